import type { Commands } from '../diagnostics/format/closing.ts';

/**
 * What `start` tells the Vite plugin: serve the site of a content root. Absent when somebody runs `vite` itself: the plugin then
 * serves or builds the current folder.
 */
export type ServeOptions = {
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
    sitewrightServe?: ServeOptions;
  }
}
