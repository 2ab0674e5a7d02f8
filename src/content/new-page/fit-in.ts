import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { mended } from './mend.ts';
import { type Name, ownText } from './own.ts';
import type { Start } from './start.ts';
import type { Surroundings } from './surroundings.ts';
import { loadDraft, tryOut } from './try-out.ts';

/** A page that fits its site as well as it can. */
export type Fitting = {
  readonly text: string;
  readonly isDraft: boolean;
  /** What was changed so that it fits, in sentences. */
  readonly notes: readonly string[];
  /** What the checks find because of the page, in it or elsewhere. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many errors the site has besides. */
  readonly otherMistakes: number;
};

/** Gives a page its own name, and mends what the checks find because of it. */
export async function fitIn(start: Start, name: Name, file: string, site: Surroundings): Promise<Fitting> {
  const { disk, files, diagnostics: before } = site;
  const original = start.copied ?? (await loadDraft({ file, text: start.text }, disk));
  const isNew = newSince(before, file, start.copied?.source.file);
  const first = await tryOut({ file, text: ownText(original, name) }, disk, files);
  const own = first.diagnostics.filter((each) => each.file === file && isNew(each));
  const { text, notes } = mended(first.content, own);
  const last = notes.length === 0 ? first : await tryOut({ file, text }, disk, files);
  return {
    text,
    isDraft: last.content.draft,
    notes,
    diagnostics: last.diagnostics.filter(isNew),
    otherMistakes: last.diagnostics.filter((each) => each.severity === 'error' && !isNew(each)).length,
  };
}

/**
 * Tells what is wrong because of a page from what was wrong before, there or in the page it is a copy of. That a
 * planned page is there now is good news.
 */
function newSince(
  before: readonly Diagnostic[],
  file: string,
  copiedFrom: string | undefined,
): (diagnostic: Diagnostic) => boolean {
  const inCopy = ({ code, message }: Diagnostic): string => JSON.stringify([code, message]);
  const inPlace = (each: Diagnostic): string => JSON.stringify([each.file, each.line, each.column, inCopy(each)]);
  const known = new Set(before.map(inPlace));
  const copied = new Set(before.filter((each) => each.file === copiedFrom).map(inCopy));
  return (each) =>
    each.code !== 'planned-exists' && !known.has(inPlace(each)) && !(each.file === file && copied.has(inCopy(each)));
}
