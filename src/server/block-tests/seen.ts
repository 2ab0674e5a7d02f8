// What the laws that run in a browser give: plain data.

/** An element as it can be told: its name, its words, and both in a few characters. */
export type SeenElement = { readonly element: string; readonly words: string; readonly short: string };

/** A text of the example that visitors don't see, by its number. */
export type UnseenWords = { readonly index: number; readonly why: 'hidden' | 'absent' };

/** What leaves the window, or is cut off by a box around it, and by how many pixels. */
export type WideElement = SeenElement & { readonly why: 'out' | 'cut'; readonly by: number };

export type Violation = SeenElement & {
  readonly rule: string;
  /** What the rule asks for. */
  readonly help: string;
  /** What axe says of the element: what has to be put right, and of what one thing is enough. */
  readonly each: readonly string[];
  readonly oneOf: readonly string[];
  /** Such as `wcag143`. */
  readonly tags: readonly string[];
  /** Which of the page's blocks it is in. */
  readonly block: number;
  readonly contrast?: { readonly is: number; readonly wanted: number };
};

/** By which rules axe looks: those about colours, or all others. */
export type Rules = 'colours' | 'others';
