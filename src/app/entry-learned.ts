import type { CarriedByBlocks } from '../model/carried.ts';
import type { LearnedPages, RendererOptions } from '../model/rendering.ts';
import { themeIn } from '../model/theme.ts';
import { blockScreenOf } from './shapes/frame-parts.ts';
import { FrameRenderer } from './shapes/frame-renderer.ts';
import { learnedParts } from './shapes/learned-parts.ts';
import { Learning } from './shapes/learning.ts';
import { nobody, renderNothing } from './shapes/part-maker.ts';
import { compiledRules } from './styles/compiled.ts';
import { Stylesheet } from './styles/stylesheet.ts';

/** Puts pages together by what was learned before, without React: of a site that has hardly changed, that is most of them. */
export function learnedPages(
  { of: frame, learned }: NonNullable<RendererOptions['before']>,
  carried: CarriedByBlocks,
): LearnedPages {
  const known = learnedParts(learned);
  const sheet = new Stylesheet({ ...known.rules, compiled: compiledRules, theme: themeIn(frame) });
  const learning = new Learning(1, 0);
  const renderer = new FrameRenderer({
    frame,
    known,
    sheet,
    carried,
    renderer: nobody,
    whole: renderNothing,
    learning,
  });
  return {
    page: (plan) => {
      const screen = blockScreenOf(plan);
      return screen && plan.frame === frame ? renderer.known(plan, screen) : undefined;
    },
    theme: () => renderer.theme(),
  };
}
