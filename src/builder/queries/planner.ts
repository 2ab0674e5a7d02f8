import { type AboutPage, pageSummary, type ReadSite, there } from '../../content/load/site.ts';
import type { Pause } from '../../content/load/site-reader.ts';
import { Engine } from '../../engine/engine.ts';
import type { Store } from '../../engine/node.ts';
import { asking, input, reads } from '../../engine/questions.ts';
import type { PageRecord, Screen, SiteOverview, SitePage, SitePlan } from '../../model/plan.ts';
import type { UnfilledPage } from '../../model/site.ts';
import type { SiteFile } from '../../outputs/output.ts';
import { siteFiles } from '../../outputs/outputs.ts';
import { ownInForce } from '../../schema/schemas/schemas.ts';
import { type PlanOptions, shownIn, withPages } from '../plan/plan.ts';
import { type Given, outputReaders, publicFile } from './given.ts';
import { outputQueries } from './outputs.ts';
import { blockTypes, type PlannedPage, planned, plannedRecord } from './planned.ts';

const aboutPageAt = input<[route: string], AboutPage>({ name: 'aboutPageAt' });

// A build makes each file once.
const outputs = outputQueries((ask, route) => {
  const about = ask(aboutPageAt, route);
  const page = there(about, ask(planned, ...about));
  return { ...page.record, screen: page.screen() };
}, 'last');

/** Plans the pages of a site that changes, and makes its files: what is made of nothing that has changed stays as it is. */
export class Planner {
  readonly #engine: Engine;
  readonly #shown = new WeakMap<PageRecord, SitePage>();
  readonly #abouts = new Map<string, AboutPage>();
  #given: Given | undefined;

  /**
   * @param store where the planner saves what it has, and begins with what another one has saved: pages and files that are the same aren't made
   * then, until somebody wants to see them
   */
  constructor(store?: Store) {
    const queries = [planned, plannedRecord, ...outputs.queries];
    this.#engine = new Engine({ queries, readers: [], ...(store && { store }) });
  }

  /** Plans a site, page after page: those that are the same as last time are the same objects. */
  async plan(site: ReadSite, options: PlanOptions, pause: Pause): Promise<SitePlan> {
    const shown = this.#follow(site, options);
    const all: SitePage[] = [];
    for (const page of shown.pages) {
      all.push(this.#page(page));
      await pause();
    }
    return withPages(site, asking(shown.readers), all);
  }

  /** Plans a site without what its pages show: that is planned when files are made of it. */
  overview(site: ReadSite, options: PlanOptions): SiteOverview {
    const { pages, readers } = this.#follow(site, options);
    return withPages(
      site,
      asking(readers),
      pages.map((page) => this.#recordOf(page)),
    );
  }

  files(given: Given): readonly SiteFile[] {
    this.#given = given;
    return siteFiles(outputs.materials(this.#engine), (path, ...file) => this.#file(path, file));
  }

  /** Gives whether a file in `public/` is the one that was there when this was saved. @param name with a leading `/` */
  isSamePublic(name: string): () => boolean {
    return this.#engine.asSaved(publicFile, name);
  }

  save(): void {
    this.#engine.save();
  }

  #follow(site: ReadSite, options: PlanOptions): ReturnType<typeof shownIn> {
    // Pages that nobody has asked for since the last time are gone.
    this.#engine.sweep();
    this.#abouts.clear();
    const shown = shownIn(site, options);
    const about = reads(aboutPageAt, { read: (route) => this.#aboutPageAt(route) });
    const types = reads(blockTypes, { read: () => ownInForce().digest });
    this.#engine.readBy([...shown.readers, ...outputReaders(() => this.#site()), about, types]);
    return shown;
  }

  /** A page as it is planned now: the same object as before, if it is the same. @throws Error if its file becomes no such page */
  #page(page: UnfilledPage): SitePage {
    const record = this.#recordOf(page);
    const known = this.#shown.get(record);
    if (known !== undefined) return known;
    const about = pageSummary(page);
    const shown = Object.assign(new Shown(there(about, this.#engine.get(planned, ...about))), record);
    this.#shown.set(record, shown);
    return shown;
  }

  /** What is known of a page without looking at what it shows. @throws Error if its file becomes no such page */
  #recordOf(page: UnfilledPage): PageRecord {
    const about = pageSummary(page);
    this.#abouts.set(page.route, about);
    return there(about, this.#engine.get(plannedRecord, ...about));
  }

  #file(path: string, file: readonly [output: string, about: string]): SiteFile {
    return {
      path,
      make: () => this.#engine.get(outputs.inFile, ...file),
      isSame: this.#engine.asSaved(outputs.inFile, ...file),
    };
  }

  #aboutPageAt(route: string): AboutPage {
    const about = this.#abouts.get(route);
    if (about === undefined) throw new Error(`There is no page ${route}.`);
    return about;
  }

  #site(): Given {
    if (this.#given === undefined) throw new Error('Nobody has said what files are made of.');
    return this.#given;
  }
}

/** A class, because V8 gives each object that is written with a getter a shape of its own. */
class Shown {
  readonly #planned: PlannedPage;

  constructor(planned: PlannedPage) {
    this.#planned = planned;
  }

  get screen(): Screen {
    return this.#planned.screen();
  }
}
