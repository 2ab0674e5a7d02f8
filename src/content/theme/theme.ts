import { formatHex, oklch, wcagContrast } from 'culori';
import type { WrittenSite } from '../../model/generated/written.ts';
import { isOwnProperty, isSettable, type SettableName, settable } from '../../model/look-properties.ts';
import { type Hex, mix } from '../../model/mix.ts';
import type { Neutrals, Ornament, Palette, Ramp, Shades, Theme, ThemeProperties } from '../../model/theme.ts';
import { type Color, colorOf, neutralsOf, onPaper, withLines } from './color.ts';
import { fontOf, fontsWritten } from './fonts.ts';
import { defaultLook, looks } from './looks.ts';

/** The contrast that WCAG AA asks of text, and of what must be seen beside something else. */
const READABLE = 4.5;
const VISIBLE = 3;

const white = '#FFFFFF';
const black = '#000000';

/** How much of stop 500 is in the tints of a colour with a name of ours, and of one that is drawn as it was given: texts of that can be lighter. */
const namedTint = 0.26;
const givenTint = 0.15;

/** Ink on a bright surface: nearly black, with a trace of the colour. */
const inkOn = (ramp: Ramp, neutral: Neutrals): Hex => mix(ramp['950'], 0.4, neutral.ink.light);

const readsOn = (color: Hex, grounds: readonly Hex[], needs: number): boolean =>
  grounds.every((ground) => wcagContrast(color, ground) >= needs);

/** The colour itself, or the nearest darker one of its hue that can be read on all of the grounds. */
function readable(color: Hex, grounds: readonly Hex[]): Hex {
  if (readsOn(color, grounds, READABLE)) return color;
  const start = oklch(color) ?? { mode: 'oklch' as const, l: 0, c: 0 };
  let dark = 0;
  let light = start.l;
  for (let step = 0; step < 12; step += 1) {
    const l = (dark + light) / 2;
    // Less light carries less colour.
    const candidate = formatHex({ ...start, l, c: start.c * (0.4 + 0.6 * (l / start.l)) });
    if (readsOn(candidate, grounds, READABLE)) dark = l;
    else light = l;
  }
  return formatHex({ ...start, l: dark, c: start.c * (0.4 + 0.6 * (dark / start.l)) });
}

/** A colour all over a surface: exactly as given, with white text or, where that can't be read, with dark text. */
function solidOf(given: Hex, text: Hex): Shades {
  const isDark = wcagContrast(given, white) >= READABLE;
  const towards = isDark ? black : white;
  return {
    solid: given,
    solidHover: mix(towards, 0.14, given),
    solidActive: mix(towards, 0.26, given),
    contrast: isDark ? white : darkTextOn(given),
    text,
  };
}

const nearlyBlack = '#0A0A0A';
const darkTextOn = (given: Hex): Hex => (wcagContrast(given, nearlyBlack) >= READABLE ? nearlyBlack : black);

const named = (ramp: Ramp, ink: Hex): Pick<Palette, 'light' | 'dark'> => ({
  light: {
    solid: ramp['700'],
    solidHover: ramp['800'],
    solidActive: ramp['900'],
    contrast: white,
    text: ramp['700'],
  },
  dark: { solid: ramp['400'], solidHover: ramp['300'], solidActive: ramp['200'], contrast: ink, text: ramp['300'] },
});

/** Where text of the brand colour stands in light mode. */
const groundsOf = (ramp: Ramp, neutral: Neutrals): Hex[] => [
  neutral.page.light,
  neutral.subtle.light,
  neutral.muted.light,
  mix(ramp['500'], givenTint, white),
];

function bandOf({ ramp, given }: Color): Palette['band'] {
  const base = ramp['800'];
  const quiet = [ramp['200'], ramp['100'], ramp['50'], white];
  const text = given && quiet.find((color) => wcagContrast(color, given) >= READABLE);
  if (given === undefined || text === undefined) return { ground: base, text: ramp['200'], base };
  return { ground: given, text, base: wcagContrast(given, white) > wcagContrast(base, white) ? given : base };
}

