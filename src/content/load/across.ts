import { checkAcrossFiles } from '../check/among.ts';
import type { Content, Places } from '../check/contents.ts';
import { checkDates } from '../check/dates.ts';
import { checkEntries } from '../check/entries.ts';
import { withTheirLinks } from '../check/file-links.ts';
import { checkHome } from '../check/home.ts';
import { checkLinks } from '../check/links.ts';
import { checkPublished } from '../check/published.ts';
import { checkUnshown } from '../check/unshown-fields.ts';
import { checkWords } from '../check/words.ts';
import type { Entries } from '../entries/query.ts';
import type { Finding } from '../findings/finding.ts';
import type { SiteFiles } from './site-files.ts';

/** What is known of the files of a site. */
type Known = {
  readonly contents: readonly Content[];
  readonly places: Places;
  /** The entries that visitors see. */
  readonly published: Entries;
  /** Whether no file has an error by itself. */
  readonly isSound: boolean;
};

/** What shows when the files of a site are looked at together, one rule after the other. */
export function* foundAcross(
  { discovered, site, kindFiles, kinds, ledger, calendar }: SiteFiles,
  { contents, places, published, isSound }: Known,
): Generator<readonly Finding[]> {
  const inKinds = kindFiles.flatMap(({ content }) => content ?? []);
  yield withTheirLinks(discovered.findings, contents, places);
  yield* checkAcrossFiles(site?.content, contents, places);
  yield checkEntries(contents, inKinds, { kinds, entries: published });
  yield checkUnshown(contents, inKinds, kinds);
  for (const some of checkLinks(inKinds, places)) yield some;
  if (site?.content !== undefined) yield checkWords(site.content, contents, kinds);
  if (ledger?.ledger !== undefined) yield checkPublished(ledger.ledger, { contents, places, isSound });
  yield checkDates([...contents, ...inKinds], kinds, calendar);
  if (site !== undefined && !discovered.misnamed.has('/')) yield checkHome(places);
}
