import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine.ts';
import { Cycle, Superseded, TooDeep } from '../../src/engine/errors.ts';
import { keyOf } from '../../src/engine/keys.ts';
import { input, query, reads } from '../../src/engine/questions.ts';
import {
  type Cells,
  cell,
  isLarge,
  laidOver,
  largeOnes,
  memoryStore,
  sheet,
  shown,
  sumOf,
  total,
  twice,
} from './sheet.ts';

const cellKey = (name: string): string => keyOf('cell', [name]);

test('an answer is made once', () => {
  const { engine, made } = sheet({ a: '1', b: '=a+a' });
  expect(engine.get(sumOf, 'b')).toBe(2);
  expect(engine.get(sumOf, 'b')).toBe(2);
  expect(made.toSorted()).toEqual(['cell a', 'cell b', 'formula a', 'formula b', 'sumOf a', 'sumOf b']);
});

describe('after a change', () => {
  test('only what was made of it is made again', () => {
    const { engine, made, cells } = sheet({ a: '1', b: '2', c: '=a+b', d: '5' });
    expect(engine.get(total)).toBe(11);
    made.length = 0;
    cells.set('a', '4');
    engine.changed([cellKey('a')]);
    expect(engine.get(total)).toBe(17);
    expect(made.toSorted()).toEqual(['cell a', 'formula a', 'sumOf a', 'sumOf c', 'total']);
  });

  test('it ends where an answer is the same', () => {
    const { engine, made, cells } = sheet({ a: '11', b: '=a+a', c: '3' });
    expect(engine.get(largeOnes)).toEqual(['a', 'b']);
    made.length = 0;
    cells.set('a', '12');
    engine.changed([cellKey('a')]);
    expect(engine.get(largeOnes)).toEqual(['a', 'b']);
    expect(made).not.toContain('largeOnes');
    expect(made).toContain('isLarge b');
  });

  test('a remark is read, and nothing else', () => {
    const { engine, made, cells } = sheet({ a: '1 apples', b: '=a' });
    engine.get(sumOf, 'b');
    made.length = 0;
    cells.set('a', '1 pears');
    engine.changed([cellKey('a')]);
    expect(engine.get(sumOf, 'b')).toBe(1);
    expect(made).toEqual(['cell a', 'formula a']);
  });

  test('a question that is not asked any more is not looked at', () => {
    const { engine, made, cells } = sheet({ a: '=b', b: '1', c: '2' });
    engine.get(sumOf, 'a');
    cells.set('a', '=c');
    engine.changed([cellKey('a')]);
    expect(engine.get(sumOf, 'a')).toBe(2);
    made.length = 0;
    cells.set('b', '7');
    engine.changed([cellKey('b')]);
    expect(engine.get(sumOf, 'a')).toBe(2);
    expect(made).not.toContain('sumOf a');
  });

  test('when anything may have changed, inputs are read, and nothing is made of those that are the same', () => {
    const { engine, made, cells } = sheet({ a: '1', b: '2' });
    engine.get(sumOf, 'a');
    engine.get(sumOf, 'b');
    made.length = 0;
    cells.set('b', '3');
    engine.changed('anything');
    expect([engine.get(sumOf, 'a'), engine.get(sumOf, 'b')]).toEqual([1, 3]);
    expect(made).toEqual(['cell a', 'cell b', 'formula b', 'sumOf b']);
  });
});

