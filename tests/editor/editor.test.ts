import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { blockFiles } from '../../src/authoring/new-block/new-block.ts';
import { kindOf } from '../../src/content/entries/kinds.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { placesOf } from '../../src/diagnostics/repeats.ts';
import { readOwnBlocks } from '../../src/schema/own/read-own.ts';
import { blockNames, putInForce } from '../../src/schema/schemas/schemas.ts';
import { fieldsOfKindsText, kindSchemaText, pageSchemaText } from '../../src/tools/editor/schemas.ts';
import type { Field } from '../../src/values/field.ts';
import { besidesExamples, goodPage, goodSite, memoryDisk } from '../content/memory-disk.ts';
import { type LanguageServer, startLanguageServer } from './language-server.ts';
import { mistakesInPages, mistakesInSites } from './mistakes.ts';
import { offers } from './offers.ts';
import { exampleAsPage, slips } from './slips.ts';
import { words } from './words.ts';

type Marks = Awaited<ReturnType<LanguageServer['diagnose']>>;

let editor: LanguageServer;
beforeAll(async () => {
  editor = await startLanguageServer('.');
});
afterAll(() => editor.stop());

/** A name that no other test uses: the server may still be busy with what was opened under it. */
let opened = 0;
const fresh = (file = 'pages/index.yaml'): string => {
  opened += 1;
  if (file.startsWith('kinds/')) return `trial/${opened}/kinds/recipe.yaml`;
  return file === 'site.yaml' ? `trial/${opened}/site.yaml` : `pages/trial-${opened}.yaml`;
};

// A site whose form can be sent.
const site = `${goodSite}email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: abc\n`;

/** The lines that our own check names in a file. @param codes those to look for; left out: all */
async function ourLines(file: string, text: string, codes?: readonly string[]): Promise<number[]> {
  const { diagnostics } = await loadSite(memoryDisk({ 'site.yaml': site, 'pages/index.yaml': goodPage, [file]: text }));
  // No editor looks for the pages of a kind.
  const told = diagnostics.filter(({ code }) => codes?.includes(code) ?? code !== 'empty-kind');
  // The same mistake in several places is reported once, with all of them.
  return inOrder(told.flatMap(placesOf).map(({ line }) => line));
}

const inOrder = (lines: readonly number[]): number[] => [...lines].sort((a, b) => a - b);
const linesOf = (marks: Marks): number[] => inOrder(marks.map(({ range }) => range.start.line + 1));

describe('marks a mistake once, in plain words, on the line that our own check names', () => {
  const cases = [
    ...Object.entries(mistakesInPages).map(([what, text]) => ({ what, text, file: 'pages/index.yaml' })),
    ...Object.entries(mistakesInSites).map(([what, text]) => ({ what, text, file: 'site.yaml' })),
  ];
  // Asked for all at once: the server waits a moment for more typing before it looks at a file.
  let marks: readonly Marks[];
  beforeAll(async () => {
    marks = await Promise.all(cases.map(({ file, text }) => editor.diagnose(fresh(file), text)));
  });

  test.each(cases.map((each, index) => ({ ...each, index })))('$what', async ({ file, text, index }) => {
    const found = marks[index] ?? [];
    const ours = await ourLines(file, text);
    expect(ours.length).toBeGreaterThan(0);
    expect(linesOf(found)).toEqual(ours);
    for (const { message } of found)
      expect(message).not.toMatch(/schema|pattern|propert|object|array|string|null|incorrect/i);
  });
});

describe('marks a slip in any key or value of a block, where our own check does', () => {
  const once = (lines: readonly number[]): number[] => [...new Set(lines)];
  const all = blockNames().flatMap((name) => slips(name).map((slip) => ({ ...slip, name })));
  // An example's links and pictures are not in the site of these tests.
  const ofOneFile = [
    'unknown-key missing-key needs-key idle-key not-keys wrong-kind empty-value empty-item empty-list entry-count',
    'unknown-block unnamed-pair other-entries missing-type missing-kind block-name-as-key cell-count missing-alt',
    'not-text text-not-list not-boolean not-a-number empty-text not-a-choice long-value bad-format same-node',
    'unknown-node unknown-icon',
  ].flatMap((codes) => codes.split(' '));
  let found: readonly (readonly [string, readonly number[]])[];
  beforeAll(async () => {
    found = await Promise.all(
      all.map(async ({ what, text }) => [what, once(linesOf(await editor.diagnose(fresh(), text)))] as const),
    );
  });

  test.each(blockNames())('%s', async (name) => {
    const own = all.filter((slip) => slip.name === name);
    const ours = await Promise.all(
      own.map(async ({ what, text }) => [what, once(await ourLines('pages/index.yaml', text, ofOneFile))] as const),
    );
    expect(ours.filter(([, lines]) => lines.length === 0)).toEqual([]);
    expect(found.filter(([what]) => what.startsWith(`${name}: `))).toEqual(ours);
  });
});

