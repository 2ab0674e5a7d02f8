/** A link of a made-up page. */
export type Link = { readonly label: string; readonly href: string };

export type Action = Link & { readonly variant: 'primary' | 'outline' };

export type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

export type Card = { readonly icon?: string; readonly title: string; readonly text: string; readonly link?: Link };

/** The five blocks that every generator has a template for. */
export type Block =
  | {
      readonly type: 'hero';
      readonly title: string;
      readonly text: string;
      readonly image?: Picture;
      readonly actions: readonly Action[];
    }
  | { readonly type: 'card-grid'; readonly title: string; readonly cards: readonly Card[] }
  | {
      readonly type: 'stats';
      readonly title: string;
      readonly items: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly type: 'faq';
      readonly title: string;
      readonly items: readonly { readonly question: string; readonly answer: string }[];
    }
  | { readonly type: 'cta'; readonly title: string; readonly text: string; readonly actions: readonly Action[] };

export type Page = { readonly title: string; readonly description: string; readonly blocks: readonly Block[] };

export type Menu = { readonly label: string; readonly children: readonly Link[] };

/** What all pages share: 66 links in the menu (6 of them open a list of 10), and 16 in the footer. */
export type Site = {
  readonly brand: string;
  readonly nav: readonly Menu[];
  readonly footer: { readonly text: string; readonly links: readonly Link[] };
};

/** A made-up site. Pages count from 1, and each is made when it is asked for. */
export type Content = { readonly pages: number; readonly site: Site; readonly page: (number: number) => Page };

/** The name of a page's file, without its ending. */
export function slugOf(number: number): string {
  return `page-${String(number).padStart(5, '0')}`;
}
