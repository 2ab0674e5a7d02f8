import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A link of a document: to an address, or to a page of its own. */
export type Link = { readonly page: number; readonly url?: string; readonly leadsTo?: number };

/** What a document says, as a program reads it that knows nothing of how it was made. */
export type ReadPdf = {
  readonly pages: number;
  /** The words of each page, without what is marked as saying nothing. */
  readonly texts: readonly string[];
  /** The words of each page that are marked so: running heads, numbers. */
  readonly artifacts: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** Titles of the bookmarks, those below others indented. */
  readonly outline: readonly string[];
  readonly links: readonly Link[];
  /** The kinds of tags in it. */
  readonly roles: ReadonlySet<string>;
  /** The alt texts of its pictures. */
  readonly alts: readonly string[];
};

/** A node of the tree of tags, or the words in one, which have an id only. */
type Tree = {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly Tree[];
};

const nodesOf = (tree: Tree): Tree[] => [tree, ...(tree.children ?? []).flatMap(nodesOf)];

type Outline = { readonly title: string; readonly items: readonly Outline[] };

const titlesOf = (items: readonly Outline[], indent = ''): string[] =>
  items.flatMap(({ title, items }) => [indent + title, ...titlesOf(items, `${indent}  `)]);

async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<{ text: string; artifact: string }> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: boolean[] = [];
  const words = { text: '', artifact: '' };
  for (const item of items) {
    if ('str' in item) words[open.includes(true) ? 'artifact' : 'text'] += `${item.str} `;
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item && item.tag === 'Artifact');
  }
  return words;
}

async function linksOf(pdf: PDFDocumentProxy, number: number): Promise<Link[]> {
  const annotations: { url?: string; dest?: string }[] = await (await pdf.getPage(number)).getAnnotations();
  return Promise.all(
    annotations.map(async ({ url, dest }) => {
      if (dest === undefined || dest === null) return { page: number, ...(url === undefined ? {} : { url }) };
      const place = await pdf.getDestination(dest);
      if (place === null) throw new Error(`Nothing is called ${dest}.`);
      return { page: number, leadsTo: (await pdf.getPageIndex(place[0])) + 1 };
    }),
  );
}

/** Reads a document. @throws Error when a link in it leads nowhere */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const words = await Promise.all(numbers.map((number) => wordsOf(pdf, number)));
  const links = await Promise.all(numbers.map((number) => linksOf(pdf, number)));
  const trees = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getStructTree()));
  const nodes = trees.flatMap((tree) => (tree === null ? [] : nodesOf(tree)));
  const { info } = await pdf.getMetadata();
  const outline: readonly Outline[] | null = await pdf.getOutline();
  const marks: { Marked?: boolean } | null = await pdf.getMarkInfo();
  const read = {
    pages: pdf.numPages,
    texts: words.map(({ text }) => text),
    artifacts: words.map(({ artifact }) => artifact),
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    isTagged: marks?.Marked === true,
    outline: titlesOf(outline ?? []),
    links: links.flat(),
    roles: new Set(nodes.flatMap(({ role }) => role ?? [])),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
  };
  await task.destroy();
  return read;
}
