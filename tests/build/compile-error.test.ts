import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeCompileError } from '../../src/builder/bundle/compile-error.ts';
import { top } from './support/command.ts';

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
