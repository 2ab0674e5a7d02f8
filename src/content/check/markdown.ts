import type { Refused } from '../../diagnostics/messages/told.ts';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { foreignIn } from '../texts/foreign/foreign.ts';
import { purposeOf } from '../texts/foreign/purposes.ts';
import { onlyShown } from '../texts/long/masked.ts';
import { excessOf, type MarkupPart, partsOf } from '../texts/markdown.ts';
import { foreignAround } from './foreign.ts';
import { ANY, type FileRule } from './rule.ts';
import { shownMarkdownIn } from './shown-markdown.ts';
import { type Slip, toFindings } from './slips.ts';
import type { TextValue } from './text-values.ts';

/** Short descriptions take bold, italic, code and links; there are blocks for everything else of Markdown. */
export const markdownRule: FileRule = { scope: 'file', of: ANY, find: { markedRichText: checkText } };

function checkText(value: TextValue): Finding[] {
  const { text, node } = value;
  // Nothing else can begin what we look for.
  if (
    !/[<>#`~!|=]|\[\^|---|\*\*\*|- -|\* \*|_ _|___|^[ \t]*(?:[-*+•◦▪–]|\d+[.)]) /m.test(text) ||
    excessOf(text) !== undefined
  )
    return [];
  const foreign = foreignIn(text);
  const found = partsOf(node, text).flatMap((part): RefusedElement[] => {
    const { start, end } = part;
    const said = refusedOf(part);
    // What is part of a shortcode is reported with it.
    if (said === undefined || foreignAround(foreign, start, end) !== undefined) return [];
    return [{ start, written: text.slice(start, end).split('\n', 1).join(''), said }];
  });
  const shown = shownMarkdownIn(onlyShown(text)).map(({ kind, start, end }): RefusedElement => {
    return { start, written: text.slice(start, end), said: { why: kind } };
  });
  return toFindings(value, [...withoutClosing(found), ...shown, ...listIn(value)], (at, said) =>
    finding('unsupported-markdown', at, said),
  );
}

type RefusedElement = Slip<Refused>;

/** `<b>` and its `</b>` are one mistake. */
export function withoutClosing<T extends { readonly written: string }>(found: readonly T[]): T[] {
  const open = new Set<string>();
  return found.filter(({ written }) => {
    const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(written) ?? [];
    if (slash === '/') return !open.has(name);
    open.add(name);
    return true;
  });
}

/** Two or more lines in a row that begin like entries of a list: they would run together into one paragraph. */
function listIn({ text, node }: TextValue): RefusedElement[] {
  if (node.style !== 'block') return [];
  const found =
    /^[ \t]*(([-*+•◦▪–]) .*)\n[ \t]*\2 \S/m.exec(text) ?? /^[ \t]*(\d+[.)] .*)\n[ \t]*\d+[.)] \S/m.exec(text);
  const written = found?.[1]?.trimEnd();
  if (found === null || written === undefined) return [];
  const start = found.index + found[0].indexOf(written);
  return [{ start, written, said: { why: 'list' } }];
}

function refusedOf(node: MarkupPart): Refused | undefined {
  switch (node.type) {
    case 'html':
      return refusedHtml(node.value);
    case 'heading':
    case 'code':
    case 'image':
      return { why: node.type };
    default:
      return undefined;
  }
}

/** What is wrong with HTML in a text. */
export function refusedHtml(written: string): Refused {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(written)?.[1]?.toLowerCase() ?? '';
  const tag = written.split('\n', 1).join('');
  const use = markdownFor(name);
  if (use !== undefined) return { why: 'html', tag, use };
  const purpose = purposeOf(name);
  if (/^<\/?[A-Z]/.test(written)) return { why: 'component', tag, purpose };
  if (purpose === undefined && written.startsWith('<?')) return { why: 'php' };
  return { why: 'html', tag, use: purpose ?? (written.startsWith('<!--') ? 'comment' : 'nothing') };
}

/** What Markdown has in the place of a tag of HTML. */
function markdownFor(name: string): 'bold' | 'italic' | 'words' | 'paragraph' | undefined {
  if (/^(b|strong)$/.test(name)) return 'bold';
  if (/^(i|em)$/.test(name)) return 'italic';
  if (name === 'a') return 'words';
  return /^(br|p|div)$/.test(name) ? 'paragraph' : undefined;
}
