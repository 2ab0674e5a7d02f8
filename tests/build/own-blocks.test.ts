import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';
import { openTab } from '../setup/shared-tab.ts';
import { run } from './support/command.ts';
import { panel, serve } from './support/dev-server.ts';
import { asEntry, tides, tidesFiles } from './support/own-block.ts';
import { contentsOf, type Files, folderWith, page, siteYaml, smallSite } from './support/site.ts';

// Sites with the block that docs/own-blocks.md makes, and with one that is wrong somewhere.

const withTides = (title: string): string => page(title, asEntry(tides.example));
const site: Files = { ...smallSite, ...tidesFiles, 'pages/index.yaml': withTides('Home') };

const built = (root: string, path: string): string => readFileSync(join(root, 'dist', path), 'utf8');

describe('a block of a site’s own', () => {
  test('is built like ours: in the document with its styles, in the data, and as a module of its own', async () => {
    const root = folderWith(site);
    expect(await runHere(['check'], {}, root)).toMatchObject({ code: 0, out: 'No mistakes found.\n' });
    expect(await runHere(['build'], {}, root)).toMatchObject({ code: 0, err: '' });
    const [, list = ''] = /(<ul class="[^"]*">.*?<\/ul>)<\/div><\/section>/s.exec(built(root, 'index.html')) ?? [];
    const words = list.replaceAll(/<!--.*?-->/g, '').replaceAll(/ class="[^"]*"/g, '');
    expect(words).toBe('<ul><li><span>Monday</span>10:20 – 16:40</li><li><span>Tuesday</span>11:05</li></ul>');
    // Its classes are named by its recipes, and their rules come with the page, and with the sheet for all pages.
    expect(list).toMatch(/^<ul class="tides-a">.*<span class="tides-b">/);
    const assets = readdirSync(join(root, 'dist/built'));
    const sheet = assets.find((each) => each.endsWith('.css'));
    for (const path of ['index.html', `built/${sheet}`])
      expect(built(root, path), path).toMatch(/\.tides-a\.tides-a\{display:grid;/);
    // What makes rules of styles isn't published.
    expect(assets.filter((each) => built(root, `built/${each}`).includes('data-emotion'))).toEqual([]);
    const frame = assets.find((each) => /^frame-/.test(each)) ?? '';
    const { own } = JSON.parse(built(root, `built/${frame}`));
    expect(assets.map((each) => `/built/${each}`)).toContain(own.tides);
    // Nothing of React is in it.
    expect(built(root, own.tides).length).toBeLessThan(2500);
  });

  test('is made again when any file of it is another one', async () => {
    const root = folderWith(site);
    expect(await run(['build'], {}, root)).toMatchObject({ code: 0 });
    const component = tides.component.replace("{' – '}", "{' until '}");
    writeFileSync(join(root, 'blocks/tides/Tides.tsx'), component);
    expect(await run(['build'], {}, root)).toMatchObject({ code: 0 });
    expect(built(root, 'index.html')).toContain(' until ');
    const schema = tides.schema.replace('low: { description: When the water is low., $ref: text }', '');
    writeFileSync(join(root, 'blocks/tides/schema.yaml'), schema);
    const { code, err } = await run(['build'], {}, root);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('"items" has no key called "low"') });
    writeFileSync(join(root, 'blocks/tides/schema.yaml'), tides.schema);
    expect(await run(['build'], {}, root)).toMatchObject({ code: 0 });
    const now = contentsOf(join(root, 'dist'));
    expect(await run(['build', '--fresh', '--out', 'new'], {}, root)).toMatchObject({ code: 0 });
    expect(contentsOf(join(root, 'new'))).toEqual(now);
  });

  test('reads CSS custom properties by names that stay, in the colours of each mode, and of the panel that it is on', async () => {
    const properties = `theme:
  properties:
    --look-card-radius: 2px
    --site-tide-height: 12rem
    --site-water: { light: "#cde9f2", dark: "#123540" }
    --site-unread: 3px
`;
    const reading = tides.component
      .replace(
        "display: 'block',",
        "minHeight: property('--site-tide-height'), borderRadius: 'var(--look-card-radius)',",
      )
      .replace('<Words of={high} />', '<svg><path fill="var(--site-water)" stroke="var(--look-link-color)" /></svg>')
      .replace('mutedSmall,', 'mutedSmall,\n  property,');
    const files = { 'site.yaml': siteYaml + properties, 'blocks/tides/Tides.tsx': reading };
    const root = folderWith({ ...site, ...files });
    const { code, err } = await runHere(['build'], {}, root);
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining('No block of the site reads "--site-unread".'),
    });
    const document = built(root, 'index.html');
    // What is read is there, and nothing else; where colours change, it is set anew.
    const [, set = ''] = /:root,\.dark,\.on-brand\{([^}]*)\}/.exec(document) ?? [];
    expect(set.replace(/var\(--\w+\)/, 'ours')).toBe(
      '--look-card-radius:2px;--look-link-color:ours;--site-tide-height:12rem;--site-water:light-dark(#cde9f2,#123540)',
    );
    expect(document).toMatch(/min-height:var\(--site-tide-height\);border-radius:var\(--look-card-radius\)/);
    const sheet = readdirSync(join(root, 'dist/built')).find((each) => each.endsWith('.css'));
    expect(built(root, `built/${sheet}`)).toContain('--look-on-brand-color:var(--sw-colors-brand-contrast);');
  });

  test('takes the place of ours of the same name, with a warning', async () => {
    const files = { 'blocks/cta/schema.yaml': tides.schema, 'blocks/cta/Cta.tsx': tides.component };
    const root = folderWith({ 'site.yaml': siteYaml, ...files, 'pages/index.yaml': withTides('Home') });
    const { err } = await runHere(['build'], {}, root);
    expect(err).toContain('The builder has a block called "cta", too.');
    expect(err).toContain('pages/index.yaml');
  });
});

