import { Session } from 'node:inspector/promises';

/** What was done, counted: how often each piece of code was run. The same work gives the same number on any machine. */
export type Steps = {
  /** All pieces of code of ours, of the YAML parser and of the Markdown parser. */
  readonly all: number;
  /** How often a text was parsed, a mistake recovered from, and a mistake explained. */
  readonly parses: number;
  readonly recoveries: number;
  readonly explanations: number;
};

const COUNTED =
  /\/src\/(?:content|diagnostics)\/|\/node_modules\/(?:yaml|micromark[^/]*|mdast[^/]*|fastest-levenshtein)\//;

/**
 * Counts the steps of some work with the counters that V8 keeps for test coverage: the code itself knows nothing of it.
 * Code must be loaded after `start` for its loops to be counted.
 */
export class StepCounter {
  private readonly session = new Session();

  async start(): Promise<void> {
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  async of(work: () => Promise<unknown>): Promise<Steps> {
    await this.session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    const functions = result.filter(({ url }) => COUNTED.test(url)).flatMap((script) => script.functions);
    const callsOf = (name: string): number =>
      functions
        .filter(({ functionName }) => functionName === name)
        .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    return {
      all: functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0),
      parses: callsOf('documentOf'),
      recoveries: callsOf('holeFor'),
      explanations: callsOf('diagnose'),
    };
  }

  async stop(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }
}
