import { hash, randomUUID } from 'node:crypto';
import type { KnownFiles } from '../../content/load/known-files.ts';
import type { Dependency } from '../../model/dependencies.ts';
import type { PageNotes, SitePage, UnplannedPage } from '../../model/plan.ts';
import type { PageContent, Site, UnfilledPage } from '../../model/site.ts';
import { ScreenTexts } from '../plan/screen-texts.ts';
import { formsOf, framesOf, picturesOf } from '../plan/sources.ts';

/** What is known of a page without planning it. */
export type PageRecord = Omit<UnplannedPage, 'route' | 'dependencies' | 'hidden'> &
  Pick<UnfilledPage, 'list' | 'title'>;

/** What is kept of a planned page: what it was made from, and what is known of it without planning it. Its screen isn't. */
export type KeptPage = PageRecord & {
  /** A short name for all that other pages, and the checks across files, have made use of in its file; absent if that may be anything. */
  readonly usedByOthers?: string;
  /** What it was made from, as numbers of questions. */
  readonly asked: readonly number[];
  /** How many of these were asked while it was filled in; the others while it was planned. */
  readonly filled: number;
};

/** What is kept of a site that was built. Plain data: it survives JSON. */
export type KeptSite = {
  /** Every build's own. */
  readonly id: string;
  /** A print of what all pages of it share. */
  readonly shared: string;
  /** All that was asked, each question once, and the short name of its answer. */
  readonly questions: readonly (readonly [question: string, answer: string])[];
  /** By their addresses. */
  readonly pages: Readonly<Record<string, KeptPage>>;
};

/** What is kept of the pages of a site. */
export type KeptPages = Omit<KeptSite, 'shared' | 'id'>;

/** What is kept of a site, for this build. */
export const keptSite = (shared: string, pages: KeptPages): KeptSite => ({ id: randomUUID(), shared, ...pages });

/** The pages of an earlier build, for those who fill pages in and for those who plan them. */
export type PagesBefore = { readonly filled: readonly UnfilledPage[]; readonly planned: readonly UnplannedPage[] };

/** What is to be known of a page when it isn't planned anew. Its print is one of its files, as far as they follow from the page itself. */
export function notesOf(page: SitePage, screenText: string): PageNotes {
  const print = hash('sha256', JSON.stringify([page.route, page.head]) + screenText);
  return { print, pictures: picturesOf(page), frames: framesOf(page), forms: formsOf(page) };
}

/**
 * Puts pages away as soon as they are planned: with notes, and with their screens as texts. What they were made from is noted here, because that
 * holds on to all that it was made from.
 */
export class PutAway {
  readonly #texts = new ScreenTexts();
  readonly #dependencies = new Map<string, readonly Dependency[]>();

  readonly put = (page: SitePage): SitePage => {
    const { screen, dependencies, ...others } = page;
    if (dependencies !== undefined) this.#dependencies.set(page.route, dependencies);
    const text = JSON.stringify(screen);
    return this.#texts.of({ ...others, notes: notesOf(page, text) }, text);
  };

  /** What a page was made from, if that was noted. */
  dependenciesOf({ route, dependencies }: SitePage): readonly Dependency[] | undefined {
    return this.#dependencies.get(route) ?? dependencies;
  }
}

/** The pages of an earlier build. */
export function pagesBefore({ questions, pages }: KeptSite): PagesBefore {
  const all = questions.map(([question, answer]): Dependency => ({ question, answer }));
  const known = Object.entries(pages).map(([route, { asked, filled, list, title, usedByOthers: _, ...page }]) => {
    const dependencies = asked.flatMap((number) => all[number] ?? []);
    const { file, pdf } = page;
    const own = { file, route, title, ...(pdf === undefined ? {} : { pdf }), ...(list === undefined ? {} : { list }) };
    return {
      filled: { ...own, dependencies: dependencies.slice(0, filled) },
      planned: { ...page, route, dependencies },
    };
  });
  return { filled: known.map(({ filled }) => filled), planned: known.map(({ planned }) => planned) };
}

/** Numbers for things, in the order in which they come. */
class Numbers {
  readonly all: (readonly [string, string])[] = [];
  readonly #known = new Map<string, number>();
  /** Pages that asked the same mostly share one object, and that is found sooner than its words. */
  readonly #objects = new Map<Dependency, number>();

  of(dependency: Dependency): number {
    const number = this.#objects.get(dependency) ?? this.#numberOf(dependency);
    this.#objects.set(dependency, number);
    return number;
  }

  #numberOf({ question, answer }: Dependency): number {
    const known = this.#known.get(question);
    if (known !== undefined) return known;
    this.#known.set(question, this.all.length);
    this.all.push([question, answer]);
    return this.all.length - 1;
  }
}

/** What is known of a page that is shown in full to visitors; undefined for others. Its screen may not be planned, and is left out. */
export function recordOf(content: PageContent, page: SitePage): PageRecord | undefined {
  const { file, head, pdf, pdfWords, aliases, changed, hidden, notes } = page;
  if (content.absence !== undefined || hidden !== undefined || notes === undefined) return undefined;
  return {
    file,
    title: content.title ?? content.content.title,
    head,
    notes,
    ...(pdf === undefined ? {} : { pdf }),
    ...(pdfWords === undefined ? {} : { pdfWords }),
    ...(aliases === undefined ? {} : { aliases }),
    ...(changed === undefined ? {} : { changed }),
    ...(content.list === undefined ? {} : { list: content.list }),
  };
}

/** What to keep of the pages of a site. Those that aren't shown in full to visitors aren't kept. */
export function keptPagesOf(
  site: Site,
  planned: readonly SitePage[],
  putAway: PutAway,
  known: Pick<KnownFiles, 'usedByOthers'>,
): KeptPages {
  const filled = new Map(site.pages.map((page) => [page.route, page]));
  const questions = new Numbers();
  const pages = planned.flatMap((page) => {
    const { file, route } = page;
    const dependencies = putAway.dependenciesOf(page);
    const content = filled.get(route);
    const record = content && recordOf(content, page);
    if (record === undefined || content?.dependencies === undefined || dependencies === undefined) return [];
    const used = known.usedByOthers(file);
    const kept: KeptPage = {
      ...record,
      ...(used === undefined ? {} : { usedByOthers: used }),
      asked: dependencies.map((each) => questions.of(each)),
      filled: content.dependencies.length,
    };
    return [[route, kept] as const];
  });
  return { questions: questions.all, pages: Object.fromEntries(pages) };
}
