import type { WholeFrame } from '../../model/frame.ts';
import type { Href } from '../../model/text.ts';
import { escapeText } from '../../outputs/html/escape.ts';
import { tag } from '../../outputs/html/tags.ts';
import { plainWords } from '../plan/texts.ts';

/** The tags that site.yaml adds to every page: those of `head`, and its programs, which run when the page is there. */
export function ownTags({ base, site: { head = [], scripts = [] } }: WholeFrame): string[] {
  const addressOf = ({ kind, href }: Href): string => (kind === 'page' ? base + href.slice(1) : href);
  return [
    ...head.flatMap(({ meta, content, rel, href, type, title }) => [
      ...(meta === undefined ? [] : [tag('meta', { name: meta, content })]),
      ...(rel === undefined || href === undefined
        ? []
        : [tag('link', { rel, type, title: title && plainWords(title), href: addressOf(href) })]),
    ]),
    ...scripts.map(({ src }) => `<script defer src="${escapeText(addressOf(src.href))}"></script>`),
  ];
}
