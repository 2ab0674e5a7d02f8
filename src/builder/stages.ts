import type { Made, SiteFile } from '../outputs/output.ts';

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

export class Stages {
  readonly #spent = new Map<StageName, Duration>();
  readonly #measures: boolean;

  /** @param measures whether to measure at all: on some systems it takes as long as writing a file */
  constructor(measures: boolean) {
    this.#measures = measures;
  }

  async during<T>(stage: StageName, work: () => T | Promise<T>): Promise<T> {
    if (!this.#measures) return work();
    const begun = now();
    try {
      return await work();
    } finally {
      this.#add(stage, begun, now());
    }
  }

  /** Files that are made in one stage while another goes on, which does not count that time. */
  makes(stage: StageName, other: StageName, files: readonly SiteFile[]): readonly SiteFile[] {
    if (!this.#measures) return files;
    return files.map((file) => {
      if (!('make' in file)) return file;
      const make = (): Made => {
        const begun = now();
        try {
          return file.make();
        } finally {
          const end = now();
          this.#add(stage, begun, end);
          this.#add(other, end, begun);
        }
      };
      return { ...file, make };
    });
  }

  spent(): ReadonlyMap<StageName, Duration> {
    return new Map(this.#measures ? stageNames.map((stage) => [stage, this.#spent.get(stage) ?? none]) : []);
  }

  #add(stage: StageName, begun: Duration, end: Duration): void {
    const { clock, processor } = this.#spent.get(stage) ?? none;
    this.#spent.set(stage, {
      clock: clock + end.clock - begun.clock,
      processor: processor + end.processor - begun.processor,
    });
  }
}
