import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { planSite } from '../../src/builder/plan/plan.ts';
import { routePlan } from '../../src/builder/render/document.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import { pageFiles, settings, top, word } from './content.ts';
import { linksOf, missingFacts } from './screen-facts.ts';
import { at, brochure, entries, footer, linked, menu, redirects } from './specification/addresses.ts';
import { screens } from './specification/screens.ts';
import { address, fallback, footerTopic, form, getStarted, home } from './specification/words.ts';

let loaded: Loaded;
let plans: RoutePlan[] = [];
beforeAll(async () => {
  // A day on which the webinars that the site announces are still to come.
  loaded = await loadSite(folderDisk(top), { telling: ONCE, view: { at: '2026-12-01', all: false } });
  if (loaded.site === undefined) return;
  const { pages, frame } = planSite(loaded.site, { year: '2031', drafts: false });
  plans = pages.map((page) => routePlan(page, frame));
});

/** Files in public/ that others may use. */
const filesToDownload = ['/mark.svg', '/images/social-card.png'];

const addressOf = (link: string): string => link.slice(link.lastIndexOf(' -> ') + 4);

test('the site has no mistakes', () => {
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

const isEntry = (address: string): boolean =>
  entries.some((each) => (typeof each === 'string' ? each === address : each.test(address)));

test('the site has these pages and no others', () => {
  const routes = Object.keys(screens);
  expect(new Set(routes)).toEqual(new Set(Object.values(at)));
  const others = plans.map(({ route }) => route).filter((route) => !isEntry(route));
  // A document of the site is a page on the web, too.
  const documents = loaded.site?.pages.flatMap(({ route, pdf }) => (pdf?.address === brochure ? route : [])) ?? [];
  // What others may print about us, which it doesn't mention.
  expect(others).toEqual([...routes, ...Object.values(linked), ...documents, '/press'].sort());
});

test('every article, paper and chapter that the specification links to is a page', () => {
  const routes = plans.map(({ route }) => route);
  const missing = entries.filter(
    (each) => !routes.some((route) => (typeof each === 'string' ? each === route : each.test(route))),
  );
  expect(missing.map(String)).toEqual([]);
  expect(loaded.site?.settings.planned).toBeUndefined();
});

describe('the page', () => {
  for (const [route, facts] of Object.entries(screens)) {
    test(`${route} shows what it should, in order`, () => {
      const plan = plans.find((each) => each.route === route);
      expect(plan?.screen.kind).toBe('page');
      expect(missingFacts(plan, facts)).toEqual([]);
    });
  }
});

test('every page that the specification links to opens with a title and has five to eight blocks', () => {
  for (const route of Object.values(linked)) {
    const screen = plans.find((each) => each.route === route)?.screen;
    const types = screen?.kind === 'page' ? screen.blocks.map(({ block }) => block.type) : [];
    expect(types[0], route).toBe('hero');
    expect(types.length, route).toBeGreaterThanOrEqual(5);
    expect(types.length, route).toBeLessThanOrEqual(8);
  }
});

test('addresses that are the same page as another one lead there', () => {
  const written = loaded.site?.settings.redirects ?? [];
  for (const [named, target] of redirects)
    expect(
      written.some(({ from }) => named.test(from)),
      target,
    ).toBe(true);
  const wanted = written.map(({ from }) => {
    const [named, target = ''] = redirects.find(([each]) => each.test(from)) ?? [from];
    return { from, to: from.replace(named, target) };
  });
  expect(written).toEqual(wanted);
});

test('the address of a case study is the name of its company', () => {
  const files = pageFiles.filter((file) => file.startsWith('pages/case-studies/'));
  expect(files).toHaveLength(3);
  for (const file of files) {
    const { company }: { company: string } = parse(readFileSync(join(top, file), 'utf8'));
    expect(file).toBe(`pages/case-studies/${company.toLowerCase().replace(/\s+/g, '-')}.yaml`);
  }
});

test('the form and the fallback screen speak as they should', () => {
  expect([word('sending'), word('sent'), word('notSent')]).toEqual([form.sending, form.success, form.error]);
  expect([word('errorTitle'), settings.notFound?.title]).toEqual([fallback, fallback]);
});

describe('every page', () => {
  test('has the menu', () => {
    const nav = plans[0]?.frame.site.nav;
    const entries = (nav?.items ?? []).flatMap(({ href, items }) => [
      href?.href ?? '',
      ...(items ?? []).map((item) => `  ${item.href.href}`),
    ]);
    expect(entries).toEqual(menu);
    expect(linksOf(nav)).toContain(`${home.title} -> ${at.home}`);
    expect(linksOf(nav?.action)).toEqual([`${getStarted} -> ${at.contact}`]);
  });

  test('has the footer', () => {
    const site = plans[0]?.frame.site;
    expect(linksOf(site?.footer).map(addressOf)).toEqual(expect.arrayContaining([...footer]));
    expect(JSON.stringify(site?.footer?.copyright)).toContain('2031');
    expect(JSON.stringify(site?.footer?.description)).toMatch(footerTopic);
    expect(site?.contact).toMatchObject({
      phone: expect.any(String),
      email: expect.any(String),
      address,
    });
    expect(site?.contact?.profiles).not.toHaveLength(0);
  });
});

describe('links', () => {
  const ownAddresses = (): string[] =>
    plans
      .flatMap(({ screen, frame }) => linksOf([screen, frame]))
      .map((link) => addressOf(link).replace(/#.*/, ''))
      .filter((address) => address.startsWith('/'));

  test('lead to a page, its PDF document or a redirect', () => {
    const pdfs = loaded.site?.pages.flatMap(({ pdf }) => pdf?.address ?? []) ?? [];
    const here = new Set([
      ...plans.map(({ route }) => route),
      ...(loaded.site?.settings.redirects ?? []).map(({ from }) => from),
      ...pdfs,
      ...filesToDownload,
    ]);
    const found = new Set(ownAddresses());
    expect(found.size).toBeGreaterThan(menu.length);
    expect([...found].filter((address) => !here.has(address))).toEqual([]);
  });

  test('lead to every page that the specification names', () => {
    const found = new Set(ownAddresses());
    const unused = [...Object.values(linked), ...footer, ...entries].filter(
      (each) => typeof each === 'string' && !found.has(each),
    );
    expect(unused).toEqual([]);
  });
});
