import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '../../src/content/load/load.ts';
import { besidesExamples, type Files, memoryDisk, pageCalled, png } from '../content/memory-disk.ts';
import { addressesIn, meaningOf, siteOf } from './examples.ts';
import { fencesIn, fileOfSite, guides } from './guides.ts';

/** What it shows is a block, which tests/build/own-blocks.test.ts builds. */
const OF_BLOCKS = 'docs/own-blocks.md';

const examples = guides
  .flatMap(fencesIn)
  .filter((each) => each.language === 'yaml' && each.file !== OF_BLOCKS && fileOfSite(each) === undefined);

/** Settings of a site in which every example has a place. */
const site = [
  'name: Acme',
  'url: https://www.example.com',
  'timeZone: Europe/Berlin',
  'contact: { email: hello@example.com, phone: "+1 555 010 0117", address: 1 High Street }',
  'forms: { action: "https://formspree.io/f/mayzgrqb" }',
  '',
].join('\n');

const KINDS: Files = {
  'kinds/recipe.yaml': 'description: A recipe.\nlayout:\n  - { type: hero, title: "{title}" }\n',
  'kinds/price.yaml':
    'description: A price.\ndata: data/others.csv\nfields:\n  - { name: price, type: number }\n  - { name: sort, type: text }\n',
  'data/others.csv': 'title,price,sort\nRye bread,4,bread\n',
  'data/prices.csv': 'Name,Price (EUR),sort,from\nRye bread,4,bread,\n',
  'data/dates.csv':
    'Subject,Start Date,Start Time,End Date,End Time\nOpen evening,05/30/2027,6:00 PM,05/30/2027,9:30 PM\n',
  'data/courses.yaml': '- title: Salsa\n',
  'kinds/course.yaml':
    'description: A course.\ndata: data/lessons.yaml\nfields:\n  - { name: day, type: day-of-week }\n',
  'data/lessons.yaml': '- title: Tango\n  day: monday\n',
};

const entry = (kind: string, title: string, more = ''): string =>
  `kind: ${kind}\ntitle: ${title}\ndescription: What it says.\n${more}`;

/** Pages of each kind that lists look for, and of the people that examples name. */
const ENTRIES: Files = {
  'pages/index.yaml': pageCalled('The first page'),
  'pages/people/hanna-berg.yaml': entry('person', 'Hanna Berg', 'role: Baker\nabout: She bakes.\n'),
  'pages/news/bread.yaml': entry(
    'article',
    'Bread',
    'date: 2026-01-02\nauthor: hanna-berg\ncategory: Bread\nbody: Words.\n',
  ),
  'pages/docs/start.yaml': entry('doc', 'Start here', 'section: First\nbody: Words.\n'),
  'pages/talks/oven.yaml': entry('webinar', 'The oven', 'date: 2020-01-02\nhref: https://video.example.com/1\n'),
};

const font = readFileSync('src/builder/fonts/instrument-sans-common.woff2');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** What is at an address that an example names: a file, or a page with the part that it leads to. */
function fileAt(address: string): Files {
  const [path = '', id] = address.split('#');
  if (/\.(?:woff2?|ttf|otf)$/.test(path)) return { [`public${path}`]: font };
  if (path.endsWith('.svg')) return { [`public${path}`]: svg };
  if (/\.\w+$/.test(path)) return { [`public${path}`]: png };
  const named = id === undefined ? '' : `    id: ${id}\n`;
  return { [`pages${path.replace(/\/$/, '')}.yaml`]: `${pageCalled(`Page ${path}`)}${named}` };
}

/** A folder with a picture and its text. */
const FOLDER: Files = { 'public/images/trip/a.png': png, 'public/images/trip/alt.yaml': 'a.png: A harbour' };

/** What `check` says of an example, and the guide beside it. */
const SAID: Readonly<Record<string, string>> = {
  'unread-property': '`check` says when no block reads a property',
  'english-words': '`npx sitewright check` names those that your pages still show in English.',
};

const isSaid = (code: string, file: string): boolean =>
  SAID[code] !== undefined && readFileSync(file, 'utf8').includes(SAID[code]);

test.each(examples.map((example) => [`${example.file}:${example.line}`, example] as const))(
  'the example at %s has no mistakes',
  async (_, { text, file }) => {
    const meaning = meaningOf(text);
    // Workflows are other people's YAML: it can be read, and the commands in it are tried.
    if (meaning === 'other') {
      expect(file, text).toBe('docs/ci.md');
      expect(parse(text)).toBeTruthy();
      return;
    }
    const own = siteOf(text, meaning, site);
    const made = addressesIn(
      text.replace(/^\s*- \{ from:[^,]*,/gm, '').replace(/^(?:aliases|pdf|\s+address):.*$/gm, ''),
    ).map(fileAt);
    const { diagnostics } = await loadSite(
      memoryDisk({ ...KINDS, ...ENTRIES, ...FOLDER, ...Object.assign({}, ...made), ...own.files }),
    );
    const found = besidesExamples(diagnostics).filter((each) => each.file === own.file && !isSaid(each.code, file));
    expect(found).toEqual([]);
  },
);

test('there are examples of all that a site has', () => {
  const meanings = examples.map(({ text }) => meaningOf(text));
  expect(new Set(meanings)).toEqual(new Set(['page', 'blocks', 'kind', 'entries', 'site', 'picture', 'text', 'other']));
  expect(examples.length).toBeGreaterThan(30);
});
