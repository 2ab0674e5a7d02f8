import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prepare, render } from '../../src/app/entry-server.tsx';
import { catchAll, pageRoute } from '../../src/app/router/page-router.tsx';
import type { RoutePlan } from '../../src/model/plan.ts';
import { planOf } from '../blocks/plan-blocks.ts';

// Header and footer are rendered once for all pages of which they get the same answers: a browser takes over what React makes of the whole page.

/** A page as React renders all of it, at the address where a browser has it. */
function whole(plan: RoutePlan): string {
  const router = createMemoryRouter(
    catchAll(() => plan),
    {
      initialEntries: [plan.route],
      hydrationData: { loaderData: { [pageRoute]: plan } },
    },
  );
  return renderToString(<RouterProvider router={router} />);
}

// Icon fonts use characters that have no meaning of their own, such as the one in "Work".
const link = (label: string, href: string) => ({ label, href });
const below = [link('Contact', '/contact'), link('Elsewhere', 'https://www.example.org/')];
const nav = {
  items: [{ ...link('Home', '/'), items: below }, link('Contact', '/contact'), link('Work \uE000', '/work')],
};
const settings = { nav, footer: { columns: [{ title: 'More', items: below }] } };
const page = planOf(
  [
    { type: 'hero', title: 'Hello' },
    { type: 'cta', title: 'There' },
  ],
  settings,
);
const routes = ['/', '/contact', '/contact/below', '/work/one', '/work/two', '/elsewhere', '/'];

test('a page in header and footer that others have is what React makes of all of it', async () => {
  await prepare();
  for (const route of routes) {
    const plan = { ...page, route };
    expect(render(plan).body, route).toBe(whole(plan));
  }
});

test('header and footer know which of their links lead to the page', async () => {
  await prepare();
  const marked = ['/', '/contact', '/work/one', '/elsewhere'].map((route) => {
    const { body } = render({ ...page, route });
    return [body.split(' aria-current="page"').length - 1, body.split(' aria-current="true"').length - 1];
  });
  expect(marked[1]?.[0]).toBeGreaterThan(marked[3]?.[0] ?? 0);
});
