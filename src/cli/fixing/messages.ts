import { type FixedFile, fixedIn } from '../../authoring/fix/apply-fixes.ts';
import { printable } from '../../diagnostics/format/printable.ts';
import { MOST_TOLD } from '../../yaml/findings/most.ts';

/** What was fixed in a file: `pages/index.yaml: fixed 2 mistakes (5:5 missing-space, 7:3 unknown-key)`. Of many, the first are named. */
export function fixedLine({ fixed, ...names }: FixedFile): string {
  const [file, name] = [printable(names.file), printable(names.name)];
  const inOrder = fixed.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const named = inOrder.slice(0, MOST_TOLD).map(({ line, column, code }) => `${line}:${column} ${code}`);
  const more = fixed.length - named.length;
  const list = named.join(', ') + (more > 0 ? ` and ${more} more` : '');
  const renamed = name === file ? '' : `, and renamed to ${name}`;
  return `${file}: fixed ${mistakes(fixed.length)} (${list})${renamed}\n`;
}

/** What a dry run would have done. */
export function dryRunLine(files: readonly FixedFile[]): string {
  const where = files.length === 1 ? '1 file' : `${files.length} files`;
  return `Nothing was written. Without --dry-run, ${mistakes(fixedIn({ files }))} in ${where} would be fixed.\n`;
}

export const MORE_TO_FIX = 'There may be more to fix than one run can do. Run the command again.\n';

export const NOTHING_TO_FIX = 'Nothing here can be fixed automatically.\n';

function mistakes(count: number): string {
  return count === 1 ? '1 mistake' : `${count} mistakes`;
}
