import { finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { entryOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { rewrite } from '../../yaml/text/edits.ts';
import { isOfPage } from '../schemas/habits.ts';
import { type Instance, whereOf } from './instance.ts';
import type { Moved } from './levels.ts';

/** What other builders call the text of a page. */
const TEXT = /^(?:content|text|markdown|html|article|main)$/i;

/** `content: |` at the top of a page, with the text of the page below it: here it is its body. */
export function textOfPage(map: Instance<MapNode>, at: number): Moved | undefined {
  const { source, node } = map;
  const entry = node.entries[at];
  const where = whereOf(map);
  if (!isOfPage(where) || entry === undefined || !TEXT.test(entry.key)) return undefined;
  if (entry.value.kind !== 'scalar' || typeof entry.value.value !== 'string') return undefined;
  if (entryOf(node, 'body') !== undefined) return undefined;
  const facts = { key: entry.key, where, suggestion: 'body', known: [] };
  const mistake = finding('unknown-key', inText(source, entry.keyRange), facts);
  // Beside blocks, the text may belong into one of them.
  const isSure = entryOf(node, 'blocks') === undefined;
  const edits = [rewrite(source, entry.keyRange, 'body')];
  return { mistake: withAnswer(mistake, edits, isSure), entries: [{ ...entry, key: 'body' }], taken: 1 };
}
