import type { Solid } from './pieces.ts';

const axes = [0, 1, 2] as const;

/** Whether a solid ends, along one of the axes, before another begins: seen from the front, it is behind it. */
function endsBefore({ to }: Solid, { from }: Solid): boolean {
  return axes.some((axis) => to[axis] <= from[axis]);
}

/** Whether one solid must be drawn before another. Where each ends before the other, they don't cover each other. */
function isBehind(one: Solid, other: Solid): boolean {
  return endsBefore(one, other) && !endsBefore(other, one);
}

/** How near to the eye a solid begins. */
const nearness = ({ from: [x, y, z] }: Solid): number => x + y + z;

/**
 * Solids in the order in which they are drawn, those behind first. Where that doesn't decide, the order stays, but the parts of
 * a line follow one another. Solids that stand in one another, for which there is no right order, come from the back to the front.
 */
export function fromTheBack(solids: readonly Solid[]): readonly Solid[] {
  const waiting = new Set(solids);
  const behind = new Map(solids.map((solid) => [solid, new Set(solids.filter((other) => isBehind(other, solid)))]));
  const drawn: Solid[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter((solid) => ![...(behind.get(solid) ?? [])].some((other) => waiting.has(other)));
    const line = drawn.at(-1)?.line;
    const next =
      free.find((solid) => line !== undefined && solid.line === line) ??
      free[0] ??
      [...waiting].sort((a, b) => nearness(a) - nearness(b))[0];
    if (next === undefined) break;
    waiting.delete(next);
    drawn.push(next);
  }
  return drawn;
}
