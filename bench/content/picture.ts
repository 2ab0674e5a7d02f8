import { crc32, deflateSync } from 'node:zlib';
import { randomFrom } from './random.ts';

/** How many pictures a site has. */
export const pictureCount = 8;

export const pictureSize = { width: 1200, height: 675 } as const;

/** Where the picture of a number is published. */
export function pictureName(number: number): string {
  return `img/hero-${number}.png`;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Eight bits a pixel, shades of grey, every row without a filter. */
function headerOf({ width, height }: typeof pictureSize): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return header;
}

/** A picture of about 60 KB, as large as that of a careful author: bands with a little noise in them, as PNG. */
export function pictureOf(number: number): Buffer {
  const { width, height } = pictureSize;
  const random = randomFrom(number);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const noise = random() < 0.03 ? random() * 24 : 0;
      rows[y * (width + 1) + 1 + x] = 40 + 20 * (((x * number) / 300 + y / 90) & 7) + noise;
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', headerOf(pictureSize)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