describe('values', () => {
  test('that are kept as text are made once, and copied', () => {
    const { engine, made } = sheet({ a: '5' });
    expect(engine.get(shown, 'a')).toBe('a is 5, xxxxx');
    made.length = 0;
    expect(engine.get(shown, 'a')).toBe('a is 5, xxxxx');
    expect(made).toEqual([]);
  });

  test('of which only the last stays are made again, if somebody asks', () => {
    const double = query<[number], { readonly twice: number }>({
      name: 'double',
      keep: 'last',
      make: (_, x) => ({ twice: 2 * x }),
    });
    const made: string[] = [];
    const engine = new Engine({ queries: [double], readers: [], onMake: (key) => made.push(key) });
    const ask = (x: number): number => engine.get(double, x).twice;
    expect([ask(1), ask(1), ask(2), ask(1)]).toEqual([2, 2, 4, 2]);
    expect(made).toHaveLength(3);
  });

  test('that nobody has asked for since the last sweep are let go of, and made again', () => {
    const store = memoryStore();
    const { engine, made } = sheet({ a: '11', b: '=a', c: '3' }, { store });
    engine.get(isLarge, 'b');
    engine.get(isLarge, 'c');
    engine.sweep();
    engine.get(isLarge, 'b');
    engine.sweep();
    made.length = 0;
    expect([engine.get(isLarge, 'b'), made]).toEqual([true, []]);
    expect(engine.get(isLarge, 'c')).toBe(false);
    expect(made).toContain('isLarge c');
    engine.sweep();
    // What was let go of isn't saved as something else.
    engine.save();
    expect(sheet({ a: '11', b: '=a', c: '3' }, { store }).engine.get(isLarge, 'c')).toBe(false);
  });

  test('may be undefined', () => {
    const nothing = query<[about?: string], undefined>({ name: 'nothing', keep: 'value', make: () => undefined });
    const store = memoryStore();
    const open = (): Engine => new Engine({ queries: [nothing], readers: [], store });
    const first = open();
    expect([first.get(nothing), first.get(nothing, undefined), first.get(nothing, 'x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    first.save();
    expect(open().get(nothing, 'x')).toBe(undefined);
  });
});

describe('what is wrong with the queries', () => {
  test('cells that are made of each other are named', () => {
    const { engine, cells } = sheet({ a: '=b', b: '=c', c: '=b' });
    expect(() => engine.get(sumOf, 'a')).toThrow(Cycle);
    expect(() => engine.get(sumOf, 'a')).toThrow('These are made of each other: sumOf(b) -> sumOf(c) -> sumOf(b).');
    cells.set('c', '1');
    engine.changed([cellKey('c')]);
    expect(engine.get(sumOf, 'a')).toBe(1);
  });

  test('a chain that would fill the stack is named', () => {
    const cells = new Map(Array.from({ length: 20_000 }, (_, index) => [`c${index}`, `=c${index + 1}`]));
    const { engine } = sheet(cells);
    expect(() => engine.get(sumOf, 'c0')).toThrow(TooDeep);
    expect(() => engine.get(sumOf, 'c0')).toThrow(/the last of them sumOf\(c99\d\) -> .* -> cell\(c998\)\./);
    // The end of the chain is none.
    expect(engine.get(sumOf, 'c19500')).toBe(0);
  });

  test('asking past the notes is refused', () => {
    const outer = query<[], number>({ name: 'outer', keep: 'value', make: () => engine.get(inner) });
    const inner = query<[], number>({ name: 'inner', keep: 'value', make: () => 1 });
    const engine = new Engine({ queries: [outer, inner], readers: [] });
    expect(() => engine.get(outer)).toThrow('A query has to ask for inner');
  });

  test('a question that the engine does not have is refused', () => {
    const other = query<[], number>({ name: 'other', keep: 'value', make: () => 1 });
    expect(() => sheet(new Map()).engine.get(other)).toThrow('no question "other"');
  });

  test('asking for more after it is made is refused', () => {
    const leak = query<[], () => number>({
      name: 'leak',
      keep: 'memory',
      digest: () => '',
      make: (ask) => () => ask(sumOf, 'a'),
    });
    const { queries, readers } = sheet({ a: '1' });
    const engine = new Engine({ queries: [...queries, leak], readers });
    expect(engine.get(leak)).toThrow('Something asks for sumOf when it is made already');
  });

  test('what asking throws can be caught by nobody who asks', () => {
    const brave = query<[], number>({
      name: 'brave',
      keep: 'value',
      make: (ask) => {
        try {
          return ask(sumOf, 'a');
        } catch {
          return 0;
        }
      },
    });
    const { queries, readers, cells } = sheet({ a: '=a' });
    const engine = new Engine({ queries: [...queries, brave], readers });
    expect(() => engine.get(brave)).toThrow(Cycle);
    cells.set('a', '5');
    engine.changed([cellKey('a')]);
    expect(engine.get(brave)).toBe(5);
  });

  test('an input that is said to change while something is made of it is refused', () => {
    const { queries, readers } = sheet({ a: '1' });
    const hasty = query<[], number>({
      name: 'hasty',
      keep: 'value',
      make: (ask) => {
        engine.changed([cellKey('a')]);
        return ask(sumOf, 'a');
      },
    });
    const engine = new Engine({ queries: [...queries, hasty], readers });
    expect(() => engine.get(hasty)).toThrow('Inputs have to stay as they are');
  });

  test('what a query throws comes out, and it is asked again next time', () => {
    const { engine, cells } = sheet({ a: '=b+nothing' });
    const broken = query<[], number>({
      name: 'broken',
      keep: 'value',
      make: (ask) => {
        if (ask(cell, 'a') === 'bad') throw new Error('bad');
        return 1;
      },
    });
    expect(engine.get(sumOf, 'a')).toBe(0);
    cells.set('a', 'bad');
    const other = new Engine({ queries: [broken], readers: [reads(cell, { read: (name) => cells.get(name) ?? '' })] });
    expect(() => other.get(broken)).toThrow('bad');
    cells.set('a', 'good');
    other.changed([cellKey('a')]);
    expect(other.get(broken)).toBe(1);
  });
});

describe('an answer that may not be needed', () => {
  test('is noted, and made when it is called for', () => {
    const { engine, cells } = sheet({ a: '1' });
    const first = engine.get(twice, 'a');
    expect(first()).toBe('a is 1, xa is 1, x');
    expect(engine.get(twice, 'a')).toBe(first);
    cells.set('a', '2');
    engine.changed([cellKey('a')]);
    expect(engine.get(twice, 'a')()).toBe('a is 2, xxa is 2, xx');
  });

  test('is not another one by then', () => {
    const { engine, cells } = sheet({ a: '1' });
    const first = engine.get(twice, 'a');
    cells.set('a', '2');
    engine.changed([cellKey('a')]);
    expect(first).toThrow(Superseded);
    cells.set('a', '1 apples');
    engine.changed([cellKey('a')]);
    expect(first()).toBe('a is 1, xa is 1, x');
  });
});

test('what was noted of an answer can be looked at', () => {
  const { engine } = sheet({ a: '1', b: '=a+a' });
  expect(engine.noted(sumOf, 'b')).toBeUndefined();
  engine.get(sumOf, 'b');
  expect(engine.noted(sumOf, 'b')).toEqual({
    digest: '2',
    asked: [keyOf('formula', ['b']), keyOf('sumOf', ['a'])],
  });
});

test('whether an answer is as it was when all was saved is known of what was asked in that run', () => {
  const cells = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const store = memoryStore();
  const run = (...names: readonly string[]): readonly boolean[] => {
    const { engine } = sheet(cells, { store });
    const same = names.map((name) => engine.asSaved(sumOf, name));
    const cellsToo = names.map((name) => engine.asSaved(cell, name));
    for (const name of names) engine.get(sumOf, name);
    const found = [...same, ...cellsToo].map((isSame) => isSame());
    engine.save();
    return found;
  };
  expect(run('a', 'b')).toEqual([false, false, false, false]);
  expect(run('a')).toEqual([true, true]);
  // What the run before has asked for counts: nobody knows what has become of the other.
  expect(run('a', 'b')).toEqual([true, false, true, false]);
  cells.set('b', '3');
  expect(run('a', 'b')).toEqual([true, false, true, false]);
  expect(run('a', 'b')).toEqual([true, true, true, true]);
});

test('of what was asked often, it is noted once, in the order of the first time', () => {
  const cells = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c${at}`, '1']));
  const wide = query<[], number>({
    name: 'wide',
    keep: 'value',
    make: (ask) => {
      const names = [...Object.keys(cells), ...Object.keys(cells).reverse()];
      return names.reduce((sum, name) => sum + ask(sumOf, name), 0);
    },
  });
  const { queries, readers } = sheet(cells);
  const engine = new Engine({ queries: [...queries, wide], readers });
  expect(engine.get(wide)).toBe(120);
  expect(engine.noted(wide)?.asked).toEqual(Object.keys(cells).map((name) => keyOf('sumOf', [name])));
});

test('inputs may come to be read in another way', () => {
  const { engine, made } = sheet({ a: '1', b: '=a', c: '5' });
  engine.get(sumOf, 'b');
  engine.get(sumOf, 'c');
  made.length = 0;
  engine.readBy(sheet({ a: '2', b: '=a', c: '5' }).readers);
  expect([engine.get(sumOf, 'b'), engine.get(sumOf, 'c')]).toEqual([2, 5]);
  expect(made).not.toContain('sumOf c');
});

test('an input that changes while something is made of it supersedes that', () => {
  const page = input<[string], string>({ name: 'page', keep: 'last' });
  const both = query<[], string>({
    name: 'both',
    keep: 'last',
    make: (ask) => ask(page, 'a') + ask(page, 'b') + ask(page, 'a'),
  });
  const pages = new Map(Object.entries({ a: '1', b: '2' }));
  let change = (): void => undefined;
  const read = (name: string): string => {
    if (name === 'b') change();
    return pages.get(name) ?? '';
  };
  const engine = new Engine({ queries: [both], readers: [reads(page, { read })] });
  change = () => pages.set('a', '9');
  expect(() => engine.get(both)).toThrow(Superseded);
  expect(engine.get(both)).toBe('929');
});

describe('inputs laid over', () => {
  const over = (engine: Engine, cells: Cells, others: Record<string, string>): Engine =>
    laidOver(engine, new Map([...cells, ...Object.entries(others)]), Object.keys(others));

  test('show what would be, and leave what is', () => {
    const { engine, cells } = sheet({ a: '1', b: '2', c: '=a+b' });
    expect(engine.get(sumOf, 'c')).toBe(3);
    const would = over(engine, cells, { a: '10' });
    expect(would.get(sumOf, 'c')).toBe(12);
    expect(engine.get(sumOf, 'c')).toBe(3);
    const further = over(would, cells, { a: '10', b: '1' });
    expect(further.get(sumOf, 'c')).toBe(11);
    expect([would.get(sumOf, 'c'), engine.get(sumOf, 'c')]).toEqual([12, 3]);
  });

  test('leave alone what is not made of them', () => {
    const { engine, cells, made } = sheet({ a: '1', b: '2', c: '=a+b' });
    engine.get(sumOf, 'c');
    made.length = 0;
    const would = over(engine, cells, { a: '10' });
    expect(would.get(sumOf, 'c')).toBe(12);
    expect(made.toSorted()).toEqual(['cell a', 'formula a', 'sumOf a', 'sumOf c']);
    made.length = 0;
    expect([would, engine].map((each) => each.get(sumOf, 'c'))).toEqual([12, 3]);
    expect(made).toEqual([]);
  });

  test('are saved when somebody asks for that, and hold for who finds them so', () => {
    const store = memoryStore();
    const { engine, cells } = sheet({ a: '1' }, { store });
    const would = over(engine, cells, { a: '10' });
    would.get(sumOf, 'a');
    expect(store.text).toBeUndefined();
    would.save();
    const later = sheet({ a: '10' }, { store });
    expect([later.engine.get(sumOf, 'a'), later.made]).toEqual([10, ['cell a', 'sumOf a']]);
  });
});
