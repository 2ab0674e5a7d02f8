import { expect, test } from 'vitest';
import type { Entry } from '../../src/content/entries/entries.ts';
import { Entries, EntryIndex } from '../../src/content/entries/entry-index.ts';
import { kindOf } from '../../src/content/entries/kinds.ts';

const kind = kindOf('article', { description: '', fields: [{ name: 'author', type: 'entry' }], layout: [] });

/** How often entries are looked at when each of them is asked for its neighbours, and for those that name it. */
function looks(count: number): number {
  let looked = 0;
  const names = Array.from({ length: count }, (_, index) => `a${String(index).padStart(4, '0')}`);
  const all = names.map((name, index): Entry => {
    const written = { title: name, author: names[(index + 1) % count] ?? '' };
    return {
      ...{ kind, name, file: `pages/${name}.yaml`, draft: false },
      get route() {
        looked++;
        return `/${name}`;
      },
      get written() {
        looked++;
        return written;
      },
    };
  });
  const entries = new Entries(new EntryIndex(all));
  names.forEach((name, index) => {
    const [previous, next] = entries.beside({ kind: 'article' }, `/${name}`);
    expect([previous?.name, next?.name]).toEqual([names[index - 1], names[index + 1]]);
    const naming = entries.find({ kind: 'article', naming: name }).map((entry) => entry.name);
    expect(naming).toEqual([names.at(index - 1)]);
  });
  return looked;
}

test('to ask each of twice as many pages for its neighbours, and for those that name it, takes hardly more than twice as long', () => {
  expect(looks(400)).toBeLessThan(looks(200) * 2.5);
});
