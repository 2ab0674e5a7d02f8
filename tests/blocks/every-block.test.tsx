import { readdir, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { registry } from '../../src/app/generated/registry.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { exampleOf as exampleAsPasted } from '../../src/schema/examples.ts';
import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { errorsOf } from '../../src/schema/schemas/validators.ts';
import { besidesExamples, goodSite, memoryDisk } from '../content/memory-disk.ts';
import { settings } from '../own-site/content.ts';
import { renderBlocks } from './render-block.ts';
import { sampleOf } from './samples.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
const everything = { optional: true, text: 'Some words', count: 3 };

/** What the laws below are held against, for each block. */
const samples: Readonly<Record<string, (type: string) => JsonObject>> = {
  'only its required fields': (type) => sampleOf(type, { optional: false, text: 'Some words', count: 1 }),
  'far too much text': (type) =>
    sampleOf(type, { ...everything, text: `${longWord} & "more", 1 < 2 `.repeat(60).trim() }),
  'one item': (type) => sampleOf(type, { ...everything, count: 1 }),
  // More than any component counts to: lists of prices stand together up to twelve.
  'fifteen items': (type) => sampleOf(type, { ...everything, count: 15 }),
};

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([whole, group = whole]) => group);

/** Levels of the headings that come more than one below the heading before. */
function jumps(html: string): number[] {
  const levels = matches(html, /<h([1-6])[ >]/g).map(Number);
  return levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Texts that are shown only after something was done, or where something else stands. */
const notAlways: Readonly<Record<string, readonly string[]>> = {
  newsletter: ['thanks'],
  comparison: ['yesLabel', 'noLabel'],
  'webinar-list': ['linkLabel'],
};

function shownAlways(block: JsonObject): JsonObject {
  const others = notAlways[String(block.type)] ?? [];
  return Object.fromEntries(Object.entries(block).filter(([key]) => !others.includes(key)));
}

async function exampleOf(type: string): Promise<JsonObject> {
  return parse(await readFile(`src/blocks/${type}/example.yaml`, 'utf8'));
}

/** What our own site is about: nobody who copies an example wants to read of it. */
const ourMatters = new RegExp(`${settings.name.split(' ')[0]}|jalgaon|satpura|hyperledger|blockchain|kubernetes`, 'i');

function expectLaws(html: string): void {
  expect(html).not.toBe('');
  expect(jumps(html), 'headings that jump').toEqual([]);
  expect(matches(html, /<h1[ >]/g), 'h1').toHaveLength(1);
  expect(repeated(matches(html, / id="([^"]*)"/g)), 'ids used twice').toEqual([]);
  expect(html, 'inline styles').not.toMatch(/ style="/);
  expect(html, 'style elements').not.toMatch(/<style/);
  expect(html, 'a value that was not written').not.toMatch(/undefined|\[object Object\]/);
  expect(matches(html, /<img(?![^>]* alt=)[^>]*>/g), 'pictures without words').toEqual([]);
}

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the registry has the blocks that have a schema, and a folder', async () => {
  expect(Object.keys(registry).sort()).toEqual([...blockNames()]);
  const folders = await readdir('src/blocks', { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory() && entry.name !== 'shared').map(({ name }) => name);
  expect(names.sort()).toEqual([...blockNames()]);
});

describe.each(blockNames())('%s', (type) => {
  test('has an example that is true to its schema', async () => {
    const example = await exampleOf(type);
    expect(example.type).toBe(type);
    expect(errorsOf(`blocks/${type}`, example)).toEqual([]);
    expectLaws(await renderBlocks([example]));
  });

  test('says what it is good for, and has an example of an ordinary trade that pastes into any site', async () => {
    expect(
      schemaOf(`blocks/${type}`).goodFor?.length,
      `"goodFor" in its schema: what people use it for`,
    ).toBeGreaterThan(0);
    const pasted = await exampleAsPasted(type);
    expect(pasted).not.toMatch(ourMatters);
    const { diagnostics } = await loadSite(
      memoryDisk({
        'site.yaml': goodSite,
        'pages/index.yaml': `title: Home\ndescription: What we do.\nblocks:\n${pasted}\n`,
      }),
    );
    // Only whoever has the site has an account that its forms can send through.
    expect(besidesExamples(diagnostics).filter(({ code }) => code !== 'form-without-email')).toEqual([]);
  });

  test.each(Object.entries(samples))('renders with %s', async (_, sample) => {
    expectLaws(await renderBlocks([sample(type)]));
  });

  test('stands on every background, below itself and below another one', async () => {
    const blocks = ['default', 'subtle', 'brand', 'dark'].flatMap((background) => {
      const block = { ...sampleOf(type, everything), background };
      return [block, block];
    });
    const html = await renderBlocks(blocks);
    expectLaws(html);
    expect(matches(html, /<section[ >]/g).length).toBeGreaterThanOrEqual(blocks.length);
  });

  test('renders with all its fields, and gives the same markup every time', async () => {
    const blocks = [sampleOf(type, everything)];
    const html = await renderBlocks(blocks);
    expectLaws(html);
    expect(await renderBlocks(blocks)).toBe(html);
  });

  test('shows every text it is given', async () => {
    // Each is another one: neighbours of the same group stand under one heading.
    let count = 0;
    const numbered = JSON.stringify(shownAlways(sampleOf(type, { ...everything, text: 'Zwieback' }))).replace(
      /Zwieback/g,
      (text) => {
        count += 1;
        return `${text} ${count}.`;
      },
    );
    const given = matches(numbered, /Zwieback \d+\./g);
    // The name of a column, for where its cells do not stand below it, names of links and of
    // what scrolls, which join words shown elsewhere, what is sent of an answer, which is what stands beside it, and tabs, which are the
    // headings of their texts once more, and marks on maps, which are called as what stands beside them.
    const html = (await renderBlocks([JSON.parse(numbered)])).replace(
      / data-column="[^"]*"|(?<=<a [^>]*|role="group"[^>]*) aria-label="[^"]*"|(?<=type="radio"[^>]*) value="[^"]*"|<a [^>]*data-tab="".*?<\/a>|<a [^>]*data-places=.*?<\/a>/g,
      '',
    );
    const shown = matches(html, /Zwieback \d+\./g);
    expect(shown.sort()).toEqual(given.sort());
  });
});
