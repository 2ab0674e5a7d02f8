import { createHash } from 'node:crypto';
import type { Font } from 'fontkit';
import type { Disk } from '../../disk/disk.ts';
import { composed } from '../../model/address.ts';
import type { PublicPaths } from '../../model/site.ts';
import type { FontMeasures } from '../../model/theme.ts';
import { nodeAt } from '../../yaml/syntax/tree.ts';
import { fontFormatOf, isFontPath } from '../theme/fonts.ts';
import type { Content } from './contents.ts';

/** The measures of the author's own fonts, by the address of their file, and those of the files that are no fonts. */
export type OwnFonts = { readonly measures: ReadonlyMap<string, FontMeasures>; readonly broken: ReadonlySet<string> };

/** Measures the fonts of a site that are files in public/. Others are missing or no fonts by their name, which is reported elsewhere. */
export async function measureOwnFonts(
  disk: Disk,
  site: Content | undefined,
  publicFiles: PublicPaths,
): Promise<OwnFonts> {
  const measures = new Map<string, FontMeasures>();
  const broken = new Set<string>();
  for (const key of ['heading', 'body']) {
    const node = site === undefined ? undefined : nodeAt(site.root, ['theme', 'fonts', key]);
    const path = node?.kind === 'scalar' ? String(node.value) : '';
    const isFont = isFontPath(path) && fontFormatOf(path) !== undefined;
    const file = publicFiles.get(composed(path));
    if (!isFont || file === undefined) continue;
    const found = await measureFont(disk.read(file));
    if (found !== undefined) measures.set(path, found);
    else broken.add(path);
  }
  return { measures, broken };
}

/** How often a letter comes in a hundred thousand letters and spaces of English. */
const often: readonly (readonly [letter: string, count: number])[] = [
  [' ', 18000],
  ...'a6700 b1230 c2280 d3490 e10420 f1830 g1650 h5000 i5710 j130 k630 l3300 m1970 n5530 o6160 p1580 q80 r4910 s5190 t7430 u2260 v800 w1940 x120 y1620 z60'
    .split(' ')
    .map((each) => [each.charAt(0), Number(each.slice(1))] as const),
];

/** How wide letters are on the whole, in the size of the font: of Arial and of Times, regular and bold. Their makers publish the widths. */
const known = { sans: [0.4443, 0.4812], serif: [0.3923, 0.4132] } as const;

/** A family with serifs says so in its PANOSE number: text, with one of these kinds of serifs. */
const isSerif = (panose: ArrayLike<number> | undefined): boolean =>
  panose?.[0] === 2 && (panose[1] ?? 0) >= 2 && (panose[1] ?? 0) <= 10;

async function measured(bytes: Uint8Array): Promise<FontMeasures | undefined> {
  const { create } = await import('fontkit');
  try {
    const font = create(Buffer.from(bytes));
    const measures = 'unitsPerEm' in font ? measuresOf(font) : undefined;
    return measures !== undefined && areUsable(measures) ? measures : undefined;
  } catch {
    // Tables are read when they are asked for, and what is wrong is said in words for programmers: for authors it isn't a font.
    return undefined;
  }
}

function measuresOf(font: Font): FontMeasures {
  const em = font.unitsPerEm;
  const sum = often.reduce(
    (total, [letter, count]) => total + count * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  const width = sum / em / often.reduce((total, [, count]) => total + count, 0);
  const serifs = isSerif(font['OS/2']?.panose);
  const [regular, bold] = known[serifs ? 'serif' : 'sans'];
  return { serifs, ascent: font.ascent / em, descent: -font.descent / em, widths: [width / regular, width / bold] };
}

/** Whether measures are those of a font that can be read, whatever its tables say. */
function areUsable({ ascent, descent, widths }: FontMeasures): boolean {
  return [ascent, ...widths].every((each) => each > 0 && each < 100) && Math.abs(descent) < 100;
}

/** So many fonts are remembered: a site that is saved again and again has the same. */
const most = 10;
const remembered = new Map<string, Promise<FontMeasures | undefined>>();

/** The measures of a font file, for what stands in for it. @returns undefined for what is no font */
export function measureFont(bytes: Uint8Array): Promise<FontMeasures | undefined> {
  const hash = createHash('sha256').update(bytes).digest('base64');
  const result = remembered.get(hash) ?? measured(bytes);
  if (remembered.size >= most) remembered.clear();
  remembered.set(hash, result);
  return result;
}
