import { applyFixes, type Bounds, type Fixed, type FixedFile, fixedIn } from '../../authoring/fix/apply-fixes.ts';
import { saveAll, unsavedWords } from '../../authoring/fix/save.ts';
import type { View } from '../../content/dates/calendar.ts';
import type { Loaded } from '../../content/load/load.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { printable } from '../../diagnostics/format/printable.ts';
import { say } from '../../diagnostics/messages/say.ts';
import type { Report } from '../../diagnostics/report.ts';
import { MOST_TOLD } from '../../yaml/findings/together.ts';
import { type Cache, withCachedFiles } from '../cache/cache.ts';
import type { Io, Printer } from '../command.ts';
import { showDifferences } from './difference.ts';

/** The content to fix, and what was read of it before, if anything is. */
type Fixable = {
  readonly root: string;
  readonly view?: View;
  readonly cache?: Cache | undefined;
  readonly bounds?: Bounds;
};

export type Saved = { readonly site: Loaded; readonly unsaved: ReadonlySet<string> };

const fixesOf = ({ root, view, cache, bounds }: Fixable, isWritten: boolean): Promise<Fixed> =>
  withCachedFiles(root, cache, async (files) => {
    const fixed = await applyFixes(files.disk, bounds, { view, reader: files.reader });
    if (isWritten) files.reader = fixed.site.files.reader;
    return fixed;
  });

export async function fixFiles(content: Fixable, printer: Printer): Promise<Saved> {
  const { root } = content;
  const { files, site, diagnostics, isCutShort } = await fixesOf(content, true);
  const unsaved = await saveAll(root, files);
  for (const file of files) {
    const why = unsaved.get(file.file);
    printer.write(why === undefined ? fixedLine(file) : `${unsavedWords(file.file, why)}\n`);
  }
  if (files.length === 0 && diagnostics.length > 0) printer.write(`${say('fixed-files', { why: 'nothing' })}\n`);
  // If nothing was fixed, the next run would try the same again.
  if (isCutShort && files.length > 0) printer.write(`${say('fixed-files', { why: 'more' })}\n`);
  if (diagnostics.length > 0 || unsaved.size > 0) printer.write('\n');
  return { site, unsaved: new Set(unsaved.keys()) };
}

export async function showFixes(content: Fixable, printer: Printer, env: Io['env']): Promise<void> {
  const { files, diagnostics } = await fixesOf(content, false);
  showDifferences(files, printer, env);
  const count = fixedIn({ files });
  if (files.length > 0) printer.write(`\n${say('fixed-files', { why: 'dry-run', count, files: files.length })}\n\n`);
  else if (diagnostics.length > 0) printer.write(`${say('fixed-files', { why: 'nothing' })}\n\n`);
}

/**
 * A report after `--fix`: what is left has no answer any more, because the one it had was tried and doesn't hold. Mistakes
 * in files that couldn't be saved keep theirs.
 */
export function withoutFixes(report: Report, unsaved: ReadonlySet<string>): Report {
  const plain = (mistake: Diagnostic): Diagnostic => {
    const { fix: _fix, fixes: _fixes, rename: _rename, ...rest } = mistake;
    return unsaved.has(mistake.file) ? mistake : rest;
  };
  return { ...report, diagnostics: report.diagnostics.map(plain) };
}

/** What was fixed in a file: `pages/index.yaml: fixed 2 mistakes (5:5 missing-space, 7:3 unknown-key)`. Of many, the first are named. */
function fixedLine({ fixed, ...names }: FixedFile): string {
  const [file, name] = [printable(names.file), printable(names.name)];
  if (fixed.length === 0) return `${say('fixed-files', { why: 'for-others', file })}\n`;
  const inOrder = fixed.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const ofFile = (of: string): string => (of === names.file ? '' : `${printable(of)}:`);
  const named = inOrder
    .slice(0, MOST_TOLD)
    .map((each) => `${ofFile(each.file)}${each.line}:${each.column} ${each.code}`);
  const facts = { count: fixed.length, places: named.join(', '), more: fixed.length - named.length };
  return `${say('fixed-files', { why: 'fixed', file, ...facts, name: name === file ? undefined : name })}\n`;
}
