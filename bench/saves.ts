import { figuresOf } from './measure/figures.ts';
import { tableOf, time, times } from './measure/table.ts';
import { numberFrom, readOptions } from './options.ts';
import { type EditedSite, editedSites } from './saves/edits.ts';
import { type Took, WatchedServer } from './saves/watched.ts';

/*
 * npm run bench-saves [-- --pages 1000 --runs 9 --only dance --beside BUILDER]: how long it takes from a save of one line until the development
 * server gives the new words at all addresses that show them: by the clock, in processor time, and how much of that comes after it. `--beside` is
 * the folder of another version: both are asked in turn.
 */

const { pages, runs, only, beside } = readOptions({
  runs: { type: 'string', default: '9' },
  only: { type: 'string' },
  beside: { type: 'string' },
});

/** The first edits also compile what the server needs. */
const WARM_UP = 3;

type Key = keyof Took;
const middle = (all: readonly Took[], key: Key): number =>
  figuresOf(all.map((each) => each[key]))?.median ?? Number.NaN;

function range(all: readonly Took[]): string {
  const { min = Number.NaN, max = Number.NaN } = figuresOf(all.map(({ clock }) => clock)) ?? {};
  return `${time(min)} to ${time(max)}`;
}

async function measured(site: EditedSite): Promise<string[][]> {
  const servers = [undefined, ...(beside === undefined ? [] : [beside])].map(
    (builder) => new WatchedServer(site, builder),
  );
  try {
    for (const server of servers) await server.open();
    const rows: string[][] = [];
    for (const [number, edit] of site.edits.entries()) {
      const took = servers.map(() => [] as Took[]);
      for (let run = -WARM_UP; run < numberFrom('runs', runs); run += 1) {
        for (const [at, server] of servers.entries()) {
          const one = await server.save(edit, `Edit${number}x${run + WARM_UP}`);
          if (run >= 0) took[at]?.push(one);
        }
      }
      const [own = [], other] = took;
      const addresses = String(edit.addresses.length);
      const keys: readonly Key[] = ['processor', 'after'];
      rows.push([
        `${site.name}: ${edit.name}`,
        addresses,
        time(middle(own, 'clock')),
        range(own),
        ...keys.map((key) => time(middle(own, key))),
        ...(other === undefined
          ? []
          : (['clock', ...keys] as const).map((key) => times(middle(own, key) / middle(other, key)))),
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
    return rows;
  } finally {
    for (const server of servers) await server.end();
  }
}

const rows: string[][] = [];
for (const site of editedSites(numberFrom('pages', pages)))
  if (only === undefined || site.name.startsWith(only)) rows.push(...(await measured(site)));
const head = ['edited', 'addresses', 'until served', 'least to most', 'processor time', 'and after it'];
const compared = beside === undefined ? [] : ['x, until served', 'x, processor', 'x, after it'];
console.log(`\n${tableOf([...head, ...compared], rows)}`);
