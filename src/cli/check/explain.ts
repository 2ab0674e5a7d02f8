import { readFileSync } from 'node:fs';
import { catalogue, isCode } from '../../diagnostics/catalogue.ts';
import { printable } from '../../diagnostics/format/printable.ts';
import { wrap } from '../../diagnostics/format/wrap.ts';
import { reasonFor } from '../../diagnostics/messages/say.ts';
import { nearest } from '../../values/suggest.ts';
import { misused } from '../command.ts';
import type { Printer } from '../io.ts';

/** Of each mistake: sentences, and lines of a file or of what the check says. */
type Examples = Readonly<Record<string, readonly (string | { readonly lines: string })[]>>;

/**
 * What a mistake is, and an example with its fixed version, for a terminal.
 * @throws UsageError if there is no such mistake
 */
export function explanationOf(code: string, { columns }: Pick<Printer, 'columns'>): string {
  if (!isCode(code)) throw misused({ why: 'no-code', given: code, meant: nearest(code, Object.keys(catalogue)) });
  const examples: Examples = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8'));
  const kind = catalogue[code].severity === 'error' ? 'An error' : 'A warning';
  const parts = [code, `${kind}. ${reasonFor(code)}`, ...(examples[code] ?? [])].map((part) =>
    typeof part === 'string' ? wrap(part.replaceAll('`', ''), columns).join('\n') : indented(part.lines),
  );
  return `${parts.join('\n\n')}\n`;
}

const indented = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => `    ${printable(line)}`.trimEnd())
    .join('\n');
