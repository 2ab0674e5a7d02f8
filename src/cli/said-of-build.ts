import type { Duration, StageName } from '../builder/stages.ts';
import type { RenderReport } from '../model/rendering.ts';

const seconds = (milliseconds: number): string => Math.max(0, milliseconds / 1000).toFixed(2);

/** Where the time of a build went: a line for each stage, by the clock and of processors. */
export function saidOfTime(stages: ReadonlyMap<StageName, Duration>): string {
  const lines = [...stages].map(([stage, { clock, processor }]) => [stage, seconds(clock), seconds(processor)]);
  const table = [['stage', 'seconds', 'processor'], ...lines];
  return table
    .map(([name = '', ...numbers]) => `${name.padEnd(8)}${numbers.map((n) => n.padStart(10)).join('')}\n`)
    .join('');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How the pages were rendered, and what can't be shared between them. */
export function saidOfRendering({ shapes, filled, rendered, whole, refused }: RenderReport): string {
  const refusals = [...refused].map(
    ([name, { count, reason }]) => `${name}: ${counted(count, 'shape is', 'shapes are')} not shared: ${reason}\n`,
  );
  return [
    `${counted(filled, 'block', 'blocks')} filled into ${counted(shapes, 'shape', 'shapes')}, ${rendered} rendered one by one, `,
    `${counted(whole, 'page', 'pages')} rendered whole\n`,
    ...refusals,
  ].join('');
}
