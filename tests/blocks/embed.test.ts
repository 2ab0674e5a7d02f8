import { expect, test } from 'vitest';
import { embedOf, services } from '../../src/values/embeds.ts';
import { renderBlocks } from './render-block.ts';

const frameOf = (address: string): string | undefined => embedOf(address)?.frame;

test('every form of the address of a video shows that video', () => {
  const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
  for (const address of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  ])
    expect(frameOf(address), address).toBe(youTube);
  expect(frameOf('https://youtu.be/aqz-KE-bpKQ?t=90')).toBe(`${youTube}&start=90`);
  expect(frameOf('https://vimeo.com/76979871/0abc')).toBe(
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=0abc',
  );
});

test('a map shows the part of the world that its address names', () => {
  expect(frameOf('https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/52.5163/13.3777')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=13.36912%2C52.51336%2C13.38628%2C52.51924&layer=mapnik&marker=52.51630%2C13.37770',
  );
  expect(frameOf('https://www.google.com/maps/place/Brandenburger+Tor/@52.5,13.3,17z')).toBe(
    'https://www.google.com/maps?q=Brandenburger%20Tor&output=embed',
  );
  expect(embedOf('https://www.google.com/maps/embed?pb=!1m18!2d13.37!3d52.51')).toMatchObject({
    href: 'https://www.google.com/maps?q=52.51,13.37',
    frame: 'https://www.google.com/maps/embed?pb=!1m18!2d13.37!3d52.51',
  });
});

test('what is not on the list is not shown, however much it looks like it', () => {
  for (const address of [
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/@bakery',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript',
    'https://www.openstreetmap.org/',
    'https://www.openstreetmap.org/#map=16/952.5/13.3',
    'https://www.google.com/search?x=1',
    'javascript:alert(1)',
    '/films/oven.mp4',
  ])
    expect(embedOf(address), address).toBeUndefined();
  for (const { example, service } of services) expect(embedOf(example)?.service).toBe(service);
});

test('until it is asked for, there is a link, and nothing of the other site', async () => {
  const html = await renderBlocks([{ type: 'embed', title: 'The oven', href: 'https://youtu.be/aqz-KE-bpKQ' }]);
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"[^>]* aria-label="Load from YouTube: The oven"/,
  );
  expect(html).not.toMatch(/<iframe|nocookie|<img/);
});