/** What becomes of the brand colour, beside the neutrals of the site. */
function brandPalette(color: Color, neutral: Neutrals): Palette {
  const { ramp, given } = color;
  const ink = inkOn(ramp, neutral);
  const ofName = named(ramp, ink);
  if (given === undefined) return { ramp, ...ofName, tint: namedTint, band: bandOf(color) };
  const text = readable(given, groundsOf(ramp, neutral));
  const isSeenInDark = readsOn(given, [neutral.page.dark, neutral.subtle.dark], VISIBLE);
  return {
    ramp: { ...ramp, '700': text },
    light: solidOf(given, text),
    dark: isSeenInDark ? solidOf(given, ramp['300']) : ofName.dark,
    tint: givenTint,
    band: bandOf(color),
  };
}

/** What becomes of the accent: marks of it are as given, and texts can be read. */
function accentPalette(color: Color, neutral: Neutrals): Palette {
  const { ramp, given } = color;
  const palette = brandPalette(color, neutral);
  const light = { ...palette.light, solid: given ?? ramp['500'] };
  const dark = {
    ...palette.dark,
    solid: given !== undefined && readsOn(given, [neutral.page.dark], VISIBLE) ? given : ramp['400'],
  };
  return { ...palette, light, dark };
}

type Written = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Written => typeof value === 'object' && value !== null;

/** A size that stands alone has a unit, because rules work out others with it. That of text is in rem: it grows with the text that visitors choose. */
function ofLook(name: SettableName, value: unknown): string {
  const text = String(value).trim();
  const { takes } = settable[name];
  const [, pixels] = takes === 'textSize' ? (/^([\d.]+)px$/i.exec(text) ?? []) : [];
  if (pixels !== undefined) return `${Number(pixels) / 16}rem`;
  return text === '0' && takes !== 'weight' && takes !== 'shadow' ? '0px' : text;
}

const inModes = (value: unknown): string =>
  isMap(value) ? `light-dark(${String(value.light).trim()}, ${String(value.dark).trim()})` : String(value).trim();

/** What site.yaml sets, as CSS; undefined for nothing. @param written true to what the check lets through (`check/rules/theme.ts`) */
function propertiesOf(written: Written = {}): ThemeProperties | undefined {
  const entries = Object.entries(written);
  if (entries.length === 0) return undefined;
  return {
    look: Object.fromEntries(
      entries.flatMap(([name, value]) => (isSettable(name) ? [[name, ofLook(name, value)]] : [])),
    ),
    own: Object.fromEntries(entries.flatMap(([name, value]) => (isOwnProperty(name) ? [[name, inModes(value)]] : []))),
  };
}

export type WrittenTheme = NonNullable<WrittenSite['theme']>;

const defaultBrand = 'teal';

/** Hues, in OKLCH degrees, beside which amber looks well. */
const cool = { from: 120, until: 320 };
/** Below it a colour is a grey. */
const colourful = 0.25;

function accentBeside(brand: Color): Color {
  const isCool = brand.hue >= cool.from && brand.hue <= cool.until && brand.chroma > colourful;
  return isCool ? colorOf('amber') : brand;
}

/** What is drawn behind heroes, before taglines and on covers. */
export function ornamentOf({ look = defaultLook, ornament }: WrittenTheme = {}): Ornament {
  return ornament ?? looks[look].ornament;
}

/** Of so many, themes are kept: a site that is saved again and again has the same, and colours take ten milliseconds. */
const most = 20;
const known = new Map<string, Theme>();

/**
 * What a site looks like.
 * @param written `theme` of site.yaml
 * @throws Error for a text that is no colour, which the check of a site does not let through
 */
export function themeOf(written: WrittenTheme = {}): Theme {
  const text = JSON.stringify(written);
  const theme = known.get(text) ?? themeMade(written);
  if (known.size >= most) known.clear();
  known.set(text, theme);
  return theme;
}

function themeMade(written: WrittenTheme): Theme {
  const look = written.look ?? defaultLook;
  const name = written.brand ?? defaultBrand;
  const brand = colorOf(name);
  const { fonts: _, lines, paper, tint, ...defaults } = looks[look];
  const neutral = onPaper(withLines(neutralsOf(written.neutral ?? tint, brand, name === defaultBrand), lines), paper);
  const accent = written.accent === undefined ? accentBeside(brand) : colorOf(written.accent);
  const { radius, density } = { ...defaults, ...written };
  const { heading, body } = fontsWritten(written);
  const properties = propertiesOf(written.properties);
  return {
    look,
    brand: brandPalette(brand, neutral),
    accent: accentPalette(accent, neutral),
    neutral,
    radius,
    density,
    ornament: ornamentOf(written),
    fonts: { heading: fontOf(heading), body: fontOf(body) },
    ...(properties && { properties }),
  };
}
