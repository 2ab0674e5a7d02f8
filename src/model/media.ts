import type { Text } from './text.ts';

/** One SVG element of an icon: its name and its attributes, as Lucide publishes them. */
export type IconNode = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** An icon as element data on a 24 by 24 grid, so that no icon library reaches the visitor. */
export type Icon = readonly IconNode[];

/** A picture, ready for `<img>`. Sizes are in CSS pixels; both are there or neither (an unmeasured remote picture). */
export type Image = {
  /** Base included. */
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: Text | '';
  readonly width?: number;
  readonly height?: number;
  /** The same picture in smaller widths, where its host makes them: the value of `srcset`, with `w` descriptors. */
  readonly srcSet?: string;
};
