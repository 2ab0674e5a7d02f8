import { imageSize } from 'image-size';
import type { Size } from '../../model/site.ts';

/** Enough for the size of nearly every picture; a JPEG with large metadata needs the rest. */
const FIRST_BYTES = 128 * 1024;

/**
 * Measures a picture as browsers show it, in CSS pixels. Undefined if it is not a picture.
 * @param read the first bytes of the file, or all
 */
export function sizeOf(read: (firstBytes?: number) => Uint8Array): Size | undefined {
  const start = read(FIRST_BYTES);
  return measured(start) ?? (start.length < FIRST_BYTES ? undefined : measured(read()));
}

function measured(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height, orientation } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    // Cameras turn pictures by a note in the file, and browsers follow it.
    const turned = orientation !== undefined && orientation >= 5;
    const [across, down] = turned ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch {
    // image-size throws for whatever is not a picture.
    return undefined;
  }
}
