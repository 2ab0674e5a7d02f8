import { identityOf } from '../../diagnostics/identity.ts';
import { isError, type LiveSite, type Reading } from './live-site.ts';

/**
 * The files that have become worse: with an error that was not there before, or gone. Whoever reads a file between two
 * steps of a save (emptied and not yet written, half written, deleted and not yet made again) sees just that, and so does
 * whoever reads the files that refer to it.
 */
export function worsened(last: LiveSite, { site, problems }: Reading): ReadonlySet<string> {
  const known = new Set(last.problems.filter(isError).map(identityOf));
  const errors = problems.filter(isError);
  const files = new Set(errors.filter((error) => !known.has(identityOf(error))).map(({ file }) => file));
  if (site === undefined) return files;
  const present = new Set([...site.content.pages, ...errors].map(({ file }) => file));
  for (const { file } of last.live?.plan.pages ?? []) if (!present.has(file)) files.add(file);
  return files;
}
