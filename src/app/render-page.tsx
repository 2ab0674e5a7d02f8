import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
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
import { loadAllParts, ownStyles } from './navigation/loaded-parts.ts';
import { WithoutSlices } from './Slice.tsx';
import { queriesIn, rulesOf, serialized } from './styles/class-rules.ts';
import { compiledRules } from './styles/compiled.ts';
import { styling } from './styles/stylesheet.ts';
import { byTheme, themeFor } from './theme/theme.ts';

/** What React leaves in the place of a slice that throws. */
const failedSlice = '<!--$!-->';

/** React writes such links before the markup. */
const leadingLinks = /^(?:<link[^>]*>)+/;

/** Renders in one piece, without slices, so that whatever throws is heard. @throws what a component throws */
const wholeMarkupOf = (part: ReactElement): string =>
  renderToString(<WithoutSlices value={true}>{part}</WithoutSlices>);

/** What React makes of a part of a page: its markup, and preloads of eager pictures and such, which belong in <head>. @throws what a component throws */
function markupOf(part: ReactElement): { readonly links: string; readonly html: string } {
  const output = renderToString(part);
  const made = output.includes(failedSlice) ? wholeMarkupOf(part) : output;
  const links = leadingLinks.exec(made)?.[0] ?? '';
  return { links, html: made.slice(links.length) };
}

/** What stands around the screens of pages, and the preloads that React has put in front of it. */
type Around = { readonly links: string; readonly before: string; readonly after: string };

/** Stands in the place of a screen. No text makes an element, whatever characters an author writes. */
const hole = '<template></template>';

/** Gives what is around the screen of a page: header and footer are the same where they get the same answers, mostly for a section of the menu. */
const aroundIn = onceFor((frame: Frame) => {
  const asked = new Map<string, (route: string) => unknown>();
  const known = new Map<string, Around>();
  const answersOf = (route: string): string => [...asked.values()].map((ask) => ask(route) ?? '').join();
  const rendered = (route: string): Around => {
    const answers = currentAt(route);
    const noting =
      <Name extends keyof Current>(name: Name) =>
      (to: Href): ReturnType<Current[Name]> => {
        asked.set(`${name} ${to.kind} ${to.href}`, (other) => currentAt(other)[name](to));
        return answers[name](to) as ReturnType<Current[Name]>;
      };
    const { links, html } = markupOf(
      <StaticRouter basename={frame.base} location={frame.base.slice(0, -1) + route}>
        <CurrentContext value={{ page: noting('page'), section: noting('section') }}>
          <FrameContext value={frame}>
            <Layout page={route}>
              <template />
            </Layout>
          </FrameContext>
        </CurrentContext>
      </StaticRouter>,
    );
    const [before = '', after = ''] = html.split(hole);
    return { links, before, after };
  };
  return ({ route }: RoutePlan): Around => {
    const found = known.get(answersOf(route));
    if (found !== undefined) return found;
    const made = rendered(route);
    known.set(answersOf(route), made);
    return made;
  };
});

function stylingOf(theme: Theme) {
  const system = themeFor(theme);
  // Named twice, those of a site's own blocks count more than ours, also than ours in queries.
  const classes = { ...compiledRules, ...rulesOf(ownStyles(), system, (name) => `.${name}.${name}`) };
  const globals = serialized('', system._global);
  return styling({ classes, queries: queriesIn(classes, system), globals, content: contentRules, theme });
}

const styles = { in: byTheme(stylingOf) };

/** Loads every block. @param own where those of the site's own are, by type @param run how those are loaded */
export async function prepare(own?: OwnAddresses, run?: RunOwn): Promise<void> {
  await loadAllParts(own, run);
  styles.in = byTheme(stylingOf);
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

/** Renders a page: its screen, in header and footer, which pages share. `prepare` comes before. @throws Error that names the block and the page */
export function renderPage(plan: RoutePlan): Rendered {
  const cssOf = styles.in(themeIn(plan.frame));
  try {
    const around = aroundIn(plan.frame)(plan);
    const { links, html } = markupOf(<ScreenOf plan={plan} />);
    const body = around.before + html + around.after;
    return { body, headTags: around.links + links, ...cssOf(body) };
  } catch (error) {
    throw blame(plan, error);
  }
}
