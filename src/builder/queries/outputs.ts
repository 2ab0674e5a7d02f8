import { alwaysAnother } from '../../engine/digest.ts';
import { type AnyQuestion, type Query, query } from '../../engine/questions.ts';
import type { Made } from '../../outputs/output.ts';
import { madeBy } from '../../outputs/outputs.ts';
import { Asking } from './asking.ts';
import type { Planned } from './planned.ts';
import { around, frame, publicFolder, theme } from './shared.ts';

/** What is in a file of an output. */
export type InFile = Query<[output: string, about: string], Made>;

/** How files are made. Whatever else outputs look at becomes something that they ask for, so that it is noted. */
export function outputQueries(planned: Planned): { readonly inFile: InFile; readonly queries: readonly AnyQuestion[] } {
  const inFile: InFile = query({
    name: 'inFile',
    keep: 'last',
    // Nobody makes anything of it, so nobody asks whether it has become the same again.
    digest: alwaysAnother,
    make: (ask, output, about) => madeBy(output, new Asking(ask, planned), about),
  });
  return { inFile, queries: [inFile, frame, theme, around, publicFolder] };
}
