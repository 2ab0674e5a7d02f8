import { wordTable } from './word-table.ts';

/** A service on which people and companies have pages. */
export type Service = { readonly name: string; readonly host: RegExp };

const services = [
  { name: 'LinkedIn', host: /^(?:[a-z]+\.)?linkedin\.com$|^lnkd\.in$/ },
  { name: 'GitHub', host: /^(?:gist\.)?github\.com$/ },
  { name: 'GitLab', host: /^gitlab\.com$/ },
  { name: 'Mastodon', host: /mastodon|mstdn|^(?:fosstodon|hachyderm|infosec)\.|\.social$/ },
  { name: 'Instagram', host: /^(?:www\.)?(?:instagram\.com|instagr\.am)$/ },
  { name: 'Facebook', host: /^(?:[a-z-]+\.)?(?:facebook\.com|fb\.com|fb\.me)$/ },
  { name: 'YouTube', host: /^(?:[a-z]+\.)?youtube\.com$|^youtu\.be$/ },
  { name: 'X', host: /^(?:www\.)?(?:x|twitter)\.com$/ },
  { name: 'Bluesky', host: /^bsky\.app$|\.bsky\.social$/ },
  { name: 'WhatsApp', host: /^(?:(?:www|api|chat)\.)?whatsapp\.com$|^wa\.me$/ },
  { name: 'TikTok', host: /^(?:www\.)?tiktok\.com$/ },
  { name: 'Xing', host: /^(?:www\.)?xing\.com$/ },
] as const satisfies readonly Service[];

export type ServiceName = (typeof services)[number]['name'];

/** The service that has a page. Addresses at bsky.social end as many of Mastodon do, so the last that fits counts. */
export function serviceAt(href: string): ServiceName | undefined {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  return services.findLast((each) => each.host.test(host))?.name;
}

/** The service that a label names. */
export function serviceNamed(label: string): ServiceName | undefined {
  return services.find(({ name }) => name.length > 1 && new RegExp(`\\b${name}\\b`, 'i').test(label))?.name;
}

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
