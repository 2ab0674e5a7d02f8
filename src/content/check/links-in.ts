import type { At } from '../../yaml/findings/finding.ts';
import type { Range } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { excessOf, partsOf } from '../texts/markdown.ts';
import { eachNode, isMeantAsFootnote, spanOf } from '../texts/nodes.ts';
import type { Content } from './contents.ts';
import { type LongValue, longTextsIn, passagesIn, type TextValue, textsIn } from './text-values.ts';

/** A link of a page or of site.yaml, and where its address is written. */
export type Link = {
  readonly href: string;
  readonly content: Content;
  readonly range: Range;
  readonly place: At;
  /** Whether it must lead to a file. */
  readonly isFile?: true;
};

/** Every link, those in texts included. */
export function linksOf(contents: readonly Content[]): Link[] {
  return contents.flatMap((content) => [...linksIn(content)]);
}

/** The links of a file, one after the other: after many broken ones the others are not looked for. */
export function* linksIn(content: Content): Generator<Link> {
  for (const { text, node } of textsIn(content, 'href')) {
    // Reported as empty texts.
    if (text.trim() !== '') yield linkAt(content, text, node.range);
  }
  for (const { text, node } of textsIn(content, 'file')) {
    if (text.trim() !== '') yield { ...linkAt(content, text, node.range), isFile: true };
  }
  for (const text of textsIn(content, 'richText', 'marked')) yield* linksInText(text);
  for (const text of passagesIn(content)) yield* linksInLongText(text);
  for (const text of longTextsIn(content)) yield* linksInLongText(text);
}

/** Those whose addresses are given elsewhere in the text included. */
function* linksInLongText({ content, text, node, root }: LongValue): Generator<Link> {
  for (const part of eachNode(root)) {
    if ((part.type !== 'link' && part.type !== 'definition') || isMeantAsFootnote(part)) continue;
    const [start, end] = spanOf(part);
    const at = text.lastIndexOf(part.url, end);
    const isThere = part.url !== '' && at >= start;
    // Of `[x]()` there is no address to show.
    const range = isThere ? locate(node, part.url, at) : locate(node, text.slice(start, end), start);
    yield linkAt(content, part.url, range);
  }
}

function linksInText({ content, text, node }: TextValue): Link[] {
  if (!/[\]<]/.test(text) || excessOf(text) !== undefined) return [];
  return partsOf(node, text).flatMap(({ type, start, end, url }) => {
    if (type !== 'link') return [];
    // Of `[x]()` there is no address to show.
    const shown = url === '' ? text.slice(start, end) : url;
    const range = locate(node, shown, Math.max(text.lastIndexOf(shown, end), 0));
    return [linkAt(content, url, range)];
  });
}

function linkAt(content: Content, written: string, range: Range): Link {
  return { href: filledIn(written), content, range, place: { source: content.source, range } };
}

/** `mailto:{email}` is filled in when the page is made; until then something like it takes its place. */
function filledIn(url: string): string {
  if (!url.includes('{') && !url.includes('%')) return url;
  const written = url.replace(/%7B(\w+)%7D/gi, '{$1}');
  return written.replace(/^mailto:\{email\}/, 'mailto:a@b.example').replace(/^tel:\{phone\}$/, 'tel:+123456');
}
