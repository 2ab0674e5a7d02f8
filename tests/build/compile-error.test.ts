import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeCompileError } from '../../src/builder/bundle/compile.ts';
import { copyOfBuilder, takeCompiledCommands } from './support/builder-copy.ts';
import { start, top } from './support/command.ts';
import { folderWith, smallSite } from './support/site.ts';

const frame = '\n   ╭─[ src/app/icons.ts:1:23 ]\n   │\n 1 │ export const x = <div>;\n   │\n───╯\n';

test.each([
  [
    { errors: [new Error(`[builtin:vite-transform] Unexpected token${frame}`)] },
    'src/app/icons.ts:1:23 could not be compiled: Unexpected token',
  ],
  [
    new Error(`Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mExpected a semicolon${frame}`),
    'src/app/icons.ts:1:23 could not be compiled: Expected a semicolon',
  ],
  [
    Object.assign(new Error('Bad'), { id: join(top, 'src/a.ts'), loc: { line: 2, column: 3 } }),
    'src/a.ts:2:3 could not be compiled: Bad',
  ],
  [new Error('x is not defined'), 'The app does not run: x is not defined'],
])('a compile error is one sentence with its place: %#', (error, sentence) => {
  expect(describeCompileError(error)).toBe(sentence);
});

test('a build says what of the app could not be compiled, in a process of its own, and publishes nothing', async () => {
  const builder = copyOfBuilder();
  onTestFinished(() => rmSync(builder, { recursive: true, force: true }));
  appendFileSync(join(builder, 'src/blocks/cta/Cta.tsx'), 'const = 3;\n');
  const root = folderWith(smallSite);
  const program = [takeCompiledCommands(builder)];
  const { code, err } = await start(['build', '--root', root], {}, root, program).ended;
  expect([code, err]).toEqual([2, expect.stringMatching(/src\/blocks\/cta\/Cta\.tsx:\d+:\d+ could not be compiled: /)]);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
