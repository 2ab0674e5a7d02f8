import type { Diagnostic } from '../diagnostic.ts';
import { countPlaces } from '../repeats.ts';
import type { Report } from '../report.ts';
import { countOf } from './count.ts';
import { printable } from './printable.ts';

// GitHub refuses a summary of more than 1 MiB as a whole.
const MOST_BYTES = 1_000_000;

/** All diagnostics as a Markdown table, for the summary of a step on GitHub; as many as it takes. */
export function formatStepSummary({ diagnostics, pathOf }: Report): string {
  const head = [`### ${countOf(diagnostics)}`, '', '| where | | mistake | what to do |', '|---|---|---|---|'];
  const rows: string[] = [];
  let bytes = 0;
  for (const diagnostic of diagnostics) {
    const next = row(diagnostic, pathOf(diagnostic.file));
    bytes += Buffer.byteLength(next) + 1;
    if (bytes > MOST_BYTES) break;
    rows.push(next);
  }
  const left = countPlaces(diagnostics.slice(rows.length));
  return `${[...head, ...rows, ...(left === 0 ? [] : ['', `And ${left} more.`])].join('\n')}\n\n`;
}

function row({ line, column, severity, code, message, hint }: Diagnostic, path: string): string {
  const cells = [`${path}:${line}:${column}`, severity, `${message} (${code})`, hint];
  return `| ${cells.map(literal).join(' | ')} |`;
}

/** The text itself, whatever its signs mean in Markdown or HTML. */
function literal(text: string): string {
  return printable(text).replace(/[\\`*_[\]<>|&~#@!:]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
