import type { WrittenSite } from '../../model/generated/written.ts';
import type { Density, LookName, Ornament, Radius, Theme } from '../../model/theme.ts';
import { type Color, colorOf } from './color.ts';
import { neutralsOf } from './neutrals.ts';
import { accentPalette, brandPalette } from './palette.ts';

export type WrittenTheme = NonNullable<WrittenSite['theme']>;

/** What a look has where site.yaml says nothing else. How it sets type is in `src/app/theme/looks/`. */
type Defaults = { readonly radius: Radius; readonly density: Density; readonly ornament: Ornament };

const looks: Readonly<Record<LookName, Defaults>> = {
  stepwell: { radius: 'medium', density: 'normal', ornament: 'stepwell' },
  plain: { radius: 'small', density: 'normal', ornament: 'none' },
  editorial: { radius: 'none', density: 'spacious', ornament: 'rule' },
  bold: { radius: 'none', density: 'normal', ornament: 'rings' },
  soft: { radius: 'large', density: 'normal', ornament: 'glow' },
  technical: { radius: 'small', density: 'compact', ornament: 'grid' },
};

const defaultLook: LookName = 'stepwell';
const defaultBrand = 'teal';

/** Hues, in OKLCH degrees, beside which amber looks well. */
const cool = { from: 120, until: 320 };
/** Below it a colour is a grey. */
const colourful = 0.25;

function accentBeside(brand: Color): Color {
  const isCool = brand.hue >= cool.from && brand.hue <= cool.until && brand.chroma > colourful;
  return isCool ? colorOf('amber') : brand;
}

/**
 * What a site looks like.
 * @param written `theme` of site.yaml
 * @throws Error for a text that is no colour, which the check of a site does not let through
 */
export function themeOf(written: WrittenTheme = {}): Theme {
  const look = written.look ?? defaultLook;
  const name = written.brand ?? defaultBrand;
  const brand = colorOf(name);
  const neutral = neutralsOf(written.neutral, brand, name === defaultBrand);
  const accent = written.accent === undefined ? accentBeside(brand) : colorOf(written.accent);
  const { radius, density, ornament } = { ...looks[look], ...written };
  return {
    look,
    brand: brandPalette(brand, neutral),
    accent: accentPalette(accent, neutral),
    neutral,
    radius,
    density,
    ornament,
  };
}
