import type { CarriedByBlocks } from '../../model/carried.ts';
import type { Frame } from '../../model/frame.ts';
import type { PageRenderer, RendererOptions, RenderReport } from '../../model/rendering.ts';
import { renderPage, rulesFor, sheetFor } from '../render-page.tsx';
import { blockScreenOf } from './frame-parts.ts';
import { FrameRenderer } from './frame-renderer.ts';
import { ItemCache } from './item-cache.ts';
import { type LearnedParts, learnedParts, nothingLearned } from './learned-parts.ts';
import { Learning } from './learning.ts';
import { PartRenderer } from './part-renderer.tsx';

/** Which block of its kind is the first that a shape is made of: making one takes as long as rendering six. */
const worthwhile = 3;

/** What is known of pages with a frame. Rules that were met before are met once more. */
function knownOf(frame: Frame, { of, learned }: NonNullable<RendererOptions['before']>): LearnedParts | undefined {
  if (of !== frame) return undefined;
  const rules = rulesFor(frame.theme);
  const known = learnedParts(learned);
  Object.assign(rules.raw, known.rules.raw);
  for (const [name, rule] of known.rules.content) rules.content.set(name, rule);
  return { ...known, rules };
}

/**
 * Renders the pages of a site: each structure that its blocks have once, and what they carry is filled in.
 * @param carried what each type of block carries without looking at it
 */
export function siteRenderer(carried: CarriedByBlocks, options: RendererOptions = {}): PageRenderer {
  const { from = worthwhile, most, before, cachesItems = false, whole: asWhole = renderPage } = options;
  const itemCache = cachesItems ? new ItemCache() : undefined;
  const learning = new Learning(from, most);
  const renderers = new Map<Frame, { readonly renderer: FrameRenderer; readonly known: LearnedParts }>();
  const made = (frame: Frame): { readonly renderer: FrameRenderer; readonly known: LearnedParts } => {
    const known = (before && knownOf(frame, before)) ?? nothingLearned(rulesFor(frame.theme));
    const renderer = new PartRenderer(frame);
    const of = { frame, known, sheet: sheetFor(frame.theme), carried, renderer, whole: asWhole, learning, itemCache };
    return { renderer: new FrameRenderer(of), known };
  };
  const rendererFor = (frame: Frame): FrameRenderer => {
    const found = renderers.get(frame) ?? made(frame);
    renderers.set(frame, found);
    return found.renderer;
  };
  let whole = 0;
  return {
    render: (plan) => {
      const screen = blockScreenOf(plan);
      if (screen === undefined) return renderPage(plan);
      const rendered = rendererFor(plan.frame).render(plan, screen);
      if (rendered !== undefined) return rendered;
      whole += 1;
      return renderPage(plan);
    },
    known: (plan) => {
      const screen = blockScreenOf(plan);
      return screen && renderers.get(plan.frame)?.renderer.known(plan, screen);
    },
    learned: (frame) => {
      const known = renderers.get(frame)?.known;
      if (known === undefined) return undefined;
      return { ...known, rules: { ...known.rules, raw: { ...known.rules.raw } } };
    },
    report: () => {
      const tallies = [...renderers.values()].map(({ renderer: { shapes } }) => shapes.tally);
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
