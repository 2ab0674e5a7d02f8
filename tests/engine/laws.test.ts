import { expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { Cycle, Superseded } from '../../src/engine/errors.ts';
import { aboutIn, keyOf, partsOfKey } from '../../src/engine/keys.ts';
import { anyLetters } from '../any-letters.ts';
import fc from '../random.ts';
import { plainly } from './plain.ts';
import {
  type Cells,
  formula,
  isLarge,
  laidOver,
  largeOnes,
  memoryStore,
  sheet,
  shown,
  sumOf,
  total,
  twice,
  unboxed,
} from './sheet.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const anyName = fc.constantFrom(...names);
const anyText = fc.oneof(
  fc.integer({ min: -9, max: 15 }).map(String),
  fc.array(anyName, { minLength: 1, maxLength: 3 }).map((parts) => `=${parts.join('+')}`),
  fc.tuple(fc.integer({ min: 0, max: 12 }), anyName).map(([number, remark]) => `${number} ${remark}`),
);

/** Cells that are edited together; undefined for one that goes away. */
const anyBundle = fc.array(fc.tuple(anyName, fc.option(anyText, { nil: undefined, freq: 4 })), {
  minLength: 1,
  maxLength: 5,
});
type Bundle = readonly (readonly [name: string, text: string | undefined])[];

/** The questions, asked of an engine and worked out plainly. */
const questions = {
  sumOf: (of: Engine, name: string) => of.get(sumOf, name),
  shown: (of: Engine, name: string) => of.get(shown, name),
  twice: (of: Engine, name: string) => of.get(twice, name)(),
  unboxed: (of: Engine, name: string) => of.get(unboxed, name),
  isLarge: (of: Engine, name: string) => of.get(isLarge, name),
  total: (of: Engine) => of.get(total),
  largeOnes: (of: Engine) => of.get(largeOnes),
};
const whats = ['sumOf', 'shown', 'twice', 'unboxed', 'isLarge', 'total', 'largeOnes'] as const;
type What = (typeof whats)[number];

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), bundle: anyBundle, all: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('ask' as const), name: anyName, what: fc.constantFrom(...whats) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hold' as const), name: anyName }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('lay over' as const), bundle: anyBundle }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take off' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('read by others' as const), bundle: anyBundle }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sweep' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('restart' as const), saves: fc.constantFrom('all', 'asked', 'nothing') }),
  },
);

function outcome(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Cycle || (error instanceof Error && error.message === 'cycle')) return 'cycle';
    throw error;
  }
}

const applied = (cells: Cells, bundle: Bundle): Cells => {
  const others = new Map(cells);
  for (const [name, text] of bundle) {
    if (text === undefined) others.delete(name);
    else others.set(name, text);
  }
  return others;
};

/** An engine, or one that is laid over it, and what is laid over the cells. */
type Layer = { readonly engine: Engine; readonly bundle: Bundle };

/** A walk: an engine over cells, and up to two that are laid over it. */
class Walk {
  private cells: Cells = new Map([['a', '1']]);
  private readonly store = memoryStore();
  private layers: Layer[];
  private readonly held: { readonly name: string; readonly engine: Engine; readonly later: () => unknown }[] = [];

  constructor() {
    this.layers = [{ engine: this.open(), bundle: [] }];
  }

  take(step: Step): void {
    if (step.does === 'edit') this.edit(step.bundle, step.all);
    else if (step.does === 'ask') this.ask(step.what, step.name);
    else if (step.does === 'hold') this.hold(step.name);
    else if (step.does === 'lay over') this.layOver(step.bundle);
    else if (step.does === 'take off') this.layers.splice(Math.max(1, this.layers.length - 1));
    else if (step.does === 'read by others') this.readByOthers(step.bundle);
    else if (step.does === 'sweep') this.top.sweep();
    else this.restart(step.saves);
    this.callHeld();
  }

  /** All answers of all engines. */
  end(): void {
    for (const _ of [...this.layers]) {
      this.askAll();
      if (this.layers.length > 1) this.layers.pop();
    }
  }

  private askAll(): void {
    for (const name of names) for (const what of whats) this.ask(what, name);
    for (const name of names) outcome(() => this.top.get(twice, name)());
  }

  private get top(): Engine {
    return this.layers.at(-1)?.engine ?? this.open();
  }

  /** The cells as the engine on top sees them. */
  private get seen(): Cells {
    return this.layers.reduce((cells, { bundle }) => applied(cells, bundle), this.cells);
  }

  private open(): Engine {
    return sheet(this.cells, { store: this.store }).engine;
  }

