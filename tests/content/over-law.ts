import { planSite } from '../../src/builder/plan/plan.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { type SiteReader, siteReader } from '../../src/content/load/site-reader.ts';
import type { Changes } from '../../src/disk/changed-disk.ts';
import { ONE_BY_ONE } from '../../src/yaml/findings/together.ts';
import { siteWithKinds } from '../bench/kinds-site.ts';
import { memoryStore } from '../engine/sheet.ts';
import fc from '../random.ts';
import { changed, changes as oneFile } from './changes.ts';
import { filledPages } from './filled-pages.ts';
import { type Files, memoryDisk } from './memory-disk.ts';

/*
 * The law of what a site would be: with files laid over, it gives exactly what the same files on a disk give that are read anew, and so
 * does one laid over that; and the site below still gives what it gave.
 */

/** A site with a little of everything. */
export const littleSite: Files = Object.fromEntries(
  Object.entries(siteWithKinds({ articles: 4, categories: 2, pages: 2 })).filter(
    ([file]) => !/(?:person-[4-9]|r[3-9]|r1\d)\.yaml$/.test(file),
  ),
);

/** A change of the files of a site. `round` tells those of one change from those of others. */
type Change = (files: Files, round: number) => Files;

const without = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));

/** Puts a file there, or something else in its place. */
const put = (name: string, text: string | Uint8Array): fc.Arbitrary<Change> =>
  fc.constant((files: Files): Files => ({ ...files, [name]: text }));

/** Changes the text of a file, if it is there. */
const changing = (name: string, change: (text: string) => string): fc.Arbitrary<Change> =>
  fc.constant((files: Files): Files => (name in files ? { ...files, [name]: change(String(files[name])) } : files));

/** Names that files get: right ones, wrong ones, and those of other sorts. */
const names = [
  ...['pages/moved', 'pages/news/moved', 'pages/recipes/moved', 'pages/Moved page', 'pages/.moved', 'pages/[tag]'],
  ...['kinds/moved', 'public/moved', 'moved', 'seiten/moved', 'pages/services/s1', 'pages/people/person-1'],
];

const renamed: fc.Arbitrary<Change> = fc
  .record({ at: fc.nat(), to: fc.constantFrom(...names), keeps: fc.boolean(), ending: fc.constantFrom('', '.yml') })
  .map(({ at, to, keeps, ending }) => (files, round) => {
    const all = Object.keys(files);
    const file = all[at % all.length] ?? 'site.yaml';
    const own = ending === '' ? /\.[a-z]+$/.exec(file)?.[0] : ending;
    const name = `${/moved$/.test(to) ? `${to}-${round}` : to}${own}`;
    return { ...(keeps ? files : without(files, file)), [name]: files[file] ?? '' };
  });

/** Text that breaks most files, somewhere. */
const pieces = ['\t', '"', ': ', '- ', '\n  x\n', '{', '[x](/nowhere)', '{nam}', '\u0000', '<b>', 'titel: a\n', '#'];

const broken: fc.Arbitrary<Change> = fc
  .record({ at: fc.nat(), where: fc.double({ min: 0, max: 1, noNaN: true }), piece: fc.constantFrom(...pieces) })
  .map(({ at, where, piece }) => (files) => {
    const all = Object.keys(files);
    const file = all[at % all.length] ?? 'site.yaml';
    const text = String(files[file]);
    const offset = Math.floor(where * text.length);
    return { ...files, [file]: text.slice(0, offset) + piece + text.slice(offset) };
  });

const page = 'title: A page\ndescription: What is on it.\nblocks:\n  - type: cta\n    title: Go on\n';

/** What concerns more than one file. */
const ofAll: readonly fc.Arbitrary<Change>[] = [
  ...['language: de\n', 'language: tr\n', 'timeZone: Asia/Tokyo\n', 'planned: [/soon]\n', 'name: B\n', ' x: {\n'].map(
    (line) => changing('site.yaml', (text) => `${text}${line}`),
  ),
  ...['redirects:\n  - { from: /old, to: /services }\n', 'theme: { fonts: { body: /own.woff2 } }\n'].map((line) =>
    changing('site.yaml', (text) => `${text}${line}`),
  ),
  changing('site.yaml', (text) => text.replace(/^url: .*/m, 'url: https://b.example/sub/')),
  changing('kinds/recipe.yaml', (text) => text.replace('name: time', 'name: hours')),
  changing('kinds/recipe.yaml', (text) => text.replace('type: number', 'type: text')),
  changing('kinds/recipe.yaml', (text) => text.replace('required: true', 'required: yes')),
  changing('kinds/recipe.yaml', (text) => text.replaceAll('page-links', 'page-link')),
  put('kinds/recipe.schema.json', '{ "$comment": "Made of 123" }'),
  put('kinds/note.yaml', 'description: A note.\nfields: []\nlayout:\n  - type: long-text\n'),
  put('pages/note.yaml', 'kind: note\ntitle: A note\ndescription: Short.\n'),
  put('pages/services/s0.md', 'A text *of its own*.\n'),
  put('pages/news/index.yaml', page),
  put('pages/old.yaml', `${page}aliases: [/older, /services/s1]\n`),
  put('pages/later.yaml', `publishDate: 2031-05-02\n${page}`),
  put('pages/large.yaml', `${page}#${'x'.repeat(1_000_001)}\n`),
  put('pages/bytes.yaml', Uint8Array.from([0xff, 0xfe, 0x61, 0])),
  put('pages/own.json', '{ "title": "A", "blocks": [] }'),
  put('public/shared.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="9"><script/></svg>'),
  put('public/own.woff2', 'no font'),
  put('public/services', 'in the place of a page'),
  put('published.txt', '/\n/gone\n'),
  put('site.yml', 'name: Another\n'),
  put('about.yaml', page),
  put('seiten/about.yaml', page),
  fc.constant((files: Files): Files => without(files, 'site.yaml')),
  fc.constant((files: Files): Files => without(files, 'kinds/recipe.yaml')),
];