test('is taken over by React, and shown as it is saved: its component, its schema, its example in the gallery', async () => {
  const { root, url } = await serve(site);
  const tab = await openTab(url);
  await tab.getByText('Monday').click();
  await tab.waitForFunction(() =>
    Object.keys(document.querySelector('main ul li') ?? {}).some((key) => /^__react/.test(key)),
  );
  const save = (file: string, text: string): void => writeFileSync(join(root, 'blocks/tides', file), text);
  const rounded = tides.component.replace("display: 'block',", "borderRadius: 'var(--look-card-radius)',");
  save('Tides.tsx', rounded.replace("{' – '}", "{' until '}"));
  await tab.getByText('10:20 until 16:40').waitFor();
  const preview = await fetch(`${url}__blocks/tides/preview`);
  expect(await preview.text()).toContain('{--look-card-radius:16px}');
  save('Tides.tsx', tides.component.replace('useStyles(recipe)', 'useStyles(recipe'));
  await expect(panel(tab).textContent()).resolves.toMatch(/Tides\.tsx:\d+:\d+ can't be compiled/);
  save('Tides.tsx', tides.component);
  await tab.getByText('10:20 – 16:40').waitFor();
  save('schema.yaml', tides.schema.replace('required: [day, high]', 'required: [day, high, low]'));
  await expect(panel(tab).textContent()).resolves.toContain('"low" is missing');
  save('schema.yaml', tides.schema);
  await panel(tab).waitFor({ state: 'detached' });
  const gallery = await openTab(`${url}__blocks/tides`);
  expect(await gallery.getByRole('heading', { level: 1 }).textContent()).toBe('Tides');
  await gallery.getByText('Tuesday').first().waitFor();
});

/** What a build says where the block has this component. */
async function saidWith(component: string, more: Files = {}): Promise<string> {
  const root = folderWith({ ...site, ...more, 'blocks/tides/Tides.tsx': component });
  const { code, err } = await runHere(['build'], {}, root);
  expect(code).toBe(2);
  return err;
}

describe('new block', () => {
  test('makes a block that checks and builds as it is, and tells editors of it', async () => {
    const root = folderWith({
      ...smallSite,
      '.vscode/settings.json': '{ "./schemas/editor/page.schema.json": "pages/**" }',
    });
    const { code, out } = await runHere(['new', 'block', 'price-wave', '--root', root]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('and named it in .vscode/settings.json.') });
    const example = readFileSync(join(root, 'blocks/price-wave/example.yaml'), 'utf8');
    writeFileSync(join(root, 'pages/index.yaml'), page('Home', asEntry(example)));
    expect(await runHere(['build'], {}, root)).toMatchObject({ code: 0, err: '' });
    expect(built(root, 'index.html')).toContain('Another one');
    const editors = JSON.parse(readFileSync(join(root, 'blocks/page.schema.json'), 'utf8'));
    expect(editors.properties.blocks.items.properties.type.enum).toContain('price-wave');
    expect(readFileSync(join(root, '.vscode/settings.json'), 'utf8')).toBe(
      '{ "./blocks/page.schema.json": "pages/**" }',
    );
  });

  test('renews what editors know, which check wants, and touches nothing else', async () => {
    const root = folderWith(site);
    expect(await runHere(['new', 'block', 'tides', '--root', root])).toMatchObject({ code: 0 });
    const schema = tides.schema.replace('enum: [spring, neap]', 'enum: [spring, neap, none]');
    writeFileSync(join(root, 'blocks/tides/schema.yaml'), schema);
    expect((await runHere(['check'], {}, root)).out).toContain('blocks/page.schema.json:1:1  warning  own-block\n');
    const again = await runHere(['new', 'block', 'tides', '--root', root]);
    expect(again.out).toBe('Renewed blocks/page.schema.json: editors know the fields as they are now.\n');
    expect(await runHere(['check'], {}, root)).toMatchObject({ code: 0, out: 'No mistakes found.\n' });
    expect(readFileSync(join(root, 'blocks/tides/Tides.tsx'), 'utf8')).toBe(tides.component);
  });

  test('refuses names that are no names, and those of the builder', async () => {
    const root = folderWith(smallSite);
    for (const name of ['Price', '../x', 'shared', 'hero'])
      expect(await runHere(['new', 'block', name, '--root', root]), name).toMatchObject({ code: 2 });
    expect(readdirSync(root).sort()).toEqual(['pages', 'public', 'site.yaml']);
  });
});

