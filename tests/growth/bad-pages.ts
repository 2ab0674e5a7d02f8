import { type Files, goodPage, goodSite, memoryDisk } from '../content/memory-disk.ts';
import { mistakes } from './mistakes.ts';
import type { LoadSite, StepCounter } from './steps.ts';

/** A page of about 3 kB, as sites have them. */
const page = (n: number): string => `title: Page number ${n}
description: What there is to know about the matter that has the number ${n}.
blocks:
  - type: hero
    title: Matter ${n}
    description: All that we can say about it in two lines or three.
    actions:
      - label: The next one
        href: /p/page-${(n + 1) % PAGES}
  - type: faq
    items:
${Array.from(
  { length: 12 },
  (_, at) => `      - question: What is to be said about the part ${at} of it?
        answer: Less than about the other parts, but more than in ${at} lines of a page that nobody reads.\n`,
).join('')}`;

/** How many pages: enough that what a site takes besides makes no difference. */
const PAGES = 60;

/** A site whose pages have been changed. */
function siteOf(change: (page: string) => string): Files {
  const pages = Array.from({ length: PAGES }, (_, n) => [`pages/p/page-${n}.yaml`, change(page(n))] as const);
  return { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...Object.fromEntries(pages) };
}

/** What a page may take that has a mistake. */
type Limits = {
  /** How many steps on 2026-11-27, and a quarter more. */
  readonly steps: number;
  /** How many times the steps of a good page. */
  readonly times?: number;
  /** How often more than a good page it is parsed, or something in it held against a schema. */
  readonly parses: number;
  readonly validations: number;
};

const GOOD = 'no mistake';

const MOST: Readonly<Record<string, Limits>> = {
  [GOOD]: { steps: 13_000, parses: 0, validations: 0 },
  'an unknown key': { steps: 15_000, parses: 0, validations: 2 },
  'a value of another kind': { steps: 14_500, parses: 0, validations: 4 },
  'a field too few': { steps: 13_400, parses: 0, validations: 2 },
  'a link to nowhere': { steps: 14_900, parses: 0, validations: 0 },
  // It gives up, the lines in question are shown to the library, and the rest is read.
  'a line that is no YAML': { steps: 21_000, times: 1.75, parses: 2, validations: 1 },
};

/** How many times the steps of a good page, where nothing else is said. */
const MOST_TIMES = 1.5;

type Taken = {
  readonly name: string;
  readonly steps: number;
  readonly mostSteps: number;
  readonly times: number;
  /** What is too much beside a good page. */
  readonly tooMuch: readonly string[];
};

/** What a page takes that has a mistake, by the mistake, and a good one first. */
export async function* takenByBadPages(counter: StepCounter, loadSite: LoadSite): AsyncGenerator<Taken> {
  const stepsOf = (change: (page: string) => string) => counter.of(() => loadSite(memoryDisk(siteOf(change))));
  // What is made once isn't counted.
  await stepsOf((each) => each);
  const good = await stepsOf((each) => each);
  if (good.findings > 0) throw new Error('There are mistakes in good pages.');
  for (const [name, change] of Object.entries({ [GOOD]: (each: string) => each, ...mistakes })) {
    const bad = await stepsOf(change);
    const most = MOST[name];
    if (most === undefined) throw new Error(`Nobody says what ${name} may take.`);
    if (name !== GOOD && bad.findings < PAGES) throw new Error(`Not every page has ${name}.`);
    const [steps, times] = [bad.all / PAGES, bad.all / good.all];
    const more = (key: 'parses' | 'validations'): number => (bad[key] - good[key]) / PAGES;
    const tooMuch = [
      ...(times > (most.times ?? MOST_TIMES) ? [`${times.toFixed(2)} x a good page`] : []),
      ...(more('parses') > most.parses ? [`parsed ${more('parses')} times more`] : []),
      ...(more('validations') > most.validations ? [`validated ${more('validations')} times more`] : []),
    ].map((each) => `${name}: ${each}`);
    yield { name, steps, mostSteps: most.steps, times, tooMuch };
  }
}
