import { ownPaths } from '../../outputs/outputs.ts';
import type { Derived } from './site-index.ts';

/**
 * The addresses of files that a build writes besides pages, their documents and what is in public/: `/sitemap.xml`, and the dates of a page
 * for calendars.
 */
export const builtFiles: Derived<ReadonlySet<string>> = {
  name: 'builtFiles',
  make: ({ files, addresses }) => {
    const dated = files.filter((file) => file.sort === 'page' && file.mayHave('calendarFile'));
    const own = ownPaths({
      site: '',
      pages: [],
      pdfs: [],
      calendars: dated.flatMap(({ route }) => route ?? []),
      redirects: [],
      publicFiles: new Set(addresses('publicFiles')),
    });
    return new Set(own.map((path) => `/${path}`));
  },
  digest: (built) => [...built].sort().join(),
};
