import { type Hex, mix, veil } from './mix.ts';
import { basalt, ochre, type Ramp } from './ramps.ts';
import type { ColorName, ShadowName, SurfaceName } from './role-names.ts';

/**
 * What a colour is for, and what it is in each of the two modes. `onBrand`: on a panel of the brand colour, where
 * it differs from dark.
 */
export type Role = { readonly light: Hex; readonly dark: Hex; readonly onBrand?: Hex };

/** The roles by the name of their token: `brand.fg` is `colors.brand.fg`. */
export type Roles<Name extends string = string> = Readonly<Record<Name, Role>>;

const page = { light: '#FFFFFF', dark: '#0D1618' };
const panel = { light: '#FFFFFF', dark: '#1C2D30' };
/** A deep band of a page. In dark mode it is below the page as in light mode: the one place that is darker than all else. */
const deep = { light: '#0A1213', dark: '#030606' };

/** The brand panel: one step darker in dark mode, so that it glows rather than shouts. */
const brandSurface = (brand: Ramp): Role => ({
  light: brand['800'],
  dark: mix(brand['900'], 0.85, page.dark),
});

/**
 * Every colour that depends on the mode, made from the brand ramp: the only place where a mode is written down.
 * Text on its surface meets WCAG AA for any brand hue (`tests/theme/contrast.test.ts`).
 */
export function colorRoles(brand: Ramp): Roles<ColorName> {
  const surface = brand['800'];
  const ink = mix(brand['950'], 0.4, basalt['950']);
  return {
    fg: { light: '#0B1516', dark: '#EDF3F3', onBrand: '#FFFFFF' },
    'fg.muted': { light: '#4F5E60', dark: '#A9B6B7', onBrand: mix(brand['200'], 0.55, '#FFFFFF') },
    'fg.subtle': { light: '#5F6E70', dark: '#96A5A7', onBrand: brand['200'] },

    bg: { ...page, onBrand: mix(brand['950'], 0.35, surface) },
    'bg.subtle': { light: basalt['50'], dark: '#142224', onBrand: mix(brand['950'], 0.25, surface) },
    'bg.muted': { light: basalt['100'], dark: '#26393C', onBrand: mix('#FFFFFF', 0.1, surface) },
    'bg.panel': { ...panel, onBrand: mix(brand['950'], 0.25, surface) },

    border: { light: basalt['200'], dark: '#2B3F42', onBrand: mix(brand['300'], 0.28, surface) },
    'border.emphasized': { light: basalt['300'], dark: '#3C5256', onBrand: mix('#FFFFFF', 0.5, surface) },
    'border.field': { light: '#7D8A8B', dark: '#6E8284', onBrand: mix('#FFFFFF', 0.5, surface) },

    'brand.solid': { light: brand['700'], dark: brand['400'], onBrand: '#FFFFFF' },
    'brand.solidHover': { light: brand['800'], dark: brand['300'], onBrand: brand['100'] },
    'brand.solidActive': { light: brand['900'], dark: brand['200'], onBrand: brand['200'] },
    'brand.contrast': { light: '#FFFFFF', dark: ink, onBrand: surface },
    'brand.fg': { light: brand['700'], dark: brand['300'], onBrand: brand['200'] },
    'brand.subtle': {
      light: mix(brand['500'], 0.105, '#FFFFFF'),
      dark: mix(brand['600'], 0.11, panel.dark),
      onBrand: mix('#FFFFFF', 0.08, surface),
    },
    'brand.muted': {
      light: mix(brand['500'], 0.26, '#FFFFFF'),
      dark: mix(brand['500'], 0.25, panel.dark),
      onBrand: mix(brand['300'], 0.18, surface),
    },
    'brand.focusRing': { light: brand['600'], dark: brand['400'], onBrand: '#FFFFFF' },

    'outline.bg': { ...panel, onBrand: veil('#FFFFFF', 0) },
    'outline.hover': { light: basalt['50'], dark: '#26393C', onBrand: veil('#FFFFFF', 0.1) },
    'outline.active': { light: basalt['100'], dark: '#2E4447', onBrand: veil('#FFFFFF', 0.18) },

    'accent.solid': { light: ochre['500'], dark: ochre['400'] },
    'accent.fg': { light: ochre['700'], dark: ochre['300'] },
    // The light at size: a large number that is ink on a light page, and lit on a dark one.
    'accent.lit': { light: '#0B1516', dark: ochre['400'], onBrand: '#FFFFFF' },
    'accent.subtle': { light: '#FDF3E3', dark: '#2A2010' },
    'accent.muted': { light: '#F2DDB8', dark: '#4A3818' },
    'success.fg': { light: '#1B6B3A', dark: '#7FD6A0' },
    'success.subtle': { light: '#EBF7EF', dark: '#0E2418' },
    'success.muted': { light: '#B9DFC7', dark: '#1F4B31' },
    'error.fg': { light: '#B3261E', dark: '#FFA198' },
    'error.subtle': { light: '#FDF0EE', dark: '#2B1412' },
    'error.muted': { light: '#F2C6C1', dark: '#5C2722' },

    // After GitHub's two themes.
    'code.bg': { light: '#F6F9F9', dark: '#101B1D' },
    'code.fg': { light: '#1F2A2C', dark: '#DFE7E7' },
    'code.comment': { light: '#57646A', dark: '#93A1A3' },
    'code.string': { light: '#0A3069', dark: '#A5D6FF' },
    'code.constant': { light: '#0550AE', dark: '#79C0FF' },
    'code.keyword': { light: '#B31D28', dark: '#FF8F87' },
    'code.function': { light: '#6639BA', dark: '#D2A8FF' },
    'code.punctuation': { light: '#4F5E60', dark: '#B3C0C1' },

    'terrace.line': { light: brand['600'], dark: brand['500'], onBrand: brand['300'] },
    'terrace.ground': {
      light: veil(mix(brand['300'], 0.55, brand['100']), 0.13),
      dark: veil(brand['800'], 0.16),
      onBrand: veil(brand['950'], 0.1),
    },
    'terrace.glow': {
      light: veil(brand['300'], 0.2),
      dark: veil(brand['600'], 0.22),
      onBrand: veil(brand['600'], 0.2),
    },
  };
}

