import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from '../../model/once.ts';
import type { Shades } from '../../model/theme.ts';

const packages = createRequire(import.meta.url);

const ready = once(async () => initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** What an icon shows: a mark (an SVG file) on a ground, or the first letter of a name. Colours as in CSS. */
export type Drawing =
  | { readonly mark: Uint8Array; readonly ground: string }
  | { readonly initial: string; readonly shades: Pick<Shades, 'solid' | 'contrast'> };

/** A mark or an initial in the middle of an opaque ground: home screens show nothing through. */
export async function svgOf(drawing: Drawing): Promise<string> {
  const [ground, shape] =
    'mark' in drawing
      ? [drawing.ground, imageOf(drawing.mark)]
      : [drawing.shades.solid, await outlineOf(drawing.initial, drawing.shades.contrast)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${shape}</svg>`;
}

function imageOf(mark: Uint8Array): string {
  const data = Buffer.from(mark).toString('base64');
  return `<image href="data:image/svg+xml;base64,${data}" x="14" y="14" width="72" height="72"/>`;
}

const size = 58;

/** Its outline, because what draws knows no fonts. Where no font of ours has the letter, the ground stands alone. */
async function outlineOf(initial: string, color: string): Promise<string> {
  // Opening fonts takes time, which sites with a mark don't need.
  const { fontFor } = await import('../../print/fonts.ts');
  const font = fontFor('semibold', initial.codePointAt(0) ?? 0)?.font;
  if (font === undefined) return '';
  const scale = size / font.unitsPerEm;
  const { glyphs, advanceWidth } = font.layout(initial);
  const outline = glyphs.map(({ path }) => path.toSVG()).join('');
  const x = 50 - (advanceWidth * scale) / 2;
  const y = 50 + (font.capHeight * scale) / 2;
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" fill="${color}" d="${outline}"/>`;
}

export async function drawn(drawing: Drawing, size: number): Promise<Uint8Array> {
  await ready();
  const image = new Resvg(await svgOf(drawing), { fitTo: { mode: 'width', value: size } });
  const bytes = image.render().asPng();
  image.free();
  return bytes;
}
