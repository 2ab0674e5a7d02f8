import { type Hex, mix, rgb, veil } from '../../model/mix.ts';
import type { Theme } from '../../model/theme.ts';
import { states } from './generated/design.ts';

/** What a colour is for, and what it is in each of the two modes. `onBrand`: on a panel of the brand colour, where it differs from dark. */
export type Role = { readonly light: Hex; readonly dark: Hex; readonly onBrand?: Hex };

/** The roles by the name of their token: `brand.fg` is `colors.brand.fg`. */
export type Roles = Readonly<Record<string, Role>>;

export type ColorName = keyof ReturnType<typeof colorRoles>;

type Colors = Pick<Theme, 'brand' | 'accent' | 'neutral'>;

function brandRoles({ brand, neutral }: Colors) {
  const { ramp, light, dark, tint } = brand;
  const { text, base } = brand.band;
  const panel = neutral.panel.dark;
  return {
    'brand.solid': { light: light.solid, dark: dark.solid, onBrand: '#FFFFFF' },
    'brand.solidHover': { light: light.solidHover, dark: dark.solidHover, onBrand: ramp['100'] },
    'brand.solidActive': { light: light.solidActive, dark: dark.solidActive, onBrand: ramp['200'] },
    'brand.contrast': { light: light.contrast, dark: dark.contrast, onBrand: base },
    'brand.fg': { light: light.text, dark: dark.text, onBrand: text },
    'brand.subtle': {
      light: mix(ramp['500'], 0.105, '#FFFFFF'),
      dark: mix(ramp['600'], 0.11, panel),
      onBrand: mix('#FFFFFF', 0.08, base),
    },
    'brand.muted': {
      light: mix(ramp['500'], tint, '#FFFFFF'),
      dark: mix(ramp['500'], 0.25, panel),
      onBrand: mix(ramp['300'], 0.18, base),
    },
    'brand.focusRing': { light: ramp['600'], dark: ramp['400'], onBrand: '#FFFFFF' },
  } satisfies Roles;
}

/** Every colour that depends on the mode: the only place where a mode is written down. Texts meet WCAG AA for any site (`tests/theme/contrast.test.ts`). */
export function colorRoles(theme: Colors) {
  const { neutral, accent } = theme;
  const brand = theme.brand.ramp;
  const { text, base } = theme.brand.band;
  return {
    fg: { ...neutral.text, onBrand: '#FFFFFF' },
    'fg.muted': { ...neutral.textMuted, onBrand: mix(text, 0.55, '#FFFFFF') },
    'fg.subtle': { ...neutral.textSubtle, onBrand: text },

    bg: { ...neutral.page, onBrand: mix(brand['950'], 0.35, base) },
    'bg.subtle': { ...neutral.subtle, onBrand: mix(brand['950'], 0.25, base) },
    'bg.muted': { ...neutral.muted, onBrand: mix('#FFFFFF', 0.1, base) },
    'bg.panel': { ...neutral.panel, onBrand: mix(brand['950'], 0.25, base) },

    border: { ...neutral.line, onBrand: mix(brand['300'], 0.28, base) },
    'border.emphasized': { ...neutral.lineStrong, onBrand: mix('#FFFFFF', 0.5, base) },
    'border.field': { ...neutral.field, onBrand: mix('#FFFFFF', 0.5, base) },

    ...brandRoles(theme),

    'outline.bg': { ...neutral.panel, onBrand: veil('#FFFFFF', 0) },
    'outline.hover': { light: neutral.subtle.light, dark: neutral.muted.dark, onBrand: veil('#FFFFFF', 0.1) },
    'outline.active': { light: neutral.muted.light, dark: neutral.active.dark, onBrand: veil('#FFFFFF', 0.18) },

    'accent.solid': { light: accent.light.solid, dark: accent.dark.solid },
    'accent.fg': { light: accent.ramp['700'], dark: accent.ramp['300'] },
    // The light at size: a large number that is ink on a light page, and lit on a dark one.
    'accent.lit': { light: neutral.text.light, dark: accent.ramp['400'], onBrand: '#FFFFFF' },
    ...states,
    'code.bg': neutral.codeGround,
    'code.fg': neutral.codeText,
    'code.comment': neutral.codeComment,
    'code.punctuation': neutral.codePunctuation,

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
  } satisfies Roles;
}

/** Surfaces of sections follow the mode of the whole page, not that of the section, which is dark on a brand panel and on a dark band. */
export function surfaceRoles({ brand, neutral }: Colors): Roles {
  const { ramp, band } = brand;
  const { deep, line, page } = neutral;
  return {
    // One step darker in dark mode, so that a panel glows rather than shouts.
    'surface.brand': { light: band.ground, dark: mix(ramp['900'], 0.85, page.dark) },
    'surface.brandRing': { light: veil(band.ground, 0), dark: mix(ramp['500'], 0.2, ramp['900']) },
    'surface.dark': deep,
    'surface.darkRing': { light: veil(deep.light, 0), dark: line.dark },
  };
}

/** Shadows by role. In dark mode borders do the work of shadows, so they only deepen what is under a menu. */
export function shadowRoles({ neutral }: Colors): Roles {
  const ink = rgb(neutral.ink.light);
  return {
    lift: {
      light: `0 1px 2px rgb(${ink} / .04), 0 12px 28px -12px rgb(${ink} / .16)`,
      dark: '0 16px 32px -16px rgb(0 0 0 / .7)',
    },
    pop: {
      light: `0 0 0 1px rgb(${ink} / .06), 0 24px 56px -16px rgb(${ink} / .24), 0 4px 12px rgb(${ink} / .06)`,
      dark: `0 0 0 1px ${neutral.menuLine.dark}, 0 28px 64px -16px rgb(0 0 0 / .8)`,
    },
    button: {
      light: `inset 0 1px 0 rgb(255 255 255 / .14), 0 1px 2px rgb(${ink} / .14)`,
      dark: 'inset 0 1px 0 rgb(255 255 255 / .25)',
      onBrand: '0 0 #0000',
    },
    outline: { light: `0 1px 2px rgb(${ink} / .05)`, dark: '0 0 #0000' },
  };
}
