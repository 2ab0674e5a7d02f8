import { type FixedFile, fixedIn } from '../../authoring/fix/apply-fixes.ts';
import type { Unsaved } from '../../authoring/fix/save.ts';
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

/** Why a file is as it was. */
export function unsavedLine(names: FixedFile, unsaved: Unsaved): string {
  const file = printable(names.file);
  switch (unsaved.why) {
    case 'changed':
      return `${file} was changed by another program in the meantime, so it was left unchanged. Run the command again.\n`;
    case 'protected':
      return `${file} is write-protected, so it was left unchanged.\n`;
    case 'held':
      return `${file} is being used by another program, such as OneDrive or a virus scanner, so it was left unchanged. Close that program or wait a moment, and run the command again.\n`;
    case 'outside':
      return `${file} leads to a file outside the folder of the site, so it was left unchanged.\n`;
    case 'taken':
      return `${file} was not renamed, because ${printable(unsaved.name)} already exists.\n`;
    case 'failed':
      return `${file} couldn't be written (${unsaved.reason}), so it was left unchanged.\n`;
  }
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
