import type { Severity } from './diagnostic.ts';

/** What has to be known of a code besides its words. */
export type Traits = {
  /** How much cannot be understood until it is corrected, so that more may be wrong there. */
  readonly hides: 'nothing' | 'value' | 'keys' | 'file';
  /** Whether it tells of something that is there, that is missing, or that is empty: what is missing may stand where nothing could be read. */
  readonly tellsOf: 'presence' | 'absence' | 'emptiness';
  /** Whether its answer may put lines under another key, or whether it may come from lines that stand under the wrong one. */
  readonly order: 'none' | 'cause' | 'effect';
  /** Whether it shows only when other files are understood, too. */
  readonly reach: 'file' | 'site';
  /** Whether settings that have it can be used all the same. Asked of errors in site.yaml. */
  readonly leaves: 'usable' | 'unusable';
  /** Whether a fix can bring it. None invents words or colours, so what is wrong with those can only be brought to light. */
  readonly fromFixes: 'possible' | 'impossible';
  /** Whether it says that a value is of another kind than its key takes. */
  readonly isOfKind: boolean;
  /** Whether its answer keeps the words of the author, or puts others in their place. */
  readonly words: 'kept' | 'changed';
  /** What is looked away from to read on after a mistake in how a file is written; undefined for what is found when it has been read. */
  readonly recovery?: 'value' | 'line';
};

/** What is known of a code besides its words. An error stops a build; with a warning, the site can be built. */
export type Kind = { readonly severity: Severity; readonly traits: Traits };
