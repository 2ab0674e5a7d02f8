import { largest } from '../model/lists.ts';
import { addressOf, type PrintHeading, type PrintPart, type PrintPlan } from '../model/print.ts';
import { plainText } from '../model/text.ts';
import { type Line, linesOf } from './lines.ts';
import { partsOf } from './parts.ts';
import { type EmbeddedPicture, Pen, type Point } from './pen.ts';
import { drawLine, heightOf, kept, type Setting, type Slice, spaced, stacked, textSlices } from './slices.ts';
import { colors, headingStyle, measure, paper, type Style, styles } from './style.ts';

const style: Style = { face: 'regular', size: 8.25, leading: 11, color: colors.quiet };

const head = 52;
const foot = paper.height - 48;

function shortened(text: string, width: number, pen: Pen): Line {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const shown = count === words.length ? text : `${words.slice(0, count).join(' ')} \u2026`;
    const [line] = linesOf([{ text: shown, style }], Number.POSITIVE_INFINITY, pen);
    if (line !== undefined && line.width <= width) return line;
  }
  return { pieces: [], width: 0 };
}

/** `https://www.example.com/a/` -> `www.example.com/a`, as people write it. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

function drawFrame({ title, siteName, address }: PrintPlan, number: number, pen: Pen): void {
  const right = paper.left + measure;
  const site = shortened(siteName, measure / 3, pen);
  const page = shortened(String(number), 40, pen);
  pen.artifact(() => {
    pen.letters(shortened(title, (measure * 2) / 3 - 12, pen).pieces, { x: paper.left, y: head });
    pen.letters(site.pieces, { x: right - site.width, y: head });
    pen.hairline({ x: paper.left, y: head + 9 }, measure);
    pen.letters(shortened(shortAddress(address), measure - 60, pen).pieces, { x: paper.left, y: foot });
    pen.letters(page.pieces, { x: right - page.width, y: foot });
  }, 'Pagination');
}

type Brand = PrintPlan['brand'];

/** Landings of a stepwell, seen from above: squares in squares, each a step deeper. */
function drawStepwell(brand: Brand, { doc }: Pen): void {
  const steps = 9;
  const whole = 190;
  const { x, y } = { x: paper.width - 150, y: paper.height - 118 };
  for (let step = 0; step < steps; step += 1) {
    const half = whole * (1 - step / steps);
    doc.rect(x - half, y - half, 2 * half, 2 * half).fill(brand[step % 2 === 0 ? '900' : '800']);
    // Short stairs on the four sides of a landing.
    const width = Math.min(half * 0.5, 34);
    for (let line = 1; line <= 4; line += 1) {
      const at = half - ((whole / steps) * line) / 5;
      doc.moveTo(x - width, y - at).lineTo(x + width, y - at);
      doc.moveTo(x - width, y + at).lineTo(x + width, y + at);
      doc.moveTo(x - at, y - width).lineTo(x - at, y + width);
      doc.moveTo(x + at, y - width).lineTo(x + at, y + width);
    }
    doc.lineWidth(0.7).stroke(brand['700']);
  }
  doc.rect(x - 12, y - 12, 24, 24).fill(brand['400']);
}

function drawRings(brand: Brand, { doc }: Pen): void {
  const rings = 7;
  const middle = { x: paper.width - 130, y: paper.height - 110 };
  for (let ring = 0; ring < rings; ring += 1) {
    doc.circle(middle.x, middle.y, 200 * (1 - ring / rings)).fill(brand[ring % 2 === 0 ? '900' : '800']);
  }
}

const text = (size: number, color: string, face: Style['face'] = 'regular'): Style => ({
  face,
  size,
  leading: size * 1.3,
  color,
});

function drawCover(plan: PrintPlan, setting: Setting): void {
  const { brand, ornament, siteName, title, description, tagline, facts, address } = plan;
  const { pen } = setting;
  pen.doc.addPage();
  pen.artifact(() => {
    pen.doc.rect(-1, -1, paper.width + 2, paper.height + 2).fill(brand['950']);
    if (ornament === 'stepwell') drawStepwell(brand, pen);
    else if (ornament !== 'none' && ornament !== 'rule') drawRings(brand, pen);
  });
  const inner = { ...setting, width: measure - 20 };
  const lines = (words: string, style: Style, before: number): Slice[] => textSlices(words, { style, before }, inner);
  // Long titles in smaller letters.
  const size = title.length > 48 ? 32 : 38;
  const style = { ...text(size, colors.white, 'bold'), leading: size * 1.16 };
  const even = { ...inner, width: evenWidth(title, style, inner) };
  const top = [
    ...lines(siteName, text(13, colors.white, 'semibold'), 0),
    ...lines(shortAddress(address), text(9.5, brand['200']), 3),
    ...(tagline === undefined ? [] : lines(tagline, text(11, brand['300'], 'semibold'), 96)),
    ...textSlices(title, { style, before: tagline === undefined ? 110 : 10, kind: 'H1' }, even),
    ...lines(description, { ...text(14, brand['100']), leading: 20.5 }, 18),
    ...(facts.length === 0 ? [] : lines(facts.join(' \u00b7 '), text(10.5, brand['200']), 18)),
  ];
  stacked(top).draw({ x: paper.left, y: 84 });
}

