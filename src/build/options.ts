import type { Commands } from '../diagnostics/format/closing.ts';

/**
 * What a command tells the Vite plugin, as `sitewright` in Vite's inline config. Absent when somebody runs
 * `vite` itself: the plugin then serves or builds the current folder.
 */
export type SitewrightOptions = BundleOptions | ServeOptions;

/** Compile the app for a build. */
export type BundleOptions = {
  readonly task: 'bundle';
  /** Where the compiled files go. */
  readonly folder: string;
  /** The path the site will be served under. */
  readonly base: string;
};

/** Serve the site of a content root. */
export type ServeOptions = {
  readonly task: 'serve';
  readonly root: string;
  /** The build's folder, which is not content. */
  readonly out: string;
  /** Names besides its own that the server answers for; absent for plain `vite`, which has its own setting. */
  readonly allowedHosts?: readonly string[];
  readonly color: boolean;
  /** How many cells a line of the terminal has, where that is known. It may be resized. */
  readonly width: () => number | undefined;
  /** What the terminal says to type next, below mistakes; absent for plain `vite`. */
  readonly commands?: Commands;
  readonly print: (text: string) => void;
  /** Told how the server starts anew, which it does by this call only: so nobody closes it half-way. */
  readonly restarting?: (restart: () => Promise<void>) => Promise<void>;
};

declare module 'vite' {
  interface UserConfig {
    sitewright?: SitewrightOptions;
  }
}
