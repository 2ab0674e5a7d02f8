/** What is measured, and how the table calls it. */
export const steps = {
  fresh: 'cold, the app compiled anew',
  cold: 'cold',
  again: 'nothing changed',
  page: 'one page edited',
  menu: 'a menu label changed',
  check: 'check alone, cold',
  checkAgain: 'check alone, again',
  served: 'dev: first page served',
  shown: 'dev: an edit shown',
} as const;

export type Step = keyof typeof steps;

/** The rows of the table. */
export const stepsInOrder: readonly Step[] = [
  'fresh',
  'cold',
  'again',
  'page',
  'menu',
  'check',
  'checkAgain',
  'served',
  'shown',
];

/** A measurement: one generator, one step, one round. Milliseconds; bytes where the system tells them. */
export type Sample = {
  readonly generator: string;
  readonly step: Step;
  readonly round: number;
  readonly ms: number;
  readonly memory: number | undefined;
};
