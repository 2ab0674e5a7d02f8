import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { pageFiles, settings } from '../own-site/content.ts';
import { copyright } from '../own-site/outline.ts';
import { at } from '../own-site/specification/addresses.ts';
import { addresses, builtRoutes, decoded, documentOf, htmlFiles, inside } from './html.ts';
import { missing, sites, routes as visited } from './sites.ts';

// What can be said of a page without a browser is read from the built folder. What needs one: every-page.spec.ts.

/** The footer's line of copyright, before and after its year. */
const copyrights = copyright(9999).split('9999');

/** Every page, and the not-found page. Asked for in a test: the folder is built after this file is read. */
const all = (): string[] => [...builtRoutes(), missing];

test('the site has a document for every address in its sitemap, and no other', () => {
  const routes = all();
  // A file with a parameter in its name is more than one page.
  expect(routes.length).toBeGreaterThanOrEqual(pageFiles.length + 1);
  expect(visited.filter((route) => !routes.includes(route))).toEqual([]);
  const { redirects = [] } = settings;
  const wanted = routes.map((route) => (route === '/' ? '/index' : route === missing ? '/404' : route));
  const files = [...wanted, ...redirects.map(({ from }) => from)].map((route) => `${route.slice(1)}.html`);
  expect(htmlFiles(sites.root.out)).toEqual(files.sort());
});

test('every page has a title, headings in steps and a footer', () => {
  for (const route of all()) {
    const html = documentOf(route);
    expect(decoded(inside(html, 'title')), route).toContain(settings.name);
    const levels = [...inside(html, 'main').matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level) => level === 1),
      route,
    ).toHaveLength(1);
    expect(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      route,
    ).toEqual([]);
    const footer = decoded(inside(html, 'footer'));
    expect(
      copyrights.filter((words) => !footer.includes(words)),
      route,
    ).toEqual([]);
  }
});

test('of letters that Safari alone enlarges, what is a share of the window or of a box is not', () => {
  for (const route of all()) {
    const style = inside(documentOf(route), 'style');
    const sizes = [...style.matchAll(/font-size:([^;}]+)/g)].map(([, size = '']) => size);
    // In a sum, it is how fast a size grows.
    const shares = sizes.filter((size) => /(?:^|[(,])[\d.]+(?:vw|cqi|cqw)(?![^,)]*var\(--unzoomed\))/.test(size));
    expect(shares, route).toEqual([]);
    expect(style).toContain('--unzoomed:tan(atan2(16px,var(--letters)))');
  }
});

test('nothing asks a browser to fetch another page ahead, which the policy forbids', () => {
  const asking = all().filter((route) => /<link[^>]+rel="(?:next|prev|prefetch|prerender)"/.test(documentOf(route)));
  expect(asking).toEqual([]);
});

test('the only script that runs is the boot script: its text is the same on every page and under 2.2 KB', () => {
  // What search engines read of a site runs nowhere.
  const runs = /<script(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs;
  const scripts = all().map((route) => [...documentOf(route).matchAll(runs)]);
  for (const found of scripts) expect(found).toHaveLength(1);
  // What differs stands in its attributes, so that a policy can allow the text by one hash.
  expect(new Set(scripts.map(([script]) => script?.[1])).size).toBe(1);
  const size = Buffer.byteLength(scripts[0]?.[0]?.[1] ?? '');
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(2200);
});

test('what visitors choose from a list with takes at most 6 kB', () => {
  const folder = join(sites.root.out, 'built');
  const files = readdirSync(folder).filter((file) => /^(?:Filters|filter-list)-[\w-]+\.js$/.test(file));
  expect(files).toHaveLength(2);
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(6000);
});

test('no style attributes', () => {
  for (const route of all()) expect(documentOf(route), route).not.toMatch(/<[^>]+\sstyle=/);
});

test('every internal link leads to a page or file', async ({ request }) => {
  const links = all().flatMap((route) => {
    const html = documentOf(route);
    return [...addresses(html, 'a|link', 'href'), ...addresses(html, 'img', 'src')];
  });
  const paths = new Set(links.filter((to) => to.startsWith('/')).map((to) => new URL(to, 'http://x').pathname));
  expect(paths.size).toBeGreaterThanOrEqual(pageFiles.length);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    if (!path.endsWith('.pdf')) continue;
    // What is there is a document, and comes as one.
    expect(answer.headers()['content-type'], path).toBe('application/pdf');
    expect((await answer.body()).toString('latin1', 0, 5), path).toBe('%PDF-');
  }
});

test('every link to a page is one that the app follows', () => {
  const pages = new Set(builtRoutes());
  const others: string[] = [];
  let own = 0;
  for (const from of all()) {
    for (const [link, href = ''] of documentOf(from).matchAll(/<a\s[^>]*?\bhref="([^"]*)"[^>]*>/g)) {
      const { pathname, host } = new URL(decoded(href), `http://x${from}`);
      if (host !== 'x' || !pages.has(pathname)) continue;
      own += 1;
      // A place on the same page is the browser's.
      if (!/\sdata-page\b/.test(link) && !href.startsWith('#')) others.push(`${from}: ${link}`);
    }
  }
  expect(own).toBeGreaterThan(10 * pageFiles.length);
  expect(others).toEqual([]);
});

