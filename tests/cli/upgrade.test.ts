import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { FileChange } from '../../src/authoring/fix/save.ts';
import { surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { type Codemod, type Upgrade, upgradeOf } from '../../src/authoring/upgrade/upgrade.ts';
import { leftIn, upgradeTo, writeUpgrade } from '../../src/cli/commands/upgrade.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { parse } from '../../src/yaml/reading/parse.ts';
import { applied } from '../../src/yaml/text/edits.ts';
import { sourceText } from '../../src/yaml/text/source.ts';
import { contentsOf, folderWith, put, siteYaml } from '../build/support/site.ts';
import { EACH, inBlocks, type Place, renameKey } from './rename-key.ts';
import { runHere } from './run-here.ts';

const inTheme: Place = { sort: 'settings', path: ['theme'] };
const inPicture: Place = { sort: 'page', kind: 'article', path: ['image'] };

// There is one format yet. That of today is taken for a second one, after a first that was never there.
const codemods: readonly Codemod[] = [
  { format: 2, does: '"headline" of a hero is "title" now', changes: renameKey(inBlocks('hero'), 'headline', 'title') },
  {
    format: 2,
    does: '"colour" under "theme" is "brand" now',
    changes: renameKey([inTheme], 'colour', 'brand'),
  },
  {
    format: 2,
    does: '"text" of an action is "label"',
    changes: renameKey(inBlocks('hero', 'actions', EACH), 'text', 'label'),
  },
  {
    format: 2,
    does: '"source" of a picture is "src"',
    changes: renameKey([inPicture], 'source', 'src'),
  },
];
const formats = { format: 2, codemods };

/** The least page with a hero. */
const page = (title: string): string =>
  `title: ${title}\ndescription: About ${title}.\nblocks:\n  - type: hero\n    title: ${title}\n`;

/** The texts of a folder by their paths. */
function textsOf(root: string): Record<string, string> {
  return Object.fromEntries(allIn(root).map((file) => [relative(root, file), readFileSync(file, 'utf8')]));
}

async function upgraded(root: string, some = formats, known = leftIn(root)): Promise<Upgrade> {
  return upgradeOf(await surroundingsIn(folderDisk(root), siteReader({ format: 'any' })), { formats: some, known });
}

/** The codes that are reported where format 2 is installed. */
async function codesIn(root: string): Promise<readonly string[]> {
  const { diagnostics } = await loadSite(folderDisk(root), { reader: siteReader({ format: 2 }) });
  return diagnostics.map(({ code, file }) => `${file} ${code}`);
}

const folder = fileURLToPath(new URL('../cases/upgrade/', import.meta.url));

describe('a site of an older format', () => {
  test.each(readdirSync(folder))('%s', async (name) => {
    const [before, after] = [join(folder, name, 'before'), join(folder, name, 'after')];
    expect(await codesIn(before)).toEqual(['site.yaml site-format']);
    const root = folderWith(textsOf(before));
    await writeUpgrade(root, await upgraded(root), leftIn(root));
    expect(textsOf(root)).toEqual(textsOf(after));
    expect((await codesIn(root)).filter((each) => !each.includes('planned'))).toEqual([]);
    expect((await upgraded(root)).files).toEqual([]);
  });
});

const site = {
  'site.yaml': siteYaml,
  'pages/index.yaml': page('Home').replace('    title:', '    headline:'),
  'pages/about.yaml': page('About').replace('    title:', '    headline:'),
  'pages/team.yaml': page('Team').replace('    title:', '    headline:'),
};

test('is shown before it is written, and only its format is told of it until then', async () => {
  const root = folderWith(site);
  const said: string[] = [];
  const out = { write: (text: string) => said.push(text), isTerminal: false, columns: 80 };
  const io = { cwd: root, env: {}, home: root, out, err: out, now: () => new Date() };
  // What commands are given besides isn't asked for.
  const run = (write: boolean) =>
    upgradeTo(formats)(
      { options: new Map(write ? [['write', '']] : []), words: [] } as never,
      io as never,
      {} as never,
    );
  expect(await run(false)).toBe(0);
  expect(said.join('')).toContain('-    headline: Home\n+    title: Home\n');
  expect(said.join('')).toContain(
    '\nFrom format 1 to format 2:\n  "headline" of a hero is "title" now (3 files)\nNothing was written. To change 4 files, run npx sitewright upgrade --write\n',
  );
  expect(textsOf(root)).toEqual(site);
  said.length = 0;
  expect(await run(true)).toBe(0);
  expect(said.join('')).toBe(
    'From format 1 to format 2:\n  "headline" of a hero is "title" now (3 files)\n4 files changed.\n',
  );
  expect(await codesIn(root)).toEqual([]);
  said.length = 0;
  await run(true);
  expect(said.join('')).toBe("This site is written in format 2, which is the newest. There's nothing to do.\n");
});

test('the format of today is the first, and a newer one is told with the way to it', async () => {
  const root = folderWith({
    ...site,
    'pages/index.yaml': page('Home'),
    'pages/about.yaml': page('About'),
    'pages/team.yaml': page('Team'),
  });
  expect((await runHere(['upgrade'], {}, root)).out).toContain('format 1, which is the newest');
  put(root, { 'site.yaml': `${siteYaml}format: 7\n` });
  const { code, out } = await runHere(['check'], {}, root);
  expect(code).toBe(1);
  expect(out).toContain('This site is written in format 7, but this Sitewright reads only format 1.');
  expect(out).toContain('1 error, 0 warnings');
  expect((await runHere(['build'], {}, root)).code).toBe(1);
  expect(await runHere(['upgrade', '--write'], {}, root)).toMatchObject({ code: 2, out: '' });
});

test('nothing is written where the site would have new mistakes, or its author has to decide', async () => {
  const root = folderWith({
    ...site,
    'pages/about.yaml': page('About').replace('    title:', '    headline: Twice\n    title:'),
  });
  await expect(upgraded(root, formats, {})).rejects.toThrow(
    'Change these by hand first, then run the command again. Nothing was written.\n  pages/about.yaml, line 5: "headline" of a hero is "title" now',
  );
  put(root, {
    'pages/about.yaml': page('About').replace(
      '    title:',
      '    actions: [{ label: Go, href: /nowhere }]\n    headline:',
    ),
  });
  // What was wrong before is no reason.
  await upgraded(root, formats, {});
  const wrong = {
    format: 2,
    codemods: [{ format: 2, does: 'x', changes: renameKey(inBlocks('hero'), 'headline', 'caption') }],
  };
  await expect(upgraded(root, wrong, {})).rejects.toMatchObject({
    diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'unknown-key', file: 'pages/about.yaml' })]),
  });
  put(root, { 'pages/about.yaml': 'title: "x\n' });
  await expect(upgraded(root, formats, {})).rejects.toThrow(
    "pages/about.yaml can't be read, so nothing was written. Fix that first.",
  );
});

