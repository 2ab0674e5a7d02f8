import type { Background, Block, Link, Words } from './generated/resolved.ts';
import type { MapPlan } from './map.ts';
import type { Href, RichText, Text } from './text.ts';

/** Which screen a route shows: a page of blocks, or the screen for an address without a page. */
export type Screen =
  | {
      readonly kind: 'page';
      /** The page's title as a visually hidden h1, when no block has a title. */
      readonly hiddenTitle?: string;
      readonly blocks: readonly PlacedBlock[];
    }
  | NotFoundPlan;

/** What stands at an address without a page. */
export type NotFoundPlan = {
  readonly kind: 'not-found';
  readonly title: Text;
  /** After the number 404. */
  readonly status: string;
  readonly description: RichText;
};

export type PlacedBlock = {
  readonly place: BlockPlace;
  readonly block: Block;
};

/** Where a block stands on its page: what it cannot know from its own fields. */
export type BlockPlace = {
  /** Unique on the page, valid as an HTML id: the author's `id`, or `block-3` for the third block. */
  readonly id: string;
  /** Counted from 0. */
  readonly index: number;
  /** The heading level of the block's own title. */
  readonly titleLevel: 1 | 2;
  /** The heading level of titles inside the block's items: one more, where these are under headings. */
  readonly itemLevel: 2 | 3 | 4;
  /** The background behind the block above, if there is one. */
  readonly previousBackground?: Background;
  /** On the first block of a sub-page: the way to it, from the home page to the page itself. */
  readonly trail?: readonly Link[];
  /** What this type of block says besides its texts; absent if that is nothing. */
  readonly words?: Partial<Words>;
  /** The headings among the items of its list, in their order. */
  readonly headings?: readonly ListHeading[];
  /** The same of its groups, if pages were found for all of them: `from` counts groups. */
  readonly groups?: readonly ListHeading[];
  /** On the block with a long list: the pages of it. */
  readonly pager?: Pager;
  /** On a block from whose list visitors choose: by what. */
  readonly filters?: ListFilters;
  readonly calendarFile?: Href;
  readonly maps?: MapPlan;
  readonly hasParts?: true;
  readonly unprinted?: true;
  /** On an announcement: its words as one short name, by which it's known that it was put away. Other words have another one. */
  readonly away?: string;
};

/** A heading among the items of a list. */
export type ListHeading = {
  readonly title: Text;
  /** The page that the items have in common. */
  readonly href?: Href;
  readonly id?: string;
  /** Where the first item under it is in the list, counted from 0. */
  readonly from: number;
};

/** The pages that a long list takes, for the one that is shown. */
export type Pager = {
  /** Which one is shown, counted from 1. */
  readonly current: number;
  /** In their order. `null` stands for those between that are left out. */
  readonly pages: readonly (NumberedPage | null)[];
  readonly previous?: Href;
  readonly next?: Href;
};

export type NumberedPage = { readonly number: number; readonly href: Href };

/** By what visitors choose from a list. */
export type ListFilters = {
  readonly fields: readonly ListFilter[];
  /**
   * For each item the options that it has, by their places: `0,1 3;1,2` is an item with the first option of one field and two of another, and
   * a second item. Of bounds, only the first of those that it keeps to. `=0` is the first item once more, under another heading.
   */
  readonly items: string;
  /** What names in the address begin with, on a page with several such lists. */
  readonly prefix?: string;
  /** What its heading says, there: which of the lists it is. */
  readonly of?: string;
  /** Whether there is a search field. */
  readonly find?: true;
};

/** A field by whose values visitors choose. */
export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** Side by side, of which any are chosen; in a menu, of which one is; or bounds, of which one is. */
  readonly as: 'chips' | 'menu' | 'bounds';
  /** Each as the address says it and as visitors read it, and the page with all that have it, if there is one. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly page?: Href }[];
};
