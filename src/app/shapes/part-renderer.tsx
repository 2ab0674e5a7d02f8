import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
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
import { type Current, CurrentProvider } from '../header/use-current.ts';
import { Layout } from '../Layout.tsx';
import { partLinks, type Styles } from '../render-page.tsx';
import { BlockHere, type BlockScreen, PageScreen } from '../screens/PageScreen.tsx';
import { themeFor } from '../theme/theme.ts';
import { iconMarkup } from './icon-markup.ts';
import { idMark, markOf } from './marks.ts';

/** A part of a page as React rendered it apart from the page. */
export type Markup = {
  readonly html: string;
  /** Preloads that React put in front, which belong in `<head>`. */
  readonly links: string;
  /** Whether it asked for the address of its page. */
  readonly readsRoute: boolean;
};

/** The text in the place of a title, and of what stands inside a layout or, by its index, of a block on a screen. */
export const titleMark = 0;
export const holeMark = 1;

/** Renders parts of pages with the same frame, each apart from its page. */
export class PartRenderer {
  readonly #frame: Frame;
  readonly #styles: Styles;
  /** Its global rules are those of the layout: to work out their name takes longer than to render a block. */
  readonly #system: SystemContext;

  constructor(frame: Frame, styles: Styles) {
    this.#frame = frame;
    this.#styles = styles;
    this.#system = { ...themeFor(frame.theme), _global: [] };
  }

  /** A block on the page at a route. @throws what the block throws, also when it can't be apart from its page */
  block(placed: PlacedBlock, route: string): Markup {
    return this.#render(<BlockHere {...placed} />, this.#system, route);
  }

  words(words: readonly Inline[]): Markup {
    return this.#render(<Words of={words} />, this.#system);
  }

  icon(icon: Icon): string {
    const markup = iconMarkup(icon);
    if (markup !== undefined) return markup;
    return renderToString(<svg aria-hidden="true">{iconShapes(icon)}</svg>).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  }

  /** What is around the screen on the page at a route, with a mark in its place. @param current what links are told about the page */
  layout(route: string, current: Current): Markup {
    const location = this.#frame.base.slice(0, -1) + route;
    return this.#render(
      <StaticRouter basename={this.#frame.base} location={location}>
        <CurrentProvider value={current}>
          <Layout page={route}>{markOf(holeMark)}</Layout>
        </CurrentProvider>
      </StaticRouter>,
      themeFor(this.#frame.theme),
      route,
    );
  }

  /** A screen, with marks in the place of its title and its blocks. */
  screen({ hiddenTitle, blocks }: BlockScreen): Markup {
    const marked: BlockScreen = {
      kind: 'page',
      blocks,
      ...(hiddenTitle === undefined ? {} : { hiddenTitle: markOf(titleMark) }),
    };
    const show = ({ place }: PlacedBlock): ReactElement => <>{markOf(holeMark + place.index)}</>;
    return this.#render(<PageScreen screen={marked} show={show} />, this.#system);
  }

  #render(part: ReactNode, system: SystemContext, route = ''): Markup {
    let readsRoute = false;
    const asked = (): string => {
      readsRoute = true;
      return route;
    };
    const output = renderToString(
      <CacheProvider value={this.#styles.cache}>
        <ChakraProvider value={system}>
          <FrameProvider value={this.#frame}>
            <RouteProvider value={asked}>{part}</RouteProvider>
          </FrameProvider>
        </ChakraProvider>
      </CacheProvider>,
      { identifierPrefix: idMark },
    );
    // React counts its ids along the whole page.
    if (output.includes(idMark)) throw new Error('it has an id that React made');
    const { links, markup } = partLinks(output);
    return { html: markup, links, readsRoute };
  }
}
