import { longestOf } from '../../schema/schemas/schemas.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { isLonger } from '../../yaml/text/lengths.ts';
import type { Content, Value } from './contents.ts';

/**
 * A file without the values that nothing is to be said of: those that are too long, which its schema reports, and the texts that it has too
 * many marks for, with what is said of them.
 */
export function withinLimits<C extends Pick<Content, 'source' | 'values'>>(
  all: C,
): { readonly content: C; readonly excess: readonly Finding[] } {
  const short = all.values.filter(isWithinLength);
  const { values, beyond } = withinLimit(short);
  const content = values.length === all.values.length ? all : { ...all, values };
  if (beyond === undefined) return { content, excess: [] };
  const { node, count } = beyond;
  const at = { source: all.source, range: node.range };
  return { content, excess: [finding('long-text', at, { of: 'page', count, most: MOST_MARKS })] };
}

function isWithinLength({ kind, node }: Value): boolean {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  return !isLonger(text, longestOf(kind));
}

/** How many marks of Markdown the texts of a file may have in all: the parser's time grows with them. */
const MOST_MARKS = 20_000;

/** What a mark may be part of: a link, a tag, emphasis or code. */
const MARK = /[[<*_`]/g;

/** The kinds whose texts are parsed as Markdown. */
const PARSED: ReadonlySet<ValueType> = new Set(['text', 'richText', 'passage', 'markdown']);

/** The values of a file that may be looked into, and the text that went over the limit. */
type WithinLimit = {
  readonly values: readonly Value[];
  readonly beyond?: { readonly node: Node; readonly count: number };
};

/**
 * Leaves out the text that has one mark too many, counted over the whole file, and all texts after it. Nothing is
 * known of them, so the file can't be published.
 * @param values of a file in their order
 */
function withinLimit(values: readonly Value[]): WithinLimit {
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
