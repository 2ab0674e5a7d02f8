import type { PrintPart, PrintPlan } from '../model/print.ts';
import { contents, isListed, type Listed } from './contents.ts';
import { drawCover, opening } from './cover.ts';
import { drawFrame } from './frame.ts';
import { plainWords } from './lines.ts';
import { type Page, pagesOf } from './pages.ts';
import { partsOf } from './parts.ts';
import { type EmbeddedPicture, Pen } from './pen.ts';
import { pictureIn } from './pictures.ts';
import type { Setting } from './setting.ts';
import { measure, paper } from './style.ts';

/** What is in a file of the site, by its address (`/images/plan.png`); undefined if it can't be read. */
export type ReadPicture = (file: string) => Promise<Uint8Array | undefined>;

/** The height of the text on a page. */
const height = paper.height - paper.top - paper.bottom;

/** A document that is shorter has no list of contents. */
const shortest = { pages: 5, headings: 5 };

/** A document that has no more pages needs no cover, unless its page says otherwise. */
const longestUncovered = 2;

/**
 * Sets a document and gives it as a PDF: a cover if it isn't short, contents if it's long, then its parts, on A4. It is tagged for screen readers.
 * The same plan gives the same bytes.
 */
export async function printPdf(plan: PrintPlan, read: ReadPicture): Promise<Uint8Array> {
  const { title, description, siteName, language, brand, words, parts } = plan;
  const pen = new Pen({ title, description, author: siteName, language });
  const pictures = await picturesIn(parts, read, pen);
  const main = pen.tag('Part', undefined);
  const setting: Setting = {
    pen,
    parent: main,
    width: measure,
    brand,
    words,
    picture: (file) => pictures.get(file),
    partsOf,
  };
  const slices = partsOf(parts, setting);
  const body = pagesOf(slices, height);
  // The tags are read in the order of the pages.
  const first = pen.tag('Part', pen.root);
  const isCovered = plan.cover ?? body.length > longestUncovered;
  const list = isCovered ? contentsOf(body, setting) : [];
  pen.root.add(main);
  const inFirst = { ...setting, parent: first };
  if (isCovered) drawCover(plan, inFirst);
  const pages = isCovered ? [...list, ...body] : pagesOf([...opening(plan, inFirst), ...slices], height);
  pages.forEach((page, index) => {
    pen.doc.addPage();
    drawFrame(plan, index + (isCovered ? 2 : 1), pen);
    drawPage(page, pen);
  });
  return pen.finish();
}

/** Takes the pictures of a document into it that can be shown. @returns them by their files */
async function picturesIn(
  parts: readonly PrintPart[],
  read: ReadPicture,
  pen: Pen,
): Promise<ReadonlyMap<string, EmbeddedPicture>> {
  const pictures = new Map<string, EmbeddedPicture>();
  for (const file of new Set(filesIn(parts))) {
    const bytes = await read(file);
    const picture = bytes === undefined ? undefined : pictureIn(bytes);
    if (picture !== undefined) pictures.set(file, await pen.embed(picture.bytes));
  }
  return pictures;
}

function filesIn(parts: readonly PrintPart[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'figure') return part.file ?? [];
    if (part.kind === 'cards') return part.items.flatMap(filesIn);
    if (part.kind === 'list') return part.items.flatMap(({ content }) => filesIn(content));
    return 'content' in part ? filesIn(part.content) : [];
  });
}

/** The pages with the contents. Without any if the document is short. */
function contentsOf(body: readonly Page[], setting: Setting): Page[] {
  const listed = body.flatMap((page, index) =>
    page.flatMap(({ slice: { heading } }): Listed[] =>
      heading !== undefined && isListed(heading) ? [{ heading, page: index + 1 }] : [],
    ),
  );
  if (body.length < shortest.pages || listed.length < shortest.headings) return [];
  const shift = { pages: 0 };
  const parent = setting.pen.tag('Part', setting.pen.root);
  const pages = pagesOf(contents(listed, shift, { ...setting, parent }), height);
  // The cover is page 1.
  shift.pages = 1 + pages.length;
  return pages;
}

function drawPage(page: Page, pen: Pen): void {
  for (const { slice, y } of page) {
    const at = { x: paper.left, y: paper.top + y };
    if (slice.heading !== undefined && isListed(slice.heading)) addBookmark(slice.heading, at.y, pen);
    slice.draw(at);
  }
}

function addBookmark({ words, level }: Listed['heading'], y: number, { doc }: Pen): void {
  const { outline } = doc;
  const parent = level === 2 ? outline : (outline.children.at(-1) ?? outline);
  // Where on the page it leads is told by names that PDFKit's types leave out.
  const options = { expanded: true, fit: false, top: Math.max(0, y - 24), left: paper.width };
  parent.addItem(plainWords(words), options);
}
