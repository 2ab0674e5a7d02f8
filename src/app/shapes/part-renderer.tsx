import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FrameProvider, RouteProvider } from '../../blocks/shared/context.tsx';
import { iconShapes } from '../../blocks/shared/IconView.tsx';
import { Words } from '../../blocks/shared/Words.tsx';
import type { Frame } from '../../model/frame.ts';
import type { Icon } from '../../model/media.ts';
import type { PlacedBlock } from '../../model/screen.ts';
import type { Inline } from '../../model/text.ts';
import type { Current } from '../header/current.ts';
import { CurrentProvider } from '../header/use-current.ts';
import { Layout } from '../Layout.tsx';
import { partLinks } from '../render-page.tsx';
import { BlockHere, PageScreen } from '../screens/PageScreen.tsx';
import type { BlockScreen } from '../screens/side-menu.ts';
import { holeMark, idMark, markOf, titleMark } from './marks.ts';
import type { Markup, PartMaker } from './part-maker.ts';

/** Renders parts of pages with the same frame by React. */
export class PartRenderer implements PartMaker {
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  block(placed: PlacedBlock, route: string): Markup {
    return this.#render(<BlockHere {...placed} />, route);
  }

  words(words: readonly Inline[]): Markup {
    return this.#render(<Words of={words} />);
  }

  icon(icon: Icon): string {
    return renderToString(<svg aria-hidden="true">{iconShapes(icon)}</svg>).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  }

  layout(route: string, current: Current): Markup {
    const location = this.#frame.base.slice(0, -1) + route;
    return this.#render(
      <StaticRouter basename={this.#frame.base} location={location}>
        <CurrentProvider value={current}>
          <Layout page={route}>{markOf(holeMark)}</Layout>
        </CurrentProvider>
      </StaticRouter>,
      route,
    );
  }

  screen({ hiddenTitle, blocks }: BlockScreen): Markup {
    const marked: BlockScreen = {
      kind: 'page',
      blocks,
      ...(hiddenTitle === undefined ? {} : { hiddenTitle: markOf(titleMark) }),
    };
    const show = ({ place }: PlacedBlock): ReactElement => <>{markOf(holeMark + place.index)}</>;
    return this.#render(<PageScreen screen={marked} show={show} />);
  }

  #render(part: ReactNode, route = ''): Markup {
    let readsRoute = false;
    const asked = (): string => {
      readsRoute = true;
      return route;
    };
    const output = renderToString(
      <FrameProvider value={this.#frame}>
        <RouteProvider value={asked}>{part}</RouteProvider>
      </FrameProvider>,
      { identifierPrefix: idMark },
    );
    // React counts its ids along the whole page.
    if (output.includes(idMark)) throw new Error('it has an id that React made');
    const { links, markup } = partLinks(output);
    return { html: markup, links, readsRoute };
  }
}
