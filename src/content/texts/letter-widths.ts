/**
 * How wide letters are in hundredths of the font's size, for estimates of how much room words take. tests/e2e/menu-width.spec.ts holds those of
 * the builder's own typeface against a browser, tests/theme/fonts.test.ts the others against their files.
 */

/** Those of Instrument Sans, by their width. */
const ours: Readonly<Record<number, string>> = {
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
/** The letters of the lists below, in their order. */
export const measuredLetters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~©°·ßæøþœ–—’“”…';

/** Those of the other typefaces, as a browser measures them in the weight of the menu: 600 in the looks that have Archivo and Nunito, 500 in others. */
const others: Readonly<Record<string, string>> = {
  Inter:
    '27 30 49 64 65 99 65 31 37 37 52 67 30 46 30 37 65 42 62 63 66 60 63 57 63 63 30 32 67 67 67 53 98 71 66 73 72 60 59 75 74 27 58 69 57 91 76 77 64 77 65 65 65 74 71 100 70 70 64 37 37 48 46 34 57 62 58 62 59 38 62 60 25 25 56 25 89 60 60 62 62 39 54 34 60 57 83 56 58 56 44 35 44 67 91 46 30 63 92 60 62 100 50 100 28 47 47 91',
  'DM Sans':
    '26 27 31 82 59 82 75 17 38 38 49 56 20 55 21 40 69 33 58 59 62 61 63 53 62 63 22 24 56 56 56 53 102 68 61 72 69 57 54 76 69 25 51 61 54 85 70 78 59 78 60 59 57 66 68 98 62 60 55 33 33 64 68 22 56 63 58 64 58 35 57 59 25 25 53 24 91 59 60 63 64 38 51 40 59 54 78 52 57 47 44 25 44 56 79 35 21 67 92 60 63 98 68 89 22 39 39 60',
  Nunito:
    '26 24 42 60 60 94 71 23 34 34 45 60 24 43 24 30 60 60 60 60 60 60 60 60 60 60 24 24 60 60 60 45 95 74 68 68 75 59 55 73 77 27 34 64 55 86 74 77 64 77 68 62 61 73 70 111 66 61 60 33 33 60 50 37 54 59 47 59 54 35 59 58 24 25 52 31 87 58 56 59 59 37 48 36 57 52 85 53 52 47 37 27 37 60 81 37 24 63 86 56 59 91 50 100 24 42 42 71',
  Archivo:
    '20 29 44 58 54 97 73 25 36 36 41 64 30 33 30 30 57 58 58 58 58 57 58 58 58 57 34 34 64 64 64 61 100 71 71 72 73 67 61 79 73 28 58 69 57 84 73 78 67 78 72 67 62 72 67 95 69 68 63 34 34 64 51 21 56 59 55 59 56 31 59 58 25 25 54 25 86 58 60 59 59 36 54 31 58 53 76 55 53 51 39 24 39 64 76 40 33 62 89 60 59 95 50 100 28 48 48 96',
  'Space Grotesk':
    '25 28 47 63 61 76 60 27 39 38 53 62 27 44 28 38 64 43 60 61 63 60 61 56 61 61 28 28 62 62 62 58 102 63 66 64 66 56 54 66 66 25 60 62 54 87 67 67 60 67 63 61 59 67 62 89 64 62 58 35 35 62 62 29 58 64 59 64 58 44 64 61 26 26 55 26 86 61 61 64 64 39 52 46 61 54 79 59 61 52 45 25 45 62 71 39 20 64 90 61 64 100 59 90 27 47 47 74',
  'IBM Plex Sans':
    '24 30 45 68 60 95 71 25 34 34 51 60 29 40 29 42 60 60 60 60 60 60 60 60 60 60 31 31 60 60 60 49 90 66 66 63 68 59 57 70 71 41 53 66 51 81 71 71 63 71 65 60 58 68 63 93 64 62 59 32 32 60 56 60 55 59 51 59 55 34 54 58 26 26 55 28 88 58 56 59 59 38 49 36 58 51 80 53 51 49 35 35 35 60 78 47 34 66 86 57 59 92 59 78 28 50 50 84',
  'Source Serif 4':
    '23 30 40 53 53 94 73 19 37 37 46 54 30 33 30 35 54 54 54 54 54 54 54 54 54 54 30 30 54 54 54 42 85 71 66 66 74 64 61 72 81 38 39 72 62 93 76 74 63 74 70 55 64 76 71 101 67 67 59 34 34 54 52 40 55 62 52 62 54 37 56 65 33 31 60 33 96 65 58 63 61 47 47 36 63 58 84 58 59 49 36 30 36 54 75 34 30 64 83 58 61 91 52 82 23 45 45 84',
  Fraunces:
    '22 31 35 65 60 76 75 17 35 35 62 56 27 41 26 49 66 46 61 55 61 58 61 52 60 61 26 27 52 56 52 51 90 72 69 70 79 65 60 76 84 39 49 78 62 91 78 80 68 80 73 60 69 75 71 105 73 69 64 34 34 48 48 24 55 60 52 61 53 38 57 63 31 31 61 31 95 63 59 62 60 47 48 38 62 56 82 54 56 48 40 27 40 64 94 40 28 68 83 58 60 90 52 83 22 44 46 88',
  Lora: '26 26 34 84 55 88 69 20 30 30 52 53 25 48 24 69 63 38 54 56 54 54 58 46 56 58 25 26 53 53 53 48 79 64 63 69 75 62 56 76 79 35 40 69 59 94 77 79 62 79 65 58 64 75 67 100 67 64 61 37 37 82 76 34 52 58 53 60 54 35 55 61 30 27 56 28 90 62 58 60 57 45 47 40 60 52 80 54 54 51 34 24 34 53 89 40 24 71 77 58 58 88 58 84 19 41 37 78',
};

export type LetterWidths = ReadonlyMap<string, number>;

const ofOurs: LetterWidths = new Map(
  Object.entries(ours).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

const known = new Map<string, LetterWidths>();

/** The widths of letters in a typeface. What isn't included, such as a font of the author's, counts as the builder's own. */
export function letterWidthsOf(family: string | undefined): LetterWidths {
  const written = family === undefined ? undefined : others[family];
  if (family === undefined || written === undefined) return ofOurs;
  const widths = written.split(' ').map(Number);
  const made = known.get(family) ?? new Map([...measuredLetters].map((letter, at) => [letter, widths[at] ?? 0]));
  known.set(family, made);
  return made;
}
