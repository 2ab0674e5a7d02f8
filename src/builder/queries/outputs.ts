import { alwaysAnother } from '../../engine/digest.ts';
import type { Engine } from '../../engine/engine.ts';
import { type AnyQuestion, atOnce, type Keep, type Query, query } from '../../engine/questions.ts';
import type { Made, Materials } from '../../outputs/output.ts';
import { madeBy } from '../../outputs/outputs.ts';
import { type AskForPage, Asking } from './asking.ts';
import { around, frame, publicFolder, theme } from './shared.ts';

/** What is in a file of an output. */
export type InFile = Query<[output: string, about: string], Made>;

/** How files are made, and what they are made of. */
export type OutputQueries = {
  readonly inFile: InFile;
  readonly queries: readonly AnyQuestion[];
  /** What files are made of, for who lists them. */
  readonly materials: (engine: Engine) => Materials;
};

/**
 * How files are made. Whatever else outputs look at becomes something that they ask for, so that it is noted.
 * @param keep `last` where nobody wants to have a file twice
 */
export function outputQueries(askForPage: AskForPage, keep: Keep): OutputQueries {
  const inFile: InFile = query({
    name: 'inFile',
    keep,
    // Nobody makes anything of it, so nobody asks whether it has become the same again.
    digest: alwaysAnother,
    make: (ask, output, about) => madeBy(output, new Asking(ask, askForPage), about),
  });
  return {
    inFile,
    queries: [inFile, frame, theme, around, publicFolder],
    materials: (engine) =>
      new Asking(
        atOnce((question, ...about) => engine.get(question, ...about)),
        askForPage,
      ),
  };
}
