import { Engine } from '../../src/engine/engine.ts';
import { alwaysAnother, keyOf } from '../../src/engine/keys.ts';
import type { Store } from '../../src/engine/node.ts';
import { input, query, type Reader, reads } from '../../src/engine/questions.ts';

/*
 * A little language to try the engine with: a sheet of cells, each a number or the sum of others (`=a+b`). A word after a space is a remark,
 * which counts for nothing.
 */

export const cell = input<[name: string], string>({ name: 'cell', keep: 'last' });
const cellNames = input<[], readonly string[]>({ name: 'cellNames', keep: 'last' });

/** The parts of a sum, or the number. */
export const formula = query<[string], { readonly number?: number; readonly parts: readonly string[] }>({
  name: 'formula',
  keep: 'value',
  make: (ask, name) => {
    const [text = ''] = ask(cell, name).split(' ');
    return text.startsWith('=') ? { parts: text.slice(1).split('+') } : { number: Number(text), parts: [] };
  },
});

export const sumOf = query<[name: string], number>({
  name: 'sumOf',
  keep: 'memory',
  make: (ask, name): number => {
    const { number, parts } = ask(formula, name);
    return parts.reduce((sum, part) => sum + ask(sumOf, part), number ?? 0);
  },
});

/** What a cell is shown as: large, and only looked at one by one. */
export const shown = query<[name: string], string>({
  name: 'shown',
  keep: 'text',
  make: (ask, name) => `${name} is ${ask(sumOf, name)}, ${'x'.repeat(Math.abs(ask(sumOf, name)) % 7)}`,
});

/** What a cell is shown as twice, made when it's called for. */
export const twice = query<[name: string], () => string>({
  name: 'twice',
  keep: 'memory',
  digest: alwaysAnother,
  make: (ask, name) => {
    const later = ask.later(shown, name);
    return () => later().repeat(2);
  },
});

/** The sum of a cell in something that is another one whenever it is made. */
const boxed = query<[name: string], { readonly sum: number }>({
  name: 'boxed',
  keep: 'memory',
  digest: alwaysAnother,
  make: (ask, name) => ({ sum: ask(sumOf, name) }),
});

/** What is in there. */
export const unboxed = query<[name: string], number>({
  name: 'unboxed',
  keep: 'value',
  make: (ask, name) => ask(boxed, name).sum,
});

export const total = query<[], number>({
  name: 'total',
  keep: 'last',
  make: (ask) => ask(cellNames).reduce((sum, name) => sum + ask(sumOf, name), 0),
});

/** Whether a cell is above 10: seldom another answer. */
export const isLarge = query<[name: string], boolean>({
  name: 'isLarge',
  keep: 'value',
  make: (ask, name) => ask(sumOf, name) > 10,
});

export const largeOnes = query<[], readonly string[]>({
  name: 'largeOnes',
  keep: 'value',
  make: (ask) => ask(cellNames).filter((name) => ask(isLarge, name)),
});

export type Cells = Map<string, string>;

const readersOf = (cells: Cells): readonly Reader[] => [
  reads(cell, { read: (name) => cells.get(name) ?? '0' }),
  reads(cellNames, { read: () => [...cells.keys()].sort() }),
];

/** An engine in which some cells are others. @param cells as they are there @param others the names of those */
export const laidOver = (engine: Engine, cells: Cells, others: Iterable<string>): Engine =>
  engine.over(readersOf(cells), [...others].map((name) => keyOf('cell', [name])).concat(keyOf('cellNames', [])));

/** An engine over cells, which may change. `made` has the keys of all that it makes, if that is to be noted. */
export function sheet(
  content: Cells | Readonly<Record<string, string>>,
  { store, notes = true }: { store?: Store; notes?: boolean } = {},
) {
  const cells: Cells = content instanceof Map ? content : new Map(Object.entries(content));
  const made: string[] = [];
  const queries = [formula, sumOf, shown, twice, boxed, unboxed, total, isLarge, largeOnes];
  const readers = readersOf(cells);
  const engine = new Engine({
    queries,
    readers,
    ...(store === undefined ? {} : { store }),
    ...(notes && { onMake: (key: string) => made.push(key.replaceAll('\0', ' ')) }),
  });
  return { engine, made, cells, queries, readers };
}

/** A store in memory. */
export function memoryStore(): Store & { text: string | undefined } {
  const store: ReturnType<typeof memoryStore> = {
    text: undefined,
    load: () => store.text,
    save: (text) => {
      store.text = text;
    },
  };
  return store;
}