describe('offers', () => {
  test.each(offers)('$what', async ({ file, text, offered }) => {
    const items = await editor.complete(fresh(file), text);
    expect(items.map(({ label }) => label).sort()).toEqual([...offered].sort());
  });

  test.each(blockNames())('a whole %s, with all that must be in it', async (name) => {
    const before = 'title: Home\ndescription: What we do.\nblocks:\n  - ';
    const items = await editor.complete(fresh(), `${before}|\n`);
    const snippet = items.find(({ label }) => label === name)?.textEdit?.newText ?? '';
    // As an editor inserts it: its lines begin where the line begins, and the author fills the gaps.
    const filled = `${before}${snippet
      .replaceAll('\n', '\n  ')
      .replace(/\$\{\d+:([^}]*)\}/g, '$1')
      .replace(/\$\d+|(?<=: )$/gm, 'https://example.com')}\n`;
    expect(filled).toContain(`- type: ${name}`);
    const { diagnostics } = await loadSite(memoryDisk({ 'site.yaml': site, 'pages/index.yaml': filled }));
    // Only an author knows the address of a video or a map, and where a place is.
    const known = besidesExamples(diagnostics).filter(({ code }) => code !== 'bad-embed' && code !== 'map-place');
    expect(known).toEqual([]);
  });
});

describe('explains in our own words', () => {
  test.each(words)('$what', async ({ file, text, said }) => {
    const hover = await editor.hover(fresh(file), text);
    expect(said).toBeTruthy();
    // Markdown's signs are shown as they are.
    expect(hover.replace(/\\(.)/g, '$1')).toContain(said);
    expect(hover.length).toBeLessThan(4000);
  });
});

const yamlIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file}`);

describe('marks nothing that is right', () => {
  test('every page of this repository, and site.yaml', async () => {
    const files = ['site.yaml', ...yamlIn('pages')];
    expect(files.length).toBeGreaterThan(20);
    const found = await Promise.all(files.map((file) => editor.diagnose(file, readFileSync(file, 'utf8'))));
    expect(found.flat()).toEqual([]);
  });

  test("every block's example, every site that the tests know as right, and the pages in the guides", async () => {
    const examples = blockNames().map(exampleAsPage);
    const guides = ['README.md', 'docs/authors.md'].flatMap((guide) =>
      [...readFileSync(guide, 'utf8').matchAll(/```yaml\n(.*?)```/gs)]
        .map(([, text = '']) => text)
        .filter((text) => /^blocks:/m.test(text)),
    );
    const found = await Promise.all([
      ...[...examples, ...guides].map((text) => editor.diagnose(fresh(), text)),
      ...yamlIn('tests/cases/valid').map((file) => editor.diagnose(file, readFileSync(file, 'utf8'))),
    ]);
    expect(found.length).toBeGreaterThan(20);
    expect(found.flat()).toEqual([]);
  });
});

describe('a first line that names the schema does for any editor and any folder what the settings do here', () => {
  const page = goodPage.replace('title: Hi', 'titel: Hi');
  const naming = (schema: string): string => `# yaml-language-server: $schema=${schema}\n${page}`;

  test('by its path from the file', async () => {
    expect(await editor.diagnose('trial/site/home.yaml', page)).toEqual([]);
    const marks = await editor.diagnose('trial/site/start.yaml', naming('../../schemas/editor/page.schema.json'));
    expect(linesOf(marks)).toEqual([6]);
  });

  test('by the address it is published at', async () => {
    const server = createServer((_, response) => response.end(readFileSync('schemas/editor/page.schema.json')));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const marks = await editor.diagnose('trial/far/start.yaml', naming(`http://127.0.0.1:${port}/page.schema.json`));
    server.close();
    expect(linesOf(marks)).toEqual([6]);
  });
});

