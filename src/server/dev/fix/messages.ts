import type { FixedFile } from '../../../authoring/fix/apply-fixes.ts';
import type { Unsaved } from '../../../authoring/fix/save.ts';
import type { Problem } from '../problem.ts';

/** What was fixed: `Fixed unknown-key in pages/index.yaml:6:5.` */
export function fixedWords({ file, at, code }: Problem, name: string): string {
  const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
  return `Fixed ${code} in ${place}${name === file ? '' : ` and renamed the file to ${name}`}.`;
}

/** What was undone. A file that was renamed has its first name again. */
export function undoneWords({ file, name }: FixedFile): string {
  return name === file
    ? `${file} is as it was before the fix.`
    : `${name} has its old name again and is as it was before the fix.`;
}

export const goneWords = 'This mistake is no longer there.';

export const forgottenWords = 'This fix can no longer be undone.';

export const refusedWords =
  "The automatic fix doesn't work here, because it would cause another mistake. Nothing was written. Change the file yourself.";

export function changedSince(file: string): string {
  return `${file} has changed since this was shown, so nothing was written. Look at the list again.`;
}

/** Why a file is as it was. */
export function unsavedWords(file: string, unsaved: Unsaved): string {
  switch (unsaved.why) {
    case 'changed':
      return `${file} has changed in the meantime, so nothing was written.`;
    case 'protected':
      return `${file} is write-protected, so nothing was written.`;
    case 'held':
      return `${file} is being used by another program, such as OneDrive or a virus scanner, so nothing was written. Wait a moment and try again.`;
    case 'outside':
      return `${file} leads to a file outside the folder of the site, so nothing was written.`;
    case 'taken':
      return `${file} was not renamed, because ${unsaved.name} already exists.`;
    case 'failed':
      return `${file} couldn't be written (${unsaved.reason}).`;
  }
}
