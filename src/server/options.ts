import type { Commands } from '../diagnostics/format/pretty.ts';
import type { Hosts } from './serving/hosts.ts';

/** What a development server reads, and what it says of it. */
export type ReadOptions = {
  /** The content root. */
  readonly root: string;
  readonly color: boolean;
  /** How many cells a line of the terminal has, where that is known. It may be resized. */
  readonly width: () => number | undefined;
  /** What the terminal says to type next, below mistakes; absent for plain `vite`. */
  readonly commands?: Commands;
  readonly print: (text: string) => void;
};

/** What it serves, and to whom. */
export type ServeOptions = ReadOptions & {
  /** The names that the server answers for. */
  readonly hosts: Hosts;
  /** Called when the builder itself has changed: what was made of it stays for the life of a process, so another one has to take over. */
  readonly outdated: () => void;
  /** What starts the editor in which mistakes are opened; without it, the one that runs. */
  readonly editor?: string | undefined;
};