describe('a file in kinds/', () => {
  const head = 'description: A recipe.\n';
  const layout = 'layout:\n  - type: hero\n    title: "{title}"\n';
  const fields =
    'fields:\n  - { name: steps, type: texts }\n  - { name: photo, type: image }\n  - { name: side, type: text }\n';

  const shown = `${layout}    image: "{photo}"\n    description: "{side}"\n`;

  test('is completed and explained', async () => {
    const ask = async (text: string): Promise<string[]> =>
      (await editor.complete(fresh('kinds/recipe.yaml'), text)).map(({ label }) => label).sort();
    expect(await ask(`${head}|\n`)).toEqual([
      'card',
      'columns',
      'data',
      'fields',
      'layout',
      'page',
      'path',
      'pdf',
      'source',
    ]);
    expect(await ask(`${head}fields:\n  - name: time\n    type: t|\n`)).toContain('texts');
    expect(await ask(`${head}layout:\n  - type: |\n`)).toEqual([...blockNames()].sort());
    expect(await ask(`${head}${layout}    align: |\n`)).toEqual(['center', 'split', 'start']);
    const said = await editor.hover(fresh('kinds/recipe.yaml'), `${head}lay|out:\n  - type: hero\n    title: A\n`);
    expect(said).toContain('The blocks that such a page shows.');
  });

  test('is marked where our own check finds mistakes, and nowhere else', async () => {
    const texts = [
      `${head}${fields}${shown}    meta: "{steps}"\n`,
      layout,
      `${head}${fields.replace('texts', 'text list')}${shown}`,
      `${head}${fields}${shown}    imag: "{title}"\n`,
      `${head}${layout}    align: middle\n`,

      `${head}pdf: please\n${layout}`,
    ];
    const found = await Promise.all(texts.map((text) => editor.diagnose(fresh('kinds/recipe.yaml'), text)));
    for (const [index, text] of texts.entries()) {
      expect(linesOf(found[index] ?? []), text).toEqual(await ourLines('kinds/recipe.yaml', text));
    }
  });

  test('is right in all kinds of ours', async () => {
    const files = yamlIn('schemas/kinds');
    const found = await Promise.all(files.map((file) => editor.diagnose(file, readFileSync(file, 'utf8'))));
    expect(found.flat()).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });
});

/** The schema of all pages as a file in a folder names it. */
const ofBuilder = (folder: string): string =>
  relative(folder, resolve('schemas/editor/page.schema.json')).replaceAll('\\', '/');

describe.each(['whole', 'small'])("a kind of a site's own, in a file that is %s", (size) => {
  const kind = kindOf('recipe', {
    description: 'A recipe.',
    fields: [
      { name: 'time', type: 'text', required: true, description: 'How long it takes.' },
      { name: 'level', type: 'choice', choices: ['easy', 'hard'] },
      { name: 'steps', type: 'texts' },
    ],
    layout: [{ type: 'hero', title: '{title}' }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'kind-'));
  const schema = join(folder, 'recipe.schema.json');
  const text = kindSchemaText(kind, size === 'whole' ? undefined : ofBuilder(folder));
  writeFileSync(schema, text);
  afterAll(() => rmSync(folder, { recursive: true }));
  const recipe = `# yaml-language-server: $schema=${pathToFileURL(schema).href}\nkind: recipe\ntitle: Rye\ndescription: A loaf.\n`;

  test.runIf(size === 'small')('can be joined by Git', () => {
    expect(text.length).toBeLessThan(40_000);
  });

  test('has its fields completed and explained', async () => {
    const labels = (await editor.complete(fresh(), `${recipe}|\n`)).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['time', 'level', 'steps', 'image', 'body', 'blocks']));
    const choices = await editor.complete(fresh(), `${recipe}time: 1 h\nlevel: |\n`);
    expect(choices.map(({ label }) => label).sort()).toEqual(['easy', 'hard']);
    expect(await editor.hover(fresh(), `${recipe}ti|me: 1 h\n`)).toContain('How long it takes.');
    const list = `${recipe}time: 1 h\nblocks:\n  - type: card-grid\n    from:\n      kind: recipe\n      where:\n`;
    const offered = async (text: string): Promise<string[]> =>
      (await editor.complete(fresh(), text)).map(({ label }) => label).sort();
    expect(await offered(`${list}        |\n`)).toEqual(['level', 'steps', 'time', 'title']);
    const sorted = ['-level', '-steps', '-time', '-title', 'level', 'steps', 'time', 'title'];
    expect(await offered(`${list}        level: easy\n      sort: |\n`)).toEqual(sorted);
    expect(await offered(`${list}        level: easy\n      group: -|\n`)).toEqual(sorted);
    expect(await offered(`${list}        level: easy\n    filters:\n      - |\n`)).toEqual(['level', 'steps', 'time']);
    expect(
      await offered(`${list.replace('kind: recipe\n      where', 'kind: person\n      where')}        |\n`),
    ).toContain('role');
    const wanted = await editor.complete(fresh(), `${list}        level: |\n`);
    expect(wanted.map(({ label }) => label).sort()).toEqual(['easy', 'hard']);
    expect(await editor.diagnose(fresh(), `${list}        level: [easy, hard]\n      sort: [level, -time]\n`)).toEqual(
      [],
    );
    const blocks = await editor.complete(fresh(), `${recipe}time: 1 h\nblocks:\n  - type: |\n`);
    expect(blocks.map(({ label }) => label).sort()).toEqual([...blockNames()].sort());
  });

  test('has its mistakes marked where our own check finds them', async () => {
    const texts = [
      `${recipe}level: easy\n`,
      `${recipe}time: 1 h\nlevel: esy\n`,
      `${recipe}time: 1 h\nstep: [Mix]\n`,
      `${recipe}time: 1 h\nsteps: Mix\n`,
      `${recipe}time: 1 h\nsteps: [Mix]\n`,
    ];
    const declared =
      'description: A recipe.\nfields:\n  - { name: time, type: text, required: true }\n  - { name: level, type: choice, choices: [easy, hard] }\n  - { name: steps, type: texts }\nlayout:\n  - { type: hero, title: "{title}", tagline: "{time}", meta: "{steps}" }\n';
    const found = await Promise.all(texts.map((text) => editor.diagnose(fresh(), text)));
    for (const [index, text] of texts.entries()) {
      const files = {
        'site.yaml': site,
        'pages/index.yaml': goodPage,
        'kinds/recipe.yaml': declared,
        'pages/rye.yaml': text,
      };
      const { diagnostics } = await loadSite(memoryDisk(files));
      expect(linesOf(found[index] ?? []), text).toEqual(inOrder(besidesExamples(diagnostics).map(({ line }) => line)));
    }
  });
});

