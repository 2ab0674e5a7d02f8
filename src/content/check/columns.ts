import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { isField } from '../../schema/table-columns.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { type Node, valueAt } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { SoundPart } from '../entries/kinds.ts';

/** The columns that a kind names must be fields. Of one with mistakes, nobody knows. */
export function checkColumns(source: SourceText, root: Node, { fields, unclear, isOpen }: SoundPart): Finding[] {
  const columns = valueAt(root, 'columns');
  if (columns?.kind !== 'map' || isOpen) return [];
  const known = ['title', 'description', ...fields.map(({ name }) => name)];
  return columns.entries.flatMap(({ key, keyRange }) => {
    if (isField(key, fields) || unclear.includes(key)) return [];
    const suggestion = nearest(key, known);
    const facts = { key, where: '"columns"', suggestion, known };
    const mistake = finding('unknown-key', inText(source, keyRange), facts);
    if (suggestion === undefined) return [mistake];
    return [withAnswer(mistake, [replace(keyRange, suggestion)], isOnlyNearest(key, suggestion, known))];
  });
}
