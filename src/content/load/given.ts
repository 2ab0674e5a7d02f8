import { type Reader, reads } from '../../engine/questions.ts';
import { siteFacts } from '../../schema/schemas/site-facts.ts';
import type { SiteIndex } from '../check/site-index.ts';
import type { Calendar } from '../dates/calendar.ts';
import { siteReaders } from './asked-site.ts';
import { type DataOfKind, dataFiles } from './data-queries.ts';
import { bytesOf, type DeclaredKinds, declaredKinds, facts, hasBody } from './file-queries.ts';
import type { FoundFiles } from './found-files.ts';
import { calendarNow, pageFiles } from './page-queries.ts';

/** What files are held against, and which there are, as whoever reads a site says it: the inputs of its engine. */
export class Given {
  /** The pages that have a text in a file of their own. */
  readonly withBody = new Set<string>();
  declared: DeclaredKinds = { kinds: new Map(), print: '' };
  facts = siteFacts(undefined);
  calendar: Calendar | undefined;
  pages: readonly string[] = [];
  data: readonly DataOfKind[] = [];
  site: SiteIndex | undefined;
  /** Until when no date in the site is ahead, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;

  /** Answers all of it. @property ofSite what is asked of the site as a whole */
  readers(found: FoundFiles): { readonly readers: readonly Reader[]; readonly ofSite: readonly Reader[] } {
    const ofSite = siteReaders(
      () => there(this.site),
      () => this.until,
    );
    const readers = [
      reads(bytesOf, { read: (file) => found.bytesOf(file), stamp: (file) => found.stampOf(file) }),
      reads(hasBody, { read: (page) => this.withBody.has(page) }),
      reads(declaredKinds, { read: () => this.declared }),
      reads(facts, { read: () => this.facts }),
      reads(calendarNow, { read: () => there(this.calendar) }),
      reads(pageFiles, { read: () => this.pages }),
      reads(dataFiles, { read: () => this.data }),
      ...ofSite,
    ];
    return { readers, ofSite };
  }
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('No site is being read.');
  return value;
}
