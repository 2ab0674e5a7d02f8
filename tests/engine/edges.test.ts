import { expect, test } from 'vitest';
import { Edges } from '../../src/engine/edges.ts';
import fc from '../random.ts';

const anyList = fc.tuple(fc.nat(30), fc.array(fc.nat(40), { maxLength: 90, size: 'max' }));
const anyLists = fc.array(anyList, { minLength: 80, maxLength: 120, size: 'max' });

const listOf = (edges: Edges, node: number): number[] | undefined =>
  edges.count(node) === -1 ? undefined : Array.from({ length: edges.count(node) }, (_, at) => edges.at(node, at));

test('lists stay as they were set last, in any order and however long, in copies, too, and can be turned round', () => {
  let longest = 0;
  fc.assert(
    fc.property(anyLists, anyLists, (lists, later) => {
      const edges = new Edges();
      const plain = new Map<number, number[]>();
      const set = (of: Edges, [node, list]: readonly [number, number[]]): void => of.set(node, list);
      for (const each of lists) {
        set(edges, each);
        plain.set(...each);
      }
      const copy = edges.copy();
      for (const each of later) set(copy, each);
      const changed = new Map([...plain, ...later]);
      for (let node = 0; node <= 31; node++) {
        expect([listOf(edges, node), listOf(copy, node)]).toEqual([plain.get(node), changed.get(node)]);
      }
      const turned = edges.turned();
      for (let other = 0; other <= 41; other++) {
        const askers = [...plain]
          .sort(([a], [b]) => a - b)
          .flatMap(([node, list]) => list.filter((each) => each === other).map(() => node));
        expect(listOf(turned, other) ?? []).toEqual(askers);
      }
      expect(edges.length).toBe([...plain.values()].flat().length);
      longest = Math.max(longest, lists.flatMap(([, list]) => list).length);
    }),
    // Smaller ones would not close up.
    { numRuns: 20, endOnFailure: true },
  );
  // So many that the row is closed up.
  expect(longest).toBeGreaterThan(3000);
});
