import { crc32 } from 'node:zlib';

/** Whether all of a picture is there, as far as its format says how long it is. True for what is no picture. */
export function isWhole(picture: Uint8Array): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith(PNG)) return isWholePng(bytes);
  if (start.startsWith('\xff\xd8'))
    return bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > bytes.lastIndexOf('\xff\xda', undefined, 'latin1');
  if (/^RIFF.{4}WEBP/s.test(start)) return bytes.readUInt32LE(4) + 8 <= bytes.length;
  return !start.startsWith('\0\0\x01\0') || isWholeIco(bytes);
}

const PNG = '\x89PNG\r\n\x1a\n';

/** Browsers stop where a part that they need isn't what its checksum says. Its name begins with a capital letter. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(name) && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (name === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

/** An ICO file begins with a table: how large each of its pictures is, and where it begins. */
function isWholeIco(bytes: Buffer): boolean {
  const count = bytes.length < 6 ? 0 : bytes.readUInt16LE(4);
  if (bytes.length < 6 + count * 16) return false;
  return Array.from({ length: count }, (_, index) => 6 + index * 16).every((row) => {
    const begin = bytes.readUInt32LE(row + 12);
    const picture = bytes.subarray(begin, begin + bytes.readUInt32LE(row + 8));
    return picture.length === bytes.readUInt32LE(row + 8) && isWhole(picture);
  });
}
