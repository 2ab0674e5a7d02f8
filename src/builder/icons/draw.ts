import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from '../../model/once.ts';
import { type Drawing, svgOf } from './svg.ts';

const packages = createRequire(import.meta.url);

const ready = once(async () => initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Draws an icon, so many pixels wide and high. @returns a PNG file */
export async function drawn(drawing: Drawing, size: number): Promise<Uint8Array> {
  await ready();
  const image = new Resvg(await svgOf(drawing), { fitTo: { mode: 'width', value: size } });
  const bytes = image.render().asPng();
  image.free();
  return bytes;
}
