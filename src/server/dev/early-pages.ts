import { type OpenSite, openSite, unlessUnread } from '../../content/load/open-site.ts';
import type { Disk } from '../../disk/disk.ts';
import { routeAt } from '../../model/address.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { askedFor } from '../serving/request-path.ts';
import { type LiveSite, liveSite, nothing } from './live-site.ts';
import { planOf } from './read-site.ts';

type Request = { readonly disk: Disk; readonly now: () => Date };

/** A site that was opened, and the sites of one page each that were made of it, by their routes: undefined for pages that have to wait. */
type Opened = { readonly site: OpenSite | undefined; readonly pages: Map<string, LiveSite | undefined> };

/** The pages of a site that isn't read yet, each by itself when somebody asks for it. */
export class EarlyPages {
  readonly #request: Request;
  #opened: Promise<Opened> | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  /** The site that has what is at an address; undefined for what has to wait until all files are read. */
  async at(url: string): Promise<LiveSite | undefined> {
    this.#opened ??= open(this.#request);
    const { site, pages } = await this.#opened;
    const asked = site && askedFor(url, siteAddress(site.url).base);
    if (site === undefined || asked?.kind !== 'path') return undefined;
    const withPicture = [...pages.values()].find((page) => page?.live?.content.publicFiles.has(asked.path));
    if (withPicture !== undefined) return withPicture;
    const route = routeAt(asked.path);
    if (!pages.has(route)) pages.set(route, await pageAt(site, route));
    return pages.get(route);
  }

  /**
   * Reads all anew when somebody asks for it: a page shows what others say, too.
   * @returns the addresses of pages that were shown
   */
  async forget(): Promise<readonly string[]> {
    const opened = this.#opened;
    this.#opened = undefined;
    const { pages = new Map<string, LiveSite | undefined>() } = (await opened) ?? {};
    return [...pages].flatMap(([route, { live } = nothing]) =>
      live === undefined ? [] : [routeAt(live.plan.frame.base + route.slice(1))],
    );
  }
}

async function open({ disk, now }: Request): Promise<Opened> {
  return { site: await openSite(disk, { at: now(), all: true }), pages: new Map() };
}

async function pageAt(opened: OpenSite, route: string): Promise<LiveSite | undefined> {
  const content = await opened.at(route);
  const plan = content && unlessUnread(() => planOf(content));
  return plan && liveSite([], plan, content);
}