/** The width in which a title has as few lines as there must be, of about the same length. */
function evenWidth(title: string, style: Style, { pen, width }: Setting): number {
  const linesIn = (text: string, most: number): Line[] => linesOf([{ text, style }], most, pen);
  const { length } = linesIn(title, width);
  const longest = largest(title.split(' ').map((word) => linesIn(word, 1e4)[0]?.width ?? 0));
  let most = width;
  // No word is divided for it.
  while (most - 10 > longest && linesIn(title, most - 10).length === length) most -= 10;
  return most;
}

const title: Style = { face: 'bold', size: 28, leading: 33, color: colors.ink };

function opening(plan: PrintPlan, setting: Setting): Slice[] {
  const { brand } = setting;
  const { tagline, description, facts } = plan;
  const small = { ...styles.tagline, color: brand['700'] };
  const slices = [
    ...(tagline === undefined ? [] : textSlices(tagline, { style: small, before: 0 }, setting)),
    ...textSlices(plan.title, { style: { ...title, color: brand['900'] }, before: 2, kind: 'H1' }, setting),
    ...textSlices(description, { style: styles.lead, before: 8 }, setting),
    ...(facts.length === 0 ? [] : textSlices(facts.join(' \u00b7 '), { style: styles.small, before: 8 }, setting)),
  ];
  return kept(slices);
}

/** What is in a file of the site, by its address (`/images/plan.png`); undefined if it can't be read. */
export type ReadPicture = (file: string) => Promise<Uint8Array | undefined>;

const height = paper.height - paper.top - paper.bottom;

const shortest = { pages: 5, headings: 5 };

/** A document that has no more pages needs no cover, unless its page says otherwise. */
const longestUncovered = 2;

