import type { OwnCode } from '../../builder/own/own-code.ts';
import { looks } from '../../content/theme/looks.ts';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SeenIn } from '../../diagnostics/messages/told.ts';
import type { LookName } from '../../model/theme.ts';
import type { Places, TestedBlock } from '../../server/block-tests/places.ts';
import { exampleRoute, groundsOf, groundsRoute, type TestPages } from '../../server/block-tests/test-pages.ts';
import type { Violation, WideElement } from '../../server/browser/laws/main.ts';
import { type Noise, type TestTab, type TestTabs, TooLong } from './test-browser.ts';

type Shown = {
  readonly width: number;
  readonly mode?: 'light' | 'dark';
  readonly look?: string;
  readonly ground?: string | undefined;
};

/** A mistake as it was seen each time, and how it is told. */
type Sighting = { readonly shown: Shown[]; readonly tell: (seen: SeenIn) => Diagnostic };

/** WCAG's number of what a rule is about: `wcag143` is 1.4.3. */
const criterionIn = (tags: readonly string[]): string | undefined => {
  const [, first, second, third] =
    tags.map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)).find((each) => each !== null) ?? [];
  return first === undefined ? undefined : `${first}.${second}.${third}`;
};

const inShort = (words: string): string => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

/** Mistakes that were seen in a browser: the same one in several looks is told once. */
function sightings({ places, tested }: InBrowser) {
  const all = new Map<string, Sighting>();
  const add = (key: string, shown: Shown, tell: Sighting['tell']): void => {
    const known = all.get(key) ?? { shown: [], tell };
    known.shown.push(shown);
    all.set(key, known);
  };
  return {
    violation: (found: Violation, shown: Shown): void => {
      const { rule, contrast, short, help, tags, each, oneOf } = found;
      const at = places.of(found);
      add(`${rule} ${short}`, shown, (seen) => {
        if (contrast === undefined)
          return diagnose('block-access', at, {
            ...{ rule: help, element: short, each, oneOf, seen },
            criterion: criterionIn(tags),
          });
        const facts = { words: inShort(found.words), contrast: contrast.is, wanted: contrast.wanted };
        return diagnose('block-contrast', at, { ...facts, seen });
      });
    },
    wide: (found: WideElement, shown: Shown): void => {
      const { why, short: element, by } = found;
      const at = places.of(found);
      add(`${why} ${element}`, shown, (seen) =>
        diagnose('block-too-wide', at, { why, element, by, seen: { ...seen, width: shown.width } }),
      );
    },
    told: (): Diagnostic[] => [...all.values()].map(({ shown, tell }) => tell(seenIn(shown, tested))),
  };
}

function seenIn(shown: readonly Shown[], tested: TestedBlock): SeenIn {
  const all = <T>(of: (each: Shown) => T | undefined): T[] =>
    [...new Set(shown.flatMap((each) => of(each) ?? []))] as T[];
  const [modes, inLooks, grounds] = [all(({ mode }) => mode), all(({ look }) => look), all(({ ground }) => ground)];
  const widths = all(({ width }) => width);
  const [[mode], [width]] = [modes, widths];
  return {
    // Where looks are gone through, all have the same width.
    ...(inLooks.length === 0 && widths.length === 1 && width !== undefined ? { width } : {}),
    ...(modes.length === 1 && mode !== undefined ? { mode } : {}),
    ...(inLooks.length < Object.keys(looks).length ? { looks: inLooks } : {}),
    ...(grounds.length < groundsOf(tested).length ? { grounds } : {}),
  };
}

type Sightings = ReturnType<typeof sightings>;

/** The narrowest window of a phone, and that of a computer, in CSS pixels. */
const NARROW = 320;
const WIDE = 1280;

/** React's errors about pages that come out differently in the browser. https://react.dev/errors */
const MISMATCH = /Minified React error #(?:418|419|421|422|423|425)\b|hydrat/i;

