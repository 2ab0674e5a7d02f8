import type { Nodes } from 'mdast';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import { parseLong } from '../../content/texts/long/parse.ts';
import { addAll } from '../../model/lists.ts';
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
  const filled = withoutFences(withWords(text), left);
  const edits: Edit[] = [];
  const open: { readonly name: string; readonly end: string }[] = [];
  each(parseLong(filled), (node, parent) => {
    const [start, end] = spanOf(node);
    const written = filled.slice(start, end);
    addAll(edits, withAddress(filled, node, to));
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
  each(parseLong(text), (node) => addAll(edits, withAddress(text, node, to)));
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

/**
 * What stands between `:::tip Words` and `:::`, as a note of ours. Other blocks of that form, such as `::hero` with settings between lines of `---`, are only
 * their words.
 */
function withoutFences(text: string, left: Around['left']): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  const isCode = fencedIn(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const [opened = '', colons = '', name = ''] = /^(:{2,9})[ \t]?([a-z][\w-]{0,40})/i.exec(lines[at] ?? '') ?? [];
    const rest = (lines[at] ?? '').slice(opened.length);
    const end =
      name === '' || isCode[at] === true ? -1 : lines.findIndex((each, index) => index > at && each.trim() === colons);
    if (end === -1) {
      kept.push(lines[at] ?? '');
      continue;
    }
    const inner = lines.slice(at + 1, end);
    const settingsEnd = inner[0]?.trim() === '---' ? inner.indexOf('---', 1) : -1;
    const words = inner.slice(settingsEnd + 1).filter((line) => !/^#[a-z][\w-]*$/.test(line));
    const type = NOTES[name.toLowerCase()];
    if (type === undefined) left([lines[at], ...inner.slice(0, settingsEnd + 1)].join('\n'));
    const title = /^\{|=/.test(rest) ? '' : rest.replace(/[[\]]/g, '').trim();
    const said = [
      ...(title === '' ? [] : [`**${title}**`, '']),
      ...withoutFences(words.join('\n').trim(), left).split('\n'),
    ];
    addAll(kept, type === undefined ? ['', ...said, ''] : [`> [!${type}]`, ...said.map((line) => `> ${line}`.trim())]);
    at = end;
  }
  return kept.join('\n');
}

/** The kinds of notes here, by what others call them. */
const NOTES: Readonly<Record<string, string>> = {
  ...{
    note: 'NOTE',
    info: 'NOTE',
    details: 'NOTE',
    alert: 'NOTE',
    callout: 'NOTE',
    tip: 'TIP',
    important: 'IMPORTANT',
  },
  ...{ warning: 'WARNING', caution: 'CAUTION', danger: 'CAUTION' },
};

/** Which lines are between the fences of code. */
function fencedIn(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = /^[ \t]{0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    const wasIn = fence !== undefined;
    if (mark !== undefined && fence === undefined) fence = mark;
    else if (mark !== undefined && fence !== undefined && line.trim().startsWith(fence)) fence = undefined;
    return wasIn;
  });
}
