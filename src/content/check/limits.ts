import { longestOf } from '../../schema/schemas/schemas.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { isLonger } from '../../yaml/text/lengths.ts';
import type { Content } from './contents.ts';

/** How many marks of Markdown the texts of a file may have in all: the parser's time grows with them. */
const MOST_MARKS = 20_000;

/** What a mark may be part of: a link, a tag, emphasis or code. */
const MARK = /[[<*_`]/g;

/** The types whose texts are parsed as Markdown. */
const PARSED: ReadonlySet<ValueType> = new Set(['text', 'richText', 'passage', 'markdown']);

/**
 * A file without the values that nothing is to be said of: those that are too long, which its schema reports, and the text that has one mark too
 * many, counted over the whole file, with all texts after it. Nothing is known of them, so the file can't be published.
 */
export function withinLimits<C extends Pick<Content, 'source' | 'values'>>(
  all: C,
): { readonly content: C; readonly excess: readonly Finding[] } {
  const beyond: Node[] = [];
  let count = 0;
  const values = all.values.filter(({ kind, node }) => {
    const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
    if (isLonger(text, longestOf(kind))) return false;
    if (!PARSED.has(kind)) return true;
    if (count <= MOST_MARKS) count += text.match(MARK)?.length ?? 0;
    if (count > MOST_MARKS) beyond.push(node);
    return count <= MOST_MARKS;
  });
  const facts = { of: 'page', count, most: MOST_MARKS } as const;
  return {
    content: values.length === all.values.length ? all : { ...all, values },
    excess: beyond.slice(0, 1).map(({ range }) => finding('long-text', inText(all.source, range), facts)),
  };
}
