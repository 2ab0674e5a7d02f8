import { join } from 'node:path';
import { formatPretty } from '../diagnostics/format/pretty.ts';
import { buildSite } from './build-site.ts';
import { Failure } from './failure.ts';
import { nextChangeMessage } from './next-change.ts';
import { nowOf, yearOf } from './year.ts';

/** Builds into the `dist/` of `root`. @throws Failure when there are mistakes in the content, with all of them */
export async function buildForVite(root: string, say: (line: string) => void): Promise<void> {
  const year = yearOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const { diagnostics, sourceOf, pages, nextChange } = await buildSite({
    root,
    at: nowOf(process.env.SOURCE_DATE_EPOCH, new Date()),
    out: join(root, 'dist'),
    live: false,
    year,
    progress: say,
  });
  const words = formatPretty(diagnostics, { sourceOf, color: false });
  if (pages === undefined) throw new Failure(`The site has mistakes.\n\n${words}`);
  if (diagnostics.length > 0) say(words);
  if (nextChange !== undefined) say(nextChangeMessage(nextChange));
}
