import { readdirSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readCachedFile, writeCachedFile } from '../../disk/cache/cached-file.mjs';
import { unlessRefused } from '../../disk/error-code.mjs';
import type { WholeFrame } from '../../model/frame.ts';
import { once } from '../../model/once.ts';
import type { PublicPaths } from '../../model/site.ts';
import { themeIn } from '../../model/theme.ts';
import { appIcons } from '../../outputs/app-icons.ts';
import { initialOf } from '../../outputs/icon.ts';
import { builderRoot, cacheRoot } from '../builder-root.ts';
import { hashOfFiles } from '../hash-of-files.ts';
import { decodedOnce } from '../plan/links.ts';
import { pictureReader } from '../printed/pictures.ts';
import { drawInThread } from './draw-in-thread.ts';
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
const recipe = [
  'src/builder/icons/draw.ts',
  'src/builder/icons/svg.ts',
  'src/print/fonts.ts',
  'src/print/sfnt.ts',
  'package-lock.json',
];

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

/** Draws one drawing in all sizes at once, when the first is asked for. */
function drawer(drawing: Drawing): (size: number) => Promise<Uint8Array> {
  const sizes: readonly number[] = Object.values(appIcons);
  const all = once(() => drawInThread(drawing, sizes));
  return async (size) => {
    const bytes = (await all())[sizes.indexOf(size)];
    if (bytes === undefined) throw new Error(`No icon is ${size} pixels wide.`);
    return bytes;
  };
}

type Icons = { readonly name: string; readonly draw: (size: number) => Promise<Uint8Array> };

/**
 * What makes the icons of a site for home screens: of its icon or its logo, where that is an SVG or PNG file of its own, and else of
 * its initial. They are kept in the builder's cache.
 */
export function iconMaker(
  frame: WholeFrame,
  { root, names, isFresh = false }: PublicFolder,
): (size: number) => Promise<Uint8Array> {
  const icons = once(async (): Promise<Icons | { readonly png: Uint8Array }> => {
    const source = await sourceOf(frame, pictureReader({ root, names }));
    return 'png' in source ? source : { name: await iconName(source), draw: drawer(source) };
  });
  return async (size) => {
    const made = await icons();
    return 'png' in made ? made.png : cachedIcon(`${made.name}-${size}.png`, isFresh, () => made.draw(size));
  };
}

/** Beside compiled apps. An icon is a few kilobytes, and takes longer to draw than a page. */
const iconCache = join(cacheRoot, 'sitewright-icons');
const mostIcons = 200;

/** Drops all, when there are many: they are drawn again. */
function prune(): void {
  const count = unlessRefused(() => readdirSync(iconCache))?.length ?? 0;
  if (count >= mostIcons) unlessRefused(() => rmSync(iconCache, { recursive: true, force: true }));
}

/**
 * An icon that was made before, or is made now. It is kept, if it can be: the disk may be full or read-only.
 * @param name it changes with what the icon is made of
 * @param isFresh whether it is made in any case
 */
async function cachedIcon(name: string, isFresh: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(iconCache, name);
  const found = isFresh ? undefined : readCachedFile(file);
  if (found !== undefined) return found.first;
  const bytes = await make();
  prune();
  writeCachedFile(file, [[bytes]]);
  return bytes;
}
