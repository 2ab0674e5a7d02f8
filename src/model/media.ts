import type { Text } from './text.ts';

/** One SVG element of an icon: its name and its attributes, as Lucide publishes them. */
export type IconNode = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** An icon as element data on a 24 by 24 grid, so that no icon library reaches the visitor. */
export type Icon = readonly IconNode[];

export type DrawingLabel = {
  readonly text: Text;
  readonly x: number;
  readonly y: number;
  /** On which side of the point the words are. */
  readonly side: 'left' | 'right' | 'center';
  /** Whether they can be left out where the drawing is small. */
  readonly detail: boolean;
};

/** A drawing, ready for `<svg>`. Its shapes have classes, by which a style sheet gives them the colours of the theme. */
export type Drawing = {
  readonly viewBox: string;
  readonly shapes: Icon;
  readonly labels: readonly DrawingLabel[];
};

/** A picture that is drawn by the page itself. */
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
  /** What is shown in its place where it's dark. */
  readonly dark?: ImageFile;
};

/** A part of another site, which a page shows when a visitor asks for it. Whole addresses. */
export type Embed = {
  /** The name of that site: `YouTube`. */
  readonly service: string;
  readonly shows: 'video' | 'map';
  /** Where it is on that site. */
  readonly href: string;
  /** What a frame in the page loads. */
  readonly frame: string;
};

/** What an author calls a picture: a file, or a drawing made of parts. */
export type Image = ImageFile | DrawnImage;