test("blocks of a site's own are known beside those of the builder, from a small file", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [...blockFiles('tides')].map(([file, text]) => [file, Buffer.from(text)] as const);
  const own = await readOwnBlocks(memoryDisk(Object.fromEntries(files)));
  putInForce(own);
  const text = pageSchemaText(own.stamp, ofBuilder(folder));
  putInForce(await readOwnBlocks(memoryDisk({})));
  expect(text.length).toBeLessThan(60_000);
  writeFileSync(join(folder, 'page.schema.json'), text);
  const head = `# yaml-language-server: $schema=${pathToFileURL(join(folder, 'page.schema.json')).href}\ntitle: A\ndescription: B.\nblocks:\n`;
  const offered = async (more: string): Promise<string[]> =>
    (await editor.complete(fresh(), head + more)).map(({ label }) => label);
  expect(await offered('  - type: |\n')).toEqual(expect.arrayContaining(['tides', 'hero']));
  expect(await offered('  - |\n')).toEqual(expect.arrayContaining(['tides', 'hero']));
  expect(await offered('  - type: hero\n    title: A\n    |\n')).toContain('tagline');
  expect(linesOf(await editor.diagnose(fresh(), `${head}  - type: hero\n    titel: A\n`))).toEqual([6]);
  const tides = '  - type: tides\n    title: High and low\n    items: [{ title: Monday }]\n';
  expect(await editor.diagnose(fresh(), head + tides)).toEqual([]);
  expect(linesOf(await editor.diagnose(fresh(), `${head}${tides}    nothing: A\n`))).toEqual([8]);
});

