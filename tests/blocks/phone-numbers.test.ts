import { expect, test } from 'vitest';
import { textOf, withWholeNumbers } from '../../src/builder/plan/texts.ts';
import { phoneAddress } from '../../src/model/address.ts';

test.each([
  ['Call +91 257 555 0100 now', 'Call +91~257~555~0100 now'],
  ['0257 555 0101', '0257~555~0101'],
  ['Ring (020) 7946 0018, or not', 'Ring (020)~7946~0018, or not'],
  ['In 2025 we had 10 000 visitors', 'In 2025 we had 10 000 visitors'],
  ['0.7 s and 19 s', '0.7 s and 19 s'],
  ['model A0 12 34 56', 'model A0 12 34 56'],
])('in "%s" the spaces of telephone numbers hold', (written, whole) => {
  expect(withWholeNumbers(written)).toBe(whole.replaceAll('~', '\u00a0'));
});

test('a number that is filled in holds, too', () => {
  const context = {
    value: () => '+91 257 555 0100',
    year: () => '2026',
    hrefOf: (href: string) => ({ kind: 'plain' as const, href }),
  };
  expect(textOf('Call {phone}', context)).toBe('Call +91\u00a0257\u00a0555\u00a00100');
});

test.each([
  ['+44 (0) 20 7946 0018', 'tel:+442079460018'],
  ['+49 (0)30/123-456', 'tel:+4930123456'],
  ['0044 (0) 20 7946 0018', 'tel:00442079460018'],
  ['(020) 7946 0018', 'tel:02079460018'],
  ['*21#', 'tel:*21#'],
])('a click on "%s" dials %s', (written, address) => {
  expect(phoneAddress(written)).toBe(address);
});
