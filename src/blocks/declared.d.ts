/*
 * What a block of a site's own can import from `sitewright/blocks`, as a package declares it: without Chakra, which is a part of the
 * package and brings no types. What it really is: `src/blocks/offered.ts`.
 */

import type { ComponentType, JSX, ReactElement, ReactNode } from 'react';

/** CSS by the names of its properties in JavaScript, with names of the theme for colours and sizes: `{ color: 'fg.muted', lg: { gap: '6' } }`. */
export type Styles = { readonly [property: string]: string | number | Styles | undefined };

/** A text, with links and bold words in it. It is placed with `Words`, and never looked at. */
export type Text = string | readonly Inline[];
type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string; readonly long?: true }
  | { readonly kind: 'link'; readonly to: Href; readonly children: readonly Inline[] }
  | { readonly kind: 'year'; readonly year: string }
  | { readonly kind: 'mark'; readonly says: 'yes' | 'no'; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: Icon; readonly text: string }
  | { readonly kind: 'picture'; readonly image: Image };

/** A text of one or more paragraphs. */
export type RichText = readonly Text[];
/** Paragraphs, lists, quotes, tables and code. */
export type Passage = RichText | { readonly parts: readonly unknown[] };
/** A long text. */
export type LongText = { readonly nodes: readonly unknown[] };

export type Href = { readonly kind: 'page' | 'plain'; readonly href: string };
export type FileLink = { readonly href: Href; readonly format?: string; readonly size?: string };
export type Icon = readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
/** A picture, for `Picture`. */
export type Image = { readonly alt: Text | '' };
export type Background = 'default' | 'subtle' | 'brand' | 'dark';
export type Action = {
  readonly label: Text;
  readonly href: Href;
  readonly variant?: 'solid' | 'outline' | 'ghost';
  readonly icon?: Icon;
};

/** Where a block stands on its page. */
export type BlockPlace = {
  /** Its id on the page. */
  readonly id: string;
  /** Counted from 0. */
  readonly index: number;
  /** The levels of its heading, and of those of its items. */
  readonly titleLevel: 1 | 2;
  readonly itemLevel: 2 | 3 | 4;
};

/** A style of a recipe, for `css`. */
export type Style = string;
/** What `css` takes: a style, or several. */
export type Css = Style | readonly (Css | undefined)[];

type Of<T> = { readonly of: T; readonly css?: Css };
type Component<Props> = (props: Props) => ReactElement | null;

/** Any element of HTML or SVG, with `css` for its styles: `<chakra.div css={styles.list}>`. */
export declare const chakra: {
  readonly [Tag in keyof JSX.IntrinsicElements]: ComponentType<JSX.IntrinsicElements[Tag] & { readonly css?: Css }>;
};

type Head = {
  readonly tagline?: Text | undefined;
  readonly title?: Text | undefined;
  readonly description?: RichText | undefined;
};
type Band = { readonly background?: Background | undefined; readonly children: ReactNode };

/** With its head above what is in it, and below that a note in small letters and buttons. */
export declare const HeadedSection: Component<
  Head & Band & { readonly note?: Passage | undefined; readonly actions?: readonly Action[] | undefined }
>;
export declare const Section: Component<
  Band & { readonly space?: 'section' | 'tight'; readonly follows?: 'space' | 'hairline' }
>;
export declare const SectionHead: Component<Head>;
export declare const Title: Component<Of<Text | undefined>>;
export declare const ItemTitle: Component<Of<Text | undefined>>;
export declare const ItemHeading: Component<{ readonly css: Css; readonly children: ReactNode }>;
export declare const Tagline: Component<Of<Text | undefined> & { readonly mark?: 'ornament' | 'none' }>;

export declare const Words: Component<{ readonly of: Text }>;
export declare const Phrase: Component<Of<Text | undefined>>;
export declare const Paragraph: Component<Of<Text | undefined>>;
/** A text, which is a link if it leads somewhere. */
export declare const LinkedWords: Component<Of<Text> & { readonly href: Href | undefined }>;
/** Links in a list. */
export declare const TextLinks: Component<{
  readonly of: readonly { readonly label: Text; readonly href: Href }[] | undefined;
  readonly css: Css;
  readonly linkCss: Css;
}>;
export declare const TextList: Component<{ readonly of: readonly Text[] | undefined; readonly css: Css }>;
export declare const Prose: Component<Of<Passage | undefined> & { readonly inItem?: boolean }>;
export declare const ProseBox: Component<
  Of<Passage | undefined> & { readonly as?: 'div' | 'dd' | 'figcaption'; readonly each?: Css }
>;
/** The words of a text without links and marks, for labels that nobody sees. */
export declare function plainText(text: Text): string;

