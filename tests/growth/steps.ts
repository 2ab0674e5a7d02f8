import { type Files, memoryDisk } from '../content/memory-disk.ts';
import { Pieces } from './counted.ts';

/** What was done, counted: how often each piece of code was run. The same work gives the same number on any machine, with any Node. */
export type Steps = {
  /** All pieces of code of ours, of the YAML parser and of the Markdown parser. */
  readonly all: number;
  /** How often a text was parsed, or cut into tokens. */
  readonly parses: number;
  readonly lexings: number;
  /** How often the parser was led around a mistake, one was put into words, and one was reported. */
  readonly recoveries: number;
  readonly explanations: number;
  readonly findings: number;
  /** How often a text was parsed to choose between answers. */
  readonly tries: number;
  /** How often something was held against a schema. */
  readonly validations: number;
};

/** The steps for a text of some size, and for one of twice that size. */
export type Growth = { readonly once: Steps; readonly twice: Steps };

export type LoadSite = (disk: ReturnType<typeof memoryDisk>) => Promise<unknown>;

/** What differs by where a text is cut, and what is made once. */
const SLACK = 1.15;

/** What is wrong with how the steps grow: nothing if twice the text takes at most twice as many. */
export function growthProblems({ once, twice }: Growth): string[] {
  const problems: string[] = [];
  const hold = (name: keyof Steps, few: number): void => {
    const most = once[name] * 2 * SLACK + few;
    if (twice[name] > most) problems.push(`${name}: ${once[name]}, then ${twice[name]}`);
  };
  hold('all', 0);
  hold('parses', 4);
  hold('recoveries', 4);
  hold('explanations', 4);
  // A file that nothing was done to shows nothing.
  if (once.all < 1000 || once.parses + once.lexings === 0) problems.push('hardly any steps were counted');
  if (once.findings === 0) problems.push('nothing was found to be wrong');
  return problems;
}

/** Counts the steps of some work with code that is loaded once more, and counts. */
export class StepCounter {
  private readonly pieces = new Pieces();

  /** `loadSite`, counted. */
  async start(): Promise<LoadSite> {
    const { loadSite } = await this.pieces.load(new URL('../../src/content/load/load.ts', import.meta.url));
    return loadSite as LoadSite;
  }

  async of(work: () => Promise<unknown>): Promise<Steps> {
    this.pieces.reset();
    await work();
    const { all } = this.pieces;
    const callsOf = (...names: readonly string[]): number =>
      all.reduce((sum, { name, count }) => sum + (names.includes(name) ? count : 0), 0);
    return {
      all: all.reduce((sum, { count }) => sum + count, 0),
      parses: callsOf('documentOf', 'parseOrdinary'),
      lexings: callsOf('tokensOf'),
      recoveries: callsOf('recover'),
      explanations: callsOf('explainSyntax', 'explainAll'),
      findings: callsOf('finding'),
      tries: callsOf('parsedUpTo'),
      validations: callsOf('errorsWith'),
    };
  }

  /** What the check of a site of some size takes, and of one that is twice as large. */
  async ofTwo(loadSite: LoadSite, make: (size: number) => Files, size: number): Promise<Growth> {
    const [small, large] = [memoryDisk(make(size)), memoryDisk(make(size * 2))];
    return { once: await this.of(() => loadSite(small)), twice: await this.of(() => loadSite(large)) };
  }
}
