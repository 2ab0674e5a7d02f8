import { readdirSync } from 'node:fs';
import { findChromium, noChromium } from '../tests/setup/chromium.ts';
import { tableOf } from './measure/table.ts';
import { folderFrom, readOptions } from './options.ts';
import { lighthouse, lighthouseVersion } from './visit/lighthouse.ts';
import { serveFolder } from './visit/server.ts';

/*
 * npm run bench-routes [-- --site dist]: Lighthouse on the pages of a site that was built, once each, as on a phone.
 *   --pages /,/about  which pages (default: all)
 *   --dir DIR         where Lighthouse is installed (default: ~/.cache/sitewright-bench)
 * Ends with 1 if a score isn't 100.
 */

const options = readOptions({
  site: { type: 'string', default: 'dist' },
  pages: { type: 'string', default: '' },
});

/** `services/cloud.html` -> `/services/cloud`. */
const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

function routesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files
    .map(routeOf)
    .filter((route) => route !== '/404')
    .sort();
}

const chromium = findChromium();
if (chromium === undefined) throw new Error(noChromium);
const progress = (words: string): void => {
  process.stderr.write(`${words}\n`);
};
const measure = lighthouse({ folder: folderFrom(options.dir), progress }, chromium);
const server = await serveFolder(options.site);
const rows: string[][] = [];
try {
  for (const route of options.pages === '' ? routesIn(options.site) : options.pages.split(',')) {
    const { fcp, lcp, tbt, cls, text, scores } = await measure(server.origin + route);
    const cells = [fcp, lcp, tbt].map((time) => `${Math.round(time)} ms`);
    const row = [route, ...cells, cls.toFixed(3), `${(text / 1000).toFixed(1)} KB`, scores];
    rows.push(row);
    // A whole site takes half an hour: whoever stops it sooner keeps what was measured.
    progress(row.join('  '));
  }
} finally {
  await server.close();
}
console.log(`Lighthouse ${lighthouseVersion}. Scores: performance, accessibility, best practices, SEO.\n`);
console.log(tableOf(['page', 'FCP', 'LCP', 'TBT', 'CLS', 'without pictures and fonts', 'scores'], rows));
process.exitCode = rows.every((row) => row.at(-1) === '100 100 100 100') ? 0 : 1;
