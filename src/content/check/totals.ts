import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import type { MapNode, Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { totalNamed } from '../entries/fill.ts';
import type { EntryKind } from '../entries/kinds.ts';
import { TOTAL_OF } from '../entries/totals.ts';
import { locate } from '../texts/locate.ts';
import { splitPlaceholders } from '../texts/placeholders.ts';

/** Totals must be of fields that can be added or compared: `{sum:price}`. @param owner what the list is a key of */
export function wrongTotals(source: SourceText, owner: MapNode, kind: EntryKind | undefined): Finding[] {
  if (kind?.isSound !== true) return [];
  return owner.entries
    .filter(({ key }) => key !== 'from' && key !== 'show')
    .flatMap(({ value }) => textsIn(value))
    .flatMap((node) => wrongIn(source, node, kind));
}

function wrongIn(source: SourceText, node: ScalarNode, { name: kind, fields }: EntryKind): Finding[] {
  const text = String(node.value);
  return splitPlaceholders(text).flatMap((piece) => {
    const total = typeof piece === 'string' ? undefined : totalNamed(piece.name);
    if (typeof piece === 'string' || total === undefined) return [];
    const { start, end } = piece;
    const { name, of, field: wanted } = total;
    const field = fields.find((each) => each.name === wanted);
    const fits = TOTAL_OF[of];
    if (field !== undefined && fits.includes(field.type)) return [];
    const range = locate(node, text.slice(start, end), start);
    const place = inText(source, range);
    const others = fields.filter(({ type }) => fits.includes(type)).map((each) => each.name);
    if (field !== undefined) return [finding('field-type', place, { name, type: field.type, key: of, fits, others })];
    const suggestion = nearest(wanted, others);
    const mistake = finding('query-field', place, { key: of, field: wanted, kind, known: others, suggestion });
    if (suggestion === undefined) return [mistake];
    return [withAnswer(mistake, [replace(range, `{${of}:${suggestion}}`)], isOnlyNearest(wanted, suggestion, others))];
  });
}

function textsIn(node: Node): readonly ScalarNode[] {
  if (node.kind === 'list') return node.items.flatMap(textsIn);
  if (node.kind === 'map') return node.entries.flatMap(({ value }) => textsIn(value));
  return typeof node.value === 'string' ? [node] : [];
}
