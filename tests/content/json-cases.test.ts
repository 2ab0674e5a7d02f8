import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { changedDisk } from '../../src/disk/changed-disk.ts';
import { caseDisk } from '../case-disk.ts';

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

test('fixing the mistakes of any case in JSON leaves JSON', async () => {
  let fixed = 0;
  for (const root of cases) {
    const changes = inJson(root);
    if (changes === undefined) continue;
    const { files } = await applyFixes(changedDisk(caseDisk(root), changes));
    for (const { name, after } of files) {
      if (!name.endsWith('.json')) continue;
      fixed += 1;
      expect(() => JSON.parse(new TextDecoder().decode(after)), `${root} ${name}`).not.toThrow();
    }
  }
  expect(fixed).toBeGreaterThan(100);
});
