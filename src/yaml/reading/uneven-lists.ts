import type { Finding } from '../findings/finding.ts';
import { misplacedEntries, unevenListOf } from '../mistakes/dashes/columns.ts';
import type { Mask } from '../syntax/masks.ts';
import { linePartsOf } from '../text/line-parts.ts';
import type { Line, SourceText } from '../text/source.ts';
import { masksOfUnevenList } from './masks-as-fixed.ts';

/** A list that is read with all its dashes in one column. */
export type Evened = {
  readonly masks: readonly Mask[];
  /** All that is to be said of it. */
  readonly findings: readonly Finding[];
  /** What can be read then, at least: the first entry that keeps the parser from it now. */
  readonly until: number;
};

/** Evens the list that an entry in another column than most belongs to; undefined if it belongs to none. */
export function evenedAt(source: SourceText, line: Line): Evened | undefined {
  const list = unevenListOf(source, line);
  const masks = list === undefined ? undefined : masksOfUnevenList(source, list);
  if (list === undefined || masks === undefined) return undefined;
  const [first] = list.entries;
  const odd = list.entries.find(({ column }) => column !== first?.column);
  const { keyStart, key = '' } = linePartsOf(odd?.line ?? line);
  return { masks, findings: misplacedEntries(source, list), until: keyStart + key.length };
}
