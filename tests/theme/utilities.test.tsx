import { ChakraProvider, createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { criticalCss } from '../../src/app/critical-css.ts';
import { prepare } from '../../src/app/entry-server.tsx';
import { Layout } from '../../src/app/Layout.tsx';
import { NotFoundScreen } from '../../src/app/screens/NotFoundScreen.tsx';
import { PageScreen } from '../../src/app/screens/PageScreen.tsx';
import { createTheme, themeConfig } from '../../src/app/theme/theme.ts';
import { FrameProvider } from '../../src/blocks/shared/context.tsx';
import { blockNames } from '../../src/content/shape/schemas.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
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

function cssOf({ frame, screen }: RoutePlan, system: SystemContext): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <FrameProvider value={frame}>
          <MemoryRouter>
            <Layout page="/">{screen.kind === 'page' ? <PageScreen screen={screen} /> : <NotFoundScreen />}</Layout>
          </MemoryRouter>
        </FrameProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  return criticalCss(html, cache).own.replaceAll('}', '}\n');
}

test.each([...blockNames(), 'not-found'])('our part of Chakra says the same as the whole of it: %s', async (type) => {
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
  const plan: RoutePlan = blocks.length === 0 ? { ...page, screen: { kind: 'not-found' } } : page;
  const { brand } = plan.frame;
  const { utilities: _, ...config } = themeConfig(brand);
  const whole = createSystem(defaultBaseConfig, { ...config, utilities: { background } });
  const ours = cssOf(plan, createTheme(brand));
  expect(ours.length).toBeGreaterThan(10_000);
  expect(ours).toBe(cssOf(plan, whole));
});