/**
 * Surfaces of sections that look the same whatever is inside them: they follow the mode of the whole page, not
 * that of the section, which is dark on a brand panel and on a dark band.
 */
export function surfaceRoles(brand: Ramp): Roles<SurfaceName> {
  const { light, dark } = brandSurface(brand);
  return {
    'surface.brand': { light, dark },
    'surface.brandRing': { light: veil(light, 0), dark: mix(brand['500'], 0.2, brand['900']) },
    'surface.dark': deep,
    'surface.darkRing': { light: veil(deep.light, 0), dark: '#2B3F42' },
  };
}

/** Shadows by role. In dark mode borders do the work of shadows, so they only deepen what is under a menu. */
export const shadowRoles: Roles<ShadowName> = {
  lift: {
    light: '0 1px 2px rgb(9 18 19 / .04), 0 12px 28px -12px rgb(9 18 19 / .16)',
    dark: '0 16px 32px -16px rgb(0 0 0 / .7)',
  },
  pop: {
    light: '0 0 0 1px rgb(9 18 19 / .06), 0 24px 56px -16px rgb(9 18 19 / .24), 0 4px 12px rgb(9 18 19 / .06)',
    dark: '0 0 0 1px #34494C, 0 28px 64px -16px rgb(0 0 0 / .8)',
  },
  button: {
    light: 'inset 0 1px 0 rgb(255 255 255 / .14), 0 1px 2px rgb(9 18 19 / .14)',
    dark: 'inset 0 1px 0 rgb(255 255 255 / .25)',
    onBrand: '0 0 #0000',
  },
  outline: { light: '0 1px 2px rgb(9 18 19 / .05)', dark: '0 0 #0000' },
};
