import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Code, catalogue, isCode } from '../diagnostics/catalogue.ts';
import { wordsFor } from '../diagnostics/diagnose.ts';
import { prettyOne } from '../diagnostics/format/pretty.ts';
import { reasonFor } from '../diagnostics/messages/say.ts';
import { readCase } from './mistakes/case.ts';
import { entryFrom, type Part } from './mistakes/entry.ts';

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
