import type { CarriedByBlocks } from '../../model/carried.ts';
import type { Frame } from '../../model/frame.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { PageRenderer, Rendered, RenderReport } from '../../model/rendering.ts';
import type { PlacedBlock } from '../../model/screen.ts';
import { renderPage, stylesFor } from '../render-page.tsx';
import type { BlockScreen } from '../screens/PageScreen.tsx';
import { blockPart } from './block-part.ts';
import { ClassSets } from './class-sets.ts';
import { escaped } from './escape.ts';
import { blockScreenOf, FrameParts, filledWrapper } from './frame-parts.ts';
import { joinedLinks } from './links.ts';
import { holeMark, PartRenderer, titleMark } from './part-renderer.tsx';
import { Shapes } from './shapes.ts';

/** Which block of its kind is the first that a shape is made of: making one takes as long as rendering six. */
const worthwhile = 3;

/** Renders pages with one frame. */
class FrameRenderer {
  readonly #renderer: PartRenderer;
  readonly #classes: ClassSets;
  readonly #parts: FrameParts;
  readonly #carried: CarriedByBlocks;
  readonly shapes: Shapes;
  /** What was seen to come out as on a page that React renders as a whole, and what was seen not to. */
  readonly #proven = new Set<string>();
  readonly #distrusted = new Set<string>();

  constructor(frame: Frame, carried: CarriedByBlocks, from: number) {
    const styles = stylesFor(frame.theme);
    this.#carried = carried;
    this.#renderer = new PartRenderer(frame, styles);
    this.#classes = new ClassSets(styles.sheet, styles.cache.key);
    this.#parts = new FrameParts(frame, this.#renderer, this.#classes);
    this.shapes = new Shapes(this.#renderer, this.#classes, from);
  }

  /** A page put together of its parts. Undefined where that can't be relied on. */
  render(plan: RoutePlan, screen: BlockScreen): Rendered | undefined {
    const names = ['layout', `screen of ${screen.blocks.length}`, ...screen.blocks.map(({ block }) => block.type)];
    if (names.some((name) => this.#distrusted.has(name))) return undefined;
    const unproven = names.filter((name) => !this.#proven.has(name));
    const made = this.#tried(plan, screen);
    if (made === undefined) return undefined;
    if (unproven.length === 0) return made;
    const right = renderPage(plan);
    const isRight = sameRendering(made, right);
    for (const name of unproven) (isRight ? this.#proven : this.#distrusted).add(name);
    if (!isRight) for (const name of unproven) this.shapes.refuse(name, 'it is something else on its page');
    return right;
  }

  /** Undefined when something throws: whoever renders the page as a whole says what it was, if it does so there, too. */
  #tried(plan: RoutePlan, screen: BlockScreen): Rendered | undefined {
    try {
      return this.#replaceTogether(plan, screen);
    } catch (error) {
      this.#distrust('layout', error);
      return undefined;
    }
  }

  #distrust(name: string, error: unknown): void {
    this.#distrusted.add(name);
    this.shapes.refuse(name, error instanceof Error ? error.message : String(error));
  }

  #replaceTogether(plan: RoutePlan, screen: BlockScreen): Rendered | undefined {
    // First, because it brings the rules that all pages have.
    const layout = this.#parts.layout(plan.route);
    const around = this.#parts.screen(screen);
    const blocks = this.#blocks(screen.blocks, plan.route);
    if (blocks === undefined) return undefined;
    const links = joinedLinks([layout.links, around.links, ...blocks.map(({ links }) => links)]);
    if (links === undefined) return undefined;
    const title = escaped(screen.hiddenTitle ?? '');
    const main = filledWrapper(around, (mark) => (mark === titleMark ? title : (blocks[mark - holeMark]?.html ?? '')));
    const current = this.#parts.current(plan.route);
    const body = filledWrapper(layout, (mark) => (mark === holeMark ? main : current(mark)));
    const classes = new Set([layout.classes, around.classes, ...blocks.flatMap((block) => block.classes)]);
    return { body, headTags: links, ...this.#classes.css(classes) };
  }

  /** Undefined when one can't be apart from its page, or throws: whoever renders the page says which it was. */
  #blocks(blocks: readonly PlacedBlock[], route: string): ReturnType<Shapes['filled']>[] | undefined {
    const filled: ReturnType<Shapes['filled']>[] = [];
    const page = { route, carried: this.#carried, renderer: this.#renderer };
    for (const placed of blocks) {
      try {
        filled.push(this.shapes.filled(blockPart(placed, page)));
      } catch (error) {
        this.#distrust(placed.block.type, error);
        return undefined;
      }
    }
    return filled;
  }
}

/** Whether two renderings of a page are the same, byte for byte. */
function sameRendering(one: Rendered, other: Rendered): boolean {
  return (
    one.body === other.body && one.css === other.css && one.headTags === other.headTags && one.theme === other.theme
  );
}

/**
 * Renders the pages of a site: each structure that its blocks have once, and what they carry is filled in.
 * @param carried what each type of block carries without looking at it
 * @param from which block of a structure is the first that is worth it
 */
export function siteRenderer(carried: CarriedByBlocks, from = worthwhile): PageRenderer {
  const renderers = new Map<Frame, FrameRenderer>();
  const rendererFor = (frame: Frame): FrameRenderer => {
    const renderer = renderers.get(frame) ?? new FrameRenderer(frame, carried, from);
    renderers.set(frame, renderer);
    return renderer;
  };
  let whole = 0;
  return {
    render: (plan) => {
      const screen = blockScreenOf(plan);
      if (screen === undefined) return renderPage(plan);
      const made = rendererFor(plan.frame).render(plan, screen);
      if (made !== undefined) return made;
      whole += 1;
      return renderPage(plan);
    },
    report: () => {
      const tallies = [...renderers.values()].map(({ shapes }) => shapes.tally);
      const sum = (of: 'shapes' | 'filled' | 'rendered'): number => tallies.reduce((all, tally) => all + tally[of], 0);
      return {
        shapes: sum('shapes'),
        filled: sum('filled'),
        rendered: sum('rendered'),
        whole,
        refused: new Map(tallies.flatMap(({ refused }) => [...refused])),
      } satisfies RenderReport;
    },
  };
}
