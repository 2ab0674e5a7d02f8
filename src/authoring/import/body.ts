import type { Nodes } from 'mdast';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import { foreignIn, isHtml } from '../../content/texts/foreign/foreign.ts';
import { parseLong } from '../../content/texts/long/parse.ts';
import { eachNode, spanOf, withoutAnyCode } from '../../content/texts/nodes.ts';
import { addAll } from '../../model/lists.ts';
import { applied, type Edit } from '../../yaml/text/edits.ts';

/** What a text of another system needs. */
export type Around = {
  /** The new address for one in the text; undefined where it stays. */
  readonly to: (url: string) => string | undefined;
  /** Is told of code that could not be brought. */
  readonly left: (code: string) => void;
};

/** A text in the Markdown of another system, in ours: with new addresses, without what that system fills in, with HTML as Markdown. */
export function markdownOf(text: string, { to, left }: Around): string {
  const filled = withoutFences(withMarkdown(text), left);
  const edits: Edit[] = [];
  const open: string[] = [];
  const nodes = [...eachNode(parseLong(filled))];
  const inline = new Set<Nodes>(
    nodes.flatMap((node) => (WITH_WORDS.test(node.type) && 'children' in node ? node.children : [])),
  );
  for (const node of nodes) {
    const [start, end] = spanOf(node);
    const written = filled.slice(start, end);
    addAll(edits, withAddress(filled, node, to));
    if (node.type === 'html') {
      const isInline = inline.has(node);
      // Components keep their words, and the checks speak of their marks.
      const isOurs = isInline
        ? /^<\/?[a-z]/.test(written)
        : /^\s*<[a-z/]/.test(written) && !/<[A-Z]|\{\{|\{%/.test(written);
      if (written.startsWith('<!--'))
        edits.push({ range: [start, end], text: isInline || /^<!--\s*more\b/.test(written) ? '' : asComment(written) });
      else if (isOurs)
        edits.push({
          range: [start, end],
          text: isInline ? tagOf(written, { to, open }) : inMarkdown(written, { to, left }),
        });
    }
  }
  return applied(filled, edits);
}

/** What has words, and tags among them. */
const WITH_WORDS = /^(?:paragraph|heading|tableCell|emphasis|strong|link|delete)$/;

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

/** A tag within a line, as Markdown; nothing for one that says only how something looks. */
function tagOf(tag: string, { to, open }: { readonly to: Around['to']; readonly open: string[] }): string {
  const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/.exec(tag) ?? [];
  const isEnd = tag.startsWith('</');
  if (name === 'a' && isEnd) return open.pop() ?? '';
  if (name === 'img') return inMarkdown(tag, { ...AS_IT_IS, to });
  if (name !== 'a') return MARKS[name] ?? '';
  const [, end] = /^\[x(\]\(.*\))$/s.exec(inMarkdown(`${tag}x</a>`, { ...AS_IT_IS, to })) ?? [];
  open.push(end ?? '');
  return end === undefined ? '' : '[';
}

/** What has no words that could stay. */
const NO_WORDS = ['script', 'style', 'form', 'object', 'embed', 'video', 'audio', 'canvas', 'svg'];

const AS_IT_IS: Around = { to: () => undefined, left: () => undefined };

/** HTML as Markdown, with all of its words, and with the pages of videos in place of their frames. */
export function inMarkdown(html: string, { to, left }: Around = AS_IT_IS): string {
  const leave = ({ node }: { readonly node: { readonly outerHTML: string } }) => {
    left(node.outerHTML);
    return { ignore: true };
  };
  const translator = new NodeHtmlMarkdown(
    { bulletMarker: '-', emDelimiter: '*', keepDataImages: true },
    {
      ...Object.fromEntries(NO_WORDS.map((name) => [name, leave])),
      iframe: ({ node }) => ({
        content: `<${videoPage(node.getAttribute('src') ?? '')}>`,
        surroundingNewlines: 2,
        noEscape: true,
      }),
    },
  );
  const text = translator.translate(html);
  const edits = [...eachNode(parseLong(text))].flatMap((node) => withAddress(text, node, to));
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

/** So deep may boxes be in boxes. */
const DEEPEST = 5;

/** A text with the Markdown for what means the same in another system: `{{< ref "a.md" >}}`, boxes. Code stays. */
function withMarkdown(written: string): string {
  let text = written;
  for (let round = 0; round < DEEPEST; round += 1) {
    const changes = foreignIn(withoutAnyCode(parseLong(text), text), text).flatMap((each) =>
      isHtml(each) ? [] : (each.changes ?? []),
    );
    if (changes.length === 0) break;
    const edits: Edit[] = [];
    // What is in a box comes in the next round.
    for (const { start, from, to } of changes.sort((a, b) => a.start - b.start))
      if (start >= (edits.at(-1)?.range[1] ?? 0)) edits.push({ range: [start, start + from.length], text: to });
    text = applied(text, edits);
  }
  return text;
}

/** The words of blocks such as `::hero` with settings between lines of `---`, which end with the same colons. */
function withoutFences(text: string, left: Around['left']): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  const withoutCode = withoutAnyCode(parseLong(text), text).split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [opened = '', colons = '', name = ''] =
      /^(:{2,9})[ \t]?([a-z][\w-]{0,40})/i.exec(withoutCode[at] ?? '') ?? [];
    const rest = (lines[at] ?? '').slice(opened.length);
    const end = name === '' ? -1 : lines.findIndex((each, index) => index > at && each.trim() === colons);
    if (end === -1) {
      kept.push(lines[at] ?? '');
      continue;
    }
    const inner = lines.slice(at + 1, end);
    const settingsEnd = inner[0]?.trim() === '---' ? inner.indexOf('---', 1) : -1;
    const words = inner.slice(settingsEnd + 1).filter((line) => !/^#[a-z][\w-]*$/.test(line));
    left([lines[at], ...inner.slice(0, settingsEnd + 1)].join('\n'));
    const title = /^\{|=/.test(rest) ? '' : rest.replace(/[[\]]/g, '').trim();
    const said = [
      ...(title === '' ? [] : [`**${title}**`, '']),
      ...withoutFences(words.join('\n').trim(), left).split('\n'),
    ];
    addAll(kept, ['', ...said, '']);
    at = end;
  }
  return kept.join('\n');
}