/** A list that pages can be found for (`entries: true` in the schema). `children` gives one item: `<li>` in a `ul`. */
export declare function ItemList<Item>(props: {
  readonly of: readonly Item[];
  readonly as?: 'ul' | 'ol' | 'dl' | 'div';
  readonly css?: Css;
  /** What stands below the items, in the same element. */
  readonly last?: ReactNode;
  /** Which of the items of the block these are, if the block shows them in several lists or in another order. */
  readonly at?: readonly number[];
  readonly children: (item: Item, index: number) => ReactElement;
}): ReactElement;

/** The title of one of the block's groups, counted from 0: as `ItemTitle`, and links can lead to it if `group` made the groups. */
export declare const GroupTitle: Component<Of<Text> & { readonly at: number }>;
/** How many items of the block's list stand together: all of them, or where it has headings, the most under one. */
export declare function useMostTogether(items: readonly unknown[]): number;

type LinkProps = Omit<JSX.IntrinsicElements['a'], 'href'> & { readonly to: Href };
export declare const SmartLink: ComponentType<LinkProps>;
export declare const StyledLink: ComponentType<LinkProps & { readonly css?: Css }>;
export declare const Actions: Component<Of<readonly Action[] | undefined>>;
export declare const ActionLink: Component<Action & { readonly about?: Text; readonly size?: 'md' | 'sm' }>;

/** @param sizes as in HTML: how wide the picture is shown */
export declare const Picture: Component<Of<Image | undefined> & { readonly sizes: string }>;
export declare const IconView: Component<Of<Icon>>;
export declare const IconTile: Component<{ readonly of: Icon | undefined; readonly size?: 'md' | 'sm' | 'xs' }>;

type Recipe<Slot extends string> = { readonly parts: Readonly<Record<Slot, unknown>> };
type Definition<Slot extends string> = {
  readonly base: Readonly<Record<Slot, Styles>>;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, { readonly [Part in Slot]?: Styles }>>>>;
  readonly defaultVariants?: Readonly<Record<string, string | number | boolean>>;
};
/** Says how the parts of a block look. It is called above the component. */
export declare function slotRecipe<Slot extends string>(recipe: Definition<Slot>): Recipe<Slot>;
/** The styles of the parts of a recipe. */
export declare function useStyles<Slot extends string>(
  recipe: Recipe<Slot>,
  variants?: Readonly<Record<string, string | number | boolean | undefined>>,
): Readonly<Record<Slot, Style>>;
export type StylesOf<R extends Recipe<string>> = Readonly<Record<keyof R['parts'], Style>>;
export declare function byBackground<T>(stylesOn: (surface: Styles) => T): Readonly<Record<Background, T>>;

/** A CSS custom property of the look, whose names docs/themes.md explains. */
export type LookPropertyName = import('../model/look-properties.ts').LookPropertyName;
/** A property that site.yaml sets under "theme", in "properties". */
export type OwnPropertyName = `--site-${string}`;
/** A property as a value of styles. @param otherwise what holds where it isn't set */
export declare function property(name: LookPropertyName | OwnPropertyName, otherwise?: string): string;

export declare const stack: Styles;
export declare const wrapping: Styles;
export declare const inLine: Styles;
export declare const centred: Styles;
export declare const breakable: Styles;
export declare const lineAbove: Styles;
export declare const lineBelow: Styles;
export declare const lineAround: Styles;
export declare const mutedSmall: Styles;
export declare const mutedCaption: Styles;
export declare const visuallyHidden: Styles;
/** A grid's columns of one width. */
export declare function columns(count: number): string;
/** Variants by how many stand side by side on a wide screen: `columns: inColumns('list', [2, 3, 4])`. @param part the grid that they stand in */
export declare function inColumns<Part extends string>(
  part: Part,
  counts: readonly number[],
): Readonly<Record<string, Readonly<Record<Part, Styles>>>>;
export declare function raised(borderRadius: 'card' | 'panel'): Styles;

export declare function usePlace(): BlockPlace;
/** What visitors choose from the list by: to be shown above it. `HeadedSection` shows it itself. */
export declare function useAbove(): ReactNode;
/** The attribute of the element around the items of such a list. `ItemList` has it. @param at as for `ItemList` */
export declare function useListMark(at?: readonly number[]): { readonly 'data-list': string | undefined };
/** The address of the page: `/services/cloud`. */
export declare function useRoute(): string;
/** What visitors read besides the texts of pages, in the site's language: names in docs/site.md. */
export declare function useWords(): Readonly<Record<string, string>>;
/** Fills in what stands in braces. */
export declare function fillIn(words: string, values: Readonly<Record<string, string | number>>): string;
