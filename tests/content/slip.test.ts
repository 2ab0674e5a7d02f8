import { expect, test } from 'vitest';
import { isSlip } from '../../src/values/suggest.ts';

/** Written -> meant. `check --fix` changes the first into the second without asking. */
test.each([
  ['titel', 'title'],
  ['descripton', 'description'],
  ['ontact', 'contact'],
  ['baout', 'about'],
  ['blok', 'blocks'],
  ['/About', '/about'],
  ['/our_team', '/our-team'],
  ['/servcies/cloud', '/services/cloud'],
  ['/images/taem.png', '/images/team.png'],
])('%s is a slip for %s', (written, meant) => {
  expect(isSlip(written, meant)).toBe(true);
});

/** These are words of their own, or other numbers: whoever wrote them is asked. */
test.each([
  ['mug', 'bug'],
  ['name', 'date'],
  ['teacher', 'feather'],
  ['hanna', 'anna'],
  ['/terms', '/team'],
  ['/services', '/prices'],
  ['/jobs', '/docs'],
  ['/courses-2', '/courses'],
  ['/images/shop-2.png', '/images/shop-1.png'],
  ['/cloud/services', '/services/cloud'],
])('%s is none for %s', (written, meant) => {
  expect(isSlip(written, meant)).toBe(false);
});
