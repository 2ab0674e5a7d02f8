import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from '../../model/once.ts';
import { type Drawing, svgOf } from './svg.ts';

const packages = createRequire(import.meta.url);

const ready = once(async () => initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** An icon, and so many pixels wide and high. Plain data, which a thread is started with. */
export type DrawRequest = { readonly drawing: Drawing; readonly sizes: readonly number[] };

/** Draws an icon. @returns a PNG file for each size */
export async function drawn({ drawing, sizes }: DrawRequest): Promise<readonly Uint8Array[]> {
  await ready();
  const svg = await svgOf(drawing);
  return sizes.map((size) => {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
    const bytes = image.render().asPng();
    image.free();
    return bytes;
  });
}
