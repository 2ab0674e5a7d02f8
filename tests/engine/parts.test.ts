import { expect, test } from 'vitest';
import { alwaysAnother } from '../../src/engine/digest.ts';
import { Engine } from '../../src/engine/engine.ts';
import { keyOf } from '../../src/engine/keys.ts';
import { type Ask, input, query, reads } from '../../src/engine/questions.ts';

type Item = { readonly name: string; readonly by: string };

const items = input<[], readonly Item[]>({ name: 'items', keep: 'memory', digest: alwaysAnother });
const price = input<[name: string], number>({ name: 'price', keep: 'memory' });
const tax = input<[], number>({ name: 'tax', keep: 'memory' });

/** A line for an item with its price, which is a part in a part. */
function lineOf(item: Item, ask: Ask): { readonly text: string } {
  return ask.part(item, item.by, () => {
    const { sum } = ask.part(item, 'sum', () => ({ sum: ask(price, item.name) + ask(tax) }));
    return { text: `${item.name} ${sum} by ${item.by}` };
  });
}

const list = query<[], readonly { readonly text: string }[]>({
  name: 'list',
  keep: 'memory',
  make: (ask) => ask(items).map((item) => lineOf(item, ask)),
});

/** Asks for something later, which is of the moment at which that is called. */
const lists = query<[], readonly (() => string)[]>({
  name: 'lists',
  keep: 'memory',
  digest: alwaysAnother,
  make: (ask) =>
    ask(items).map((item) =>
      ask.part(item, 'later', () => {
        const later = ask.later(price, item.name);
        return () => `${item.name} ${later()}`;
      }),
    ),
});

function shop(keepsParts = true) {
  const all: { items: Item[]; tax: number; readonly prices: Record<string, number> } = {
    items: ['bread', 'cake', 'rolls'].map((name) => ({ name, by: 'us' })),
    tax: 1,
    prices: { bread: 3, cake: 30, rolls: 1 },
  };
  const readers = [
    reads(items, { read: () => all.items }),
    reads(price, { read: (name) => all.prices[name] ?? 0 }),
    reads(tax, { read: () => all.tax }),
  ];
  const engine = new Engine({ queries: [list, lists], readers, keepsParts });
  const texts = (): readonly string[] => engine.get(list).map(({ text }) => text);
  /** Which lines are other objects than those before. */
  const made = (change: () => void): readonly string[] => {
    const before = new Set(engine.get(list));
    change();
    engine.changed('anything');
    return engine.get(list).flatMap((line) => (before.has(line) ? [] : line.text));
  };
  return { all, engine, texts, made };
}

test('of a long answer only the parts are made again that are made of something else', () => {
  const { all, made, texts } = shop();
  expect(texts()).toEqual(['bread 4 by us', 'cake 31 by us', 'rolls 2 by us']);
  expect(made(() => Object.assign(all.prices, { cake: 29 }))).toEqual(['cake 30 by us']);
  expect(made(() => all.items.reverse())).toEqual([]);
  expect(texts()).toEqual(['rolls 2 by us', 'cake 30 by us', 'bread 4 by us']);
  expect(made(() => Object.assign(all, { tax: 2 }))).toHaveLength(3);
  expect(made(() => Object.assign(all, { items: all.items.map((item) => ({ ...item, by: 'them' })) }))).toHaveLength(3);
});

test('an answer notes what its parts were made of, also of those that it has not made again', () => {
  const { all, engine, made } = shop();
  made(() => all.items.reverse());
  all.prices.bread = 5;
  engine.changed([keyOf('price', ['bread'])]);
  expect(engine.isAsMade(list)).toBe(false);
  expect(engine.get(list).map(({ text }) => text)).toContain('bread 6 by us');
});

test('a part that asks later, and one of another engine, is made again', () => {
  const { all, engine, texts } = shop();
  expect(engine.get(lists).map((line) => line())).toEqual(['bread 3', 'cake 30', 'rolls 1']);
  all.prices.bread = 4;
  engine.changed('anything');
  expect(engine.get(lists)[0]?.()).toBe('bread 4');
  texts();
  const over = engine.over(new Map([[keyOf('price', ['cake']), 7]]));
  expect(over.get(list).map(({ text }) => text)).toEqual(['bread 5 by us', 'cake 8 by us', 'rolls 2 by us']);
  expect(texts()).toEqual(['bread 5 by us', 'cake 31 by us', 'rolls 2 by us']);
});

test('an engine keeps no parts unless it is told to', () => {
  const { made, texts } = shop(false);
  texts();
  expect(made(() => undefined)).toHaveLength(3);
});
