import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prepare, render } from '../../src/app/entry-server.tsx';
import { planSite } from '../../src/builder/plan/plan.ts';
import { routePlan } from '../../src/builder/render/document.ts';
import { wordPlaces } from '../../src/content/check/rules/words.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Words } from '../../src/model/generated/written.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import { below, blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { memoryDisk } from '../content/memory-disk.ts';
import { planOf, type settings } from './render-block.ts';
import { sampleOf } from './samples.ts';
import { withoutEach } from './thinned.ts';

const english = Object.entries(schemaOf('words').properties ?? {}).map(
  ([name, schema]) => [name, schema.default ?? ''] as const,
);

/** Words of a language of our own: the names of the words in angle quotes, and what is filled in. */
const foreign: Words = Object.fromEntries(
  english.map(([name, text]) => [name, `«${name}» ${(text.match(/\{\w+\}/g) ?? []).join(' ')}`.trim()]),
);

/** What a document says to eyes and ears: its text, and the attributes that are read out or shown. */
function saidIn(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const texts = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '').split(/<[^>]*>/);
  return [...attributes, ...texts];
}

/** The words in a document that are neither of its author nor of the site's words. */
function leftovers(html: string): string[] {
  return saidIn(html)
    .map((text) => text.replace(/«[^»]*»/g, ''))
    .filter((text) => /\p{L}{2}/u.test(text));
}

const own = 'Ω';
/** The author's texts are all the same letter, so that a word is somebody else's. */
const strange: typeof settings = {
  name: own,
  url: 'https://www.example.com',
  contact: { phone: '+49 1', address: own, profiles: [{ label: own, href: 'https://www.example.org/' }] },
  nav: {
    items: [{ label: own, href: '/', items: [{ label: own, href: '/contact' }] }],
    action: { label: own, href: '/' },
  },
  words: foreign,
};

/** Samples have words of their own; they are no leftovers. So are the days that computers know in every language. */
const OF_SAMPLES =
  /^(A heading|Below it|With|bold|code|and|a link|Two|One|Take it\.|const|ts|tsx?|A footnote\.|Us|A page|A team|TypeScript|.*day\b.*|(?=.*\d).*\b(?:Dec|December|May)\b.*|name\w*|\(JPG, 2\.4 MB\)|JPG|2\.4 MB|\d+ km|Vimeo(: Ω)?|\s)+$/;

/** A page carries the words of its blocks alone, and they are all that it needs. @returns the page */
function expectEnough(plan: RoutePlan): string {
  const withAll = { ...plan, frame: { ...plan.frame, words: { ...plan.frame.words, ...foreign } } };
  const { body } = render(plan);
  const more = render(withAll).body;
  const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/«\w+»/g));
  const missing = [...wordsIn(more)].filter((word) => !wordsIn(body).has(word));
  expect(missing, 'Name the block in the `metAt` of these words in schemas/words.schema.json.').toEqual([]);
  expect(body).toBe(more);
  return body;
}

const foreignPage = (plan: RoutePlan): string[] =>
  leftovers(expectEnough({ ...plan, frame: { ...plan.frame, language: 'de' } })).filter(
    (text) => !OF_SAMPLES.test(text.trim()),
  );

/** Whether a schema knows the keys of a path, through lists and queries. */
function hasPath(schema: Schema | undefined, [key, ...others]: readonly string[]): boolean {
  if (schema === undefined || key === undefined) return schema !== undefined;
  const inside = below(schema, key) ?? below(below(schema, 0)?.schema ?? {}, key);
  return inside !== undefined && hasPath(inside.schema, others);
}

describe('the words of a site', () => {
  test.each(blockNames())('are all that a %s says by itself', async (type) => {
    await prepare();
    for (const optional of [false, true]) {
      const block = { ...sampleOf(type, { optional, text: own, count: 2 }) };
      expect(foreignPage(planOf([block, block], strange, strange))).toEqual([]);
      const account = { serviceId: 's', templateId: 't', publicKey: 'k' };
      expect(foreignPage(planOf([block], { ...strange, email: account }, strange))).toEqual([]);
    }
    // What a field says that is left out may be a word of the site.
    const whole = sampleOf(type, { optional: true, text: own, count: 1 });
    expectEnough(planOf(withoutEach(whole, schemaOf(`blocks/${type}`)), strange, strange));
  });

  test('are all that a screen without a page says', async () => {
    await prepare();
    const { site } = await loadSite(
      memoryDisk({
        'site.yaml': `${JSON.stringify({ ...strange, words: foreign })}\n`,
        'pages/index.yaml': `title: ${own}\ndescription: ${own}\nblocks:\n  - { type: cta, title: ${own} }\n`,
        'pages/contact.yaml': `title: ${own}${own}\ndescription: ${own}\nblocks:\n  - { type: cta, title: ${own} }\n`,
      }),
    );
    if (site === undefined) throw new Error('There is no site.');
    const { notFound, frame } = planSite(site, { year: '2026', drafts: false });
    expect(notFound.head.title).toBe(`«notFoundTitle» | ${own}`);
    const { body } = render(routePlan(notFound, frame));
    expect(body).toMatch(/<h1[^>]*>«notFoundTitle»</);
    expect(leftovers(body)).toEqual([]);
  });

  test('are all that the layouts of our kinds say', () => {
    const folder = 'schemas/kinds/';
    for (const file of readdirSync(folder)) {
      const layout = readFileSync(folder + file, 'utf8').replace(/^[\s\S]*\nlayout:\n/, '');
      const said = [...layout.matchAll(/(?:title|tagline|label|description|linkLabel): "?(.*?)"?$/gm)].map(
        ([, text]) => text,
      );
      expect(
        said.filter((text) => !/^\{[\w.]+\}$/.test(text ?? '')),
        file,
      ).toEqual([]);
    }
  });

  test('have an English text each, and say where visitors meet them', () => {
    for (const [name, schema] of Object.entries(schemaOf('words').properties ?? {})) {
      expect(schema.default, name).toMatch(/\S/);
      expect(schema.description, name).toMatch(/\S/);
      const places = schema.metAt === undefined ? [] : wordPlaces(schema.metAt);
      const usual = ['layout', 'pager', 'passage', 'pdf', 'not-found', 'site', 'trail'];
      const others = [...usual, 'filters', 'pdf-list', 'group-list', 'yes-no-cell'];
      expect([...blockNames(), ...others], name).toEqual(expect.arrayContaining(places.map(({ place }) => place)));
      for (const { place, demands } of places) {
        // What a block has under a key that it can't have would never be met.
        const own = demands.filter(({ verb, what }) => verb !== 'saying' && !/^(?:site\.|sending|second)/.test(what));
        const paths = own.flatMap(({ what }) => what.split('|').map((path) => path.replace(/=.*/, '').split('.')));
        // Any block with a list has its keys.
        const block = place === 'filters' ? 'card-grid' : place;
        const keys = (): Schema => (place === 'site' ? schemaOf('site') : schemaOf(`blocks/${block}`));
        for (const path of paths) expect(hasPath(keys(), path), `${name}: ${path.join('.')}`).toBe(true);
      }
    }
  });
});
