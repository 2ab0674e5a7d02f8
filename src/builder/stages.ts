/** What a build does, in this order; pages are rendered one by one while others are written. */
export const stageNames = ['read', 'check', 'plan', 'bundle', 'render', 'write'] as const;
export type StageName = (typeof stageNames)[number];

/** How long something took, in milliseconds: by the clock, and of processors (all of the process, waiting for disks left out). */
export type Duration = { readonly clock: number; readonly processor: number };

const none: Duration = { clock: 0, processor: 0 };

function now(): Duration {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
}

/** Measures where the time of a build goes. */
export class Stages {
  readonly #spent = new Map<StageName, Duration>();

  /** Does a stage, or a part of one, and adds its time. */
  async during<T>(stage: StageName, work: () => T | Promise<T>): Promise<T> {
    const begun = now();
    try {
      return await work();
    } finally {
      this.#add(stage, begun);
    }
  }

  /** Items that are made in one stage while another goes on, which does not count that time. */
  *madeDuring<T>(stage: StageName, other: StageName, items: Iterable<T>): Generator<T> {
    const source = items[Symbol.iterator]();
    for (;;) {
      const begun = now();
      const { done, value } = source.next();
      this.#add(stage, begun);
      this.#add(other, begun, -1);
      if (done === true) return;
      yield value;
    }
  }

  /** What each stage took. One that was not reached took no time. */
  spent(): ReadonlyMap<StageName, Duration> {
    return new Map(stageNames.map((stage) => [stage, this.#spent.get(stage) ?? none]));
  }

  #add(stage: StageName, begun: Duration, sign = 1): void {
    const [{ clock, processor }, end] = [this.#spent.get(stage) ?? none, now()];
    this.#spent.set(stage, {
      clock: clock + sign * (end.clock - begun.clock),
      processor: processor + sign * (end.processor - begun.processor),
    });
  }
}
