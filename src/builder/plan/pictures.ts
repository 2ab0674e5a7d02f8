import { parseUrl, transformUrl } from 'unpic';
import type { Size } from '../../model/site.ts';

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
export function srcSetOf(src: string, size: Size | undefined): string | undefined {
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
