import { diagnose, fileStart, type Location } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** A mistake that no file of a repository should show: in words. */
export type InWords = {
  readonly said: Diagnostic;
  readonly mistake: string;
  readonly fixed: string;
  /** Who says it, if it isn't the check. */
  readonly by?: string;
};

const at = (line: number, column: number, endColumn: number): Location => {
  return { file: 'pages/about.yaml', line, column, endLine: line, endColumn };
};
const start = fileStart('pages/about.yaml');

/** The mistakes without a folder in tests/cases/invalid, by their codes. */
export const inWords: Readonly<Record<string, InWords>> = {
  'not-utf8': {
    said: diagnose('not-utf8', at(1, 11, 12), { encoding: undefined }),
    mistake: 'A page with the word "Café" was saved with the encoding ISO 8859-1.',
    fixed: 'The same page, saved as UTF-8.',
  },
  'binary-file': {
    said: diagnose('binary-file', fileStart('data/prices.csv'), { holds: 'office', isTable: true }),
    mistake: 'A workbook of Excel was renamed from prices.xlsx to prices.csv.',
    fixed: 'The sheet, saved as CSV in Excel.',
  },
  'control-character': {
    said: diagnose('control-character', at(1, 9, 10), { code: 'U+0000', written: undefined }),
    mistake: 'A text was copied from another program, and an invisible character came with it.',
    fixed: 'The same text, typed again.',
  },
  'old-line-ends': {
    said: diagnose('old-line-ends', start),
    mistake: 'The lines of the file end with CR only.',
    fixed: 'The same lines, saved with LF line endings.',
  },
  'too-large': {
    said: diagnose('too-large', start, { megabytes: '1.2' }),
    mistake: 'A whole book stands in one page.',
    fixed: 'A page for each chapter.',
  },
  'more-mistakes': {
    said: diagnose('more-mistakes', at(107, 5, 5), { count: 3, isAtLeast: false }),
    mistake: 'A page has 53 blocks, each with the same misspelt key.',
    fixed: 'The same page with the keys spelt right.',
  },
  'too-long': {
    said: diagnose('too-long', at(50_000, 1, 1)),
    mistake: 'A page has 100 000 lines that are not read as ordinary YAML, because of a tab in one of them.',
    fixed: 'A page for each part of it.',
  },
  'too-many-keys': {
    said: diagnose('too-many-keys', at(5001, 2, 3), { keys: 5000 }),
    mistake: 'A table with thousands of rows stands in one page.',
    fixed: 'A page for each part of it, or a file to download in public/.',
  },
  'long-text': {
    said: diagnose('long-text', at(5, 12, 18), { of: 'characters', count: 21_000, most: 20_000 }),
    mistake: 'The description of a block has 21 000 characters.',
    fixed: 'Several rich-text blocks, each with a title.',
  },
  'unreadable-file': {
    said: diagnose('unreadable-file', start, { file: 'pages/about.yaml', reason: 'EACCES' }),
    mistake: 'The file belongs to another user, or was made by a program with other permissions.',
    fixed: 'The same file, with permission to read it.',
  },
  'special-file': {
    said: diagnose('special-file', fileStart('public/stream')),
    mistake: 'A program made a pipe (FIFO), a socket or a device in the folder of the site.',
    fixed: 'The pipe is outside of it.',
  },
  'windows-name': {
    said: diagnose('windows-name', fileStart('pages/con.yaml'), { name: 'con.yaml', why: 'device' }),
    mistake: 'On a Mac, a page was called `con.yaml`.',
    fixed: 'The page is called `contact.yaml`.',
  },
  'invisible-name': {
    said: diagnose('invisible-name', fileStart('public/menu\u202Efdp.txt'), { code: 'U+202E' }),
    mistake: 'A download was saved with a name that turns the letters at its end around: it looks like `menutxt.pdf`.',
    fixed: 'The file is called `menu.txt`.',
  },
  'similar-name': {
    said: diagnose('similar-name', fileStart('public/logo.png'), { other: 'public/Logo.png', onlyCase: true }),
    mistake: 'On Linux, the pictures `Logo.png` and `logo.png` lie in one folder.',
    fixed: 'One of them is called `logo-large.png`.',
  },
};
