import { expect, test } from 'vitest';
import { profileMarks } from '../../src/builder/plan/plan.ts';
import { planOf } from '../blocks/plan-blocks.ts';

test('a profile gets the mark of its service, and its name where the label does not say it', () => {
  const profiles = [
    { label: 'Our company', href: 'https://www.linkedin.com/company/a' },
    { label: 'GitHub', href: 'https://github.com/a' },
    { label: 'Posts', href: 'https://a.bsky.social' },
    { label: 'Posts', href: 'https://chaos.social/@a' },
    { label: 'Mastodon', href: 'https://bread.example/@a' },
    { label: 'Videos', href: 'https://notyoutube.com/a' },
  ];
  const { site } = planOf([{ type: 'cta', title: 'Hi' }], { contact: { profiles } }).frame;
  const marks = profileMarks(site);
  expect(marks.map(({ name }) => name)).toEqual(['LinkedIn', undefined, 'Bluesky', 'Mastodon', undefined, undefined]);
  const icons = marks.map(({ icon }) => JSON.stringify(icon));
  expect(icons[3]).toBe(icons[4]);
  expect(new Set(icons).size).toBe(5);
});
