import { isTable } from '../../model/page-file.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import type { ListNode, Node } from '../../yaml/syntax/tree.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { deleteItem } from '../edits/entries.ts';

/** Values that stand in a list for the second time: `[monday, monday]`. @param name of the field */
export function repeatedIn(source: SourceText, { items }: ListNode, name: string): Finding[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, at) => {
    if (item.kind !== 'scalar') return [];
    const isNew = !seen.has(item.value);
    seen.add(item.value);
    if (isNew) return [];
    const mistake = finding('repeated-value', inText(source, item.range), { key: name, value: String(item.value) });
    return [withEdits(mistake, withoutItem(source, item, items[at - 1]))];
  });
}

/** Takes a value out of a list, with what stands between it and the one before: a comma, or in a cell also a semicolon or a bar. */
function withoutItem(source: SourceText, { range }: Node, before: Node | undefined): readonly Edit[] | undefined {
  const from = before?.range[1] ?? range[0];
  const between = source.text.slice(from, range[0]).trim();
  const isInLine = isTable(source.file) ? ['', ',', ';', '|'].includes(between) : between === ',';
  return isInLine ? [replace([from, range[1]], '')] : deleteItem(source, range);
}
