import type { BrowserWindow } from './engines/window.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A part of a page with a box of its own. */
export type Part = Box & {
  readonly name: string;
  /** Of its text, if there is no other part in it. */
  readonly lineHeight?: number;
};

/** Runs in the page: its parts, in their order. */
export function partsOfPage(): Part[] {
  const inline = ['inline', 'inline-block', 'inline-flex'];
  const parts = [
    ...document.querySelectorAll<HTMLElement>('header, main, footer, :is(header, main, footer) :not(svg *, option)'),
  ].filter((each) => each.getClientRects().length > 0 && !inline.includes(getComputedStyle(each).display));
  const around = new Set(parts.map((each) => each.parentElement));
  return parts.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const name = `${each.localName} "${(each.textContent ?? '').trim().slice(0, 40)}"`;
    const lineHeight = Number.parseFloat(getComputedStyle(each).lineHeight);
    return { name, x, y, width, height, ...(around.has(each) || Number.isNaN(lineHeight) ? {} : { lineHeight }) };
  });
}

/** How much wider or higher the same part may be, in pixels: some browsers round the height of lines, some the width of letters. */
const tolerance = 3;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance + 0.01 * Math.abs(one);

/** Whether a text is as high in both, but for a pixel a line, and one line more: its words may fit in one by a hair. */
function isAsHigh({ height, lineHeight = 0 }: Part, other: Part): boolean {
  const [off, lines] = [Math.abs(height - other.height), height / (lineHeight || height)];
  return off <= tolerance + lines || isNear(off, lineHeight);
}

/** The parts that are in another place or of another size. Where a part is from the top, follows from what is above it. */
export function movedParts(some: readonly Part[], others: readonly Part[]): string[] {
  if (some.length !== others.length) return [`${some.length} parts, and ${others.length}`];
  return some.flatMap((part, index) => {
    const other = others[index];
    const isAlike =
      other?.name === part.name &&
      isNear(part.x, other.x) &&
      isNear(part.width, other.width) &&
      (part.lineHeight === undefined || isAsHigh(part, other));
    const sizes = [part, other].map((each) => `${each?.x} ${each?.width} x ${each?.height}`);
    return isAlike ? [] : [`${part.name}: ${sizes.join(', and ')}`];
  });
}

/** Runs in any page: the share of squares of a part whose mean colours differ in two pictures. Edges of letters differ in every engine. */
async function unlike(some: string, other: string, boxes: readonly (readonly [Box, Box])[]): Promise<number[]> {
  const square = 24;
  const load = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on.');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  /** The mean colour of a square of a box. */
  const mean = ({ data, width, height }: ImageData, box: Box, [column, row]: readonly [number, number]): number[] => {
    const [left, top] = [Math.round(box.x) + column * square, Math.round(box.y) + row * square];
    const [right, bottom] = [
      Math.min(left + square, width, box.x + box.width),
      Math.min(top + square, height, box.y + box.height),
    ];
    // Of millions of pixels: no list for each.
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4;
        red += data[at] ?? 0;
        green += data[at + 1] ?? 0;
        blue += data[at + 2] ?? 0;
      }
    }
    const count = Math.max(Math.ceil(right - left) * Math.ceil(bottom - top), 1);
    return [red / count, green / count, blue / count];
  };
  const [one, two] = await Promise.all([load(some), load(other)]);
  return boxes.map(([box, otherBox]) => {
    const [across, down] = [Math.ceil(box.width / square), Math.ceil(Math.min(box.height, otherBox.height) / square)];
    const squares = Array.from(
      { length: across * down },
      (_, index) => [index % across, Math.floor(index / across)] as const,
    );
    const off = squares.filter((place) => {
      const [first, second] = [mean(one, box, place), mean(two, otherBox, place)];
      return first.some((colour, channel) => Math.abs(colour - (second[channel] ?? 0)) > 32);
    });
    return off.length / squares.length;
  });
}

export type Seen = { readonly parts: readonly Part[]; readonly picture: Buffer };

/** What is drawn in a part: a block, or a picture. Icons are too small to be judged by mean colours. */
const isDrawn = ({ name, width, height }: Part): boolean =>
  /^(?:header|section|footer) /.test(name) || (/^(?:img|svg) /.test(name) && Math.min(width, height) >= 96);

/**
 * The blocks and pictures that are drawn in other colours. Where they are, is asked of their parts. Lines of text that are a pixel higher
 * move what is below them: a tenth may differ.
 */
export async function otherColours(window: BrowserWindow, one: Seen, other: Seen): Promise<string[]> {
  const blocks = one.parts.flatMap((part, index) => {
    const same = other.parts[index];
    return same !== undefined && isDrawn(part) ? [[part, same] as const] : [];
  });
  const shares = await window.run(unlike, one.picture.toString('base64'), other.picture.toString('base64'), blocks);
  return blocks.flatMap(([{ name }], index) => {
    const share = shares[index] ?? 1;
    return share < 0.1 ? [] : [`${name}: ${Math.round(share * 100)} % of it`];
  });
}