describe("pages of a site's own kinds that name no schema", () => {
  const declared = (name: string, fields: readonly Field[]) =>
    kindOf(name, { description: `A ${name}.`, fields, layout: [{ type: 'hero', title: '{title}' }] });
  const time: Field = { name: 'time', type: 'text', required: true, description: 'How long it takes.' };
  const steps: Field = { name: 'steps', type: 'texts' };
  const recipe = declared('recipe', [time, { name: 'level', type: 'choice', choices: ['easy', 'hard'] }, steps]);
  const tour = declared('tour', [{ name: 'start', type: 'date' }]);
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  let site: LanguageServer;
  beforeAll(async () => {
    mkdirSync(join(folder, '.vscode'));
    mkdirSync(join(folder, 'kinds'));
    writeFileSync(join(folder, 'kinds/_fields.schema.json'), fieldsOfKindsText([recipe, tour]));
    const pages = {
      './kinds/_fields.schema.json': ['pages/*'],
      [resolve('schemas/editor/page.schema.json')]: ['pages/*'],
    };
    writeFileSync(join(folder, '.vscode/settings.json'), JSON.stringify({ 'yaml.schemas': pages }));
    site = await startLanguageServer(folder);
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  const head = 'title: Rye\ndescription: A loaf.\n';
  const offered = async (text: string): Promise<string[]> =>
    (await site.complete(fresh(), text)).map(({ label }) => label).sort();

  test('have their fields offered and explained, each those of its kind', async () => {
    const ofRecipe = await offered(`kind: recipe\n${head}|\n`);
    expect(ofRecipe).toEqual(expect.arrayContaining(['time', 'level', 'image', 'body', 'blocks']));
    expect(ofRecipe).not.toContain('start');
    expect(ofRecipe.filter((label) => label === 'level' || label === 'time')).toEqual(['level', 'time']);
    expect(await offered(`kind: recipe\n${head}level: |\n`)).toEqual(['easy', 'hard']);
    expect(await offered(`kind: |\n${head}`)).toEqual(expect.arrayContaining(['article', 'recipe', 'tour']));
    expect(await site.hover(fresh(), `kind: recipe\n${head}ti|me: 1 h\n`)).toContain('How long it takes.');
    const list = `${head}blocks:\n  - type: card-grid\n    from:\n      kind: recipe\n      where:\n        |\n`;
    expect(await offered(list)).toEqual(['level', 'steps', 'time', 'title']);
    expect(await offered(list.replace('recipe', 'person'))).toContain('role');
    const shown = (key: string): string =>
      `${head}blocks:\n  - type: card-grid\n    from: { kind: recipe }\n    show:\n      ${key}: |\n`;
    expect(await offered(shown('points'))).toEqual(['"{steps}"']);
    expect(await offered(shown('href'))).toEqual(['"{pdf}"', '"{route}"']);
    const inGroup = (type: string, groups: string): string =>
      `${head}blocks:\n  - type: ${type}\n    ${groups}:\n      - title: All\n        from:\n          kind: recipe\n          where:\n            |\n`;
    expect(await offered(inGroup('link-list', 'items'))).toEqual(['level', 'steps', 'time', 'title']);
    expect(await offered(inGroup('price-list', 'groups'))).toEqual(['level', 'steps', 'time', 'title']);
    expect(await offered(`${head}blocks:\n  - type: hero\n    title: A\n    |\n`)).not.toContain('from');
  });

  test('have their mistakes marked once, and those of other kinds no more than before', async () => {
    const lines = async (text: string): Promise<number[]> => linesOf(await site.diagnose(fresh(), text));
    expect(await lines(`kind: recipe\n${head}time: 1 h\nlevel: easy\n`)).toEqual([]);
    expect(await lines(`kind: recipe\n${head}`)).toEqual([1]);
    expect(await lines(`kind: recipe\n${head}time: 1 h\nlevel: esy\n`)).toEqual([5]);
    expect(await lines(`kind: recipe\n${head}time: 1 h\nlevl: easy\n`)).toEqual([5]);
    expect(await lines(`kind: person\n${head}role: Baker\n`)).toEqual([]);
    expect(await lines(goodPage)).toEqual([]);
  });

  test('fifty kinds of thirty fields stay below 1 MB', () => {
    const types: readonly Field['type'][] = ['text', 'date', 'number', 'image', 'texts', 'time-range'];
    const fields = Array.from({ length: 30 }, (_, at) => ({
      name: `field${at}`,
      type: types[at % 6] ?? 'text',
      description: 'What it says.',
    }));
    const kinds = Array.from({ length: 50 }, (_, at) => declared(`kind-${at}`, fields));
    expect(fieldsOfKindsText(kinds).length).toBeLessThan(1_000_000);
  });
});

test('leaves the form of a page to its author', async () => {
  const page = `# our shop\ntitle:   'Home'\n\n\ndescription: "A"\nblocks: [ {type: cta,   title: Hi} ]   # the end\n`;
  expect(await editor.format(fresh(), page)).toEqual([]);
});

test('VS Code is told which extension to offer', () => {
  const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8'));
  expect(recommendations).toEqual(['redhat.vscode-yaml']);
});
