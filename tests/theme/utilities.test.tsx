import { ChakraProvider, createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NotFoundScreen } from '../../src/app/App.tsx';
import { classNamesIn, Stylesheet } from '../../src/app/critical-css.ts';
import { emotionOptions } from '../../src/app/emotion-options.ts';
import { prepare } from '../../src/app/entry-server.tsx';
import { Layout } from '../../src/app/Layout.tsx';
import { PageScreen } from '../../src/app/screens/PageScreen.tsx';
import { modeTokens, namedTokens } from '../../src/app/theme/modes.ts';
import { createTheme, themeConfig } from '../../src/app/theme/theme.ts';
import { FrameProvider } from '../../src/blocks/shared/context.tsx';
import type { RoutePlan } from '../../src/model/plan.ts';
import { themeIn } from '../../src/model/theme.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { planOf } from '../blocks/render-block.ts';
import { sampleOf } from '../blocks/samples.ts';

// Chakra's own writes a second declaration, `--bg-currentcolor`, beside every background; nothing reads it.
const background = {
  values: 'colors' as const,
  shorthand: ['bg'],
  transform: (value: string): { background: string } => ({ background: value }),
};

const action = { label: 'Write', href: '/contact' };
const chrome = {
  nav: { action, items: [{ ...action, items: [{ ...action, icon: 'cloud', description: 'More' }], note: 'A note' }] },
  footer: { columns: [{ title: 'More', items: [action] }], copyright: '{year}', note: 'A note' },
};

const notFound = { kind: 'not-found', title: 'Page not found', status: 'Not Found', description: ['Gone.'] } as const;

function cssOf({ frame, screen }: RoutePlan, system: SystemContext): string {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <FrameProvider value={frame}>
          <MemoryRouter>
            <Layout page="/">
              {screen.kind === 'page' ? <PageScreen screen={screen} /> : <NotFoundScreen {...screen} />}
            </Layout>
          </MemoryRouter>
        </FrameProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  return new Stylesheet(cache).css(classNamesIn(html, cache.key)).css.replaceAll('}', '}\n');
}

/** A page with the block on each background; the screen of a page that is not there. */
async function pageWith(type: string): Promise<RoutePlan> {
  await prepare();
  const blocks = blockNames()
    .filter((name) => name === type)
    .flatMap((name) =>
      ['default', 'subtle', 'brand', 'dark'].map((background) => ({
        ...sampleOf(name, { optional: true, text: 'Some words', count: 3 }),
        background,
      })),
    );
  const page = planOf(blocks, chrome);
  return blocks.length === 0 ? { ...page, screen: notFound } : page;
}

/** The look that all of them have. Systems keep nothing of a page but what they have worked out once for all. */
const { theme } = planOf([], chrome).frame;
const { utilities: _, ...config } = themeConfig(theme);
const ours = createTheme(theme);
const whole = createSystem(defaultBaseConfig, { ...config, utilities: { background } });

test.each([...blockNames(), 'not-found'])(
  'our part of Chakra says the same as the whole of it, and compares no media queries as words: %s',
  async (type) => {
    const plan = await pageWith(type);
    expect(plan.frame.theme).toEqual(theme);
    const compared = vi.spyOn(String.prototype, 'localeCompare');
    const css = cssOf(plan, ours);
    const words = compared.mock.contexts.map(String).filter((word) => word.startsWith('@'));
    compared.mockRestore();
    // See `conditions.highContrast`.
    expect(words).toEqual([]);
    expect(css.length).toBeGreaterThan(10_000);
    expect(css).toBe(cssOf(plan, whole));
  },
);

test('a browser knows every role by name', () => {
  const names = (tokens: unknown): unknown =>
    JSON.parse(JSON.stringify(tokens, (key, value: unknown) => (key === 'value' ? undefined : value)));
  expect(names(namedTokens())).toEqual(names(modeTokens(themeIn({ theme }))));
});