export type InBrowser = {
  readonly tested: TestedBlock;
  readonly places: Places;
  readonly own: OwnCode | undefined;
  /** The site of the tests in its own look, and in each look that there is. */
  readonly pages: TestPages;
  readonly looks: ReadonlyMap<LookName, TestPages>;
  /** The laws, for a page whose scripts don't run. */
  readonly laws: string;
  readonly seconds: number;
};

/** Shows a block in a browser, and holds it against all laws that need one. @throws TooLong, Crashed */
export async function browserLaws(tabs: TestTabs, block: InBrowser): Promise<Diagnostic[]> {
  const seen = sightings(block);
  const exampleAlone = async (): Promise<Diagnostic[]> => [
    ...(await unseenWords(tabs.bare, block)),
    ...(await exampleInUse(tabs.page, block, seen)),
  ];
  // Each tab waits for the other's answers less than for its own.
  const [alone] = await Promise.all([exampleAlone(), inAllLooks(tabs.looks, block, seen)]);
  return [...alone, ...seen.told()];
}

/** On each of its backgrounds, in each look, the block fits a phone, and its words can be read. */
async function inAllLooks(tab: TestTab, { tested, looks }: InBrowser, seen: Sightings): Promise<void> {
  const grounds = groundsOf(tested);
  for (const [look, pages] of looks) {
    tab.pages = pages;
    await tab.open(groundsRoute(tested.name));
    await tab.width(NARROW);
    for (const found of await tab.law('stickingOut')) seen.wide(found, { width: NARROW, look });
    await tab.width(WIDE);
    for (const mode of ['light', 'dark'] as const) {
      await tab.mode(mode);
      for (const found of await tab.law('violations', 'colours'))
        seen.violation(found, { width: WIDE, mode, look, ground: grounds[found.block] });
    }
  }
}

async function unseenWords(tab: TestTab, { tested, places, pages, laws }: InBrowser): Promise<Diagnostic[]> {
  tab.pages = pages;
  await tab.width(WIDE);
  await tab.open(exampleRoute(tested.name), laws);
  const unseen = await tab.law(
    'hiddenWords',
    places.said.map(({ words }) => words),
  );
  return unseen.flatMap(({ index, why }) => {
    const said = places.said[index];
    if (said === undefined) return [];
    return [diagnose('block-needs-script', places.inExample(said.range), { why, words: inShort(said.words) })];
  });
}

/** What axe finds in the example but colours, and what happens when the app takes it over. */
async function exampleInUse(tab: TestTab, block: InBrowser, seen: Sightings): Promise<Diagnostic[]> {
  const { tested, places, pages, seconds } = block;
  tab.pages = pages;
  tab.noise = [];
  await tab.open(exampleRoute(tested.name));
  for (const [width, mode] of [
    [NARROW, 'light'],
    [WIDE, 'dark'],
  ] as const) {
    await tab.width(width);
    await tab.mode(mode);
    for (const found of await tab.law('violations', 'others')) seen.violation(found, { width, mode });
  }
  await tab.touch();
  try {
    await tab.takenOver();
  } catch (error) {
    if (!(error instanceof TooLong) || !(await tab.answers())) throw error;
    return [diagnose('block-browser-error', places.ofComponent(), { why: 'not-taken', seconds })];
  }
  return tellNoise(tab.noise, block);
}

function tellNoise(noise: readonly Noise[], { places, own }: InBrowser): Diagnostic[] {
  const isMismatch = ({ text }: Noise): boolean => MISMATCH.test(text);
  const others = new Map(noise.filter((each) => !isMismatch(each)).map((each) => [each.text, each]));
  return [
    ...(noise.some(isMismatch) ? [diagnose('block-unsteady', places.ofComponent(), { why: 'mismatch' })] : []),
    ...[...others.values()].map(({ text, stack }) =>
      diagnose('block-browser-error', places.at(own?.placeIn(stack)), { why: 'logged', reason: text.slice(0, 300) }),
    ),
  ];
}
