import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/most.ts';
import { itemsOf, type Node, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import type { Content } from './contents.ts';
import { firstAndLater } from './repeated.ts';
import type { FileRule } from './rule.ts';

const RESERVED = ['main', 'root'];

/** The ids that the author of a page has given: those of its blocks, and of entries in them, such as tabs. */
export function idsIn(root: Node): Node[] {
  const named = itemsOf(root, 'blocks').flatMap((block) => [block, ...itemsOf(block, 'items')]);
  return named.flatMap((each) => valueAt(each, 'id') ?? []);
}

/** No two blocks of a page may have the same id, and none that of a part of the page itself. */
export const idsRule: FileRule = { scope: 'file', of: ['page'], find: { whole: checkIds } };

function checkIds({ source, root }: Content): Finding[] {
  const ids = idsIn(root);
  const reserved = ids.filter((id) => id.kind === 'scalar' && RESERVED.includes(String(id.value)));
  return [
    ...reserved
      .slice(0, MOST_COUNTED)
      .map((id) =>
        finding('reserved-id', inText(source, id.range), { id: id.kind === 'scalar' ? String(id.value) : '' }),
      ),
    ...firstAndLater(ids)
      .slice(0, MOST_COUNTED)
      .map(({ value, first, later }) => {
        const { line } = locationOf(source, first.range);
        const mistake = finding('duplicate-id', inText(source, later.range), { id: value, line });
        return withRelated(mistake, { source, range: first.range }, { why: 'used-first', name: value });
      }),
  ];
}