/** A cover if it isn't short, contents if it's long, then its parts, tagged for screen readers. The same plan gives the same bytes. */
export async function printPdf(plan: PrintPlan, read: ReadPicture): Promise<Uint8Array> {
  const { brand, words, parts } = plan;
  const pen = new Pen(plan);
  const all = everyPart(parts);
  const pictures = await picturesIn(all, plan, { read, pen });
  const main = pen.tag('Part', undefined);
  const setting: Setting = {
    pen,
    parent: main,
    width: measure,
    brand,
    words,
    picture: (src) => pictures.get(src),
    targetOf: targetsIn(all, plan),
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

/** Takes the pictures of a document into it that can be shown: those in the site's own folder. @returns them by what they are shown by */
async function picturesIn(
  parts: readonly PrintPart[],
  { base }: PrintPlan,
  { read, pen }: { readonly read: ReadPicture; readonly pen: Pen },
): Promise<ReadonlyMap<string, EmbeddedPicture>> {
  const pictures = new Map<string, EmbeddedPicture>();
  for (const src of new Set(parts.flatMap((part) => (part.kind === 'figure' ? part.image.src : [])))) {
    const bytes = src.startsWith(base) ? await read(`/${decodeURI(src.slice(base.length))}`) : undefined;
    const picture = bytes && (await pen.embed(bytes));
    if (picture !== undefined) pictures.set(src, picture);
  }
  return pictures;
}

/** What links in a document lead to: one of its parts, or an address. @param parts all of them */
function targetsIn(parts: readonly PrintPart[], plan: PrintPlan): Setting['targetOf'] {
  const ids = new Set(
    parts.flatMap((part) =>
      part.kind === 'list' ? part.items.map(({ id }) => id) : part.kind === 'heading' ? part.id : [],
    ),
  );
  return (to) => {
    const [path, anchor] = to.href.split('#');
    const isHere = path === '' || (to.kind === 'page' && path === plan.route);
    return isHere && anchor !== undefined && ids.has(anchor)
      ? { to: anchor, isInside: true }
      : { to: addressOf(to, plan), isInside: false };
  };
}

/** Parts with those that are in them. */
function everyPart(parts: readonly PrintPart[]): PrintPart[] {
  return parts.flatMap((part) => [part, ...everyPart(partsIn(part))]);
}

function partsIn(part: PrintPart): readonly PrintPart[] {
  if (part.kind === 'cards') return part.items.flat();
  if (part.kind === 'list') return part.items.flatMap(({ content }) => content);
  return 'content' in part ? part.content : [];
}

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
  parent.addItem(plainText(words), options);
}

export type PlacedSlice = { readonly slice: Slice; readonly y: number };

export type Page = readonly PlacedSlice[];

function chainsOf(slices: readonly Slice[]): Slice[][] {
  const chains: Slice[][] = [[]];
  for (const slice of slices) {
    chains.at(-1)?.push(slice);
    if (slice.keeps !== true) chains.push([]);
  }
  return chains.filter((chain) => chain.length > 0);
}

/** Puts slices on pages of a height. What belongs together is together, unless it's longer than a page. */
function pagesOf(slices: readonly Slice[], height: number): Page[] {
  const pages: PlacedSlice[][] = [[]];
  let used = 0;
  const next = (): void => {
    pages.push([]);
    used = 0;
  };
  const put = (slice: Slice): void => {
    const page = pages.at(-1) ?? [];
    if (page.length === 0 && slice.again !== undefined && pages.length > 1) {
      page.push({ slice: slice.again, y: 0 });
      used = slice.again.height;
    }
    const before = page.length === 0 || used === 0 || page[0]?.slice === slice.again ? 0 : slice.before;
    page.push({ slice, y: used + before });
    used += before + slice.height;
  };
  for (const chain of chainsOf(slices)) {
    const before = used === 0 ? 0 : (chain[0]?.before ?? 0);
    const isWhole = heightOf(chain) <= height * 0.9;
    if (used > 0 && isWhole && used + before + heightOf(chain) > height) next();
    for (const slice of chain) {
      if (used > 0 && used + slice.before + slice.height > height) next();
      put(slice);
    }
  }
  return pages;
}

/** A heading that links can lead to, and the page it is on, counted from the first after the contents. */
export type Listed = { readonly heading: PrintHeading & { readonly id: string }; readonly page: number };

/** How many pages come before those that are listed. It is known when the contents have been set. */
export type Shift = { pages: number };

const isListed = (heading: PrintHeading): heading is Listed['heading'] =>
  heading.id !== undefined && heading.level <= 3;

const indent = 18;

const top: Style = { face: 'semibold', size: 10.5, leading: 17, color: colors.ink };
const below: Style = { face: 'regular', size: 10, leading: 15.5, color: colors.quiet };

function contents(entries: readonly Listed[], shift: Shift, setting: Setting): Slice[] {
  const style = headingStyle(2, setting.brand['900']);
  const head = textSlices(setting.words.contents, { style, before: 0, kind: 'H2' }, setting);
  const inner = { ...setting, parent: setting.pen.tag('TOC', setting.parent) };
  const slices = entries.flatMap((entry) => entryOf(entry, shift, inner));
  return [...kept(head), ...spaced(slices, 14)];
}

function entryOf({ heading, page }: Listed, shift: Shift, setting: Setting): Slice[] {
  const { pen, width } = setting;
  const isTop = heading.level === 2;
  const style = isTop ? top : below;
  const left = isTop ? 0 : indent;
  const context = { pen, style, tag: pen.tag('Reference', pen.tag('TOCI', setting.parent)) };
  const target = { to: heading.id, isInside: true };
  const words = linesOf([{ text: plainText(heading.words), style, target }], width - left - 40, pen);
  return words.map((line, index): Slice => {
    const isLast = index === words.length - 1;
    return {
      height: style.leading,
      before: index > 0 ? 0 : isTop ? 8 : 1,
      keeps: !isLast,
      draw: (at) => {
        drawLine(line, { x: at.x + left, y: at.y }, context);
        const [number] = linesOf([{ text: String(page + shift.pages), style, target }], 40, pen);
        if (!isLast || number === undefined) return;
        const x = at.x + width - number.width;
        drawDots({ x: at.x + left + line.width + 6, y: at.y + style.leading * 0.72 }, x - 6, setting);
        drawLine(number, { x, y: at.y }, context);
      },
    };
  });
}

function drawDots({ x, y }: Point, end: number, { pen }: Setting): void {
  if (end <= x) return;
  pen.artifact(() => {
    pen.doc.moveTo(x, y).lineTo(end, y).lineWidth(0.7).dash(0.7, { space: 3.3 }).stroke(colors.line).undash();
  });
}
