import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from '../../model/once.ts';
import { type Drawing, svgOf } from './svg.ts';

const packages = createRequire(import.meta.url);

const ready = once(async () => initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Draws an icon. @param sizes so many pixels wide and high @returns a PNG file for each size */
export async function drawn(drawing: Drawing, sizes: readonly number[]): Promise<readonly Uint8Array[]> {
  await ready();
  const svg = await svgOf(drawing);
  return sizes.map((size) => {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
    const bytes = image.render().asPng();
    image.free();
    return bytes;
  });
}
