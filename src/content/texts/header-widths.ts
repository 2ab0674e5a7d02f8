/**
 * How much room the words at the top of a page take, in pixels, in the widths of the site's own font. The numbers repeat
 * `src/app/header/`, which `content` can't import; tests/e2e/menu-width.spec.ts holds them against a browser.
 */

/**
 * The widths of screen from which the menu can be a row, narrowest first: how wide the page's column is there, what is between the name,
 * the menu and the tools, and what is around the words of an entry. From 1280 pixels, where most laptops are, the column stays as it is.
 */
const BARS = {
  xl: { column: 960, gaps: 2 * 20, entry: 2 * 10 },
  '2xl': { column: 1184, gaps: 2 * 32, entry: 2 * 14 },
} as const;

/** From which of these widths. */
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

/** Widths of letters in hundredths of the font's size. */
const WIDTHS: Readonly<Record<number, string>> = {
  12: '·',
  20: ' ',
  24: "'|",
  25: 'Iijl',
  27: ',.:;’',
  28: '!',
  35: '`',
  36: 'f',
  38: 'r°',
  39: '1t',
  42: '"()*[]{}',
  44: '/J“”',
  45: '_',
  48: 's',
  50: '-z',
  53: 'vy',
  54: '+<=>^c~',
  55: '27ak',
  57: '?ex',
  58: '35',
  59: '8Loø–',
  61: '469bdghnpqþ',
  62: '$Sß',
  63: 'EZ',
  64: 'B',
  66: 'PRT',
  67: '0',
  69: 'Y…',
  70: 'KX',
  71: 'U',
  72: '#',
  73: 'AHNV',
  74: 'C',
  75: 'D',
  76: '&G',
  78: 'w',
  79: '%O',
  80: 'Q',
  84: '©',
  86: '@',
  87: 'æ',
  89: '—',
  90: 'M',
  93: 'm',
  95: 'œ',
  109: 'W',
};
const OTHER_WIDTH = 60;
const WIDE_WIDTH = 100;

const widthOf = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

/** About the width of a letter in the menu. */
export const LETTER = 8;

/** An entry of the menu. */
export type MenuEntry = { readonly label: string; readonly opens: boolean };

/** What stands in the header beside the menu. */
export type BesideMenu = { readonly name: string; readonly hasLogo: boolean; readonly button: string | undefined };

/** How wide the menu may be: the name beside it may take two lines. */
export function roomForMenu({ name, hasLogo, button }: BesideMenu, bar: Bar = '2xl'): number {
  const { column, gaps } = BARS[bar];
  const brand = (hasLogo ? LOGO : 0) + widthInTwoLines(name);
  const tools = MODE_SWITCH + (button === undefined ? 0 : BUTTON + widthOfText(button, MENU_SIZE) * BOLD);
  return column - gaps - brand - tools - CURRENT + BETWEEN_ENTRIES;
}

/** How wide an entry of the menu is, with the gap before the next. */
export function entryWidth({ label, opens }: MenuEntry, bar: Bar = '2xl'): number {
  return BARS[bar].entry + widthOfText(label, MENU_SIZE) + (opens ? ARROW : 0) + BETWEEN_ENTRIES;
}

/** From which width of screen on the menu fits beside the name, on a line; undefined for one that never does. */
export function menuFits(beside: BesideMenu, entries: readonly MenuEntry[]): Bar | undefined {
  return (['xl', '2xl'] as const).find(
    (bar) => entries.reduce((left, entry) => left - entryWidth(entry, bar), roomForMenu(beside, bar)) >= 0,
  );
}

function widthInTwoLines(name: string): number {
  const words = name.split(/\s+/);
  const widths = words.map((_, at) => {
    const lines = [words.slice(0, at + 1), words.slice(at + 1)].map((line) => nameWidth(line.join(' ')));
    return Math.max(...lines);
  });
  return Math.min(...widths);
}

function nameWidth(text: string): number {
  return widthOfText(text, NAME_SIZE) * BOLD + NAME_SPACING * NAME_SIZE * text.length;
}

function widthOfText(text: string, size: number): number {
  const hundredths = [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (widthOf.get(letter) ?? (isWide(letter) ? WIDE_WIDTH : OTHER_WIDTH)),
    0,
  );
  return (hundredths * size) / 100;
}

function isWide(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff00-\uff60]/u.test(
    letter,
  );
}
