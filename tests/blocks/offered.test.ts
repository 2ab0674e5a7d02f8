import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableAt } from '../manual/guides.ts';

// Blocks of a site's own have what ours have: `src/blocks/offered.ts`.

const IMPORT = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from '([^']+)';/gms;

type Import = { readonly name: string; readonly from: string };

/** What a file imports or exports of others, name by name: the name that it has there. */
function importsIn(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((each) =>
        (
          each
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? ''
        ).trim(),
      )
      .flatMap((name) => (name === '' ? [] : { name, from })),
  );
}

const offered = importsIn('src/blocks/offered.ts');
const isOffered = ({ name, from }: Import): boolean =>
  offered.some((each) => each.name === name && each.from.replace(/^\.\.?\//, '') === from.replace(/^(?:\.\.\/)+/, ''));

/** Files of `shared/` and `model/` for what few of our blocks are: forms, rows of cards, long lists, menus, drawn covers. They may change with these. */
const ofFew =
  /^(?:\.\.\/)+(?:shared\/(?:mail-form|portrait|prose|takeover|filters|CoverTitle|Terraces|card-styles|columns|ContactLink|generated|segment-styles|several|surfaces|table-styles|take-focus|today|dated|recipes|rule-class)|model)[/.]/;

/** The same in files that have what is offered, besides. What the builder keeps about a whole site is for its own blocks, and so are pictures that count as far down and lists in no group. */
const namesOfFew: ReadonlySet<string> = new Set([
  ...['useFrame', 'NthContext', 'PlaceContext', 'LongContext', 'LongPieceProps'],
  ...['CheckedPoints', 'VisuallyHidden', 'besideText', 'halves', 'halfWide', 'wideInColumns'],
  ...['linkName', 'scrollerNamed', 'useCounts', 'useListParts', 'Trail'],
]);

const folders = readdirSync('src/blocks', { withFileTypes: true }).filter(
  (each) => each.isDirectory() && each.name !== 'shared',
);
const files = folders.flatMap(({ name }) =>
  readdirSync(join('src/blocks', name)).flatMap((file) => (/\.tsx?$/.test(file) ? join('src/blocks', name, file) : [])),
);

test('our blocks are made of what is offered, of their own files and of what is for few', () => {
  expect(files.length).toBeGreaterThan(70);
  const others = files.flatMap((file) =>
    importsIn(file)
      .filter(({ from }) => from.startsWith('../') && !ofFew.test(from))
      .filter((each) => !namesOfFew.has(each.name) && !isOffered(each))
      .map(({ name, from }) => `${name} from ${from}`),
  );
  expect([...new Set(others)].sort()).toEqual([]);
});

test('many of our blocks are made of nothing else', () => {
  const isWithin = (file: string): boolean =>
    importsIn(file).every(
      (each) => !each.from.startsWith('../') || isOffered(each) || /^(?:BlockProps|ItemOf)$/.test(each.name),
    );
  const within = folders.filter(({ name }) =>
    files.filter((file) => file.startsWith(join('src/blocks', name, '/'))).every(isWithin),
  );
  expect(within.length).toBeGreaterThan(5);
});

test('docs/own-blocks.md names all that is offered, and nothing else', () => {
  const named = tableAt('docs/own-blocks.md', '| what | names |').flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const names = [...readFileSync('src/blocks/offered.ts', 'utf8').matchAll(IMPORT)].flatMap(([, all = '']) =>
    all.split(',').flatMap(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .at(-1) || [],
    ),
  );
  expect(named.sort()).toEqual(names.sort());
});
