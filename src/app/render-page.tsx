import { contentRules } from '../blocks/shared/rule-class.ts';
import type { OwnAddresses } from '../model/frame.ts';
import type { RoutePlan } from '../model/plan.ts';
import type { BlamedBlock, Rendered, RunOwn } from '../model/rendering.ts';
import { type Theme, themeIn } from '../model/theme.ts';
import { ScreenOf } from './App.tsx';
import { markupAround } from './frame-markup.tsx';
import { markupOf, wholeMarkupOf } from './markup.tsx';
import { loadAllParts, ownStyles } from './navigation/loaded-parts.ts';
import { queriesIn, rulesOf, serialized } from './styles/class-rules.ts';
import { compiledRules } from './styles/compiled.ts';
import { Stylesheet } from './styles/stylesheet.ts';
import { byTheme } from './theme/by-theme.ts';
import { themeFor } from './theme/theme.ts';

/** The style sheet of a theme, of which each page has a part. */
function sheetOf(theme: Theme): Stylesheet {
  const system = themeFor(theme);
  // Named twice, those of a site's own blocks count more than ours, also than ours in queries.
  const classes = { ...compiledRules, ...rulesOf(ownStyles(), system, (name) => `.${name}.${name}`) };
  const globals = serialized('', system._global);
  return new Stylesheet({ classes, queries: queriesIn(classes, system), globals, content: contentRules, theme });
}

const sheets = { for: byTheme(sheetOf) };

/** Loads every block. @param own where those of the site's own are, by type @param run how those are loaded */
export async function prepare(own?: OwnAddresses, run?: RunOwn): Promise<void> {
  await loadAllParts(own, run);
  sheets.for = byTheme(sheetOf);
}

/** Says which block is to blame for a plan that cannot be rendered, by trying each alone. */
function blame(plan: RoutePlan, cause: unknown): Error {
  const { screen } = plan;
  const blocks = screen.kind === 'page' ? screen.blocks : [];
  const guilty = blocks.find((placed) => {
    try {
      wholeMarkupOf(<ScreenOf plan={{ ...plan, screen: { kind: 'page', blocks: [placed] } }} />);
      return false;
    } catch {
      return true;
    }
  });
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (guilty === undefined) return new Error(reason, { cause });
  const { place, block } = guilty;
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const blamed: BlamedBlock = { index: place.index, type: block.type, message: reason, stack };
  return new Error(`Block ${place.index + 1} (${block.type}) of the page ${plan.route}: ${reason}`, { cause: blamed });
}

/**
 * Renders a page through React: its screen, in header and footer, which pages share. `prepare` must have been awaited before.
 * @throws Error that names the block and the page, when a component throws
 */
export function renderPage(plan: RoutePlan): Rendered {
  const sheet = sheets.for(themeIn(plan.frame));
  try {
    const around = markupAround(plan);
    const { links, html } = markupOf(<ScreenOf plan={plan} />);
    const body = around.before + html + around.after;
    return { body, headTags: around.links + links, ...sheet.css(sheet.namesIn(body)) };
  } catch (error) {
    throw blame(plan, error);
  }
}
