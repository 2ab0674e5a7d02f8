import { once } from '../../model/once.ts';
import { wordTable } from '../../schema/schemas/word-table.ts';

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

export type LetterWidths = ReadonlyMap<string, number>;

const ofOurs = once(
  (): LetterWidths =>
    new Map(
      Object.entries(table()['Instrument Sans']).flatMap(([width, letters]) =>
        [...letters].map((letter) => [letter, Number(width)] as const),
      ),
    ),
);

const known = new Map<string, LetterWidths>();

/** The widths of letters in a typeface. What isn't included, such as a font of the author's, counts as the builder's own. */
export function letterWidthsOf(family: string | undefined): LetterWidths {
  const written = family === undefined ? undefined : table().widths[family];
  if (family === undefined || written === undefined) return ofOurs();
  const widths = written.split(' ').map(Number);
  const made = known.get(family) ?? new Map([...measuredLetters()].map((letter, at) => [letter, widths[at] ?? 0]));
  known.set(family, made);
  return made;
}