test('links to different pages have different names, with the words that are seen on a card', () => {
  const wrong: string[] = [];
  for (const route of all()) {
    const main = inside(documentOf(route), 'main');
    const targets = new Map<string, string>();
    for (const [, tag = '', words = ''] of main.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)) {
      const [, href = ''] = /href="([^"]*)"/.exec(tag) ?? [];
      // A picture is named by what it shows.
      const shown = words.replace(/<img\s[^>]*?\balt="([^"]*)"[^>]*>/g, '$1');
      const name = decoded(/aria-label="([^"]*)"/.exec(tag)?.[1] ?? shown);
      // Texts may lead to several places of a page.
      if (href.includes('#')) continue;
      const other = targets.get(name) ?? href;
      if (other !== href) wrong.push(`${route}: "${name}" leads to ${other} and ${href}`);
      targets.set(name, href);
    }
    // Up to a card's last words, its last link is the one that covers it.
    const parts = main.split(' data-more=""');
    for (const [index, part] of parts.entries()) {
      const words = decoded(/^[^>]*>(.*?)<svg/s.exec(parts[index + 1] ?? '')?.[1] ?? '');
      const name = decoded([...part.matchAll(/<a [^>]*?aria-label="([^"]*)"/g)].at(-1)?.[1] ?? '');
      if (!name.includes(words)) wrong.push(`${route}: "${name}" does not say "${words}"`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every link to a place on a page leads to one that is there', () => {
  const routes = new Set(builtRoutes());
  const idsOf = new Map<string, Set<string>>();
  const lost: string[] = [];
  let followed = 0;
  for (const from of routes) {
    for (const to of addresses(documentOf(from), 'a', 'href')) {
      const { pathname, hash, host } = new URL(to, `http://x${from}`);
      if (hash === '' || host !== 'x' || !routes.has(pathname)) continue;
      const ids = idsOf.get(pathname) ?? new Set(addresses(documentOf(pathname), '[a-z][a-z0-9]*', 'id'));
      idsOf.set(pathname, ids);
      followed += 1;
      if (!ids.has(decodeURIComponent(hash.slice(1)))) lost.push(`${from} -> ${to}`);
    }
  }
  expect(followed).toBeGreaterThan(pageFiles.length);
  expect(lost).toEqual([]);
});

test('both spellings of an address are served, and an unknown one answers 404', async ({ request }) => {
  for (const route of all()) expect((await request.get(route)).status(), route).toBe(route === missing ? 404 : 200);
  expect((await request.get(`${at.contact}/`)).status()).toBe(200);
  expect((await request.get(`${at.contact}.html`)).status()).toBe(200);
  expect((await request.get('/nowhere/at/all')).status()).toBe(404);
});

for (const [name, { out }] of Object.entries(sites)) {
  test(`html-validate finds nothing in the site "${name}"`, async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // The whole critical CSS and the boot script are inline on purpose, and React writes void elements as <br/>.
        'void-style': 'off',
        // A heading may begin with a digit. HTML allows that in ids.
        'valid-id': ['error', { relaxed: true }],
        'long-title': 'off',
        // React writes boolean attributes as ="", and fetchPriority with a capital.
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'attr-case': 'off',
        // Phone numbers keep together by CSS (white-space), which this rule sees only in style attributes.
        'tel-non-breaking': 'off',
        // Values that are chosen together have one name, as in an address.
        'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
        // What is chosen from a list is shown at once, and a form for that is only there with script.
        ...(name === 'photos' ? { 'wcag/h32': 'off' } : {}),
        'no-inline-style': 'error',
        'require-sri': 'off',
      },
    });
    const files = htmlFiles(out);
    expect(files).toContain('404.html');
    for (const file of files) {
      const { results } = await validate.validateString(readFileSync(join(out, file), 'utf8'));
      const found = results.flatMap(({ messages }) =>
        messages.map((each) => `${file}:${each.line} ${each.ruleId} ${each.message}`),
      );
      expect(found).toEqual([]);
    }
  });
}

test('browsers understand all values of the styles', async ({ page }) => {
  const found = new Map<string, string>();
  for (const route of all())
    for (const [, css = ''] of documentOf(route).matchAll(/<style>(.*?)<\/style>/gs)) {
      // What only rules of their own have, and what one browser alone reads.
      const plain = css.replace(/@(?:font-face|property [\w-]+)\{[^{}]*\}/g, '').replace(/"[^"]*"/g, '""');
      for (const [, name = '', value = ''] of plain.matchAll(/(?<=[{;])((?!-)[a-z-]+):([^;{}]+)(?=[;}])/g))
        found.set(`${name}:${value.replace(/\s*!important$/, '')}`, route);
    }
  expect(found.size).toBeGreaterThan(500);
  const wrong = await page.evaluate(
    (all) => all.filter((each) => !CSS.supports(each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1))),
    [...found.keys()],
  );
  expect(wrong.map((each) => `${each} on ${found.get(each)}`)).toEqual([]);
});
