import { createHash } from 'node:crypto';
import type { Font } from 'fontkit';
import type { FontMeasures } from '../../model/theme.ts';

/** How often a letter comes in a hundred thousand letters and spaces of English. */
const often: Readonly<Record<string, number>> = {
  ' ': 18000,
  ...{ a: 6700, b: 1230, c: 2280, d: 3490, e: 10420, f: 1830, g: 1650, h: 5000, i: 5710, j: 130, k: 630, l: 3300 },
  ...{
    m: 1970,
    n: 5530,
    o: 6160,
    p: 1580,
    q: 80,
    r: 4910,
    s: 5190,
    t: 7430,
    u: 2260,
    v: 800,
    w: 1940,
    x: 120,
    y: 1620,
  },
  z: 60,
};

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
  const sum = Object.entries(often).reduce(
    (total, [letter, count]) => total + count * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  const width = sum / em / Object.values(often).reduce((total, count) => total + count, 0);
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
