import { expect, test } from 'vitest';
import { frameFile } from '../../src/outputs/page-data.ts';
import { planOf } from '../blocks/plan-blocks.ts';

test('visitors get nothing of site.yaml but what they see', () => {
  const { frame } = planOf([], {
    icon: '/icon.svg',
    timeZone: 'Asia/Kolkata',
    allowedFiles: ['/keys.json'],
    planned: ['/soon'],
    redirects: [{ from: '/old', to: '/' }],
    notFound: { title: 'Nothing here', actions: [{ label: 'Home', href: '/' }] },
  });
  expect(frame.site).toMatchObject({ icon: '/icon.svg', timeZone: 'Asia/Kolkata' });
  const { site } = JSON.parse(frameFile(frame).text);
  expect(Object.keys(site).sort()).toEqual(['contact', 'email', 'name', 'notFound']);
  expect(Object.keys(site.notFound)).toEqual(['actions']);
});
