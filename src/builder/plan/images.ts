import { parseUrl, transformUrl } from 'unpic';
import type { Scene } from '../../model/generated/written.ts';
import { isList, type Json, type JsonObject } from '../../model/json.ts';
import type { Image, ImageFile } from '../../model/media.ts';
import { coverKey, type Size } from '../../model/site.ts';
import type { Ornament } from '../../model/theme.ts';
import { type AddressContext, withBase } from './links.ts';
import { coverOf } from './scene/cover.ts';
import { drawingOf } from './scene/scene.ts';
import { textOf, type WordsContext } from './texts.ts';

/** What pictures need to become ready for use. */
export type ImageContext = WordsContext &
  AddressContext & {
    /** The size of a picture that was measured. */
    readonly measured: (path: string) => Size | undefined;
    /** What covers are drawn of. */
    readonly ornament: () => Ornament;
  };

/** A picture as authors write it, ready for use. */
export function imageOf(value: Json, context: ImageContext): Image {
  if (typeof value !== 'object' || value === null || isList(value)) throw new Error('A picture is not a map.');
  const cover = value[coverKey];
  if (typeof cover === 'object' && cover !== null && !isList(cover)) return coverImage(cover, context);
  if (value.scene === undefined) return imageFileOf(value, context);
  // The type is generated from the schema that the scene was held against.
  const scene = value.scene as unknown as Scene;
  return { drawing: drawingOf(scene, (text) => textOf(text, context)), alt: altOf(value, context) };
}

function coverImage({ seed, kind, words }: JsonObject, context: ImageContext): Image {
  const { drawing, hue } = coverOf(String(seed), String(kind), context.ornament());
  return { drawing, alt: '', cover: { words: textOf(String(words), context), hue } };
}

/** A picture that is a file. */
export function imageFileOf({ dark, ...value }: JsonObject, context: ImageContext): ImageFile {
  const path = String(value.src);
  const size = sizeOf(value, path, context);
  const srcSet = srcSetOf(path, size);
  return {
    src: withBase(context.base, path),
    alt: altOf(value, context),
    ...(size ?? {}),
    ...(srcSet === undefined ? {} : { srcSet }),
    ...(dark === undefined ? {} : { dark: imageFileOf({ ...value, src: dark }, context) }),
  };
}

function altOf({ decorative, alt }: JsonObject, context: ImageContext): Image['alt'] {
  return decorative === true || alt === undefined ? '' : textOf(String(alt), context);
}

/** What the author says, or what was measured; one given side brings the other along. */
function sizeOf({ width, height }: JsonObject, path: string, context: ImageContext): Size | undefined {
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  const measured = context.measured(path);
  if (measured === undefined) return undefined;
  if (typeof width === 'number') return { width, height: Math.round((width * measured.height) / measured.width) };
  if (typeof height === 'number') return { width: Math.round((height * measured.width) / measured.height), height };
  return measured;
}

/** In CSS pixels: from a small phone's whole width to a desktop's half, each about a third more than the one before. */
const widths = [360, 480, 640, 828, 1080, 1440, 1920];

/** The host's own widths below the one the author chose, and that one. */
function offered(largest: number): number[] {
  return [...widths.filter((width) => width < largest * 0.9), largest];
}

/**
 * The `srcset` of a picture whose host makes smaller ones on demand; undefined for any other picture.
 * @param src as the author wrote it
 * @param size as it comes from `src`: no larger one is asked for, and the ratio stays
 */
function srcSetOf(src: string, size: Size | undefined): string | undefined {
  if (size === undefined || !src.startsWith('https://')) return undefined;
  // Asked for only where the address says so already: a height makes some hosts cut the picture.
  const isCut = parseUrl(src)?.operations?.height !== undefined;
  const addresses = offered(size.width).map((width) => {
    const height = isCut ? { height: Math.round((width * size.height) / size.width) } : {};
    const address = transformUrl({ url: src, width, ...height });
    return address === undefined ? undefined : `${candidate(address)} ${width}w`;
  });
  return addresses.includes(undefined) ? undefined : addresses.join(', ');
}

/** Spaces and a comma at the end would end an entry of a `srcset`. */
function candidate(address: string): string {
  return address.replace(/[\s,]/g, (character) => encodeURIComponent(character));
}
