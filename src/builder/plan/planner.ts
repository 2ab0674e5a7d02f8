import { aboutPage, there } from '../../content/load/filled.ts';
import { Engine } from '../../engine/engine.ts';
import { keyOf } from '../../engine/keys.ts';
import { atOnce, type Reader } from '../../engine/questions.ts';
import type { Store } from '../../engine/store.ts';
import type { Screen, SitePage, UnplannedPage } from '../../model/plan.ts';
import type { UnfilledPage } from '../../model/site.ts';
import type { SiteFile } from '../../outputs/output.ts';
import type { MadeSite } from '../parts/prints.ts';
import { Asking } from '../queries/asking.ts';
import { type Given, outputReaders, publicFile } from '../queries/given.ts';
import { type InFile, outputQueries } from '../queries/outputs.ts';
import { type PageRecord, type Planned, pageQueries } from '../queries/planned.ts';

type Options = {
  /** What becomes of each page as soon as it is planned. */
  readonly finish?: (page: SitePage) => SitePage;
  /**
   * Where the planner saves what it has, and begins with what another one has saved: pages and files that are the same aren't made then, until
   * somebody wants to see them.
   */
  readonly store?: Store;
};

/** Plans the pages of a site that changes, and makes its files: what is made of nothing that has changed stays as it is. */
export class Planner {
  readonly #planned: Planned;
  readonly #record: PageRecord;
  readonly #inFile: InFile;
  readonly #engine: Engine;
  /** The pages that were shown, by what is known of them. */
  readonly #shown = new WeakMap<UnplannedPage, SitePage>();
  #given: Given | undefined;

  constructor({ finish = (page) => page, store }: Options = {}) {
    const { planned, record } = pageQueries(finish);
    const { inFile, queries } = outputQueries(planned);
    this.#planned = planned;
    this.#record = record;
    this.#inFile = inFile;
    this.#engine = new Engine({ queries: [planned, record, ...queries], readers: [], ...(store && { store }) });
  }

  /** Plans pages by what these say from now on. @param readers of all that pages are filled in and planned from */
  follow(readers: readonly Reader[]): void {
    // Pages that nobody has asked for since the last time are gone.
    this.#engine.sweep();
    this.#engine.readBy([...readers, ...outputReaders(() => this.#site())]);
  }

  /** A page as it is planned now: the same object as before, if it is the same. @throws Error if its file becomes no such page */
  page(page: UnfilledPage): SitePage {
    const record = this.record(page);
    const known = this.#shown.get(record);
    if (known !== undefined) return known;
    const about = aboutPage(page);
    const held = this.#engine.held(this.#planned, ...about);
    const shown = Object.assign(new Shown(() => there(about, held()).screen()), record);
    this.#shown.set(record, shown);
    return shown;
  }

  /** What is known of a page without looking at what it shows. @throws Error if its file becomes no such page */
  record(page: UnfilledPage): UnplannedPage {
    const about = aboutPage(page);
    return there(about, this.#engine.get(this.#record, ...about));
  }

  /** Makes files of this from now on. @returns what they are made of, as who lists them sees it, and how each is made when its turn comes */
  make(given: Given): MadeSite {
    this.#given = given;
    const materials = new Asking(
      atOnce((question, ...about) => this.#engine.get(question, ...about)),
      this.#planned,
    );
    return { materials, making: (path, ...file) => this.#file(path, file) };
  }

  /** Gives whether a file in `public/` is the one that was there when this was saved. @param name with a leading `/` */
  isSamePublic(name: string): () => boolean {
    const key = keyOf(publicFile.name, [name]);
    const before = this.#engine.digestSaved(key);
    return () => {
      this.#engine.get(publicFile, name);
      return this.#engine.digestNoted(key) === before;
    };
  }

  save(): void {
    this.#engine.save();
  }

  #file(path: string, file: readonly [output: string, about: string]): SiteFile {
    const key = keyOf(this.#inFile.name, file);
    const before = this.#engine.digestSaved(key);
    return {
      path,
      make: () => this.#engine.get(this.#inFile, ...file),
      isSame: () =>
        before !== undefined &&
        this.#engine.isAsMade(this.#inFile, ...file) &&
        this.#engine.digestNoted(key) === before,
    };
  }

  #site(): Given {
    if (this.#given === undefined) throw new Error('Nobody has said what files are made of.');
    return this.#given;
  }
}

/** A class, because V8 gives each object that is written with a getter a shape of its own. */
class Shown {
  readonly #screen: () => Screen;

  constructor(screen: () => Screen) {
    this.#screen = screen;
  }

  get screen(): Screen {
    return this.#screen();
  }
}
