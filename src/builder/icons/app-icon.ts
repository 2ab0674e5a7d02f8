import { once as onceSaid } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WholeFrame } from '../../model/frame.ts';
import { once } from '../../model/once.ts';
import type { PublicPaths } from '../../model/site.ts';
import { themeIn } from '../../model/theme.ts';
import { appIcons } from '../../outputs/app-icons.ts';
import { initialOf } from '../../outputs/icon.ts';
import { builderRoot, cacheRoot } from '../builder-root.ts';
import { cachedFolder, compiledIn } from '../cache/cache.ts';
import { hashOfFiles } from '../hash-of-files.ts';
import { decodedOnce } from '../plan/links.ts';
import { pictureReader } from '../printed/pictures.ts';
import { iconsProgram } from '../programs.ts';
import type { DrawRequest } from './draw.ts';
import type { Drawing } from './svg.ts';

/** What icons may be made of: the files in `public/`, by their addresses. */
export type PublicFolder = {
  /** The content root. */
  readonly root: string;
  readonly names: PublicPaths;
  /** Whether those that were kept aren't used. */
  readonly isFresh?: boolean;
};

/** What an icon is made of: a drawing, or a picture that is published as it is. */
type Source = Drawing | { readonly png: Uint8Array };

/** What an icon depends on besides its drawing: what draws it, and the versions of packages that do. */
const recipe = ['src/builder/icons/draw.ts', 'src/builder/icons/svg.ts', 'src/print/fonts.ts', 'package-lock.json'];

/** A name that changes with what an icon shows and with how it is drawn. To find it takes no drawing. */
async function iconName(drawing: Drawing): Promise<string> {
  const shown = 'mark' in drawing ? { ...drawing, mark: Buffer.from(drawing.mark).toString('base64') } : drawing;
  const files = recipe.map((name) => [name, join(builderRoot, name)] as const);
  return (await hashOfFiles(shown, files)).slice(0, 20);
}

async function sourceOf(frame: WholeFrame, read: (file: string) => Promise<Uint8Array | undefined>): Promise<Source> {
  const { site, base, language } = frame;
  const address = site.icon ?? site.logo ?? '';
  const file = address.startsWith(base) ? decodedOnce(`/${address.slice(base.length)}`) : '';
  const form = extname(file).toLowerCase();
  const bytes = form === '.svg' || form === '.png' ? await read(file) : undefined;
  if (bytes !== undefined && form === '.png') return { png: bytes };
  const { brand, neutral } = themeIn(frame);
  if (bytes !== undefined) return { mark: bytes, ground: neutral.page.light };
  const { solid, contrast } = brand.light;
  return { initial: initialOf(site.name, language), shades: { solid, contrast } };
}

/** Draws icons while other work goes on, in a thread: to load what draws them takes longer than to draw. @throws what was thrown while drawing */
async function drawn(request: DrawRequest): Promise<readonly Uint8Array[]> {
  if (iconsProgram === undefined) return (await import('./draw.ts')).drawn(request);
  const [icons] = await onceSaid(new Worker(iconsProgram, { workerData: request }), 'message');
  return icons;
}

/** Draws an icon in all sizes, each as a file of a folder. */
async function drawInto(folder: string, drawing: Drawing): Promise<void> {
  const sizes: readonly number[] = Object.values(appIcons);
  const icons = await drawn({ drawing, sizes });
  for (const [at, bytes] of icons.entries()) await writeFile(join(folder, `${sizes[at]}.png`), bytes);
}

/** So many icons are kept, beside compiled apps. One is a few kilobytes, and takes longer to draw than a page. */
const MOST = 60;

/**
 * What makes the icons of a site for home screens: of its icon or its logo, where that is an SVG or PNG file of its own, and else of
 * its initial. They are kept in the builder's cache.
 */
export function iconMaker(
  frame: WholeFrame,
  { root, names, isFresh = false }: PublicFolder,
): (size: number) => Promise<Uint8Array> {
  const icons = once(async (): Promise<(size: number) => Uint8Array> => {
    const source = await sourceOf(frame, pictureReader({ root, names }));
    if ('png' in source) return () => source.png;
    const cache = { folder: join(cacheRoot, 'sitewright-icons'), most: MOST, isFresh };
    const { read } = compiledIn(await cachedFolder(cache, await iconName(source), (empty) => drawInto(empty, source)));
    return (size) => read(`${size}.png`);
  });
  return async (size) => (await icons())(size);
}
