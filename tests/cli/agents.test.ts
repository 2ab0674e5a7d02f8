import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownKinds } from '../../src/content/entries/kinds.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { folderWith } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

test('a new site tells assistants how it is written, in at most 120 lines, and upgrade brings that to this version', async () => {
  const root = join(folderWith({}), 'site');
  await runHere(['new', 'site', root, '--name', 'Bakery', '--kind', 'shop']);
  const file = join(root, 'AGENTS.md');
  const text = readFileSync(file, 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(120);
  expect(text).not.toMatch(/\{(?:npx|blocks|kinds)\}/);
  for (const name of [...blockNames(), ...ownKinds().keys()]) expect(text).toContain(`\n- \`${name}\`: `);
  // Its page is one.
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(text) ?? [];
  writeFileSync(join(root, 'pages/us.yaml'), page.replace('About us', 'Us').replaceAll('/contact', '/visit'));
  expect((await runHere(['check', '--format', 'line'], {}, root)).out).not.toMatch(/pages\/us\.yaml|: error: /);
  // What others have written stays.
  writeFileSync(file, `Notes.\n${text.replace(/^- `tabs`.*\n/m, '')}More notes.\n`);
  expect((await runHere(['upgrade', '--write'], {}, root)).out).toBe(
    '  AGENTS.md describes this version (1 file)\n1 file changed.\n',
  );
  expect(readFileSync(file, 'utf8')).toBe(`Notes.\n${text}More notes.\n`);
  expect((await runHere(['upgrade'], {}, root)).out).toContain("There's nothing to do.");
});
