import { planFile, planSite } from '../../src/builder/plan/plan.ts';
import { Planner } from '../../src/builder/queries/planner.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { openSite, unlessUnread } from '../../src/content/load/open-site.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import type { SitePage, SitePlan } from '../../src/model/plan.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import fc from '../random.ts';
import { type Files, memoryDisk } from './memory-disk.ts';

/** A change of one file. Each number chooses among what there is then. */
export type Change = { readonly file: number; readonly line: number; readonly how: (typeof ways)[number] };

/** What people do to a file: most of it leaves a good site, the rest has to be lived with. */
const ways = ['word', 'word', 'word', 'name', 'line', 'copy', 'copy', 'delete', 'draft', 'text', 'pages'] as const;

export const changes = fc.record({ file: fc.nat(), line: fc.nat(), how: fc.constantFrom(...ways) });

/** Whether a change leaves a site that can be changed further. */
export const lasts = ({ how }: Change): boolean => how === 'word' || how === 'copy' || how === 'text';

/** The files after a change, and the name of the one that changed. */
export function changed(files: Files, { file: number, line, how }: Change, round: number): readonly [Files, string] {
  const names = Object.keys(files).filter((name) => /\.(?:yaml|md|svg|csv)$/.test(name));
  const file = names[number % names.length] ?? 'site.yaml';
  const text = String(files[file]);
  const copy = file.replace(/\.(\w+)$/, `-${round}.$1`);
  switch (how) {
    case 'word':
      return [{ ...files, [file]: withWord(text, line, ` word${round}`) }, file];
    case 'name':
      // What other files may go by: a category, an author, a size.
      return [{ ...files, [file]: text.replace(/(?<=(?:category|author|width)[:=] ?"?)\w+/, `other${round}`) }, file];
    case 'line':
      return [
        {
          ...files,
          [file]: text
            .split('\n')
            .toSpliced(line % text.split('\n').length, 1)
            .join('\n'),
        },
        file,
      ];
    case 'copy':
      return [{ ...files, [copy]: text }, copy];
    case 'delete': {
      const { [file]: _, ...others } = files;
      return [others, file];
    }
    case 'pages':
      // A list comes to have several pages, which end where others begin.
      return [{ ...files, [file]: text.replace(/(?<=from: \{ )(?!perPage)/, `perPage: ${1 + (line % 4)}, `) }, file];
    case 'draft':
      return [file.startsWith('pages/') ? { ...files, [file]: `draft: true\n${text}` } : files, file];
    case 'text': {
      const body = file.replace(/\.yaml$/, '.md');
      return [file.startsWith('pages/') ? { ...files, [body]: `Some words, round ${round}.\n` } : files, body];
    }
  }
}

/** A text with a word more at the end of one of its lines that end in words. */
function withWord(text: string, line: number, word: string): string {
  const lines = text.split('\n');
  const ends = lines.flatMap((each, index) => (/[a-z][.!?]?$/i.test(each) ? [index] : []));
  const at = ends[line % ends.length];
  return lines.map((each, index) => (index === at ? `${each}${word}` : each)).join('\n');
}

/** What a change came to: pages that are different, and pages that were planned anew. New pages are neither. */
export type Followed = {
  readonly changed: readonly string[];
  readonly planned: readonly string[];
  /** Pages that were kept though they are different: there may be none. */
  readonly missed: readonly string[];
  /** Pages that were shown before the whole site was read. */
  readonly ahead: readonly string[];
  /** Those of them that the whole site makes something else of: there may be none. */
  readonly wrong: readonly string[];
};

const shown = ({ file, route, head, screen }: SitePage): string => JSON.stringify([file, route, head, screen]);

const DRAFTS = { year: '2031', drafts: true };

/** A page that a site has before and after a change. */
type Known = { readonly route: string; readonly page: SitePage; readonly old: SitePage };

/** A site after a change. */
type Planned = { readonly loaded: Loaded; readonly plan: SitePlan | undefined; readonly known: readonly Known[] };

/** Plans a site after each of its changes, as the development server does: pages that a change doesn't concern stay as they are. */
export function planner(options = DRAFTS): (files: Files) => Promise<Planned> {
  const pages = new Planner();
  const reader = siteReader();
  let before: SitePlan | undefined;
  return async (files) => {
    const loaded = await loadSite(memoryDisk(files), { telling: ONCE, view: { at: '2031-05-01', all: true }, reader });
    const { site } = loaded;
    if (site === undefined) return { loaded, plan: undefined, known: [] };
    const plan = await pages.plan(site, options, async () => undefined);
    const olds = new Map(before?.pages.map((page) => [page.route, page]));
    before = plan;
    const known = plan.pages.flatMap((page) => {
      const old = olds.get(page.route);
      return old === undefined ? [] : [{ route: page.route, page, old }];
    });
    return { loaded, plan, known };
  };
}

const routesOf = (pages: readonly { readonly route: string }[]): string[] => pages.map(({ route }) => route);

/** The addresses of the pages that were planned anew. */
export const plannedAnew = ({ known }: Planned): string[] => routesOf(known.filter(({ page, old }) => page !== old));

/** The files with errors. */
function wrongFiles({ diagnostics }: Loaded): string {
  const files = diagnostics.flatMap(({ file, severity }) => (severity === 'error' ? [file] : []));
  return [...new Set(files)].sort().join();
}

/** Follows a site through its changes, and looks whether all that changed was planned anew. */
export function follower(options = DRAFTS) {
  const plans = planner(options);
  let last: Loaded | undefined;
  let filesBefore: Files = {};
  return async (files: Files): Promise<Followed | undefined> => {
    const shownEarly = await shownAhead(files);
    filesBefore = files;
    const planned = await plans(files);
    // A change may make a mistake in another page, which then is in no list any more: that is seen with the whole site.
    const early = last !== undefined && wrongFiles(last) === wrongFiles(planned.loaded) ? shownEarly : [];
    last = planned.loaded;
    const { plan, known } = planned;
    const { site } = last;
    if (site === undefined || plan === undefined) return undefined;
    const fresh = new Map(planSite(site, options).pages.map((page) => [page.route, shown(page)]));
    return {
      changed: routesOf(known.filter(({ route, old }) => fresh.get(route) !== shown(old))),
      planned: plannedAnew(planned),
      missed: routesOf(plan.pages.filter((page) => shown(page) !== fresh.get(page.route))),
      ahead: routesOf(early),
      wrong: routesOf(early.filter((page) => shown(page) !== fresh.get(page.route))),
    };
  };
  /** What the development server shows of a change of one file before it reads the whole site. */
  async function shownAhead(files: Files): Promise<readonly SitePage[]> {
    const names = new Set([...Object.keys(files), ...Object.keys(filesBefore)]);
    const [file = '', ...others] = [...names].filter((name) => files[name] !== filesBefore[name]);
    if (!file.startsWith('pages/') || others.length > 0) return [];
    const page = file.replace(/\.md$/, '.yaml');
    const found = await last?.whole?.withPage(memoryDisk(files), page);
    return found === undefined ? [] : planFile(found.site, page, options);
  }
}

/** The pages of a site that the development server shows before it reads the whole, and those of them that are something else then. */
export async function shownAlone(files: Files): Promise<{ readonly pages: number; readonly wrong: readonly string[] }> {
  const options = { year: '2031', drafts: true };
  const view = { at: '2031-05-01', all: true };
  const disk = memoryDisk(files);
  const { site } = await loadSite(disk, { telling: ONCE, view });
  const opened = await openSite(disk, view);
  if (site === undefined || opened === undefined) throw new Error('The site has mistakes.');
  const whole = planSite(site, options);
  const wrong: string[] = [];
  let pages = 0;
  for (const page of whole.pages) {
    const alone = await opened.at(page.route);
    const plan = alone && unlessUnread(() => planSite(alone, options));
    if (plan === undefined) continue;
    pages += 1;
    const [planned] = plan.pages;
    if (planned === undefined || shown(planned) !== shown(page)) wrong.push(page.route);
  }
  return { pages, wrong };
}
