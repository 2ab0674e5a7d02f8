import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue, isCode } from '../diagnostics/catalogue.ts';
import { prettyOne } from '../diagnostics/format/pretty.ts';
import { reasonFor } from '../diagnostics/messages/say.ts';
import { readCase } from './mistakes/case.ts';
import { entryFrom } from './mistakes/entry.ts';
import { inWords } from './mistakes/in-words.ts';
import { ofBlocks } from './mistakes/of-blocks.ts';

const cases = fileURLToPath(new URL('../../tests/cases/invalid/', import.meta.url));

/** The text of docs/diagnostics.md: every mistake of the catalogue with its example. */
export function mistakeDocs(): string {
  const codes = Object.keys(catalogue).filter(isCode).sort();
  return [
    '<!-- Generated from messages/ and tests/cases/invalid/ by `npm run generate`. Do not edit. -->',
    '# Mistakes and how to fix them',
    'Each mistake that `npx sitewright check` or `npx sitewright test-blocks` finds has a name, such as `broken-link`. This page shows an example of each one, ' +
      'what the check says, and the fixed version. `npx sitewright check --explain broken-link` shows the same in the terminal.',
    codes.map((code) => `- [${code}](#${code})`).join('\n'),
    ...codes.flatMap((code) => [
      `## ${code}`,
      `${catalogue[code].severity === 'error' ? 'An error' : 'A warning'}. ${reasonFor(code)}`,
      ...exampleOf(code),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** @throws Error when a mistake has neither a case nor words for one */
function exampleOf(code: string): string[] {
  if (existsSync(`${cases}${code}`)) return entryFrom(readCase(`${cases}${code}`));
  const words = inWords[code] ?? ofBlocks[code];
  if (words === undefined) throw new Error(`tests/cases/invalid/${code}/ is missing: it shows what ${code} is.`);
  return [
    words.mistake,
    `What ${words.by ?? 'the check'} says:`,
    `\`\`\`text\n${prettyOne(words.said, undefined, { color: false })}\n\`\`\``,
    `Fixed: ${words.fixed.charAt(0).toLowerCase()}${words.fixed.slice(1)}`,
  ];
}