  private edit(bundle: Bundle, all: boolean): void {
    const others = applied(this.cells, bundle);
    this.cells.clear();
    for (const [name, text] of others) this.cells.set(name, text);
    this.layers.splice(1);
    const keys = [...bundle.map(([name]) => keyOf('cell', [name])), keyOf('cellNames', [])];
    this.top.changed(all ? 'anything' : keys);
  }

  private ask(what: What, name: string): void {
    const plain = plainly(this.seen);
    const found = outcome(() => questions[what](this.top, name));
    expect(found, `${what} ${name}`).toEqual(outcome(() => plain[what](name)));
  }

  private hold(name: string): void {
    const engine = this.top;
    const later = outcome(() => engine.get(twice, name));
    if (later instanceof Function) this.held.push({ name, engine, later: () => later() });
  }

  /** What was held gives the answer as it is now, or says that there is another one. */
  private callHeld(): void {
    for (const { name, engine, later } of this.held) {
      if (engine !== this.top) continue;
      try {
        expect(later()).toBe(plainly(this.seen).twice(name));
      } catch (error) {
        if (!(error instanceof Superseded) && !(error instanceof Cycle)) throw error;
      }
    }
  }

  private layOver(bundle: Bundle): void {
    if (this.layers.length === 3) return;
    const engine = laidOver(
      this.top,
      applied(this.seen, bundle),
      bundle.map(([name]) => name),
    );
    this.layers.push({ engine, bundle });
  }

  private readByOthers(bundle: Bundle): void {
    this.layers.splice(1);
    this.cells = applied(this.cells, bundle);
    this.top.readBy(sheet(this.cells).readers);
  }

  private restart(saves: 'all' | 'asked' | 'nothing'): void {
    this.layers.splice(1);
    if (saves === 'all') this.askAll();
    if (saves !== 'nothing') this.top.save();
    this.layers = [{ engine: this.open(), bundle: [] }];
  }
}

test('whatever is edited together, laid over, let go of or saved, the answers are those that nothing is remembered for', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const walk = new Walk();
      for (const step of steps) walk.take(step);
      walk.end();
    }),
    { numRuns: 200 },
  );
});

test('nothing is made again for another remark, and of edits only what has asked for something that is another one now', () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.array(anyBundle, { minLength: 1, maxLength: 4 }), anyBundle, (bundles, last) => {
      const before = bundles.reduce(applied, new Map([['a', '1']]));
      const { engine, cells, made } = sheet(new Map(before));
      const everything = (of: Engine): void => {
        for (const name of names) for (const what of whats) outcome(() => questions[what](of, name));
      };
      const digests = (): Map<string, string | undefined> =>
        new Map(
          names.flatMap((name) => [
            [keyOf('formula', [name]), engine.noted(formula, name)?.digest] as const,
            [keyOf('sumOf', [name]), engine.noted(sumOf, name)?.digest] as const,
          ]),
        );
      everything(engine);
      const [were, asked] = [digests(), new Map(names.map((name) => [name, engine.noted(sumOf, name)?.asked]))];
      for (const [name, text] of last) cells.set(name, text ?? '0 nothing');
      engine.changed([...last.map(([name]) => keyOf('cell', [name])), keyOf('cellNames', [])]);
      made.length = 0;
      everything(engine);
      const are = digests();
      for (const name of names) {
        const noted = asked.get(name);
        if (noted === undefined || !made.includes(`sumOf ${name}`)) continue;
        expect(
          noted.some((key) => were.get(key) !== are.get(key)),
          `${name} was made again for nothing`,
        ).toBe(true);
      }
      kept += names.filter((name) => asked.get(name) !== undefined && !made.includes(`sumOf ${name}`)).length;
    }),
    { numRuns: 100 },
  );
  expect(kept).toBeGreaterThan(50);
});

test('a key is one line for one question, and comes back from UTF-8', () => {
  const anyAbout = fc.array(
    fc.oneof(
      anyLetters(5),
      fc.constantFrom('', '\0', '\ufeff', '\ud800', '\n', '\x04', undefined, null, true, 1, -0.5, '\x021'),
      fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }),
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(anyAbout, anyAbout, (about, other) => {
      const key = keyOf('name', about);
      expect([partsOfKey(key).name, aboutIn(key)]).toEqual(['name', about]);
      expect(key).not.toContain('\n');
      expect(Buffer.from(key).toString()).toBe(key);
      expect(keyOf('name', other) === key).toBe(JSON.stringify(shape(other)) === JSON.stringify(shape(about)));
    }),
    { numRuns: 150 },
  );
});

/** JSON doesn't tell undefined and null apart. */
const shape = (about: readonly unknown[]): unknown =>
  about.map((each) => (each === undefined ? { nothing: true } : each));
