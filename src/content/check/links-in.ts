import type { Nodes } from 'mdast';
import type { At } from '../../yaml/findings/finding.ts';
import type { Range } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { excessOf, partsOf } from '../texts/markdown.ts';
import { eachNode, isMeantAsFootnote, spanOf } from '../texts/nodes.ts';
import type { Content, Summary } from './contents.ts';
import { type LongValue, longTextsIn, passagesIn, type TextValue, textsIn } from './text-values.ts';

/** A link of a page or of site.yaml, and where its address is written. */
export type Link = {
  readonly href: string;
  readonly content: Content;
  readonly range: Range;
  /** Whether it must lead to a file. */
  readonly isFile?: true;
};

/** Every link, those in texts included. */
export function linksOf(contents: readonly Content[]): Link[] {
  return contents.flatMap((content) => [...linksIn(content)]);
}

/** The links of a file, one after the other: after many broken ones the others are not looked for. */
export function linksIn(content: Content): Iterable<Link> {
  return content.summary === undefined ? linksInTree(content) : savedLinks(content, content.summary);
}

function* linksInTree(content: Content): Generator<Link> {
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
    if ((part.type !== 'link' && part.type !== 'definition') || isMeantAsFootnote(part) || isComment(part)) continue;
    const [start, end] = spanOf(part);
    const at = text.lastIndexOf(part.url, end);
    const isThere = part.url !== '' && at >= start;
    // Of `[x]()` there is no address to show.
    const range = isThere ? locate(node, part.url, at) : locate(node, text.slice(start, end), start);
    yield linkAt(content, part.url, range);
  }
}

/** `[//]: # (a note to oneself)`: that leads nowhere, and nobody sees it. */
const isComment = (part: Nodes): boolean =>
  part.type === 'definition' && part.url === '#' && !/^\w+$/.test(part.identifier);

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
  return { href: filledIn(written), content, range };
}

/** Where a link stands. The text is read then, if it wasn't. */
export const placeOf = ({ content: { source }, range }: Link): At => ({ source, range });

/** Where links stand, as a short text to be saved beside their addresses: how far from the one before, and how long, if that isn't as long as the address. */
export function savedPlaces(links: readonly Link[]): string {
  return links
    .map(({ href, range: [start, end], isFile }, at) => {
      const away = (start - (links[at - 1]?.range[0] ?? 0)).toString(36);
      const length = end - start === href.length ? '' : `+${(end - start).toString(36)}`;
      return `${away}${length}${isFile ? '!' : ''}`;
    })
    .join(' ');
}

function* savedLinks(content: Content, { links, places }: Summary): Generator<Link> {
  let start = 0;
  const saved = places.split(' ');
  for (const [at, href] of links.entries()) {
    const [, away = '', length, sign] = /^(-?\w+)(?:\+(\w+))?(!?)$/.exec(saved[at] ?? '') ?? [];
    start += Number.parseInt(away, 36);
    const end = start + (length === undefined ? href.length : Number.parseInt(length, 36));
    const link = linkAt(content, href, [start, end]);
    yield sign === '!' ? { ...link, isFile: true } : link;
  }
}

/** `mailto:{email}` is filled in when the page is made; until then something like it takes its place. */
function filledIn(url: string): string {
  if (!url.includes('{') && !url.includes('%')) return url;
  const written = url.replace(/%7B(\w+)%7D/gi, '{$1}');
  return written.replace(/^mailto:\{email\}/, 'mailto:a@b.example').replace(/^tel:\{phone\}$/, 'tel:+123456');
}
