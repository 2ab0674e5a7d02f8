import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodSite, memoryDisk, png } from './memory-disk.ts';

const from = (base64: string): Buffer => Buffer.from(base64, 'base64');

const jpg = from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAGAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADoDFU3/2Q==',
);
const gif = from(
  'R0lGODlhKAAeAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAAKAAeAAACIYSPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kxzBQAh+QQACgAAACwAAAAAKAAeAIAAAP8AAAACIYSPqcvtD6OctNqLs968+w+G4kiW5omm6sq27gvH8kxzBQA7',
);
const webp = from(
  'UklGRn4BAABXRUJQVlA4IHIBAADwCACdASooAB4APoU2lkelIyIhMA1QoBCJbACdMoRwN535gc4kV+vT6kduXz6ql41n0yzFZNBQZ1ODK02kxheW1i7V5E896l9wNDLolE93pAD+28U9W0wHB6U3TLuGuf8ooNw8gwNDpFVad7FmWKMlxISC/oqVnw4nKIParv/1tF98SillArhXJj2i2uFDxwwjQiADZQP7yp+Cork7OE+1ok1shTPrqpmv/Gfp/D/2DseY5jw8/48DvJpGfE3Wz7+ct2Oemmsmf9b7ZGHBJ8WOmKO52z99s3SnWDzCZr7Yj3gIg4Lp3qdvrt+pTRo4XWWYJ5yRX0roUOQ/d4mPLFF9XUBIqMkQl81CKfyaEw/uD81IcwNfG9WCpjQpOcVNXW68MW46XbE+lzEUafHZxsyM7DHK55T+MhnPgk6NiTNHhXkK5ZRbSIG37JIW80NMPDwkOJhDBBP/wUYYRbtW36/sbIvVPqvtTIdJ130TC3zFoAAA',
);
const avif = from(
  'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAngAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAoAAAAHgAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAAKZtZGF0EgAKBhgVJ+sCEDKRARgACiiihAC2e58f6wRLeltmhvIbZgdIYJqHctCmi2nuQaS2FWImN8bluhMFwLmWQWAJ64edSx6v20pmRtwLHc44KBnGsWEk2m1oBOlD+fvCwwmZ46SJsk8i37MDO9HlhqcY6NkW8ePqTG4+ubLKgmYPjQusN1/t4KONzaPZk9KYubnT746a9Ow+DT5q9/c9a+A=',
);

/** A photo of 300 kB: cameras write notes of at most 64 kB each before the picture. */
const photo = Buffer.concat([
  jpg.subarray(0, 2),
  ...Array.from({ length: 5 }, () => Buffer.concat([from('//7/AA=='), Buffer.alloc(0xff00 - 2, 'note ')])),
  jpg.subarray(2),
]);

/** A PNG with a part of 200 kB that browsers need not know. */
function largePng(): Buffer {
  const body = Buffer.concat([Buffer.from('noTe'), Buffer.alloc(200_000, 7)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(200_000);
  ends.writeUInt32BE(crc32(body), 4);
  const part = Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  return Buffer.concat([png.subarray(0, 33), part, png.subarray(33)]);
}

/** An animation of 300 kB. */
const longGif = Buffer.concat([
  gif.subarray(0, -1),
  ...Array.from({ length: 300 }, () => Buffer.concat([from('If7/'), Buffer.alloc(255, 'x'), ...moreNotes()])),
  gif.subarray(-1),
]);

/** The rest of a note in a GIF: three more pieces, and its end. */
function moreNotes(): Buffer[] {
  return [...Array.from({ length: 3 }, () => Buffer.concat([from('/w=='), Buffer.alloc(255, 'x')])), Buffer.alloc(1)];
}

/** A page that shows a picture. */
async function codesFor(name: string, picture: Uint8Array): Promise<string[]> {
  const page = `title: Home\ndescription: What we do.\nblocks:\n  - type: hero\n    title: Hi\n    image: { src: /${name}, alt: A boat }\n`;
  const { findings } = await loadSite(
    memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': page, [`public/${name}`]: picture }),
  );
  return findings.map(({ code }) => code);
}

const pictures = {
  'a.jpg': jpg,
  'b.jpg': photo,
  'a.png': png,
  'b.png': largePng(),
  'a.gif': gif,
  'b.gif': longGif,
  'a.webp': webp,
  'a.avif': avif,
};

for (const [name, picture] of Object.entries(pictures)) {
  test(`${name} of ${picture.length} bytes is whole, and told where it breaks off`, async () => {
    expect(await codesFor(name, picture)).not.toContain('bad-image');
    for (const share of [0.97, 0.7, 0.4]) {
      const cut = picture.subarray(0, Math.floor(picture.length * share) - 1);
      expect(await codesFor(name, cut), String(share)).toContain('bad-image');
    }
  });
}

test('what cameras write behind a photo is no mistake', async () => {
  expect(await codesFor('a.jpg', Buffer.concat([photo, Buffer.alloc(400_000, 'a film')]))).not.toContain('bad-image');
});
