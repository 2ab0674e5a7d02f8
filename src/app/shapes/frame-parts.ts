import type { Frame, RoutePlan } from '../../model/plan.ts';
import type { Href } from '../../model/text.ts';
import { currentAt } from '../header/use-current.ts';
import { type BlockScreen, sideMenuIn } from '../screens/PageScreen.tsx';
import type { Apart, Markup } from './apart.tsx';
import type { ClassSet, ClassSets } from './class-sets.ts';
import { type Template, templateOf } from './marks.ts';

/** Something around other parts of a page, which leaves places for them. */
export type Around = {
  /** What it depends on: the same for the same. */
  readonly key: string;
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

/** Layouts and screens: each kind that pages have is rendered once. */
export class FrameParts {
  readonly #apart: Apart;
  readonly #classes: ClassSets;
  readonly #links: readonly Href[];
  readonly #known = new Map<string, Around>();
  /** Whether the layout asks for the address of its page, besides which links lead there. */
  #readsRoute = false;

  constructor(frame: Frame, apart: Apart, classes: ClassSets) {
    this.#apart = apart;
    this.#classes = classes;
    this.#links = [...new Map(pageLinksIn(frame.site).map((link) => [link.href, link])).values()];
  }

  /** What is around the screen at a route. It has one place. */
  layout(route: string): Around {
    const current = currentAt(route);
    const marked = this.#links.filter((link) => current.page(link) !== undefined || current.section(link));
    const related = marked.map((link) => `${link.href} ${current.page(link) ?? ''}`).join('\n');
    return this.#once(`layout ${this.#readsRoute ? route : ''}\n${related}`, () => {
      const markup = this.#apart.layout(route);
      this.#readsRoute ||= markup.readsRoute;
      return markup;
    });
  }

  /** What is around the blocks of a screen. Its places are those of the title, if it has one of its own, and of the blocks. */
  screen(screen: BlockScreen): Around {
    const { hiddenTitle, blocks } = screen;
    const key = `screen ${hiddenTitle !== undefined} ${blocks.length} ${sideMenuIn(blocks)}`;
    return this.#once(key, () => this.#apart.screen(screen));
  }

  #once(key: string, render: () => Markup): Around {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { html, links } = render();
    const template = templateOf(html);
    if (template === undefined) throw new Error('A page lost a mark.');
    const around = { key, html: template, links, classes: this.#classes.in(template.texts.join('')) };
    this.#known.set(key, around);
    return around;
  }
}

/** Fills in the places of something, by what `fill` gives for the number of each. */
export function filledAround({ html: { texts, places } }: Around, fill: (mark: number) => string): string {
  return places.reduce((result, { slot }, at) => result + fill(slot) + (texts[at + 1] ?? ''), texts[0] ?? '');
}

/** The screen of a plan, if it is one of blocks. */
export function blockScreenOf({ screen }: RoutePlan): BlockScreen | undefined {
  return screen.kind === 'page' ? screen : undefined;
}
