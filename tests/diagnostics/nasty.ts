import { diagnose } from '../../src/diagnostics/diagnose.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

/** A file name with everything that a format may trip over. */
export const nastyFile = 'pages/Ünser Team, 50% [a]: <b>&"c" 🎨.yaml';

const start = { file: nastyFile, line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Texts from an author who wants to break the format. */
const words = '100%0A sure\r\n::error::x ]]> <b title="a">&amp;</b> \u0007\ufffe `a|b` @x ##[error] é😀';

/** Diagnostics with every field there is, and with such texts. */
export const nasty: readonly Diagnostic[] = [
  diagnose('bad-file-name', start, {
    characters: words,
    better: 'pages/unser-team.yaml',
    isTaken: false,
    how: 'sure',
  }),
  {
    ...diagnose('duplicate-id', { ...start, line: 3, column: 5, endLine: 3, endColumn: 10 }, { id: words, line: 2 }),
    related: [{ file: nastyFile, line: 2, column: 1, endLine: 2, endColumn: 4, message: words }],
  },
  {
    ...diagnose('reserved-id', { ...start, line: 4, endLine: 5 }, { id: words }),
    fix: [{ line: 4, column: 1, endLine: 4, endColumn: 2, text: words }],
  },
  diagnose('long-title', { ...start, line: 2, endLine: 2, endColumn: 3 }, { length: 99 }),
];
