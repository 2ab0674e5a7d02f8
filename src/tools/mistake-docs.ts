import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { structuredPatch } from 'diff';
import { parse } from 'yaml';
import { type Code, catalogue, isCode } from '../diagnostics/catalogue.ts';
import { wordsFor } from '../diagnostics/diagnose.ts';
import { prettyOne } from '../diagnostics/format/pretty.ts';
import { reasonFor } from '../diagnostics/messages/say.ts';
import { type Case, type Change, readCase } from './mistakes/case.ts';

const MOST_SAID = 3;
const AROUND = 2;

/** A sentence, or lines of a file or of what the check says. */
type Part = string | { readonly of: 'yaml' | 'text'; readonly lines: string };

/** The mistake, what the check says and the mended version, from a case; about one file of it. */
function entryFrom(example: Case): Part[] {
  const said = reportsIn(example.expected);
  const file = said.find((one) => one.file === 'pages/index.yaml')?.file ?? said[0]?.file ?? '';
  const own = example.changes.find((change) => change.file === file);
  const words = said.filter((one) => one.file === file).map((one) => one.words);
  // The lines that are mended; the whole file where the cure lies elsewhere. Nothing where the mistake is the file as a whole.
  const whole = words.some((each) => /^ +\d+ \| /m.test(each)) ? example.files.get(file) : undefined;
  const part = own?.before !== undefined && own.after !== undefined ? side('-', own) : undefined;
  const text = own === undefined ? whole : part;
  return [
    ...(text === undefined ? [] : [`A mistake in \`${file}\`:`, linesOf('yaml', text)]),
    'What the check says:',
    linesOf('text', words.slice(0, MOST_SAID).join('\n\n')),
    ...(own === undefined ? example.changes : [own]).flatMap((change) =>
      fixIn(change, example.changes, change === own),
    ),
  ];
}

/** The diagnostics of a report, without the counts at its end. */
function reportsIn(expected: string) {
  return expected
    .trimEnd()
    .split('\n\n')
    .flatMap((words) => {
      const file = /^(.+?):\d+:\d+ {2}(?:error|warning) {2}\S+$/m.exec(words)?.[1];
      return file === undefined ? [] : [{ file, words }];
    });
}

/** `isOwn`: the lines that are mended have been shown before, so the whole file is not needed. */
function fixIn(change: Change, all: readonly Change[], isOwn: boolean): Part[] {
  const { file, before, after } = change;
  if (after === undefined) {
    const renamed = all.find(
      (other) => other.before === undefined && other.after !== undefined && other.after === before,
    )?.file;
    return [renamed === undefined ? `Fixed: \`${file}\` was deleted.` : `Fixed: \`${file}\` is now \`${renamed}\`.`];
  }
  if (file.endsWith('.png')) return [`Fixed: \`${file}\` is a picture.`];
  const language = file.endsWith('.yaml') ? 'yaml' : 'text';
  if (before === undefined) return [`Fixed, with the file \`${file}\`:`, linesOf(language, after)];
  return [`Fixed, in \`${file}\`:`, linesOf(language, isOwn ? side('+', change) : after)];
}

/** One side of a change: the lines that differ, with those around them. */
function side(sign: '-' | '+', { file, before = '', after = '' }: Change): string {
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: AROUND });
  return hunks
    .map(({ lines }) =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n'),
    )
    .join('\n# ...\n');
}

function linesOf(of: 'yaml' | 'text', text: string): Part {
  return { of, lines: text.replace(/(?<!\n)\n+$/, '') };
}

const cases = fileURLToPath(new URL('../../tests/cases/invalid/', import.meta.url));
const codes = Object.keys(catalogue).filter(isCode).sort();

/** A mistake that no file of a repository should show, in words (`mistakes/in-words.yaml`). */
type InWords = Readonly<Record<'at' | 'by' | 'mistake' | 'fixed', string>> & { readonly facts: object };
const inWords: Readonly<Record<string, InWords>> = parse(
  readFileSync(new URL('mistakes/in-words.yaml', import.meta.url), 'utf8'),
);

/** An example of every mistake of the catalogue, for `explain`. */
export function mistakeExamples(): string {
  const lines = codes.map((code) => `${JSON.stringify(code)}: ${JSON.stringify(exampleOf(code))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The text of docs/diagnostics.md: every mistake of the catalogue with its example. */
export function mistakeDocs(): string {
  return [
    '<!-- Generated from messages/ and tests/cases/invalid/ by `npm run generate`. Do not edit. -->',
    '# Mistakes and how to fix them',
    'Each mistake that `npx sitewright check` or `npx sitewright test-blocks` finds has a name, such as `broken-link`. This page shows an example of each one, ' +
      'what the check says, and the fixed version. `npx sitewright explain broken-link` shows the same in the terminal.',
    codes.map((code) => `- [${code}](#${code})`).join('\n'),
    ...codes.flatMap((code) => [
      `## ${code}`,
      `${catalogue[code].severity === 'error' ? 'An error' : 'A warning'}. ${reasonFor(code)}`,
      ...exampleOf(code).map(inMarkdown),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const inMarkdown = (part: Part): string =>
  typeof part === 'string' ? part : `\`\`\`${part.of}\n${part.lines}\n\`\`\``;

/** @throws Error when a mistake has neither a case nor words for one */
function exampleOf(code: Code): Part[] {
  if (existsSync(`${cases}${code}`)) return entryFrom(readCase(`${cases}${code}`));
  const words = inWords[code];
  if (words === undefined) throw new Error(`tests/cases/invalid/${code}/ is missing: it shows what ${code} is.`);
  const { at, by = 'the check', facts, mistake, fixed } = words;
  const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(at) ?? [];
  const [start, end] = [Number(line), Number(column)];
  const place = { file, line: start, column: end, endLine: start, endColumn: end };
  const said = { code, severity: catalogue[code].severity, ...place, ...wordsFor(code, [facts]) };
  return [
    mistake,
    `What ${by} says:`,
    { of: 'text', lines: prettyOne(said, undefined, { color: false }) },
    `Fixed: ${fixed.charAt(0).toLowerCase()}${fixed.slice(1)}`,
  ];
}