test('what is cut off is finished by the same command, though it would change the files that are done again', async () => {
  const swapped = {
    format: 2,
    codemods: [
      { format: 2, does: '"title" is "tagline"', changes: renameKey(inBlocks('hero'), 'title', 'tagline') },
      { format: 2, does: '"headline" is "title"', changes: renameKey(inBlocks('hero'), 'headline', 'title') },
    ],
  };
  const old = (title: string): string => page(title).replace('    title:', `    title: Above\n    headline:`);
  const files = {
    'site.yaml': siteYaml,
    'pages/index.yaml': old('Home'),
    'pages/about.yaml': old('About'),
    'pages/team.yaml': old('Team'),
  };
  const whole = (root: string): Promise<Upgrade> => upgraded(root, swapped);
  const done = folderWith(files);
  await writeUpgrade(done, await whole(done), {});
  for (const stop of ['pages/about.yaml', 'pages/index.yaml', 'pages/team.yaml', 'site.yaml']) {
    const root = folderWith(files);
    const upgrade = await whole(root);
    const before = contentsOf(root);
    const withName = {
      ...upgrade,
      files: upgrade.files.map((each) => (each.file === stop ? { ...each, name: 'pages' } : each)),
    };
    await expect(writeUpgrade(root, withName, {})).rejects.toThrow(/pages already exists\. Nothing was changed\.$/);
    expect(contentsOf(root)).toEqual(before);
    // The second look at this file ends all: what comes before it is written.
    let looks = 0;
    const ending = (each: FileChange): FileChange => ({
      ...each,
      get before() {
        looks += 1;
        if (looks === 2) throw new Error('cut off');
        return each.before;
      },
    });
    const cut = { ...upgrade, files: upgrade.files.map((each) => (each.file === stop ? ending(each) : each)) };
    await expect(writeUpgrade(root, cut, {})).rejects.toThrow('cut off');
    expect(Object.keys(textsOf(root))).toContain('.sitewright-upgrade.json');
    expect(await codesIn(root)).toEqual(['site.yaml site-format']);
    await writeUpgrade(root, await whole(root), leftIn(root));
    expect(textsOf(root), stop).toEqual(textsOf(done));
  }
});

test('all sites in tests/ are as they were when their keys are renamed and named back', () => {
  const roots = [
    '.',
    ...readdirSync('tests/cases/valid').map((name) => `tests/cases/valid/${name}`),
    ...readdirSync('src/authoring/new-site/starters').map((name) => `src/authoring/new-site/starters/${name}`),
  ];
  const places = blockNames().flatMap((name) => inBlocks(name));
  let changed = 0;
  for (const root of roots) {
    const pages = ['pages', 'kinds'].flatMap((top) => filesIn(join(root, top)));
    for (const file of pages) {
      const text = readFileSync(file, 'utf8');
      const path = file.slice(root === '.' ? 0 : root.length + 1);
      const renamed = (now: string, from: string, to: string): string => {
        const source = sourceText(path, now);
        const { root: keys } = parse(source);
        if (keys?.kind !== 'map') throw new Error(file);
        const sort = path.startsWith('kinds/') ? 'kind' : 'page';
        const changes = renameKey(places, from, to)({ sort, source, root: keys });
        changed += changes.length;
        return applied(
          now,
          changes.flatMap(({ edits = [] }) => edits),
        );
      };
      const old = renamed(text, 'title', 'madeUpName');
      expect(old.replaceAll('madeUpName', 'title'), file).toBe(text);
      expect(renamed(old, 'madeUpName', 'title'), file).toBe(text);
    }
  }
  expect(changed).toBeGreaterThan(500);
});

function filesIn(top: string): string[] {
  return existsSync(top)
    ? allIn(top).filter((file) => /\.(?:ya?ml|json)$/.test(file) && !file.endsWith('.schema.json'))
    : [];
}

function allIn(top: string): string[] {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true });
  return entries.flatMap((each) => (each.isFile() ? [join(each.parentPath, each.name)] : [])).sort();
}
