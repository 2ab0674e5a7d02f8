import type { Engine } from '../../src/engine/engine.ts';
import { keyOf } from '../../src/engine/keys.ts';
import { type Cells, isLarge, laidOver, memoryStore, sheet, total } from './sheet.ts';

/*
 * npm run bench-engine [-- NODES]: what an engine costs, in processor time. A sheet of a million nodes is made, asked again, edited, saved and
 * loaded. Beside each stands how many times that of a loop it is, which works out the same sheet with a Map and remembers nothing else.
 */

const [nodes = '1000000'] = process.argv.slice(2);
/** Each cell has four nodes: its text, its formula, its sum, and whether that is large. */
const count = Math.round(Number(nodes) / 4);

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** In milliseconds. */
function timed<T>(act: () => T): { readonly time: number; readonly value: T } {
  const before = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, value };
}

/** Every cell depends on one that all share, and every fourth one on nothing else but that. */
function cellsOf(): Cells {
  const cells: Cells = new Map([['rate', '1']]);
  for (let at = 1; at < count; at++) cells.set(`cell-${at}`, at % 4 === 1 ? `=rate+rate` : `=cell-${at - 1}+rate`);
  return cells;
}

/** What the engine is asked, without it. */
function plainly(cells: Cells): readonly unknown[] {
  const sums = new Map<string, number>();
  const sum = (name: string): number => {
    const known = sums.get(name);
    if (known !== undefined) return known;
    const [text = ''] = (cells.get(name) ?? '0').split(' ');
    const parts = text.startsWith('=') ? text.slice(1).split('+') : [];
    const found = parts.length === 0 ? Number(text) : parts.reduce((before, part) => before + sum(part), 0);
    sums.set(name, found);
    return found;
  };
  const names = [...cells.keys()].sort();
  return [names.reduce((before, name) => before + sum(name), 0), names.filter((name) => sum(name) > 10).length];
}

function asked(engine: Engine, cells: Cells): readonly unknown[] {
  const sum = engine.get(total);
  return [sum, [...cells.keys()].filter((name) => engine.get(isLarge, name)).length];
}

const empty = memory();
const cells = cellsOf();
const ofCells = memory();
const loop = timed(() => plainly(cells));

const row = (what: string, time: number): void =>
  console.log(`${what.padEnd(36)}${time.toFixed(0).padStart(7)} ms ${(time / loop.time).toFixed(2).padStart(7)}`);

function step(what: string, engine: Engine, act: () => void = () => undefined): void {
  const { time, value } = timed(() => {
    act();
    return asked(engine, cells);
  });
  if (JSON.stringify(value) !== JSON.stringify(plainly(cells))) throw new Error(`${what}: the answer is wrong.`);
  row(what, time);
}

const edit = (engine: Engine, name: string, text: string): void => {
  cells.set(name, text);
  engine.changed([keyOf('cell', [name])]);
};

const store = memoryStore();
const { engine } = sheet(cells, { store, notes: false });
row('a loop with a Map', loop.time);
step('made', engine);
step('asked again', engine);
step('one cell edited', engine, () => edit(engine, 'cell-1', '=rate+rate+rate'));
step('another one edited', engine, () => edit(engine, 'cell-6', '=rate+rate+rate'));
step('a remark in the cell of all', engine, () => edit(engine, 'rate', '1 a remark'));
step('the cell of all edited', engine, () => edit(engine, 'rate', '2'));
row(
  'laid over, and one cell asked',
  timed(() => laidOver(engine, new Map([...cells, ['cell-1', '7']]), ['cell-1']).get(isLarge, 'cell-2')).time,
);
const used = memory() - ofCells;
row('saved', timed(() => engine.save()).time);
const loaded = timed(() => sheet(cells, { store, notes: false }));
row('loaded', loaded.time);
step('loaded, and asked again', loaded.value.engine);
step('loaded, and one cell edited', loaded.value.engine, () => edit(loaded.value.engine, 'cell-1', '=rate'));
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
console.log(
  `${count * 4 + 2} nodes; memory ${mb(used)} (the cells ${mb(ofCells - empty)}); on disk ${mb(store.text?.length ?? 0)}`,
);
