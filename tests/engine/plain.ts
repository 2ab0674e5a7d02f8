import type { Cells } from './sheet.ts';

/** What an engine over the same cells has to answer, worked out anew each time, with nothing remembered. @throws Error for a cycle */
export function plainly(cells: Cells) {
  const sum = (name: string, above: readonly string[] = []): number => {
    if (above.includes(name)) throw new Error('cycle');
    const [text = ''] = (cells.get(name) ?? '0').split(' ');
    if (!text.startsWith('=')) return Number(text);
    const parts = text.slice(1).split('+');
    return parts.reduce((before, part) => before + sum(part, [...above, name]), 0);
  };
  const names = [...cells.keys()].sort();
  const shown = (name: string): string => `${name} is ${sum(name)}, ${'x'.repeat(Math.abs(sum(name)) % 7)}`;
  return {
    sumOf: (name: string) => sum(name),
    shown,
    twice: (name: string) => shown(name).repeat(2),
    unboxed: (name: string) => sum(name),
    isLarge: (name: string) => sum(name) > 10,
    total: () => names.reduce((before, name) => before + sum(name), 0),
    largeOnes: () => names.filter((name) => sum(name) > 10),
  };
}
