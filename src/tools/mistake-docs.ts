import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue, isCode } from '../diagnostics/catalogue.ts';
import { prettyOne } from '../diagnostics/format/pretty.ts';
import { reasonFor } from '../diagnostics/messages/say.ts';
import { readCase } from './mistakes/case.ts';
import { entryFrom, type Part } from './mistakes/entry.ts';
import { inWords } from './mistakes/in-words.ts';
import { ofBlocks } from './mistakes/of-blocks.ts';

const cases = fileURLToPath(new URL('../../tests/cases/invalid/', import.meta.url));
const codes = Object.keys(catalogue).filter(isCode).sort();

/** An example of every mistake of the catalogue, for `check --explain`. */
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
      'what the check says, and the fixed version. `npx sitewright check --explain broken-link` shows the same in the terminal.',
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
function exampleOf(code: string): Part[] {
  if (existsSync(`${cases}${code}`)) return entryFrom(readCase(`${cases}${code}`));
  const words = inWords[code] ?? ofBlocks[code];
  if (words === undefined) throw new Error(`tests/cases/invalid/${code}/ is missing: it shows what ${code} is.`);
  return [
    words.mistake,
    `What ${words.by ?? 'the check'} says:`,
    { of: 'text', lines: prettyOne(words.said, undefined, { color: false }) },
    `Fixed: ${words.fixed.charAt(0).toLowerCase()}${words.fixed.slice(1)}`,
  ];
}
