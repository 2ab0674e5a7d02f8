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

/** How many times the steps of good pages those with a mistake each may take. What is no ordinary YAML goes through the `yaml` library. */
const MOST_TIMES: Readonly<Record<string, number>> = {
  'an unknown key': 1.5,
  'a line that is no YAML': 4.5,
};
const FEW_TIMES = 2.3;

type Ratio = { readonly name: string; readonly times: number; readonly isTooMuch: boolean };

/** How many times the steps of good pages those take that have a mistake each, by the mistake. */
export async function* timesOfGood(counter: StepCounter, loadSite: LoadSite): AsyncGenerator<Ratio> {
  const stepsOf = (change: (page: string) => string) => counter.of(() => loadSite(memoryDisk(siteOf(change))));
  const good = await stepsOf((each) => each);
  if (good.findings > 0) throw new Error('There are mistakes in good pages.');
  for (const [name, change] of Object.entries(mistakes)) {
    const bad = await stepsOf(change);
    if (bad.findings < PAGES) throw new Error(`Not every page has ${name}.`);
    const times = bad.all / good.all;
    yield { name, times, isTooMuch: times > (MOST_TIMES[name] ?? FEW_TIMES) };
  }
}
