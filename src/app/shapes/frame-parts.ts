import type { Frame } from '../../model/frame.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { Href } from '../../model/text.ts';
import { currentAt } from '../header/current.ts';
import { type BlockScreen, sideMenuIn } from '../screens/side-menu.ts';
import type { ClassSet, ClassSets } from './class-sets.ts';
import { currentMarkOf, holeMark, type Template, templateOf, withCurrentMarked } from './marks.ts';
import type { Markup, PartMaker, RenderedBy } from './part-maker.ts';

/** The mark of the first link in a layout. */
const firstLink = holeMark + 1;

/** Something around other parts of a page, which leaves places for them. */
export type Wrapper = {
  readonly html: Template;
  readonly links: string;
  readonly classes: ClassSet;
};

/** The links to pages in what all pages share. */
function pageLinksIn(value: unknown): Href[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'page' && 'href' in value && typeof value.href === 'string') {
    return [{ kind: 'page', href: value.href }];
  }
  return Object.values(value).flatMap(pageLinksIn);
}

/** What is known of layouts and screens. */
export type LearnedWrappers = {
  readonly wrappers: Map<string, Wrapper>;
  /** Whether the layout asks for the address of its page, besides which links lead there. */
  readsRoute: boolean;
  /** The links of which a layout has asked whether the page is in their section, by where they lead. */
  readonly sections: Map<string, Href>;
};

/** Layouts and screens: each kind that pages have is rendered once. */
export class FrameParts {
  readonly #renderer: PartMaker;
  readonly #classes: ClassSets;
  readonly #links: readonly Href[];
  /** The numbers of the links by where they lead. */
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #known: LearnedWrappers;

  constructor(frame: Frame, known: LearnedWrappers, { renderer, classes }: RenderedBy) {
    this.#known = known;
    this.#renderer = renderer;
    this.#classes = classes;
    this.#links = [...new Map(pageLinksIn(frame.site).map((link) => [link.href, link])).values()];
    this.#numbers = new Map(this.#links.map(({ href }, number) => [href, number]));
  }

  /**
   * What is around the screen at a route: the same for all pages in the same sections of the menu. Its places are those of the
   * screen and, from `firstLink` on, of the attributes of the links that may lead to the page.
   */
  layout(route: string): Wrapper {
    return this.#once(
      () => `layout ${this.#askedOf(route)}`,
      () => this.#renderedLayout(route),
    );
  }

  /** The answers for a route to what layouts have asked so far. */
  #askedOf(route: string): string {
    const current = currentAt(route);
    const sections = [...this.#known.sections.values()].filter((link) => current.section(link));
    return [this.#known.readsRoute ? route : '', ...sections.map(({ href }) => href)].join('\n');
  }

  #renderedLayout(route: string): Markup {
    const current = currentAt(route);
    const page = (to: Href): 'page' | undefined => {
      const number = this.#numbers.get(to.href);
      // It stands where the word does.
      return number === undefined ? current.page(to) : (currentMarkOf(number) as 'page');
    };
    const section = (to: Href): boolean => {
      if (to.kind === 'page') this.#known.sections.set(to.href, to);
      return current.section(to);
    };
    const markup = this.#renderer.layout(route, { page, section });
    this.#known.readsRoute ||= markup.readsRoute;
    return { ...markup, html: withCurrentMarked(markup.html, firstLink) };
  }

  /** What stands in the place of a link's attribute on the page at a route. */
  current(route: string): (mark: number) => string {
    const { page } = currentAt(route);
    return (mark) => {
      const link = this.#links[mark - firstLink];
      return link !== undefined && page(link) !== undefined ? ' aria-current="page"' : '';
    };
  }

  /** What is around the blocks of a screen. Its places are those of the title, if it has one of its own, and of the blocks. */
  screen(screen: BlockScreen): Wrapper {
    const { hiddenTitle, blocks } = screen;
    const key = `screen ${hiddenTitle !== undefined} ${blocks.length} ${sideMenuIn(blocks)}`;
    return this.#once(
      () => key,
      () => this.#renderer.screen(screen),
    );
  }

  /** @param keyOf gives the key anew after rendering, when it is known what was asked */
  #once(keyOf: () => string, render: () => Markup): Wrapper {
    const known = this.#known.wrappers.get(keyOf());
    if (known !== undefined) return known;
    const { html, links } = render();
    const key = keyOf();
    const template = templateOf(html);
    if (template === undefined) throw new Error('A page lost a mark.');
    const around = { html: template, links, classes: this.#classes.in(template.texts.join('')) };
    this.#known.wrappers.set(key, around);
    return around;
  }
}

/** Fills in the places of something, by what `fill` gives for the number of each. */
export function filledWrapper({ html: { texts, places } }: Wrapper, fill: (mark: number) => string): string {
  return places.reduce((result, { slot }, at) => result + fill(slot) + (texts[at + 1] ?? ''), texts[0] ?? '');
}

/** The screen of a plan, if it is one of blocks. */
export function blockScreenOf({ screen }: RoutePlan): BlockScreen | undefined {
  return screen.kind === 'page' ? screen : undefined;
}
