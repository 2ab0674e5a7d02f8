import { type Figures, figuresOf, ratios } from './figures.ts';
import { type Sample, type Step, steps, stepsInOrder } from './steps.ts';
import { megabytes, tableOf, time, times } from './table.ts';

type Measured = readonly (number | undefined)[];

/** The times of a step, by round: undefined where one is missing. */
function timesOf(samples: readonly Sample[], generator: string, step: Step): Measured {
  const found: (number | undefined)[] = [];
  for (const sample of samples) {
    if (sample.generator === generator && sample.step === step) found[sample.round] = sample.ms;
  }
  return Array.from(found);
}

const range = ({ min, max }: Figures, write: (value: number) => string): string => `${write(min)} to ${write(max)}`;

function ratioText(values: Measured, to: Measured): string {
  const found = figuresOf(ratios(values, to));
  return found === undefined ? '' : `${times(found.median)} (${range(found, times)})`;
}

function rowOf(samples: readonly Sample[], step: Step, generator: string, reference: string): string[][] {
  const measured = timesOf(samples, generator, step);
  const found = figuresOf(measured.flatMap((ms) => ms ?? []));
  if (found === undefined) return [];
  const own = samples.filter((sample) => sample.generator === generator && sample.step === step);
  const memory = figuresOf(own.flatMap((sample) => sample.memory ?? []));
  const isDev = step === 'served' || step === 'shown';
  return [
    [
      steps[step],
      generator,
      time(found.median),
      range(found, time),
      generator === reference ? '' : ratioText(measured, timesOf(samples, reference, step)),
      isDev ? '' : ratioText(measured, timesOf(samples, reference, 'cold')),
      memory === undefined ? '' : megabytes(memory.max),
    ],
  ];
}

/**
 * The measurements as a table in Markdown. Ratios are those within a round, and of these the middle, the least and the most. Memory is the
 * most of all rounds.
 * @param reference the generator that others are compared with
 */
export function reportOf(samples: readonly Sample[], reference: string): string {
  const head = ['step', 'generator', 'median', 'least to most', `x ${reference}`, `x ${reference}, cold`, 'memory'];
  const generators = [...new Set(samples.map(({ generator }) => generator))];
  const rows = stepsInOrder.flatMap((step) =>
    generators.flatMap((generator) => rowOf(samples, step, generator, reference)),
  );
  return tableOf(head, rows);
}
