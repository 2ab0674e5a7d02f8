import { wordTable } from '../../schema/schemas/word-table.ts';

type Words = Readonly<Record<string, string>>;

/** What icons are called. */
export const iconWords = wordTable<{
  /** What Font Awesome, Material, Bootstrap and older versions of our set call the same drawing: our icon -> their names. */
  readonly same: Words;
  /** What shows a thing for which there is no icon of its own, best first. The icons' own tags have other words. */
  readonly forThings: Words;
  /** The icons for pictures that people type, best first. */
  readonly forEmoji: Words;
  /** Companies whose logos other sets have. Ours has none. */
  readonly logos: readonly string[];
}>('icons');
