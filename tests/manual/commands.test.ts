import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTyped } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/run.ts';
import { asTyped } from '../../src/diagnostics/as-typed.ts';
import { top } from '../build/support/command.ts';
import { type Files, folderWith, page, smallSite } from '../build/support/site.ts';
import { runHere } from '../cli/run-here.ts';
import { commandsIn, type Told } from './commands.ts';
import { codeIn, fencesIn, type Guide, guides } from './guides.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'));
const told = guides.flatMap((guide) => commandsIn(guide, new Set(Object.keys(scripts))));

/** The words of our command line that a script stands for; undefined for another program. */
function typedBy({ script, words }: Told): readonly string[] | undefined {
  const name = /src\/cli\/start\.cjs (\w+)$/.exec(scripts[script] ?? '')?.[1];
  return name === undefined ? undefined : [name, ...words];
}

const commandOf = ([first, second]: readonly string[]) =>
  commands.find(({ name }) => name === first || name === `${first} ${second}`);

test('every command in the guides is there, and takes these options', () => {
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ script }) => scripts[script] === undefined).map(({ where }) => where)).toEqual([]);
  const ours = told.flatMap((each) => {
    const typed = typedBy(each);
    return typed === undefined ? [] : [{ ...each, typed }];
  });
  expect(ours.length).toBeGreaterThan(60);
  for (const { where, typed } of ours) {
    // `npm run new` alone is followed by words that say what to make.
    const command = commandOf(typed);
    if (command === undefined && typed.length === 1) continue;
    if (command === undefined || typed.includes('--help')) {
      expect(typed, where).toContain('--help');
      continue;
    }
    expect(() => readTyped(typed.slice(command.name.split(' ').length), command), where).not.toThrow();
  }
});

/** A site with what the guides' commands are about. */
const site = {
  ...smallSite,
  'pages/about.yaml': page('About'),
  'pages/team.yaml': page('Our team'),
};

const old = { 'pages/old.yaml': page('Old') };

/** What a command needs besides: an address that it ends was published, and is gone. */
function around(typed: readonly string[]): Files {
  const ended = typed[typed.indexOf('--accept-removed') + 1];
  return typed.includes('--accept-removed') ? { 'published.txt': `/\n${ended}\n` } : old;
}

/** Those that write into the builder's own folder, ask something of a server or of Git, or take long: they have tests of their own. */
const LEFT = new Set(['start', 'preview', 'build', 'hosting', 'new block', 'diff', 'data']);

test('every quick command in the guides does its work', async () => {
  const quick = told.flatMap((each) => {
    const typed = typedBy(each);
    const command = typed && commandOf(typed);
    if (typed === undefined || command === undefined || LEFT.has(command.name)) return [];
    return [[typed.join(' '), { where: each.where, typed }] as const];
  });
  // The same command is tried once.
  const each = new Map(quick);
  expect(each.size).toBeGreaterThan(20);
  const failed: object[] = [];
  for (const { where, typed } of each.values()) {
    const root = folderWith({ ...site, ...around(typed) });
    const before = typed.includes('recipe') && typed[1] === 'page' ? ['new', 'kind', 'recipe'] : undefined;
    if (before !== undefined) expect(await runHere(before, {}, root), where).toMatchObject({ code: 0 });
    const isNewSite = typed[0] === 'new' && typed[1] === 'site';
    const places: Readonly<Record<string, string>> = {
      ...{
        '../bakery': isNewSite ? 'bakery' : '.',
        '../old-blog': join(top, 'tests/imports/jekyll/old'),
        '../old': join(top, 'tests/imports/jekyll/old'),
      },
      ...{ '../new-blog': 'new-blog', '../new': 'new' },
    };
    // An old site is imported into a folder that is no site.
    const given = typed.map((word) => places[word] ?? word);
    const answers = isNewSite ? ['Corner Bakery', 'shop', 'soft'] : undefined;
    const { code, err, out } = await runHere(given, {}, root, answers && 100, answers);
    if (code !== 0 || err !== '') failed.push({ where, code, err, out });
  }
  expect(failed).toEqual([]);
});

/** What PowerShell 5.1, cmd, bash or zsh would each read in another way. */
const OF_ONE_SHELL: Readonly<Record<string, RegExp>> = {
  'two commands in a line': /&&|\|\||;/,
  'a variable': /^[A-Z_]+=|\$/,
  'single quotes': /'/,
  'a comment': /(?:^|\s)#/,
  'options after --, which PowerShell takes away': / -- /,
  'a home folder': /(?:^|\s)~/,
  'a backslash': /\\/,
  'a file that the shell writes, in the letters that it likes': />/,
};

/** What a text tells authors to type, line by line. */
function typedIn(guide: Guide): string[] {
  const fences = fencesIn(guide).filter(({ language }) => language === 'sh');
  return [...fences, ...codeIn(guide)].flatMap(({ text }) =>
    text.split('\n').filter((line) => /^(?:[A-Z_]+=\S* )?(?:npm|npx|node|cd|git)(?:\.cmd)? /.test(line)),
  );
}

test('what authors type is the same in every terminal', () => {
  const starters = ['package', 'clone'].map((form) => `src/authoring/new-site/starters/${form}/README.md`);
  const files = ['docs/authors.md', 'docs/own-blocks.md', 'docs/themes.md', 'src/cli/package/README.md', ...starters];
  const lines = files.flatMap((file) => typedIn({ file, text: readFileSync(file, 'utf8') }));
  const examples = commands.flatMap(({ uses, example }) => [...uses.map(({ typed }) => typed), example ?? '']);
  const mistakes =
    readFileSync('docs/diagnostics.md', 'utf8').match(/\bnp[mx] (?:run|--prefix|sitewright) [^`\n]*/g) ?? [];
  expect(lines.length).toBeGreaterThan(60);
  expect(mistakes.length).toBeGreaterThan(10);
  const wrong = [...lines, ...examples.map((typed) => asTyped(typed))].flatMap((line) =>
    Object.entries(OF_ONE_SHELL).flatMap(([what, sign]) => (sign.test(line) ? [`${what}: ${line}`] : [])),
  );
  expect(wrong).toEqual([]);
  expect(mistakes.filter((line) => / -- |npm run (?!generate)/.test(line))).toEqual([]);
});
