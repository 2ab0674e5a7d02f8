import type { Told } from '../../diagnostics/catalogue.ts';
import { isHostName, reachOf } from '../../schema/formats/hosts.ts';
import { valueInTag } from '../../schema/formats/pasted-tag.ts';

export type AddressProblem = {
  readonly facts: Told<'bad-image-address'>;
  /** The address as it should be, if there is such a picture. */
  readonly write?: string;
};

/** Why something cannot be the address of a picture, whatever exists. Undefined for `/...` and `https://...`. */
export function addressProblem(path: string): AddressProblem | undefined {
  const plain = path.replaceAll('\\', '/');
  const name = plain.slice(plain.lastIndexOf('/') + 1);
  const inFolder = `/images/${name}`;
  if (/^[a-z]:\/|^file:|^\/(?:Users|home)\/|^~/i.test(plain))
    return { facts: { why: 'own-computer', name }, write: publicPart(plain) ?? inFolder };
  const inTag = valueInTag(path, 'src');
  if (inTag !== undefined) return { facts: { why: 'tag', better: inTag }, write: inTag };
  if (/^data:/i.test(path)) return { facts: { why: 'data' } };
  if (plain.startsWith('//')) return { facts: { why: 'slashes', better: inFolder }, write: inFolder };
  if (plain !== path) {
    const meant = addressProblem(plain);
    const write = meant === undefined ? plain : (meant.write ?? inFolder);
    return { facts: { why: 'slashes', better: write }, write };
  }
  if (path.startsWith('http://')) {
    return { facts: { why: 'no-https', secure: `https://${path.slice('http://'.length)}` } };
  }
  if (path.startsWith('https://')) {
    const facts = httpsProblem(path);
    return facts && { facts };
  }
  const [, inPublic] = /^\/?public(\/.*)$/s.exec(path) ?? [];
  if (inPublic !== undefined) return { facts: { why: 'in-public', better: inPublic }, write: inPublic };
  if (path.startsWith('/')) return undefined;
  if (path === '') return { facts: { why: 'empty' } };
  const write = `/${path.replace(/^(?:[a-z]+:|[./]+)+/i, '').replace(/^public\//, '')}`;
  return { facts: { why: 'no-slash', path: write }, write };
}

/** What comes after the folder public/ in a path of a computer. */
function publicPart(path: string): string | undefined {
  const at = path.indexOf('/public/');
  return at < 0 ? undefined : path.slice(at + '/public'.length);
}

function httpsProblem(path: string): Told<'bad-image-address'> | undefined {
  try {
    const url = new URL(path);
    const isWhole = isHostName(url.hostname) && url.username === '' && url.password === '' && !/\s/.test(path);
    const page = isWhole ? picturePage(url) : undefined;
    if (page !== undefined) return { why: 'page', service: page.service, name: page.name };
    if (isWhole) return reachOf(url.hostname) === undefined ? undefined : { why: 'unreachable', host: url.hostname };
  } catch {
    // Reported like the others.
  }
  return { why: 'incomplete' };
}

/** Services whose links show a picture on a page of theirs: their name, and the addresses of such pages. */
const SERVICES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Google Drive', /^(?:drive|docs)\.google\.com\//],
  ['Google Photos', /^(?:photos\.google\.com|photos\.app\.goo\.gl)\//],
  ['Dropbox', /^(?:www\.)?dropbox\.com\/(?!.*[?&]raw=1(?:&|$))/],
  ['OneDrive', /^(?:(?:www\.)?1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)\//],
  ['iCloud', /^(?:www|share)\.icloud\.com\//],
  ['Flickr', /^(?:www\.)?flickr\.com\/photos\//],
  ['Imgur', /^(?:www\.)?imgur\.com\//],
  ['Unsplash', /^(?:www\.)?unsplash\.com\/(?:[a-z]{2}\/)?photos\//],
  ['Pexels', /^(?:www\.)?pexels\.com\/(?:[\w-]+\/)?photo\//],
  ['Pixabay', /^(?:www\.)?pixabay\.com\/(?:[a-z]{2}\/)?(?:photos|illustrations|vectors)\//],
  ['Instagram', /^(?:www\.)?instagram\.com\//],
  ['Facebook', /^(?:www\.|m\.)?facebook\.com\//],
  ['Pinterest', /^(?:[\w-]+\.)?pinterest\.[a-z.]+\//],
  ['Canva', /^(?:www\.)?canva\.com\/design\//],
  ['Wikimedia', /^(?:[\w-]+\.)+wiki(?:m|p)edia\.org\/wiki\//],
  ['GitHub', /^github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=)/],
];

/** A page that shows a picture, given instead of the picture: the service, and the name of the picture if the address says it. */
type PicturePage = { readonly service: string; readonly name: string | undefined };

/** Which service's page an address leads to; undefined if it may be a picture. */
function picturePage(url: URL): PicturePage | undefined {
  const address = `${url.hostname}${url.pathname}${url.search}`;
  const service = SERVICES.find(([, pattern]) => pattern.test(address))?.[0];
  if (service === undefined) return undefined;
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1).toLowerCase();
  return { service, name: /^[\w-]+\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(last) ? last : undefined };
}
