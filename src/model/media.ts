import type { Text } from './text.ts';

/** One SVG element of an icon: its name and its attributes, as Lucide publishes them. */
export type IconNode = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** An icon as element data on a 24 by 24 grid, so that no icon library reaches the visitor. */
export type Icon = readonly IconNode[];

export type DrawingLabel = {
  readonly text: Text;
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right' | 'center';
  readonly detail: boolean;
};

/** A drawing, ready for `<svg>`. Its shapes have classes, by which a style sheet gives them the colours of the theme. */
export type Drawing = {
  readonly viewBox: string;
  readonly shapes: Icon;
  readonly labels: readonly DrawingLabel[];
};

export type DrawnImage = {
  readonly drawing: Drawing;
  readonly alt: Text | '';
  /** Of a cover: the words on it, and which of the theme's hues it has. */
  readonly cover?: { readonly words: Text; readonly hue: Hue };
};

export type Hue = 'brand' | 'accent' | 'success' | 'neutral';

/** A picture, ready for `<img>`. Sizes are in CSS pixels; both are there or neither (an unmeasured remote picture). */
export type ImageFile = {
  /** Base included. */
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: Text | '';
  readonly width?: number;
  readonly height?: number;
  /** The same picture in smaller widths, where its host makes them: the value of `srcset`, with `w` descriptors. */
  readonly srcSet?: string;
  readonly dark?: ImageFile;
};

/** A part of another site, which a page shows when a visitor asks for it. Whole addresses. */
export type Embed = {
  /** The name of that site: `YouTube`. */
  readonly service: string;
  readonly shows: 'video' | 'map';
  readonly href: string;
  readonly frame: string;
};

export type Image = ImageFile | DrawnImage;
