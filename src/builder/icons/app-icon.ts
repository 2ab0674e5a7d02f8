import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { folderDisk } from '../../content/files/disk.ts';
import { once } from '../../content/once.ts';
import type { Frame } from '../../model/plan.ts';
import { themeIn } from '../../model/theme.ts';
import { initialOf } from '../../outputs/icon.ts';
import { keptIcon } from './kept-icons.ts';
import { initialSvg, markSvg } from './svg.ts';

/** What an icon is made of: a drawing, or a picture that is published as it is. */
type Source = { readonly svg: string } | { readonly png: Uint8Array };

const packages = createRequire(import.meta.url);

/** Loading what draws takes as long as drawing. */
const drawer = once(async () => {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
});

async function drawn(svg: string, size: number): Promise<Uint8Array> {
  const Resvg = await drawer();
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  const bytes = image.render().asPng();
  image.free();
  return bytes;
}

async function sourceOf(frame: Frame, read: (file: string) => Promise<Uint8Array | undefined>): Promise<Source> {
  const { site, base, language } = frame;
  const address = site.icon ?? site.logo ?? '';
  const file = address.startsWith(base) ? `/${address.slice(base.length)}` : '';
  const form = extname(file).toLowerCase();
  const bytes = form === '.svg' || form === '.png' ? await read(file) : undefined;
  if (bytes !== undefined && form === '.png') return { png: bytes };
  const { brand, neutral } = themeIn(frame);
  if (bytes !== undefined) return { svg: markSvg(bytes, neutral.page.light) };
  return { svg: await initialSvg(initialOf(site.name, language), brand.light) };
}

/**
 * What makes the icons of a site for home screens: of its icon or its logo, where that is an SVG or PNG file of its own, and else of
 * its initial. They are kept in the builder's cache.
 * @param read the bytes of a file in `public/`, by its name with a leading `/`
 */
export function iconMaker(
  frame: Frame,
  root: string,
  publicFiles: ReadonlySet<string>,
): (size: number) => Promise<Uint8Array> {
  const disk = folderDisk(root);
  const source = once(() =>
    sourceOf(frame, async (file) => (publicFiles.has(file) ? disk.read(`public${file}`) : undefined)),
  );
  return async (size) => {
    const found = await source();
    if ('png' in found) return found.png;
    const name = createHash('sha256').update(`${size} ${found.svg}`).digest('hex').slice(0, 20);
    return keptIcon(`${name}.png`, () => drawn(found.svg, size));
  };
}
