import { inflateSync } from 'node:zlib';

/** A picture that can be on paper. */
type Picture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG or JPEG picture; undefined if the bytes are of another kind, or damaged. Documents can't hold other kinds. */
export function pictureIn(bytes: Uint8Array): Picture | undefined {
  const size = signature.every((byte, index) => bytes[index] === byte) ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : { bytes, ...size };
}

type Size = { readonly width: number; readonly height: number };

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the pixels, too: PDFKit ends the process over damaged ones. */
function sizeOfPng(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  const pixels: Uint8Array[] = [];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IDAT') pixels.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const isHeaded = bytes.length > 32 && String.fromCharCode(...bytes.subarray(12, 16)) === 'IHDR';
  if (!isHeaded || !canInflate(Buffer.concat(pixels))) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function canInflate(bytes: Uint8Array): boolean {
  try {
    return inflateSync(bytes).length > 0;
  } catch {
    return false;
  }
}

/** The marks before which a JPEG says its size. */
const frames = [0xc0, 0xc1, 0xc2];

function sizeOfJpeg(bytes: Uint8Array): Size | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    if (frames.includes(bytes[at + 1] ?? 0)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}
