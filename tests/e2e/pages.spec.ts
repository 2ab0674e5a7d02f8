import { expect } from 'playwright/test';
import {
  documentTitle,
  filled,
  menuEntry,
  page as pageAt,
  settings,
  waysOut,
  wholeAddress,
  word,
} from '../own-site/content.ts';
import { copyright, footerLinks, headingsOf, linksIn, linksOf, menuLinks } from '../own-site/outline.ts';
import { at } from '../own-site/specification/addresses.ts';
import { expectQuiet, listen } from './expect-quiet.ts';
import { missing } from './sites.ts';
import { test } from './test.ts';

const facts = {
  [at.home]: {
    status: 200,
    title: documentTitle(at.home),
    headings: headingsOf(at.home),
    links: linksOf(at.home),
  },
  [at.contact]: {
    status: 200,
    title: documentTitle(at.contact),
    headings: headingsOf(at.contact),
    links: linksOf(at.contact),
  },
  [missing]: {
    status: 404,
    title: `${word('notFoundTitle')} | ${settings.name}`,
    headings: [`h1 ${settings.notFound?.title}`],
    links: linksIn(waysOut),
  },
} as const;

const contact = pageAt(at.contact);
/** What the way to the page about cloud ends with: its name in the menu. */
const cloud = menuEntry(at.services).items.find(({ href }) => href === at.cloud)?.label ?? '';

/** Runs in the page: label and target of each link in a part, in order. */
const shownLinks = (part: Element): string[] =>
  [...part.querySelectorAll('a')].map((link) => {
    const label = link.querySelector('b') ?? link;
    return `${(label.textContent ?? '').trim().replace(/\s/g, ' ')} -> ${link.getAttribute('href')}`;
  });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const [route, fact] of Object.entries(facts)) {
      test(`${route} has its headings and links in order`, async ({ page }) => {
        const noise = listen(page, [404]);
        const response = await page.goto(route);
        expect(response?.status()).toBe(fact.status);
        await expect(page).toHaveTitle(fact.title);
        const headings = await page
          .locator('main :is(h1, h2, h3, h4)')
          .evaluateAll((all) => all.map((each) => `${each.localName} ${(each.textContent ?? '').trim()}`));
        expect(headings).toEqual(fact.headings);
        expect(await page.locator('main').evaluate(shownLinks)).toEqual(fact.links);
        expect(await page.locator('header nav > ul').evaluate(shownLinks)).toEqual(menuLinks());
        const columns = await page
          .locator('footer nav')
          .evaluateAll((all) =>
            all.flatMap((part) =>
              [...part.querySelectorAll('a')].map((link) => `${link.textContent} -> ${link.getAttribute('href')}`),
            ),
          );
        expect(columns).toEqual(footerLinks());
        await expect(page.getByRole('contentinfo')).toContainText(filled(settings.footer?.description ?? ''));
        await expect(page.getByRole('contentinfo')).toContainText(copyright(new Date().getFullYear()));
        expectQuiet(noise);
      });
    }
  });
}

test('a page is complete in one document, one font and its pictures', async ({ page }) => {
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  await page.goto(at.home, { waitUntil: 'networkidle' });
  expect(types.filter((type) => !['document', 'font', 'image', 'other'].includes(type))).toEqual([]);
  expect(types.filter((type) => type === 'document')).toHaveLength(1);
  expect(types.filter((type) => type === 'font')).toHaveLength(1);
});

test('search engines and social networks are told what the page is', async ({ page }) => {
  await page.goto(at.contact);
  const meta = (selector: string): Promise<string | null> => page.locator(selector).getAttribute('content');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(wholeAddress(at.contact));
  expect(await meta('meta[name=description]')).toBe(filled(contact.description));
  expect(await meta('meta[property="og:title"]')).toBe(documentTitle(at.contact));
  expect(await meta('meta[property="og:url"]')).toBe(wholeAddress(at.contact));
  expect(await meta('meta[property="og:image"]')).toBe(wholeAddress(settings.image ?? ''));
  expect(await meta('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe(settings.icon ?? settings.logo);
  expect(await page.locator('html').getAttribute('lang')).toBe(settings.language);
});

test('the year in the footer follows the calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01'));
  await page.goto(at.home);
  await expect(page.getByRole('contentinfo')).toContainText(copyright(2031));
});

test('a sub-page shows where it is', async ({ page }) => {
  await page.goto(at.cloud);
  const trail = page.getByRole('navigation', { name: word('breadcrumb') });
  expect(await trail.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    at.home,
    at.services,
  ]);
  await expect(trail.locator('[aria-current=page]')).toHaveText(cloud);
  await page.goto(at.services);
  await expect(trail).toHaveCount(0);
});
