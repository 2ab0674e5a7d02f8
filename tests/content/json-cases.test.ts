import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { changedDisk } from '../../src/disk/changed-disk.ts';
import { caseDisk } from '../case-disk.ts';
import { memoryDisk } from './memory-disk.ts';

const top = fileURLToPath(new URL('../cases/', import.meta.url));
const cases = ['invalid', 'more'].flatMap((sort) =>
  readdirSync(join(top, sort), { recursive: true, withFileTypes: true }).flatMap((each) =>
    each.name === 'pages' && !/(?:fixed|mended)$/.test(each.parentPath) ? [each.parentPath] : [],
  ),
);

/** The pages of a case in JSON; undefined if there is one that no other program reads. */
function inJson(root: string): Map<string, Uint8Array | undefined> | undefined {
  const changes = new Map<string, Uint8Array | undefined>();
  for (const each of readdirSync(join(root, 'pages'), { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(each.parentPath, each.name));
    if (!each.isFile() || !file.endsWith('.yaml') || !existsSync(join(root, file))) continue;
    try {
      const value: unknown = parse(readFileSync(join(root, file), 'utf8'), { logLevel: 'silent' });
      changes.set(file, undefined);
      changes.set(file.replace(/yaml$/, 'json'), new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`));
    } catch {
      return undefined;
    }
  }
  return changes.size === 0 ? undefined : changes;
}

/** Whether a text is JSON, alone or as a member of an object. */
function isJson(text: string): boolean {
  return [text, `{${text}}`].some((each) => {
    try {
      JSON.parse(each);
      return true;
    } catch {
      return false;
    }
  });
}

/** What was read in JSON of every case and fixed: read once, by either test. */
const fixedCases = Promise.all(
  cases.flatMap((root) => {
    const changes = inJson(root);
    if (changes === undefined) return [];
    return [
      applyFixes(changedDisk(caseDisk(root), changes)).then((fixed) => ({ name: root.slice(top.length), fixed })),
    ];
  }),
);

test('what hints say to write in JSON is JSON', async () => {
  let named = 0;
  const wrong: string[] = [];
  for (const { name, fixed } of await fixedCases) {
    for (const { file, hint } of [...fixed.diagnostics, ...fixed.files.flatMap((each) => each.fixed)]) {
      const [, written = ''] = /(?:like this|in its place): (.+?)(?:\. [A-Z].*)?$/.exec(hint) ?? [];
      if (!file.endsWith('.json') || !/[{[]/.test(written)) continue;
      named += 1;
      if (!isJson(written)) wrong.push(`${name}: ${written}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(20);
});

test('fixing the mistakes of any case in JSON leaves JSON', async () => {
  let count = 0;
  for (const { name: root, fixed } of await fixedCases) {
    for (const { name, after } of fixed.files) {
      if (!name.endsWith('.json')) continue;
      count += 1;
      expect(() => JSON.parse(new TextDecoder().decode(after)), `${root} ${name}`).not.toThrow();
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('all mistakes of a file in one line are fixed in a few steps', async () => {
  const blocks = Array.from({ length: 300 }, (_, at) => ({
    type: 'hero',
    titel: `Hello ${at}`,
    align: 'left',
    src: 'x',
  }));
  const files = {
    'site.yaml': 'name: Bakery\nurl: https://bakery.example\n',
    'pages/index.json': JSON.stringify({ title: 'Home', description: 'What we bake.', blocks }),
  };
  const { files: fixed, isCutShort } = await applyFixes(memoryDisk(files), { loads: 6, bytes: 10_000_000 });
  expect([isCutShort, fixed[0]?.fixed.length]).toEqual([false, 600]);
  expect(JSON.parse(new TextDecoder().decode(fixed[0]?.after)).blocks[299]).toMatchObject({ title: 'Hello 299' });
});

test('what follows a mistake that was repaired twice is reported where it stands', async () => {
  const page = '{ "title": "Home", "description": "What we bake.", "image": {/oven"}, "draft": faxse }';
  const { diagnostics } = await applyFixes(memoryDisk({ 'site.yaml': 'name: Bakery\n', 'pages/index.json': page }));
  const said = diagnostics.filter(({ code }) => code === 'json-syntax');
  expect(said.map(({ column, endColumn }) => page.slice(column - 1, endColumn - 1))).toEqual(['/', 'faxse']);
  expect(said.map(({ hint }) => hint)).not.toContainEqual(expect.stringContaining('"0"'));
});
