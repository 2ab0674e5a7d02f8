import { once } from '../model/once.ts';
import { wordTable } from './word-table.ts';

/** A service on which people and companies have pages, and its mark, which we have drawn ourselves: a box behind it (from where, how high, how round), and lines. */
export type Service = {
  readonly name: string;
  readonly host: string;
  readonly box?: readonly [y: string, height: string, round: string];
  readonly mark: readonly string[];
};

const services = wordTable<readonly Service[]>('services');

/** Each with the patterns of its addresses and of its name. A name of one letter is found in other words, too. */
const patterns = once(() =>
  services().map((service) => ({
    service,
    host: new RegExp(service.host),
    name: service.name.length > 1 ? new RegExp(`\\b${service.name}\\b`, 'i') : undefined,
  })),
);

/** The service that has a page. Addresses at bsky.social end as many of Mastodon do, so the last that fits counts. */
export function serviceAt(href: string): Service | undefined {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  return patterns().findLast((each) => each.host.test(host))?.service;
}

/** What a link to another site says that has no words of its own: the service, or the address itself. Undefined for links within the site. */
export const nameOfPage = (href: string): string | undefined =>
  serviceAt(href)?.name ?? /^(?:mailto:|tel:|https?:\/\/(?:www\.)?)([^/?#]+)/.exec(href)?.[1];

/** The service that a label names. */
export const serviceNamed = (label: string): Service | undefined =>
  patterns().find(({ name }) => name?.test(label))?.service;

/** The page of a video by its number on the service where they are written so; undefined for any other text. */
export function videoAt(number: string): string | undefined {
  if (/^[\w-]{11}$/.test(number)) return `https://www.youtube.com/watch?v=${number}`;
  return /^\d{6,10}$/.test(number) ? `https://vimeo.com/${number}` : undefined;
}

/** Where a service has the pages of people, each at their name there. */
const pages = wordTable<Readonly<Record<string, string>>>('profiles');

/** The page that somebody has on a service by their name there, or by the number of their phone; undefined for any other text. */
export function pageOf(service: string, name: string): string | undefined {
  const key = service.toLowerCase();
  if (key === 'whatsapp') return /^\+[\d\s().-]+$/.test(name) ? `https://wa.me/${name.replace(/\D/g, '')}` : undefined;
  const handle = /^@?([\w.-]+)$/.exec(name)?.[1];
  return handle === undefined || !Object.hasOwn(pages(), key) ? undefined : `${pages()[key]}${handle}`;
}
