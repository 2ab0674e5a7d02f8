import type { Font, FontMeasures } from '../../model/theme.ts';
import table from './families.json' with { type: 'json' };
import { defaultLook, type Fonts, isLook, looks } from './looks.ts';

export type Family = FontMeasures & {
  /** The package of Fontsource that has it. */
  readonly slug: string;
  readonly weights: string;
};

/** By their names. The widths were measured over a page of English. */
// Of pairs in JSON, the compiler only knows that they are lists.
export const families = table as unknown as Readonly<Record<string, Family>>;

const system = 'system';

/** What an author may write besides the address of a file. */
export const fontNames: readonly string[] = [...Object.keys(families), system];

/** What a font file of an author is called in CSS: nobody else sees it. */
const ownName = (path: string): string => `Own ${path.replace(/\W+/g, ' ').trim()}`;

/** Whether a text is the address of a file in `public/`. */
export const isFontPath = (written: string): boolean => written.startsWith('/');

/** The forms of font files that browsers read, by the ending of their name. */
const fontFormats: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};

/** The form of a font file, by the ending of its path; undefined for one that browsers don't read. */
export const fontFormatOf = (path: string): string | undefined =>
  fontFormats[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** The family of a name, whatever its capitals. */
export const familyNamed = (written: string): string | undefined => fontNames.find((name) => sameName(written, name));

const sans = 'system-ui, sans-serif';
const serif = 'Georgia, serif';

/**
 * A font of a theme.
 * @throws Error for what is neither a family nor an address, which the check of a site does not let through
 */
export function fontOf(written: string): Font {
  if (isFontPath(written)) {
    const own = ownName(written);
    return { name: own, stack: `"${own}", "${own} Fallback", ${sans}`, file: written };
  }
  const name = familyNamed(written);
  if (name === system) return { name, stack: sans };
  const family = name === undefined ? undefined : families[name];
  if (name === undefined || family === undefined) throw new Error(`There is no font "${written}".`);
  return { name, stack: `"${name}", "${name} Fallback", ${family.serifs ? serif : sans}` };
}

/** The fonts of a theme, as they are written or as its look has them. A look that there isn't is reported elsewhere. */
export function fontsWritten({ look, fonts }: { readonly look?: string; readonly fonts?: Partial<Fonts> }): Fonts {
  return { ...looks[isLook(look) ? look : defaultLook].fonts, ...fonts };
}
