import { largest, smallest } from '../../model/lists.ts';
import { once, remembered } from '../../model/once.ts';
import { wordTable } from '../../values/word-table.ts';

/**
 * How wide letters are in hundredths of the font's size, for estimates of how much room words take: those of the builder's own typeface by their
 * width, and those of the others in the order of `letters`, as a browser measures them in the weight of the menu (600 in the looks that have
 * Archivo and Nunito, 500 in others). tests/e2e/menu-width.spec.ts holds the first against a browser, tests/theme/fonts.test.ts the others
 * against their files.
 */
const table = wordTable<{
  readonly 'Instrument Sans': Readonly<Record<string, string>>;
  readonly letters: string;
  readonly widths: Readonly<Record<string, string>>;
}>('letter-widths');

/** The letters whose widths are known, in the order of the lists. */
export const measuredLetters = (): string => table().letters;

type LetterWidths = ReadonlyMap<string, number>;

const ofOurs = once(
  (): LetterWidths =>
    new Map(
      Object.entries(table()['Instrument Sans']).flatMap(([width, letters]) =>
        [...letters].map((letter) => [letter, Number(width)] as const),
      ),
    ),
);

/** The widths of letters in a typeface. What isn't included, such as a font of the author's, counts as the builder's own. */
export const letterWidthsOf = remembered((family: string): LetterWidths => {
  const widths = table().widths[family]?.split(' ').map(Number);
  return widths === undefined
    ? ofOurs()
    : new Map([...measuredLetters()].map((letter, at) => [letter, widths[at] ?? 0]));
});

/**
 * How much room the words at the top of a page take, in pixels, repeats `src/app/header/`, which `content` can't import;
 * tests/e2e/menu-width.spec.ts holds it against a browser.
 *
 * The widths of screen from which the menu can be a row, narrowest first: how wide the page's column is there, what is between the name,
 * the menu and the tools, and what is around the words of an entry. From 1280 pixels, where most laptops are, the column stays as it is.
 */
const BARS = {
  xl: { column: 960, gaps: 2 * 20, entry: 2 * 10 },
  '2xl': { column: 1184, gaps: 2 * 32, entry: 2 * 14 },
} as const;

type Bar = keyof typeof BARS;

const LOGO = 30 + 10;
const MODE_SWITCH = 44;
const BUTTON = 4 + 8 + 2 * 18;
const BETWEEN_ENTRIES = 2;
const ARROW = 4.8 + 15;
/** The entry of the page that is open is a little bolder. */
const CURRENT = 3;

const MENU_SIZE = 15;
const NAME_SIZE = 18;
/** A bold letter compared with one of the menu, and what the name loses between its letters. */
const BOLD = 1.02;
const NAME_SPACING = -0.018;

const OTHER_WIDTH = 60;
const WIDE_WIDTH = 100;

/** About the width of a letter in the menu. */
export const LETTER = 8;

export type MenuEntry = { readonly label: string; readonly opens: boolean };

/** What stands in the header beside the menu, and the family that all of it is set in: the builder's own if none is said. */
export type BesideMenu = {
  readonly name: string;
  readonly hasLogo: boolean;
  readonly button: string | undefined;
  readonly family?: string | undefined;
};

/** How wide the menu may be: the name beside it may take two lines. */
export function roomForMenu({ name, hasLogo, button, family }: BesideMenu, bar: Bar = '2xl'): number {
  const { column, gaps } = BARS[bar];
  const widths = letterWidthsOf(family ?? '');
  const brand = (hasLogo ? LOGO : 0) + widthInTwoLines(name, widths);
  const tools = MODE_SWITCH + (button === undefined ? 0 : BUTTON + widthOfText(button, MENU_SIZE, widths) * BOLD);
  return column - gaps - brand - tools - CURRENT + BETWEEN_ENTRIES;
}

/** How wide an entry of the menu is, with the gap before the next. */
export function entryWidth({ label, opens }: MenuEntry, bar: Bar = '2xl', family?: string): number {
  const words = widthOfText(label, MENU_SIZE, letterWidthsOf(family ?? ''));
  return BARS[bar].entry + words + (opens ? ARROW : 0) + BETWEEN_ENTRIES;
}

/** From which width of screen on the menu fits beside the name, on a line; undefined for one that never does. */
export function menuFits(beside: BesideMenu, entries: readonly MenuEntry[]): Bar | undefined {
  return (['xl', '2xl'] as const).find(
    (bar) =>
      entries.reduce((left, entry) => left - entryWidth(entry, bar, beside.family), roomForMenu(beside, bar)) >= 0,
  );
}

function widthInTwoLines(name: string, letters: LetterWidths): number {
  const words = name.split(/\s+/);
  const widths = words.map((_, at) => {
    const lines = [words.slice(0, at + 1), words.slice(at + 1)].map((line) => nameWidth(line.join(' '), letters));
    return largest(lines);
  });
  return smallest(widths);
}

function nameWidth(text: string, letters: LetterWidths): number {
  return widthOfText(text, NAME_SIZE, letters) * BOLD + NAME_SPACING * NAME_SIZE * text.length;
}

function widthOfText(text: string, size: number, letters: LetterWidths): number {
  const hundredths = [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (letters.get(letter) ?? (isWide(letter) ? WIDE_WIDTH : OTHER_WIDTH)),
    0,
  );
  return (hundredths * size) / 100;
}

function isWide(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff00-\uff60]/u.test(
    letter,
  );
}
