import { StaticRouter } from 'react-router-dom';
import { FrameContext } from '../blocks/shared/context.tsx';
import { contentRules } from '../blocks/shared/rule-class.ts';
import type { Frame, OwnAddresses } from '../model/frame.ts';
import { onceFor } from '../model/once.ts';
import type { RoutePlan } from '../model/plan.ts';
import type { BlamedBlock, Rendered, RunOwn } from '../model/rendering.ts';
import type { Href } from '../model/text.ts';
import { type Theme, themeIn } from '../model/theme.ts';
import { ScreenOf } from './App.tsx';
import { type Current, CurrentContext, currentAt } from './header/current.ts';
import { Layout } from './Layout.tsx';
import { type Markup, markupOf, wholeMarkupOf } from './markup.tsx';
import { loadAllParts, ownStyles } from './navigation/loaded-parts.ts';
import { queriesIn, rulesOf, serialized } from './styles/class-rules.ts';
import { compiledRules } from './styles/compiled.ts';
import { Stylesheet } from './styles/stylesheet.ts';
import { byTheme } from './theme/by-theme.ts';
import { themeFor } from './theme/theme.ts';

/** What stands around the screens of pages, and the preloads that React has put in front of it. */
type Around = { readonly links: string; readonly before: string; readonly after: string };

/** Stands in the place of a screen. No text makes an element, whatever characters an author writes. */
const hole = '<template></template>';

/** What is known of the frame of some pages: the questions that header and footer ask of a page, and what comes of the answers. */
class FrameMarkup {
  readonly #frame: Frame;
  readonly #asked = new Map<string, (route: string) => unknown>();
  readonly #known = new Map<string, Around>();

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  /** Header and footer are the same for all pages of which they get the same answers: mostly, for a section of the menu. */
  around({ route }: RoutePlan): Around {
    const known = this.#known.get(this.#answersOf(route));
    if (known !== undefined) return known;
    const made = this.#rendered(route);
    this.#known.set(this.#answersOf(route), made);
    return made;
  }

  #answersOf(route: string): string {
    return [...this.#asked.values()].map((ask) => ask(route) ?? '').join();
  }

  #rendered(route: string): Around {
    const answers = currentAt(route);
    const noting =
      <Name extends keyof Current>(name: Name) =>
      (to: Href): ReturnType<Current[Name]> => {
        this.#asked.set(`${name} ${to.kind} ${to.href}`, (other) => currentAt(other)[name](to));
        return answers[name](to) as ReturnType<Current[Name]>;
      };
    const { links, html }: Markup = markupOf(
      <StaticRouter basename={this.#frame.base} location={this.#frame.base.slice(0, -1) + route}>
        <CurrentContext value={{ page: noting('page'), section: noting('section') }}>
          <FrameContext value={this.#frame}>
            <Layout page={route}>
              <template />
            </Layout>
          </FrameContext>
        </CurrentContext>
      </StaticRouter>,
    );
    const [before = '', after = ''] = html.split(hole);
    return { links, before, after };
  }
}

const markupOfFrame = onceFor((frame: Frame) => new FrameMarkup(frame));

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
    const around = markupOfFrame(plan.frame).around(plan);
    const { links, html } = markupOf(<ScreenOf plan={plan} />);
    const body = around.before + html + around.after;
    return { body, headTags: around.links + links, ...sheet.css(sheet.namesIn(body)) };
  } catch (error) {
    throw blame(plan, error);
  }
}
