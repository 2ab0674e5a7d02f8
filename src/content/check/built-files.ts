import { ownPaths } from '../../outputs/outputs.ts';
import type { Derived } from './site-index.ts';

/** The addresses of files that a build writes besides pages, their documents and what is in public/: `/sitemap.xml`. */
export const builtFiles: Derived<ReadonlySet<string>> = {
  name: 'builtFiles',
  make: ({ addresses }) => {
    const own = ownPaths({
      site: '',
      pages: [],
      pdfs: [],
      calendars: [],
      redirects: [],
      publicFiles: new Set(addresses('publicFiles')),
    });
    return new Set(own.map((path) => `/${path}`));
  },
  digest: (built) => [...built].sort().join(),
};
