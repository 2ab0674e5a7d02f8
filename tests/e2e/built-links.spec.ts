import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { dataFile } from '../../src/model/address.ts';
import { readPdf } from '../print/read-pdf.ts';
import { addresses, builtRoutes, decoded, documentOf } from './html.ts';
import { sites } from './sites.ts';

// No link is a dead end, whoever follows it. What the documents of pages link to: built.spec.ts. Clicks: takeover-links.spec.ts.

const { out } = sites.root;
const origin = 'https://www.vaghur.example';
const textOf = (path: string): string => readFileSync(join(out, path), 'utf8');

/** What is at the addresses of the site. Asked for in a test: the folder is built after this file is read. */
function site() {
  const pages = new Set(builtRoutes());
  const redirects = new Map(
    textOf('_redirects')
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [from = '', to = ''] = line.split(' ');
        return [from, to];
      }),
  );
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (page: string): ReadonlySet<string> => {
    const known = ids.get(page) ?? new Set(addresses(documentOf(page), '[a-z][a-z0-9]*', 'id'));
    ids.set(page, known);
    return known;
  };
  /** Why an address is a dead end; undefined if it is none, or of another site. */
  const deadEnd = (address: string, isOld = false): string | undefined => {
    const { origin: host, pathname, hash } = new URL(address, origin);
    if (host !== origin) return undefined;
    const path = decodeURIComponent(pathname);
    const next = redirects.get(path);
    if (next !== undefined) return isOld ? `${address} leads on to another old address` : deadEnd(next, true);
    if (!pages.has(path))
      return existsSync(join(out, path)) && path.includes('.') ? undefined : `${address} is not there`;
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || idsOf(path).has(id) ? undefined : `${address} has no such place`;
  };
  return { pages, redirects, deadEnd };
}

/** All links in the data of a page. */
function linksIn(data: unknown): { kind: string; href: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  const own =
    'kind' in data && 'href' in data && typeof data.kind === 'string' && typeof data.href === 'string'
      ? [{ kind: data.kind, href: data.href }]
      : [];
  return [...own, ...Object.values(data).flatMap(linksIn)];
}

test('the app finds the data of every page that a link leads to, and all that it names', () => {
  const { pages, deadEnd } = site();
  const dead: unknown[] = [];
  const followed = new Set<string>();
  const frames = new Set<string>();
  for (const route of pages) {
    const data = JSON.parse(textOf(dataFile(route)));
    expect(data.route, route).toBe(route);
    frames.add(data.frame);
    expect(
      [data.app, data.frame].filter((path) => !existsSync(join(out, path))),
      route,
    ).toEqual([]);
    for (const { kind, href } of [...linksIn(data.screen), ...linksIn(JSON.parse(textOf(data.frame)))]) {
      followed.add(href);
      const isPage = pages.has(new URL(href, origin + route).pathname);
      if (kind === 'page' && !isPage) dead.push([route, href, 'is no page, and followed by the app']);
      dead.push(
        ...[deadEnd(new URL(href, origin + route).href)].flatMap((why) => (why === undefined ? [] : [[route, why]])),
      );
    }
  }
  expect(dead).toEqual([]);
  // All of them name the same.
  expect(frames.size).toBe(1);
  expect(followed.size).toBeGreaterThan(150);
});

test('every file that a document names is there', () => {
  const missing = [...site().pages, '/no-such-page'].flatMap((route) => {
    const html = documentOf(route);
    const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
      decoded(set)
        .split(/,\s+/)
        .map((each) => each.trim().split(' ')[0] ?? ''),
    );
    const named = [...html.matchAll(/\s(?:src|data-(?:app|page|frame|theme))="(\/[^"]*)"/g)].map(
      ([, path = '']) => path,
    );
    const absolute = [...html.matchAll(/content="https:\/\/www\.vaghur\.example(\/[^"]*\.\w+)"/g)].map(
      ([, path = '']) => path,
    );
    const files = [...sets.filter((path) => path.startsWith('/')), ...named, ...absolute];
    return files.filter((path) => !existsSync(join(out, decodeURIComponent(path)))).map((path) => `${route}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('every old address leads to something in one step, the same with and without the help of a host', () => {
  const { redirects, deadEnd } = site();
  expect(redirects.size).toBeGreaterThan(5);
  for (const [from, to] of redirects) {
    expect(deadEnd(to, true), from).toBeUndefined();
    expect(textOf(`${from}.html`)).toContain(`content="0; url=${to}"`);
  }
});

test('no link in a PDF document is a dead end', async () => {
  const { pages, deadEnd } = site();
  const documents = [...pages].flatMap((route) =>
    addresses(documentOf(route), 'a', 'href').filter((to) => to.startsWith('/') && to.endsWith('.pdf')),
  );
  const dead: string[] = [];
  let followed = 0;
  for (const path of new Set(documents)) {
    // Reading one fails for a link to a place that it doesn't have.
    const { links } = await readPdf(readFileSync(join(out, path)));
    for (const { url, leadsTo } of links) {
      followed += 1;
      const why = url === undefined ? undefined : deadEnd(url);
      if (url === undefined ? leadsTo === undefined : why !== undefined) dead.push(`${path}: ${why}`);
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(100);
});
