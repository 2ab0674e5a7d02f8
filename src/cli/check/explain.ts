import { readFile } from 'node:fs/promises';
import { Failure, reasonOf } from '../../builder/failure.ts';
import { catalogue, isCode } from '../../diagnostics/catalogue.ts';
import { printable } from '../../diagnostics/format/printable.ts';
import { wrap } from '../../diagnostics/format/wrap.ts';
import { addAll } from '../../model/lists.ts';
import { nearest } from '../../schema/schemas/suggest.ts';
import type { Printer } from '../io.ts';
import { UsageError } from '../usage-error.ts';

const guide = new URL('../../../docs/diagnostics.md', import.meta.url);

/**
 * What the guide to the mistakes says about one of them, for a terminal.
 * @throws UsageError if there is no such mistake
 * @throws Failure if the guide cannot be read
 */
export async function explanationOf(code: string, { columns }: Pick<Printer, 'columns'>): Promise<string> {
  if (!isCode(code)) throw new UsageError(unknown(code));
  return plain(entryOf(code, await readGuide()), columns);
}

function unknown(code: string): string {
  const suggestion = nearest(code, Object.keys(catalogue));
  const advice = suggestion === undefined ? 'They are listed in docs/diagnostics.md.' : `Did you mean "${suggestion}"?`;
  return `There's no mistake called "${code}". ${advice}`;
}

async function readGuide(): Promise<string> {
  try {
    return await readFile(guide, 'utf8');
  } catch (error) {
    throw new Failure(`The guide docs/diagnostics.md can't be read (${reasonOf(error)}).`);
  }
}

/** The lines from the heading of a mistake to the next heading. */
function entryOf(code: string, text: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(`## ${code}`);
  if (start === -1)
    throw new Failure(`The guide docs/diagnostics.md has no entry for ${code}. Run \`npm run generate\` to add it.`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  return lines.slice(start, end === -1 ? undefined : end);
}

/** Markdown as text: examples indented instead of fenced, sentences broken to the width. */
function plain(lines: readonly string[], columns: number | undefined): string {
  const shown: string[] = [];
  let inExample = false;
  for (const line of lines) {
    if (line.startsWith('```')) inExample = !inExample;
    else if (inExample) shown.push(`    ${printable(line)}`.trimEnd());
    else addAll(shown, wrap(line.replace(/^## /, '').replaceAll('`', ''), columns));
  }
  return `${shown.join('\n').trimEnd()}\n`;
}
