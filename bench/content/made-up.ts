import {
  type Action,
  type Block,
  type Card,
  type Content,
  type Link,
  type Page,
  type Site,
  slugOf,
} from './content.ts';
import { pictureCount, pictureName, pictureSize } from './picture.ts';
import { type Writer, writerFrom } from './words.ts';

export type Request = {
  readonly pages: number;
  readonly seed: number;
  /** Whether pages differ in structure, too: in the number of items, the optional fields and the order of blocks. */
  readonly varied: boolean;
};

const icons = [
  'zap',
  'shield',
  'chart-line',
  'globe',
  'layers',
  'users',
  'clock',
  'cloud',
  'settings',
  'heart',
  'lock',
  'star',
] as const;

const units = ['%', 'k', 'M', '+'] as const;

/** The last page that links lead to. All sites of at least this many pages have the same menu. */
const lastLinked = 30;

const list = <T>(length: number, make: () => T): T[] => Array.from({ length }, make);

/** Who makes up a part of a site. */
type Author = { readonly writer: Writer; readonly request: Request };

function linkOf({ writer: { number, title }, request }: Author, from = 2, to = 3): Link {
  return { label: title(from, to), href: `/p/${slugOf(number(1, Math.min(request.pages, lastLinked)))}` };
}

/** A usual number; one of a range where structure varies. */
function count({ writer, request }: Author, usual: number, from: number, to: number): number {
  return request.varied ? writer.number(from, to) : usual;
}

/** Whether something optional is there: always, unless structure varies. */
function has({ writer, request }: Author): boolean {
  return !request.varied || writer.number(0, 3) > 0;
}

function actionsOf(author: Author, least: number): Action[] {
  const variants = ['primary', 'outline'] as const;
  const both = variants.map((variant): Action => ({ ...linkOf(author), variant }));
  return both.slice(0, count(author, 2, least, 2));
}

function heroOf(author: Author, page: number): Block {
  const { title, text } = author.writer;
  const image = { src: `/${pictureName((page % pictureCount) + 1)}`, alt: title(4, 6), ...pictureSize };
  const shown = has(author) ? { image } : {};
  return { type: 'hero', title: title(5, 9), text: text(24, 36), ...shown, actions: actionsOf(author, 0) };
}

function cardOf(author: Author): Card {
  const { title, text, pick } = author.writer;
  const [icon, link] = [pick(icons), linkOf(author)];
  return {
    ...(has(author) ? { icon } : {}),
    title: title(2, 5),
    text: text(16, 28),
    ...(has(author) ? { link } : {}),
  };
}

/** The blocks between the first and the last. Where structure varies, each can come first. */
function betweenOf(author: Author): Block[] {
  const { title, text, number, pick } = author.writer;
  const blocks: Block[] = [
    { type: 'card-grid', title: title(3, 6), cards: list(count(author, 6, 2, 9), () => cardOf(author)) },
    {
      type: 'stats',
      title: title(3, 5),
      items: list(count(author, 4, 2, 6), () => ({ value: `${number(2, 980)}${pick(units)}`, label: title(2, 4) })),
    },
    {
      type: 'faq',
      title: title(3, 5),
      items: list(count(author, 5, 2, 8), () => ({ question: `${title(6, 11)}?`, answer: text(30, 55) })),
    },
  ];
  const first = count(author, 0, 0, 2);
  return [...blocks.slice(first), ...blocks.slice(0, first)];
}

function pageOf(author: Author, page: number): Page {
  const { title, text } = author.writer;
  const head = { title: title(4, 8), description: text(18, 24) };
  const [hero, between] = [heroOf(author, page), betweenOf(author)];
  const end: Block = { type: 'cta', title: title(4, 8), text: text(16, 26), actions: actionsOf(author, 1) };
  return { ...head, blocks: [hero, ...between, end] };
}

function siteOf(author: Author): Site {
  const { title, text } = author.writer;
  return {
    brand: 'Northwind Works',
    nav: list(6, () => ({ label: title(1, 1), children: list(10, () => linkOf(author)) })),
    footer: { text: text(10, 14), links: list(16, () => linkOf(author, 1, 3)) },
  };
}

/** Makes up a site. The same request gives the same site. */
export function madeUp(request: Request): Content {
  const author = (seed: number): Author => ({ writer: writerFrom(seed), request });
  return {
    pages: request.pages,
    site: siteOf(author(request.seed)),
    page: (number) => pageOf(author(request.seed * 1_000_003 + number), number),
  };
}
