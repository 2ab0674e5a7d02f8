import { finding, inText } from '../../yaml/findings/finding.ts';
import { type Node, valueAt } from '../../yaml/syntax/tree.ts';
import { entriesIn } from './contents.ts';
import type { FileRule } from './rule.ts';

/** What people call the last row of a table that has the sums of the others. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sums?|summe|gesamt|insgesamt|zusammen|somme|ensemble|suma|totale|totaal|toplam|итого|всего|合计|总计|合計|कुल)(?!\p{L})/iu;

/** A row that adds up the others is no entry: lists would show it among them, and count it in their own sums. */
export const totalRowsRule: FileRule = {
  scope: 'file',
  of: ['data'],
  find: {
    whole: (content) => {
      const entries = entriesIn(content);
      const last = entries.at(-1);
      const title = last && valueAt(last, 'title');
      if (last?.kind !== 'map' || title?.kind !== 'scalar' || entries.length < 3) return [];
      const name = String(title.value).trim();
      const key = last.entries.find((entry) => isSum(entry.key, entry.value, entries.slice(0, -1)))?.key;
      if (!TOTAL.test(name) || key === undefined) return [];
      return [finding('total-row', inText(content.source, title.range), { title: name, key })];
    },
  },
};

/** Whether a number is what those of the other entries come to. */
function isSum(key: string, value: Node, others: readonly Node[]): boolean {
  if (numberIn(value) === undefined) return false;
  const numbers = others.flatMap((other) => numberIn(valueAt(other, key)) ?? []);
  const sum = numbers.reduce((all, each) => all + each, 0);
  return numbers.length > 1 && Math.abs(sum - (numberIn(value) ?? 0)) < 0.005;
}

const numberIn = (node: Node | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