const change: fc.Arbitrary<Change> = fc.oneof(
  oneFile.map((each) => (files: Files, round: number) => changed(files, each, round)[0]),
  renamed,
  broken,
  fc.oneof(...ofAll),
);

/** Some changes at once. */
const some = fc.array(change, { minLength: 1, maxLength: 4 });

/** When it is looked at, how mistakes are told, and whether it is known from before. */
const said = { all: fc.boolean(), together: fc.boolean(), isKnown: fc.boolean() };

/** What happens to a site: what is laid over it, what over that, and how its own files change meanwhile. */
export const trial = fc.record({ first: some, second: some, below: some, ...said });

type Trial = typeof trial extends fc.Arbitrary<infer T> ? T : never;

const after = (files: Files, all: readonly Change[], start: number): Files =>
  all.reduce((now, each, index) => each(now, start + index), files);

/** What makes other files of some. */
function between(before: Files, now: Files): Changes {
  const bytes = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const gone = Object.keys(before).filter((name) => !(name in now));
  const others = Object.entries(now).filter(([name, content]) => before[name] !== content);
  return new Map([
    ...gone.map((name) => [name, undefined] as const),
    ...others.map(([name, content]) => [name, bytes(content)] as const),
  ]);
}

const NO_LINES = { lineStarts: undefined, firstLine: undefined, tries: undefined };

/** All that a site gives: what is wrong with it, in facts and in words, its pages with all that is in them, and its plan. */
function given(loaded: Loaded, files: Files): unknown {
  const { site, findings, diagnostics, nextChange, holdsUntil, sourceOf } = loaded;
  const texts = Object.keys(files).map((file) => [file, sourceOf(file)]);
  const told = findings.map(({ source, related = [], ...each }) => ({
    ...each,
    source: { ...source, ...NO_LINES },
    related: related.map((other) => ({ ...other, source: { ...other.source, ...NO_LINES } })),
  }));
  const said = { told, diagnostics, nextChange, holdsUntil: String(holdsUntil), texts };
  if (site === undefined) return plain(said);
  const { readers: _, pages: __, ...others } = site;
  const shown = filledPages(site);
  const plan = planSite(site, { year: '2031', drafts: true });
  const planned = { ...plan, pages: plan.pages.map((each) => ({ ...each, screen: each.screen })) };
  return plain({ ...said, others, shown, planned });
}

/** As JSON, with what JSON leaves out. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => {
      if (each instanceof Map) return { map: [...each] };
      return each instanceof Set ? { set: [...each] } : each;
    }),
  );
}

/** Both sides of the law, by what they are of: they have to be equal. */
export type Sides = { readonly laid: Record<string, unknown>; readonly fresh: Record<string, unknown> };

/** Files of which is known what a reading of them has saved. */
async function knownFiles(files: Files): Promise<SiteReader> {
  const store = memoryStore();
  const reader = siteReader({ store });
  await loadSite(memoryDisk(files), { reader });
  reader.files.save();
  return siteReader({ store });
}

/** Lays changes over a site and over one another, and reads the same files anew. */
export async function sidesOf(files: Files, { first, second, below, ...how }: Trial): Promise<Sides> {
  const view = { at: '2031-05-01', all: how.all };
  const telling = how.together ? undefined : ONE_BY_ONE;
  const reader = how.isKnown ? await knownFiles(files) : siteReader();
  const read = (of: Files): Promise<Loaded> => loadSite(memoryDisk(of), { telling, view, reader });
  const readAnew = async (of: Files): Promise<unknown> => given(await loadSite(memoryDisk(of), { telling, view }), of);
  const one = after(files, first, 0);
  const two = after(one, second, 10);
  const later = after(files, below, 20);
  const site = await read(files);
  const withOne = await site.over(between(files, one));
  const withTwo = await withOne.over(between(one, two));
  const atOnce = await site.over(between(files, two));
  // The files themselves change, too. Nothing of that is seen in what was laid over them. Known files are read when somebody looks into them.
  if (!how.isKnown) await read(later);
  const fresh = { one: await readAnew(one), two: await readAnew(two), site: await readAnew(files) };
  return {
    laid: {
      one: given(withOne, one),
      two: given(withTwo, two),
      atOnce: given(atOnce, two),
      site: given(site, files),
    },
    fresh: { ...fresh, atOnce: fresh.two },
  };
}
