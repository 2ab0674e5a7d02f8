import type { JsonObject, WrittenBlock } from '../../src/model/json.ts';
import { filled, page, settings, text } from './content.ts';

/** What a page of our own site shows, read from what its author wrote: as far as the blocks of our home and contact page go. */

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const blocksOf = (address: string): readonly WrittenBlock[] => page(address).blocks ?? [];

/** The headings of a page, such as `h1 Welcome`. */
export function headingsOf(address: string): string[] {
  return blocksOf(address).flatMap((block, index) => [
    `h${index === 0 ? 1 : 2} ${text(block, 'title')}`,
    ...(typeof block.detailsTitle === 'string' ? [`h2 ${block.detailsTitle}`] : []),
    ...(Array.isArray(block.items) ? block.items : []).flatMap((item) => {
      const title = isObject(item) ? (item.title ?? item.question) : undefined;
      return typeof title === 'string' ? [`h3 ${filled(title)}`] : [];
    }),
  ]);
}

/** The links of a page, such as `Read more -> /about`. */
export const linksOf = (address: string): string[] =>
  blocksOf(address).flatMap((block) => [...linksIn(block), ...(block.type === 'contact-form' ? details() : [])]);

/** The links of a written value: those of its texts, and the one that it is. */
export function linksIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...filled(value).matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label, href]) => `${label} -> ${href}`);
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return [];
  const { href, label, title } = value;
  const own = typeof href === 'string' ? [`${filled(String(label ?? title))} -> ${href}`] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

/** The links beside a contact form. */
function details(): string[] {
  const { phone, email, profiles } = settings.contact ?? {};
  return [
    ...(phone === undefined ? [] : [`${phone} -> tel:${phone.replace(/[^+\d]/g, '')}`]),
    ...(email === undefined ? [] : [`${email} -> mailto:${email}`]),
    ...linksIn(profiles),
  ];
}

/** The links of the menu, each entry's sub-menu in its place. */
export function menuLinks(): string[] {
  return (settings.nav?.items ?? []).flatMap(({ label, href, items, allLabel, note }) =>
    items === undefined ? linksIn({ label, href }) : [...linksIn(items), `${allLabel} -> ${href}`, ...linksIn(note)],
  );
}

/** The links of the footer's columns. */
export const footerLinks = (): string[] => linksIn(settings.footer?.columns);

/** The footer's line of copyright in some year. */
export const copyright = (year: number): string =>
  filled(settings.footer?.copyright ?? '').replace('{year}', String(year));
