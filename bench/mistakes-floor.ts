import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../src/content/load/load.ts';
import { siteReader } from '../src/content/load/site-reader.ts';
import { textsOf } from '../src/diagnostics/repeats.ts';
import { folderDisk } from '../src/disk/disk.ts';
import { siteFacts } from '../src/schema/schemas/site-facts.ts';
import { errorsOf } from '../src/schema/schemas/validators.ts';
import { validatePage } from '../src/schema/validate.ts';
import { finding, inText, toDiagnostic } from '../src/yaml/findings/finding.ts';
import { parse } from '../src/yaml/reading/parse.ts';
import { documentOf } from '../src/yaml/syntax/parser-error.ts';
import { itemsOf, type Node, plainValue } from '../src/yaml/syntax/tree.ts';
import { type SourceText, sourceText } from '../src/yaml/text/source.ts';
import { mistakes } from '../tests/growth/mistakes.ts';
import { madeUp } from './content/made-up.ts';
import { sitewright } from './generators/sitewright.ts';
import { pagesOf, siteWith } from './measure/mistaken.ts';
import { tableOf } from './measure/table.ts';
import { numberFrom, passingFolder, readOptions } from './options.ts';

/*
 * `npm run bench-mistakes-floor -- --pages 1000 --runs 5`: what a page with a mistake costs in the smallest program that tells of it, beside a good
 * one, and what both cost in a check. The program reads the bytes, makes a tree, holds it against the schemas, and writes one message with its place
 * and its line. It knows beforehand which mistake it is, explains nothing, and tries no hint. In one process, in turn, in processor time; the least counts.
 */

const { pages, runs, seed = '42' } = readOptions({ runs: { type: 'string', default: '5' } });
const folder = passingFolder();
sitewright({ folder, progress: () => undefined }).put(
  madeUp({ pages: numberFrom('pages', pages ?? '1000'), seed: numberFrom('seed', seed), varied: false }),
);
const good = join(folder, 'sitewright');
const around = { kinds: new Map(), elsewhere: new Set<string>(), site: siteFacts(undefined) };

/** Reads, parses and holds a page that is right. */
function held(text: string): Node | undefined {
  const source = sourceText('pages/a.yaml', text);
  const { root } = parse(source);
  if (validatePage(source, root, around).length > 0) throw new Error('The pages have mistakes.');
  return root;
}

/** One message, and the line that is shown with it. */
function told(source: SourceText, at: number): string {
  const facts = { after: 'colon', better: 'title: Hello' } as const;
  const diagnostic = toDiagnostic(finding('missing-space', inText(source, [at, at + 1]), facts));
  return JSON.stringify([diagnostic, textsOf([diagnostic], () => source.text)]);
}

/** What a mistake asks for besides, at the least: that it is found. */
const found: Readonly<Record<string, (source: SourceText, root: Node | undefined) => unknown>> = {
  'an unknown key': (_, root) => errorsOf('page', { ...Object(root && plainValue(root)), descriptoin: '' }),
  'a value of another kind': (_, root) => errorsOf('blocks/hero', { ...heroOf(root), title: 5 }),
  'a field too few': (_, root) => errorsOf('blocks/hero', { ...heroOf(root), title: undefined }),
  'a link to nowhere': () => new Set(['/']).has('/q'),
  // Our reader says only that it can't read it.
  'a line that is no YAML': ({ text }) => documentOf(text.split('\n').slice(0, 2).join('\n')),
};

const heroOf = (root: Node | undefined): object => {
  const [hero] = itemsOf(root, 'blocks');
  return Object(hero && plainValue(hero));
};

function smallest(root: string, name: string): void {
  const [files, right] = [pagesOf(root), pagesOf(good)];
  for (const [at, file] of files.entries()) {
    const text = readFileSync(file, 'utf8');
    const find = found[name];
    const tree = held(find === undefined ? text : readFileSync(right[at] ?? '', 'utf8'));
    if (find === undefined) continue;
    const source = sourceText('pages/a.yaml', text);
    find(source, tree);
    told(source, text.indexOf('title'));
  }
}

async function check(root: string): Promise<void> {
  const reader = siteReader({ store: { load: () => undefined, save: () => undefined } });
  const { diagnostics, sourceOf } = await loadSite(folderDisk(root), { reader });
  JSON.stringify([diagnostics, textsOf(diagnostics, sourceOf)]);
  reader.files.save();
}

/** Processor time for a page, in microseconds. */
async function spentOn(root: string, work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / pagesOf(root).length;
}

const sites = [
  { name: 'no mistake', root: good },
  ...Object.entries(mistakes).map(([name, make]) => ({ name, root: siteWith(folder, { name, make }) })),
].map((site) => ({ ...site, floor: Number.POSITIVE_INFINITY, ours: Number.POSITIVE_INFINITY }));
for (let run = 0; run < numberFrom('runs', runs); run++) {
  for (const site of sites) {
    const { root, name } = site;
    site.floor = Math.min(site.floor, await spentOn(root, () => smallest(root, name)));
    site.ours = Math.min(site.ours, await spentOn(root, () => check(root)));
  }
}
const [right] = sites;
const rows = sites.map(({ name, floor, ours }) => [
  name,
  ...[
    [floor, right?.floor ?? floor],
    [ours, right?.ours ?? ours],
  ].flatMap(([took = 0, least = 1]) => [`${took.toFixed(0)} us`, `${(took / least).toFixed(2)} x`]),
]);
process.stdout.write(tableOf(['each page has', 'smallest program', '', 'a check, in one process', ''], rows));
process.exit(0);
