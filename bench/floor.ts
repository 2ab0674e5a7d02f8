import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { buildSite } from '../src/builder/build-site.ts';
import { parse } from '../src/yaml/reading/parse.ts';
import { sourceText } from '../src/yaml/text/source.ts';
import { madeUp } from './content/made-up.ts';
import { sitewright } from './generators/sitewright.ts';
import { tableOf } from './measure/table.ts';
import { numberFrom, passingFolder, readOptions } from './options.ts';

/*
 * `npm run bench-floor -- --pages 1000`: what the work of a page costs in the smallest program that does it, in microseconds of processor time:
 * to read its bytes, to make a tree of them (by our reader, by JSON's and by others), to fill a document, and to write it. No build can be
 * quicker than that. Each step is done for all pages, and three times; the least counts.
 */

const { pages = '1000', seed = '42', varied = false } = readOptions({});
const count = numberFrom('pages', pages);
const folder = passingFolder();
const own = sitewright({ folder, progress: () => undefined });
own.put(madeUp({ pages: count, seed: numberFrom('seed', seed), varied }));
const root = join(folder, 'sitewright');
const pagesIn = join(root, 'pages');
const files = readdirSync(pagesIn, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(pagesIn, name));

const out = join(folder, 'published');
const said = await buildSite({ root, out, live: false, year: '2026', at: '2026-11-25', progress: () => undefined });
if (said.pages === undefined) throw new Error('The pages have mistakes.');

/** A document in pieces, between which the words of a page stand. */
const document = readFileSync(join(out, 'index.html'), 'utf8');
const HOLES = 60;
const pieces = Array.from({ length: HOLES }, (_, at) =>
  document.slice((document.length * at) / HOLES, (document.length * (at + 1)) / HOLES),
);

/** Processor time of this process and of those that it has waited for, in microseconds. */
function spent(): number {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return userCPUTime + systemCPUTime;
}

/** The least that a step takes for a page, in microseconds. */
function floorOf(step: () => unknown): string {
  const rounds = [1, 2, 3].map(() => {
    const begun = spent();
    step();
    return (spent() - begun) / files.length;
  });
  return Math.min(...rounds).toFixed(1);
}

const texts = files.map((file) => readFileSync(file, 'utf8'));
const asJson = texts.map((text) => JSON.stringify(parseYaml(text)));
const filled = (at: number): string => pieces.map((piece, hole) => `${piece}${at} ${hole}`).join('');

let written = 0;
function write(text: string): void {
  const file = openSync(join(folder, `page-${written++}`), 'wx', 0o644);
  writeSync(file, text);
  closeSync(file);
}

const rows: (readonly [step: string, us: string])[] = [
  ['read the bytes', floorOf(() => files.map((file) => readFileSync(file)))],
  [
    'make a tree: ours, with the place of each key and value',
    floorOf(() => texts.map((text) => parse(sourceText('a.yaml', text)))),
  ],
  [
    'make a tree: `JSON.parse`, of the same as JSON, without places',
    floorOf(() => asJson.map((text) => JSON.parse(text))),
  ],
  ['make a tree: the package `yaml`', floorOf(() => texts.map((text) => parseYaml(text)))],
  ['fill a document', floorOf(() => texts.map((_, at) => Buffer.from(filled(at))))],
  ['write it', floorOf(() => texts.map((_, at) => write(filled(at))))],
];

/** LibYAML, which is written in C, as Python calls it: it prints its own processor time. Undefined where it isn't there. */
function libYaml(): string | undefined {
  const list = join(folder, 'files.json');
  writeFileSync(list, JSON.stringify(files));
  const script = `
import json, sys, time, yaml
texts = [open(name, encoding='utf-8').read() for name in json.load(open(sys.argv[1]))]
def once():
    begun = time.process_time()
    for text in texts: yaml.load(text, Loader=yaml.CSafeLoader)
    return (time.process_time() - begun) / len(texts) * 1e6
print(f'{min(once() for _ in range(3)):.1f}')`;
  const { status, stdout } = spawnSync('python3', ['-c', script, list], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const inC = libYaml();
if (inC !== undefined) rows.splice(4, 0, ['make a tree: LibYAML (C), into objects of Python', inC]);
const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
process.stdout.write(
  `${files.length} pages of ${Math.round(bytes / files.length)} bytes, documents of ${Buffer.byteLength(document)}. ` +
    `Node ${process.version}.\n\n${tableOf(['step', 'microseconds a page'], rows)}`,
);
process.exit(0);
