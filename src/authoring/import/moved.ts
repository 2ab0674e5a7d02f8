import { posix } from 'node:path';
import { decoded, withoutEndSlashes } from '../../model/address.ts';
import type { OldPage } from './old-pages.ts';
import type { OldFolder, OldSettings, System } from './systems.ts';

/** Where things are now that were somewhere else. */
export type Moved = {
  /**
   * The new address of what a link or a picture in an old file leads to.
   * @param url as it stands there
   * @param file in which it stands
   * @returns undefined where nothing has to change: an address elsewhere, an anchor, or a file that isn't there
   */
  readonly to: (url: string, file: string) => string | undefined;
  /** Files to publish, because something shows them: their new paths, and the old ones. */
  readonly used: ReadonlyMap<string, string>;
};

/** Files that are published as they are, where something leads to them. */
const FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf|zip|mp[34]|webm|ogg|docx?|xlsx?|pptx?|epub|csv|txt|vcf|ics)$/i;

/** Finds where the pages and files of an old folder are in the new site. */
export function movedFrom(
  folder: OldFolder,
  {
    system,
    settings,
    pages,
  }: { readonly system: System; readonly settings: OldSettings; readonly pages: readonly OldPage[] },
): Moved {
  const used = new Map<string, string>();
  const routes = new Map<string, string>();
  const addresses = new Map(pages.map(({ file, oldAddress }) => [file, oldAddress]));
  for (const { file, route, oldAddress } of pages) {
    const now = route === 'index' ? '/' : `/${route}`;
    const short = system.collections.flatMap(({ from }) =>
      from !== '' && file.startsWith(`${from}/`) ? file.slice(from.length + 1) : [],
    );
    const names = [file, ...short].flatMap((each) => [each, each.replace(/\.\w+$/, '')]);
    for (const name of [...names, plainAddress(oldAddress ?? now), plainAddress(now)])
      if (!routes.has(name)) routes.set(name, now);
    const [, folderOf] = /^(.*)\/(?:_?index|README)\.\w+$/.exec(file) ?? [];
    if (folderOf !== undefined && !routes.has(folderOf)) routes.set(folderOf, now);
  }
  const publish = (path: string, old: string): string => {
    const name = path.replace(/^(?:\.\.\/)+/, '').replace(/[\s"'()<>\\]+/g, '-');
    used.set(`public/${name}`, old);
    return `/${name}`;
  };
  /** A file by its path from the top of the old folder, or from that of the addresses. */
  const fileAt = (path: string): string | undefined => {
    if (!FILE.test(path)) return undefined;
    const inFolder = system.statics.map((each) => (each === '' ? path : `${each}/${path}`)).find(folder.has);
    if (inFolder !== undefined) return publish(path, inFolder);
    return folder.has(path) ? publish(path.replace(/^(?:content|docs|src|static|public)\//, ''), path) : undefined;
  };
  const to = (url: string, file: string): string | undefined => {
    const { path, end } = partsOf(url, settings);
    if (path === undefined) return undefined;
    const address = addresses.get(file) ?? '/';
    const isWhole = path.startsWith('/');
    const places = isWhole
      ? [path.slice(1)]
      : [posix.join(posix.dirname(file), path), path, posix.join(address.replace(/[^/]*$/, ''), path).slice(1)];
    for (const place of places) {
      const found =
        fileAt(place) ??
        routes.get(place) ??
        routes.get(place.replace(/\.mdx?$/, '')) ??
        routes.get(plainAddress(`/${place}`));
      if (found !== undefined) return found + end;
    }
    return undefined;
  };
  return { to, used };
}

/** The path in a link of the site itself, decoded, and what stands behind it; none for an address elsewhere. */
function partsOf(url: string, { url: site }: OldSettings): { readonly path: string | undefined; readonly end: string } {
  const own = site !== undefined && url.startsWith(`${site}/`) ? url.slice(site.length) : url;
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  if (path === '' || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(own)) return { path: undefined, end };
  const known = path
    .replace(/^@site\/static\//, '/')
    .replace(/^(?:~|@)\//, 'src/')
    .replace(/^pathname:\/\//, '');
  return { path: decoded(known), end };
}

/** An address without what servers add or leave out: `/a/index.html`, `/a.html` and `/a/` are one. */
const plainAddress = (address: string): string =>
  withoutEndSlashes(address.replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')).toLowerCase() || '/';
