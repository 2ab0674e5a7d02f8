/** What came of several rounds: the middle one, the least and the most. */
export type Figures = { readonly median: number; readonly min: number; readonly max: number };

/** The figures of some values; undefined if there are none. */
export function figuresOf(values: readonly number[]): Figures | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  const [low = min, high = max] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return { median: (low + high) / 2, min, max };
}

/** Each value divided by that of the same round; rounds in which one of the two is missing are left out. */
export function ratios(values: readonly (number | undefined)[], to: readonly (number | undefined)[]): number[] {
  return values.flatMap((value, round) => {
    const other = to[round];
    return value === undefined || other === undefined || other === 0 ? [] : [value / other];
  });
}
