import type { CarriedByBlocks } from '../../model/carried.ts';
import type { Frame } from '../../model/frame.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { Rendered } from '../../model/rendering.ts';
import type { PlacedBlock } from '../../model/screen.ts';
import type { BlockScreen } from '../screens/side-menu.ts';
import type { Stylesheet } from '../styles/stylesheet.ts';
import { blockPart } from './block-part.ts';
import { ClassSets } from './class-sets.ts';
import { escaped } from './escape.ts';
import { FrameParts, filledWrapper } from './frame-parts.ts';
import type { ItemCache } from './item-cache.ts';
import type { LearnedParts } from './learned-parts.ts';
import type { Learning } from './learning.ts';
import { joinedLinks } from './links.ts';
import { holeMark, titleMark } from './marks.ts';
import type { PagePart } from './part.ts';
import type { PartMaker } from './part-maker.ts';
import type { Filled } from './shape.ts';
import { Shapes } from './shapes.ts';

/** What a frame's pages are rendered with. */
type FrameRendererOptions = {
  readonly frame: Frame;
  /** What is known, which becomes more. */
  readonly known: LearnedParts;
  /** The rules that are known. */
  readonly sheet: Stylesheet;
  readonly carried: CarriedByBlocks;
  /** Who renders what isn't known. */
  readonly renderer: PartMaker;
  /** Renders a page as a whole. */
  readonly whole: (plan: RoutePlan) => Rendered;
  readonly learning: Learning;
  /** What was made of items that come again as the same objects, if they do. */
  readonly itemCache?: ItemCache | undefined;
};

/** What a block becomes on the page at a route; undefined where that can't be told. */
type FillBlock = (placed: PlacedBlock, route: string) => Filled | undefined;

/** The names of what a page is put together of, each of which has to be seen to come out right. */
function namesOf({ blocks }: BlockScreen): readonly string[] {
  return ['layout', `screen of ${blocks.length}`, ...blocks.map(({ block }) => block.type)];
}

/** Renders pages with one frame. */
export class FrameRenderer {
  readonly shapes: Shapes;
  readonly #options: FrameRendererOptions;
  readonly #classes: ClassSets;
  readonly #parts: FrameParts;

  constructor(options: FrameRendererOptions) {
    const { frame, known, sheet, renderer, learning, itemCache } = options;
    this.#options = options;
    this.#classes = new ClassSets(sheet, known.classes);
    this.#parts = new FrameParts(frame, known, { renderer, classes: this.#classes });
    this.shapes = new Shapes(known, { renderer, classes: this.#classes, itemCache }, learning);
  }

  /** A page put together of its parts. Undefined where that can't be relied on. */
  render(plan: RoutePlan, screen: BlockScreen): Rendered | undefined {
    const { known, whole } = this.#options;
    const names = namesOf(screen);
    if (names.some((name) => known.distrusted.has(name))) return undefined;
    const unproven = names.filter((name) => !known.trusted.has(name));
    const made = this.#tried(plan, screen);
    if (made === undefined) return undefined;
    if (unproven.length === 0) return made;
    const right = whole(plan);
    const isRight = sameRendering(made, right);
    for (const name of unproven) (isRight ? known.trusted : known.distrusted).add(name);
    if (!isRight) for (const name of unproven) this.shapes.refuse(name, 'it is something else on its page');
    return right;
  }

  /** A page of which all parts are known. Undefined where one isn't: then nothing has become of it. */
  known(plan: RoutePlan, screen: BlockScreen): Rendered | undefined {
    const { trusted, distrusted } = this.#options.known;
    if (!namesOf(screen).every((name) => trusted.has(name) && !distrusted.has(name))) return undefined;
    try {
      return this.#putTogether(plan, screen, (...placed) => this.shapes.known(this.#partOf(...placed)));
    } catch {
      // Something isn't known. Of anything else, whoever renders the page says what it was.
      return undefined;
    }
  }

  /** The style sheet that all pages share. */
  theme(): string {
    return this.#options.sheet.css([]).theme;
  }

  /** Undefined when something throws: whoever renders the page as a whole says what it was, if it does so there, too. */
  #tried(plan: RoutePlan, screen: BlockScreen): Rendered | undefined {
    try {
      return this.#putTogether(plan, screen, (...placed) => this.#filled(...placed));
    } catch (error) {
      this.#distrust('layout', error);
      return undefined;
    }
  }

  #distrust(name: string, error: unknown): void {
    this.#options.known.distrusted.add(name);
    this.shapes.refuse(name, error instanceof Error ? error.message : String(error));
  }

  #putTogether(plan: RoutePlan, screen: BlockScreen, fill: FillBlock): Rendered | undefined {
    // First, because it brings the rules that all pages have.
    const layout = this.#parts.layout(plan.route);
    const around = this.#parts.screen(screen);
    const blocks: Filled[] = [];
    for (const placed of screen.blocks) {
      const filled = fill(placed, plan.route);
      if (filled === undefined) return undefined;
      blocks.push(filled);
    }
    const links = joinedLinks([layout.links, around.links, ...blocks.map(({ links }) => links)]);
    if (links === undefined) return undefined;
    const title = escaped(screen.hiddenTitle ?? '');
    const main = filledWrapper(around, (mark) => (mark === titleMark ? title : (blocks[mark - holeMark]?.html ?? '')));
    const current = this.#parts.current(plan.route);
    const body = filledWrapper(layout, (mark) => (mark === holeMark ? main : current(mark)));
    const classes = new Set([layout.classes, around.classes, ...blocks.flatMap((block) => block.classes)]);
    return { body, headTags: links, ...this.#classes.css(classes) };
  }

  #partOf(placed: PlacedBlock, route: string): PagePart {
    const { carried, renderer, itemCache } = this.#options;
    return blockPart(placed, { route, carried, renderer, itemCache });
  }

  /** Undefined when one can't be apart from its page, or throws: whoever renders the page says which it was. */
  #filled(placed: PlacedBlock, route: string): Filled | undefined {
    try {
      return this.shapes.filled(this.#partOf(placed, route));
    } catch (error) {
      this.#distrust(placed.block.type, error);
      return undefined;
    }
  }
}

/** Whether two renderings of a page are the same, byte for byte. */
function sameRendering(one: Rendered, other: Rendered): boolean {
  return (
    one.body === other.body && one.css === other.css && one.headTags === other.headTags && one.theme === other.theme
  );
}
