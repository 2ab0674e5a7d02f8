import { extname } from 'node:path';
import { decodedOnce } from '../../model/address.ts';
import type { WholeFrame } from '../../model/frame.ts';
import { once } from '../../model/once.ts';
import { themeIn } from '../../model/theme.ts';
import { initialOf } from '../../outputs/app-icons.ts';
import { type PublicFolder, pictureReader } from '../printed/documents.ts';
import type { Drawing } from './draw.ts';

type Source = Drawing | { readonly png: Uint8Array };

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

/** What makes the icons of a site for home screens: of its icon or its logo, where that is an SVG or PNG file of its own, and else of its initial. */
export function iconMaker(frame: WholeFrame, folder: PublicFolder): (size: number) => Promise<Uint8Array> {
  const source = once(() => sourceOf(frame, pictureReader(folder)));
  return async (size) => {
    const drawing = await source();
    if ('png' in drawing) return drawing.png;
    // To load what draws takes longer than to draw, and sites with a PNG file don't need it.
    const { drawn } = await import('./draw.ts');
    return drawn(drawing, size);
  };
}
