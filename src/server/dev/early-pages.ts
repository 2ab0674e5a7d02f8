import type { Disk } from '../../content/files/disk.ts';
import type { KeptFiles } from '../../content/load/kept-files.ts';
import { knownNow, type OpenSite, openSite } from '../../content/load/open-site.ts';
import { siteAddress } from '../../content/site-address.ts';
import { routeAt } from '../../model/address.ts';
import { askedFor } from '../serving/request-path.ts';
import { type LiveSite, liveSite, pageFile } from './live-site.ts';
import { planOf } from './read-site.ts';

type Request = { readonly disk: Disk; readonly kept: KeptFiles; readonly now: () => Date };

/** The pages of a site that isn't read yet, each by itself when somebody asks for it. */
export class EarlyPages {
  readonly #request: Request;
  #opened: Promise<OpenSite | undefined> | undefined;
  /** The sites of one page each, by their routes. Undefined for those that have to wait. */
  readonly #sites = new Map<string, LiveSite | undefined>();

  constructor(request: Request) {
    this.#request = request;
  }

  /** The site that has what is at an address; undefined for what has to wait until all files are read. */
  async at(url: string): Promise<LiveSite | undefined> {
    const { disk, kept, now } = this.#request;
    this.#opened ??= openSite(disk, { at: now(), all: true }, kept);
    const opened = await this.#opened;
    const asked = opened && askedFor(url, siteAddress(opened.url).base);
    if (opened === undefined || asked?.kind !== 'path') return undefined;
    const withPicture = [...this.#sites.values()].find((site) => site?.live?.content.publicFiles.has(asked.path));
    if (withPicture !== undefined) return withPicture;
    const route = routeAt(asked.path);
    if (!this.#sites.has(route)) this.#sites.set(route, await pageAt(opened, route));
    return this.#sites.get(route);
  }

  /** Reads pages again when they are asked for. @param files that have changed. @returns the addresses of pages that were shown */
  forget(files: readonly string[]): readonly string[] {
    // What else has changed may concern any of them.
    const isAny = !files.every((file) => file.startsWith('pages/'));
    if (isAny) this.#opened = undefined;
    this.#request.kept.files.again(this.#request.disk, files);
    const changed = new Set(files.map(pageFile));
    const forgotten: string[] = [];
    for (const [route, site] of this.#sites) {
      const { frame, pages = [] } = site?.live?.plan ?? {};
      if (frame !== undefined && !isAny && !pages.some(({ file }) => changed.has(file))) continue;
      this.#sites.delete(route);
      if (frame !== undefined) forgotten.push(routeAt(frame.base + route.slice(1)));
    }
    return forgotten;
  }
}

async function pageAt(opened: OpenSite, route: string): Promise<LiveSite | undefined> {
  const content = await opened.at(route);
  const plan = content && knownNow(() => planOf(content));
  return plan && liveSite([], plan, content);
}
