import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { iconFile } from '../../src/outputs/app-icons.ts';
import { planOf } from '../blocks/plan-blocks.ts';

const { frame } = planOf([]);
const iconOf = (name: string, language = 'en'): string | undefined =>
  iconFile({ ...frame, language, site: { name, url: frame.site.url } })?.text;

test('a site without icon and logo gets its initial, whatever letter that is', () => {
  const initials = { Acme: 'A', ' bakery': 'B', ışık: 'I', '<&>': '&lt;', नमस्ते: 'न', '👩‍🍳 Cook': '👩‍🍳' };
  for (const [name, initial] of Object.entries(initials)) {
    const svg = iconOf(name, name === 'ışık' ? 'tr' : 'en') ?? '';
    expect(svg).toContain(`text-anchor="middle">${initial}</text>`);
    expect(() => new SaxesParser().write(svg).close()).not.toThrow();
  }
});

test('a site with one of its own keeps it', () => {
  for (const own of [{ icon: '/icon.png' }, { logo: '/mark.svg' }])
    expect(iconFile({ ...frame, site: { ...frame.site, ...own } })).toBeUndefined();
});
