import type { Kind } from '../../schema/schemas/kinds.ts';
import type { Node } from '../../yaml/syntax/tree.ts';

/** How many marks of Markdown the texts of a file may have in all: the parser's time grows with them. */
export const MOST_MARKS = 20_000;

/** What a mark may be part of: a link, a tag, emphasis or code. */
const MARK = /[[<*_`]/g;

/** The kinds whose texts are parsed as Markdown. */
const PARSED: ReadonlySet<Kind> = new Set(['text', 'richText', 'passage', 'markdown']);

type Value = { readonly kind: Kind; readonly node: Node };

/** The values of a file that may be looked into, and the text that went over the limit. */
export type WithinLimit = {
  readonly values: readonly Value[];
  readonly beyond?: { readonly node: Node; readonly count: number };
};

/**
 * Leaves out the text that has one mark too many, counted over the whole file, and all texts after it. Nothing is
 * known of them, so the file can't be published.
 * @param values of a file in their order
 */
export function withinLimit(values: readonly Value[]): WithinLimit {
  let count = 0;
  for (const [index, value] of values.entries()) {
    count += marksIn(value);
    if (count <= MOST_MARKS) continue;
    const rest = values.slice(index).filter(({ kind }) => !PARSED.has(kind));
    return { values: [...values.slice(0, index), ...rest], beyond: { node: value.node, count } };
  }
  return { values };
}

function marksIn({ kind, node }: Value): number {
  if (!PARSED.has(kind) || node.kind !== 'scalar' || typeof node.value !== 'string') return 0;
  return node.value.match(MARK)?.length ?? 0;
}
