import type { WrittenSite } from './generated/written.ts';
import type { OwnPropertyName, SettableName } from './look-properties.ts';
import type { Hex } from './mix.ts';

export type Stop = '50' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950';

/** Eleven shades of one colour, light to dark. */
export type Ramp = Readonly<Record<Stop, Hex>>;

/** A colour where it is drawn over its whole surface, as on a button, and where it is text. */
export type Shades = {
  readonly solid: Hex;
  readonly solidHover: Hex;
  readonly solidActive: Hex;
  readonly contrast: Hex;
  readonly text: Hex;
};

export type Palette = {
  readonly ramp: Ramp;
  readonly light: Shades;
  readonly dark: Shades;
  /** How much of stop 500 is in the stronger tint that text of the colour can be read on, in light mode: 0 to 1. */
  readonly tint: number;
  /** A whole section of the colour: its ground, the quieter text on it, and the shade that boxes on it are made of. */
  readonly band: { readonly ground: Hex; readonly text: Hex; readonly base: Hex };
};

/** A colour that is neither the brand's nor the accent's, in both modes. */
export type Neutral = { readonly light: Hex; readonly dark: Hex };

/** Greys by what they are for. A trace of a hue is in most of them. */
export type Neutrals = Readonly<
  Record<
    | 'text'
    | 'textMuted'
    | 'textSubtle'
    | 'page'
    | 'subtle'
    | 'muted'
    | 'panel'
    | 'line'
    | 'lineStrong'
    | 'field'
    | 'active'
    | 'deep'
    | 'menuLine'
    | 'ink'
    | 'codeGround'
    | 'codeText'
    | 'codeComment'
    | 'codePunctuation',
    Neutral
  >
>;

type WrittenTheme = NonNullable<WrittenSite['theme']>;
export type LookName = NonNullable<WrittenTheme['look']>;
export type Radius = NonNullable<WrittenTheme['radius']>;
export type Density = NonNullable<WrittenTheme['density']>;
export type Ornament = NonNullable<WrittenTheme['ornament']>;

/** A font: its name in CSS, what stands in for it after that, and the author's own file, if it comes from one. */
export type Font = { readonly name: string; readonly stack: string; readonly file?: string };

/** Measures of a font, for what stands in for it: `widths` compare its lines with those of Arial, or of Times, in regular and in bold. */
export type FontMeasures = {
  readonly serifs: boolean;
  readonly ascent: number;
  readonly descent: number;
  readonly widths: readonly [number, number];
};

/** A file of an included font: where it is published, and which of which package it is. */
export type FontFile = { readonly path: string; readonly slug: string; readonly name: string };

/** What pages need to show the fonts of a theme. */
export type FontFaces = {
  readonly css: string;
  /** Addresses of what every page needs, base included. */
  readonly preloads: readonly string[];
  readonly files: readonly FontFile[];
};

/** CSS custom properties that site.yaml sets (`look-properties.ts`), as CSS. */
export type ThemeProperties = {
  /** In the place of what the look has. */
  readonly look: Readonly<Partial<Record<SettableName, string>>>;
  /** For the site's own blocks. */
  readonly own: Readonly<Record<OwnPropertyName, string>>;
};

/** What a site looks like, with nothing left to choose. Plain data. */
export type Theme = {
  readonly look: LookName;
  readonly brand: Palette;
  readonly accent: Palette;
  readonly neutral: Neutrals;
  readonly radius: Radius;
  readonly density: Density;
  readonly ornament: Ornament;
  readonly fonts: { readonly heading: Font; readonly body: Font };
  /** Absent where site.yaml sets none. */
  readonly properties?: ThemeProperties;
  /** Whether the site has blocks of its own, which read properties by names that stay. */
  readonly isRead?: true;
  /** Absent before a site is planned. */
  readonly faces?: FontFaces;
};

/**
 * The theme in the frame of pages on the server.
 * @throws Error for the frame in a browser
 */
export function themeIn({ theme }: { readonly theme?: Theme | undefined }): Theme {
  if (theme === undefined) throw new Error('This frame has no theme.');
  return theme;
}
