import type { WrittenSite } from '../../model/generated/written.ts';
import { isOwnProperty, isSettable, type SettableName, settable } from '../../model/look-properties.ts';
import type { Ornament, Theme, ThemeProperties } from '../../model/theme.ts';
import { type Color, colorOf } from './color.ts';
import { fontOf, fontsWritten } from './fonts.ts';
import { defaultLook, looks } from './looks.ts';
import { neutralsOf, onPaper, withLines } from './neutrals.ts';
import { accentPalette, brandPalette } from './palette.ts';

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