describe('what is wrong in a component is said at its place', () => {
  const { component } = tides;
  const styles = 'const styles = useStyles(recipe);';

  test.each(['process.exit(0);', 'process.exit(1);', 'setTimeout(() => process.exit(0));'])(
    'that it ends the process: %s',
    async (ending) => {
      const root = folderWith({ ...site, 'blocks/tides/Tides.tsx': `${ending}\n${tides.component}` });
      const { code, err } = await run(['build'], {}, root);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('was ended before it was done') });
      expect(readdirSync(root)).not.toContain('dist');
    },
  );

  test('that it ends the process as a page is rendered', async () => {
    const ending = component.replace(styles, `${styles}\n  process.exit(0);`);
    const root = folderWith({ ...site, 'blocks/tides/Tides.tsx': ending });
    const { code, err } = await run(['build'], {}, root);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('was ended before it was done') });
  });

  test('that it never ends, as it is loaded and on a page', async () => {
    const endless = 'while (Date.now() > 0);';
    const atOnce = folderWith({ ...site, 'blocks/tides/Tides.tsx': `${endless}\n${component}` });
    const onPage = folderWith({
      ...site,
      'blocks/tides/Tides.tsx': component.replace(styles, `${styles}\n  ${endless}`),
    });
    const said = [atOnce, onPage].map((root) => run(['build'], { SITEWRIGHT_BLOCK_SECONDS: '1' }, root));
    const [loaded, shown] = await Promise.all(said);
    const sentence = 'blocks/tides took longer than 1 s. Look for a loop that never ends.';
    expect(loaded).toMatchObject({ code: 2, err: expect.stringMatching(new RegExp(`^${sentence}`)) });
    expect(shown).toMatchObject({
      code: 2,
      err: expect.stringContaining(`pages/index.yaml could not be rendered: ${sentence}`),
    });
    for (const root of [atOnce, onPage]) expect(readdirSync(root)).not.toContain('dist');
  });

  test.each([
    'setTimeout(() => { for (;;) Math.max(1, 2); });',
    'Promise.resolve().then(() => { for (;;) Math.max(1, 2); });',
  ])('that it never ends where no call waits for it: %s', async (endless) => {
    const root = folderWith({ ...site, 'blocks/tides/Tides.tsx': `${endless}\n${component}` });
    const { code, err } = await run(['build'], { SITEWRIGHT_BLOCK_SECONDS: '1' }, root);
    expect(err).toContain('A block in blocks/ has kept the builder busy for 6 s, in a timer or after a promise.');
    expect(code).not.toBe(0);
    expect(readdirSync(root)).not.toContain('dist');
  });

  test('what it replaces of what all programs share, of which nothing is kept', async () => {
    const replacing = [
      ['Array.prototype.map', '(Array.prototype as any).map = () => [];'],
      ['String.prototype.replace', 'String.prototype.replace = () => "no";'],
      ['Object.prototype.own', 'Object.defineProperty(Object.prototype, "own", { value: 1, configurable: true });'],
      ['Date.now', 'Date.now = () => 0;'],
      ['JSON.stringify', 'JSON.stringify = () => "{}";'],
      ['globalThis.Map', 'globalThis.Map = class extends Map {} as any;'],
      ['globalThis.window', 'globalThis.window = globalThis as any;'],
      ['Array.prototype', 'Array.prototype[Symbol.iterator] = function* () {};'],
      ['Map.prototype.size', 'Object.defineProperty(Map.prototype, "size", { get: () => 0, configurable: true });'],
    ] as const;
    for (const [name, code] of replacing) {
      expect(await saidWith(`${code}\n${component}`), code).toBe(
        `blocks/tides replaces ${name}, which the builder uses, too. Write a function of your own in its place.\n`,
      );
      const later = component.replace(styles, `${styles}\n  ${code}`);
      expect(await saidWith(later), code).toMatch(/^pages\/index\.yaml could not be rendered: blocks\/tides replaces /);
    }
    const root = folderWith(site);
    expect(await runHere(['build'], {}, root)).toMatchObject({ code: 0, err: '' });
    expect(built(root, 'index.html')).toContain('Monday');
  });

  test('nothing of what it leaves running: the build ends all the same', async () => {
    const root = folderWith({ ...site, 'blocks/tides/Tides.tsx': `setInterval(() => 1, 1000);\n${component}` });
    expect(await run(['build'], {}, root)).toMatchObject({ code: 0, err: '' });
  });

  test('where it throws, and on which block of which page', async () => {
    const throwing = component.replace(styles, `${styles}\n  if (items.length > 1) throw new Error('Too many days.');`);
    const line = throwing.split('\n').findIndex((each) => each.includes('throw')) + 1;
    expect(await saidWith(throwing)).toBe(
      `pages/index.yaml:6:5: the block "tides" throws an error: Too many days. (blocks/tides/Tides.tsx:${line}:31)\n`,
    );
    expect(await saidWith(`${component}throw new Error('At once.');\n`)).toMatch(
      /^blocks\/tides\/Tides\.tsx:\d+:7 throws an error: At once\.$/m,
    );
  });

  test('a style that is in no recipe, and a recipe that is made for each page', async () => {
    const loose = component.replace('css={styles.list}', "css={{ gap: '4' }}");
    expect(await saidWith(loose)).toContain(
      'throws an error: css takes styles of a recipe, and not {"gap":"4"}. Put that into slotRecipe, above the component,',
    );
    const late = component.replace(styles, 'const styles = useStyles(slotRecipe({ base: { list: {}, day: {} } }));');
    expect(await saidWith(late)).toContain(
      'slotRecipe makes styles for all pages. Call it above the component, not in it.',
    );
  });

  test('that its compiler doesn’t run, which may be another system’s', async () => {
    const changed = tides.component.replace("{' – '}", "{' to '}");
    const root = folderWith({ ...site, 'blocks/tides/Tides.tsx': changed });
    expect(await run(['build', '--fresh'], { ESBUILD_BINARY_PATH: process.execPath }, root)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/\(esbuild\) doesn't run here\. If node_modules .*\n$/),
    });
  });

  test('what can’t be compiled or imported', async () => {
    expect(await saidWith(component.replace('useStyles(recipe)', 'useStyles(recipe'))).toMatch(
      /^blocks\/tides\/Tides\.tsx:\d+:\d+ can't be compiled: Expected "\)" but found ";"$/m,
    );
    expect(await saidWith(component.replace('export default ', 'export '))).toContain(
      'blocks/tides/Tides.tsx has no default export.',
    );
    expect(await saidWith(`import { map } from 'lodash';\n${component}export { map };\n`)).toContain(
      'blocks/tides/Tides.tsx:1:21 can\'t be compiled: A block can\'t import "lodash"',
    );
    const outside = { 'moon.ts': 'export const moon = 1;\n' };
    expect(await saidWith(`import { moon } from '../../moon';\n${component}export { moon };\n`, outside)).toContain(
      "moon.ts isn't in blocks/",
    );
  });
});
