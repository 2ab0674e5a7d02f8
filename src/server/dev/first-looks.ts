import { planAlone } from '../../builder/plan/plan.ts';
import { yearOf } from '../../builder/year.ts';
import type { Disk } from '../../content/files/disk.ts';
import { readAlone, readShared, type Shared } from '../../content/load/alone.ts';
import type { KeptFiles } from '../../content/load/kept-files.ts';
import { siteAddress } from '../../content/site-address.ts';
import { routeAt } from '../../model/address.ts';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import { askedFor } from '../serving/request-path.ts';
import { type LivePages, type LiveSite, pageFile } from './live-site.ts';
import { mailboxPlanner } from './read-site.ts';

type Request = { readonly disk: Disk; readonly kept: KeptFiles; readonly now: () => Date };

/** What is served before the whole site is read. */
export type FirstLooks = {
  /** The site that has what is at an address; undefined for what has to wait for the whole site. */
  readonly at: (url: string) => Promise<LiveSite | undefined>;
  /** Reads pages again when they are asked for. @param files that have changed. @returns the addresses of pages that were shown */
  readonly forget: (files: readonly string[]) => readonly string[];
};

/** Sites of one page each. What they show is right as far as the page's own file says. */
export function firstLooks({ disk, kept, now }: Request): FirstLooks {
  const looks = new Map<string, Promise<LiveSite | undefined>>();
  const shown = new Map<string, LivePages>();
  let shared: Promise<Shared | undefined> | undefined;
  const look = async (route: string, read: Shared): Promise<LiveSite | undefined> => {
    const alone = await readAlone(disk, route, read);
    if (alone === undefined) return undefined;
    const options = { year: yearOf(process.env.SOURCE_DATE_EPOCH, new Date()), drafts: true };
    const plan = planAlone(alone.page, towardsMailbox(alone.site), options, mailboxPlanner());
    const pages = new Map(plan.pages.map((page) => [page.route, page]));
    const live = { plan, pages, content: { ...alone.site, pages: [alone.page] } };
    shown.set(route, live);
    return { problems: [], live };
  };
  return {
    at: async (url) => {
      shared ??= readShared(disk, { at: now(), all: true }, kept);
      const read = await shared;
      if (read === undefined) return undefined;
      const asked = askedFor(url, siteAddress(read.url).base);
      if (asked.kind !== 'path') return undefined;
      const withPicture = [...shown.values()].find(({ content }) => content.publicFiles.has(asked.path));
      if (withPicture !== undefined) return { problems: [], live: withPicture };
      const route = routeAt(asked.path);
      const site = looks.get(route) ?? look(route, read);
      looks.set(route, site);
      return site;
    },
    forget: (files) => {
      // What else has changed may concern any of them.
      const isAny = !files.every((file) => file.startsWith('pages/'));
      if (isAny) shared = undefined;
      const changed = new Set(files.map(pageFile));
      const routes = [...shown].filter(([, { plan }]) => isAny || plan.pages.some(({ file }) => changed.has(file)));
      looks.clear();
      for (const [route] of routes) shown.delete(route);
      return routes.map(([route, { plan }]) => routeAt(plan.frame.base + route.slice(1)));
    },
  };
}
