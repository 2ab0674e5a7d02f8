/** How a visitor has set up device and browser. */
export type Settings = {
  /** Whether the device prefers dark pages. */
  readonly dark: boolean;
  readonly script: boolean;
  /** Whether letters are twice as large as usual. */
  readonly largeText: boolean;
};

/** What can be passed into a page and back: JSON. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

export type Key = 'Tab' | 'Shift' | 'Enter' | 'Escape' | 'Space' | 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight';

/** A browser window with one page, driven as a visitor's hands drive it. */
export type BrowserWindow = {
  /** Opens a page, and waits until it has loaded. */
  readonly goTo: (address: string) => Promise<void>;
  /** Runs a function in the page. It can use nothing but its arguments. */
  readonly run: <Given extends readonly Plain[], Found>(
    task: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ) => Promise<Found>;
  /** Presses keys together: each while those before it are held. */
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Sets the size of the page, without the window's frame. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A screenshot of what is in view, as PNG. */
  readonly picture: () => Promise<Buffer>;
  /** The page as a PDF document, where the browser prints without asking. */
  readonly print?: () => Promise<Buffer>;
  /** What went wrong so far: errors, warnings, violations of the policy, requests that failed. */
  readonly noise: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly open: (settings: Settings) => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
};

/**
 * An expression that runs a function and gives its result as JSON. It gives a promise only if the function does: where scripts are off,
 * promises never settle in Firefox.
 */
export const expression = (task: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `((found) => found instanceof Promise ? found.then((kept) => JSON.stringify(kept ?? null)) : JSON.stringify(found ?? null))
    ((${task})(...${JSON.stringify(given)}))`;
