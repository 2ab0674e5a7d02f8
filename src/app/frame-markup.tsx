import { StaticRouter } from 'react-router-dom';
import { FrameProvider } from '../blocks/shared/context.tsx';
import type { Frame } from '../model/frame.ts';
import { onceFor } from '../model/once.ts';
import type { RoutePlan } from '../model/plan.ts';
import type { Href } from '../model/text.ts';
import { type Current, CurrentProvider, currentAt } from './header/current.ts';
import { Layout } from './Layout.tsx';
import { type Markup, markupOf } from './markup.tsx';

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
        <CurrentProvider value={{ page: noting('page'), section: noting('section') }}>
          <FrameProvider value={this.#frame}>
            <Layout page={route}>
              <template />
            </Layout>
          </FrameProvider>
        </CurrentProvider>
      </StaticRouter>,
    );
    const [before = '', after = ''] = html.split(hole);
    return { links, before, after };
  }
}

const markupOfFrame = onceFor((frame: Frame) => new FrameMarkup(frame));

/** What stands around the screen of a page. */
export const markupAround = (plan: RoutePlan): Around => markupOfFrame(plan.frame).around(plan);
