import type { Nodes } from 'mdast';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import { parseLong } from '../../content/texts/long/parse.ts';
import { applied } from '../../yaml/text/apply.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import { replacements } from './systems.ts';

/** What a text of another system needs. */
export type Around = {
  /** The new address for one in the text; undefined where it stays. */
  readonly to: (url: string) => string | undefined;
  /** Is told of code that could not be brought. */
  readonly left: (code: string) => void;
};

/** A text in the Markdown of another system, in ours: with new addresses, without what that system fills in, with HTML as Markdown. */
export function markdownOf(text: string, { to, left }: Around): string {
  const filled = withNotes(withWords(text));
  const edits: Edit[] = [];
  const open: { readonly name: string; readonly end: string }[] = [];
  each(parseLong(filled), (node, parent) => {
    const [start, end] = spanOf(node);
    const written = filled.slice(start, end);
    edits.push(...withAddress(filled, node, to));
    if (node.type === 'html') {
      const isInline =
        parent !== undefined && /^(?:paragraph|heading|tableCell|emphasis|strong|link|delete)$/.test(parent.type);
      // Components keep their words, and the checks speak of their marks.
      const isOurs = isInline
        ? /^<\/?[a-z]/.test(written)
        : /^\s*<[a-z/]/.test(written) && !/<[A-Z]|\{\{|\{%/.test(written);
      if (written.startsWith('<!--')) edits.push({ range: [start, end], text: isInline ? '' : asComment(written) });
      else if (isOurs)
        edits.push({
          range: [start, end],
          text: isInline ? tagOf(written, { to, open }) : inMarkdown(written, { to, left }),
        });
    }
  });
  return applied(filled, edits);
}

/** Visits each part of a text, but for what is in HTML or code. */
function each(node: Nodes, visit: (node: Nodes, parent: Nodes | undefined) => void, parent?: Nodes): void {
  visit(node, parent);
  if ('children' in node) for (const child of node.children) each(child, visit, node);
}

const spanOf = ({ position }: Nodes): [number, number] => [position?.start.offset ?? 0, position?.end.offset ?? 0];

/** A comment that only people who write see. */
const asComment = (html: string): string =>
  `[//]: # (${html
    .slice('<!--'.length, -'-->'.length)
    .replace(/[()\\\s]+/g, ' ')
    .trim()})`;

/** Marks of words, by the tags that stand for them. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ b: '**', strong: '**', i: '*', em: '*', cite: '*', del: '~~', s: '~~', strike: '~~' },
  ...{ code: '`', kbd: '`', samp: '`', tt: '`', br: ' ' },
};

type Open = Pick<Around, 'to'> & { readonly open: { readonly name: string; readonly end: string }[] };

/** A tag within a line, as Markdown; nothing for one that says only how something looks. */
function tagOf(tag: string, { to, open }: Open): string {
  const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/.exec(tag) ?? [];
  const isEnd = tag.startsWith('</');
  if (name === 'a' && isEnd) return open.pop()?.end ?? '';
  if (name === 'img') return inMarkdown(tag, { to, left: () => undefined });
  if (name !== 'a') return MARKS[name] ?? '';
  const [, end] = /^\[x(\]\(.*\))$/s.exec(inMarkdown(`${tag}x</a>`, { to, left: () => undefined })) ?? [];
  open.push({ name, end: end ?? '' });
  return end === undefined ? '' : '[';
}

/** What has no words that could stay. */
const NO_WORDS = ['script', 'style', 'form', 'object', 'embed', 'video', 'audio', 'canvas', 'svg'];

const AS_IT_IS: Around = { to: () => undefined, left: () => undefined };

/** HTML as Markdown, with all of its words, and with the pages of videos in place of their frames. */
export function inMarkdown(html: string, { to, left }: Around = AS_IT_IS): string {
  const translator = new NodeHtmlMarkdown(
    { bulletMarker: '-', emDelimiter: '*', keepDataImages: true },
    {
      ...Object.fromEntries(
        NO_WORDS.map((name) => [
          name,
          ({ node }: { node: { outerHTML: string } }) => {
            left(node.outerHTML);
            return { ignore: true };
          },
        ]),
      ),
      iframe: ({ node }) => ({
        content: `<${videoPage(node.getAttribute('src') ?? '')}>`,
        surroundingNewlines: 2,
        noEscape: true,
      }),
    },
  );
  const text = translator.translate(html);
  const edits: Edit[] = [];
  each(parseLong(text), (node) => edits.push(...withAddress(text, node, to)));
  return applied(text, edits);
}

/** The address of a link or a picture as it is now, where it is another one. */
function withAddress(text: string, node: Nodes, to: Around['to']): Edit[] {
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
  const moved = to(node.url);
  const [start, end] = spanOf(node);
  const at = text.slice(start, end).lastIndexOf(node.url);
  return moved === undefined || at === -1 ? [] : [{ range: [start + at, start + at + node.url.length], text: moved }];
}

/** The page of a video, for the address at which others show it in theirs. */
function videoPage(src: string): string {
  const [, number] = /^(?:https?:)?\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src) ?? [];
  return number === undefined ? src.replace(/^\/\//, 'https://') : `https://www.youtube.com/watch?v=${number}`;
}

/** A text with words for what a system fills in, but not in code. */
function withWords(text: string): string {
  const taken: (readonly [number, number])[] = [];
  each(parseLong(text), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') taken.push(spanOf(node));
  });
  const edits: Edit[] = [];
  for (const { pattern, text: by } of replacements())
    for (const match of text.matchAll(pattern)) {
      const range = [match.index, match.index + match[0].length] as const;
      if (taken.some(([start, end]) => start < range[1] && range[0] < end)) continue;
      taken.push(range);
      edits.push({ range, text: by.replace(/\$(\d)/g, (_, at) => match[at] ?? '') });
    }
  return applied(text, edits);
}

/** `:::tip Words`, and what stands up to the next `:::`, as a note of ours. */
function withNotes(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, colons = '', name = '', words = ''] =
      /^(:{3,})[ \t]?(note|tip|info|important|warning|caution|danger|details)\b([^{\n]*)/.exec(line) ?? [];
    const end = name === '' ? -1 : lines.findIndex((each, index) => index > at && each.trim() === colons);
    if (end === -1) {
      kept.push(line);
      continue;
    }
    const type = { info: 'NOTE', danger: 'CAUTION', details: 'NOTE' }[name] ?? name.toUpperCase();
    const title = words.replace(/[[\]]/g, '').trim();
    const inner = [
      `[!${type}]`,
      ...(title === '' ? [] : [`**${title}**`, '']),
      ...lines
        .slice(at + 1, end)
        .join('\n')
        .trim()
        .split('\n'),
    ];
    kept.push(...inner.map((each) => (each === '' ? '>' : `> ${each}`)));
    at = end;
  }
  return kept.join('\n');
}
