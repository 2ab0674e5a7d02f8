import { finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { entryOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { rewrite } from '../../yaml/text/edits.ts';
import { isOfPage } from '../schemas/habits.ts';
import type { Context } from './context.ts';
import type { Moved } from './levels.ts';

/** What other builders call the text of a page. */
const TEXT = /^(?:content|text|markdown|html|article|main)$/i;

/** `content: |` at the top of a page, with the text of the page below it: here it is its body. */
export function textOfPage(context: Context, map: MapNode, at: number): Moved | undefined {
  const entry = map.entries[at];
  const value = entry?.value;
  if (!isOfPage(context.where) || entry === undefined || !TEXT.test(entry.key)) return undefined;
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
  if (entryOf(map, 'body') !== undefined) return undefined;
  const { source } = context;
  const mistake = finding('unknown-key', inText(source, entry.keyRange), {
    key: entry.key,
    where: context.where,
    suggestion: 'body',
    known: [],
  });
  // Beside blocks, the text may belong into one of them.
  const isSure = entryOf(map, 'blocks') === undefined;
  const edits = [rewrite(source, entry.keyRange, 'body')];
  return { mistake: withAnswer(mistake, edits, isSure), entries: [{ ...entry, key: 'body' }], taken: 1 };
}
