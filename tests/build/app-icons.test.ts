import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, expect, test } from 'vitest';
import { iconMaker } from '../../src/builder/icons/app-icon.ts';
import { svgOf } from '../../src/builder/icons/draw.ts';
import { themeIn } from '../../src/model/theme.ts';
import { planOf } from '../blocks/plan-blocks.ts';

const { frame } = planOf([]);
const root = mkdtempSync(join(tmpdir(), 'sitewright-icons-'));
mkdirSync(join(root, 'public'));
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="red" d="M0 0h2v1H0z"/></svg>';
writeFileSync(join(root, 'public/mark.svg'), mark);
writeFileSync(join(root, 'public/mark.png'), 'the bytes of a picture');
const files = new Map(['mark.svg', 'mark.png'].map((name) => [`/${name}`, `public/${name}`]));
afterAll(() => rmSync(root, { recursive: true }));

const iconOf = (logo: string): Promise<Uint8Array> =>
  iconMaker({ ...frame, site: { ...frame.site, logo } }, { root, names: files })(180);

test('an icon is drawn from the mark, and is a square', async () => {
  const icon = await iconOf('/mark.svg');
  expect(imageSize(icon)).toMatchObject({ width: 180, height: 180, type: 'png' });
  // Made once: the same mark is the same icon, also in a later build.
  expect(Buffer.from(await iconOf('/mark.svg'))).toEqual(Buffer.from(icon));
});

test('a PNG file is published as it is', async () => {
  expect(Buffer.from(await iconOf('/mark.png')).toString()).toBe('the bytes of a picture');
});

test('a site without a mark has its initial, and one without a letter of ours its colour', async () => {
  const { light: shades } = themeIn(frame).brand;
  expect(await svgOf({ initial: 'R', shades })).toMatch(/<rect[^>]*fill="#[\da-f]{6}"\/><path/);
  expect(await svgOf({ initial: '宇', shades })).not.toContain('<path');
});
