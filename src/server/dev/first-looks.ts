import { planAlone } from '../../builder/plan/plan.ts';
import { yearOf } from '../../builder/year.ts';
import type { Disk } from '../../content/files/disk.ts';
import { readAlone, readShared, type Shared } from '../../content/load/alone.ts';
import type { KeptFiles } from '../../content/load/kept-files.ts';
import { once } from '../../content/once.ts';
import { siteAddress } from '../../content/site-address.ts';
import { routeAt } from '../../model/address.ts';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import { askedFor } from '../serving/request-path.ts';
import type { LiveSite } from './live-site.ts';

type Request = { readonly disk: Disk; readonly kept: KeptFiles; readonly now: () => Date };

/**
 * Sites of one page each, for requests that come before the whole site is read. What they show is right as far as the page's own file says.
 * @returns the site that has what is at an address; undefined for what has to wait for the whole site
 */
export function firstLooks({ disk, kept, now }: Request): (url: string) => Promise<LiveSite | undefined> {
  const looks = new Map<string, Promise<LiveSite | undefined>>();
  const shown: LiveSite[] = [];
  const shared = once(() => readShared(disk, { at: now(), all: true }, kept));
  const look = async (route: string, read: Shared): Promise<LiveSite | undefined> => {
    const alone = await readAlone(disk, route, read);
    if (alone === undefined) return undefined;
    const options = { year: yearOf(process.env.SOURCE_DATE_EPOCH, new Date()), drafts: true };
    const plan = planAlone(alone.page, towardsMailbox(alone.site), options);
    const pages = new Map(plan.pages.map((page) => [page.route, page]));
    const site = { problems: [], live: { plan, pages, content: { ...alone.site, pages: [alone.page] } } };
    shown.push(site);
    return site;
  };
  return async (url) => {
    const read = await shared();
    if (read === undefined) return undefined;
    const asked = askedFor(url, siteAddress(read.url).base);
    if (asked.kind !== 'path') return undefined;
    const withPicture = shown.find(({ live }) => live?.content.publicFiles.has(asked.path));
    if (withPicture !== undefined) return withPicture;
    const route = routeAt(asked.path);
    const site = looks.get(route) ?? look(route, read);
    looks.set(route, site);
    return site;
  };
}
