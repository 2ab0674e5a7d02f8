import { type Input, input, type Query, query } from '../../engine/questions.ts';
import { type Finding, identityOf } from '../../yaml/findings/finding.ts';
import { sourceText } from '../../yaml/text/source.ts';
import { wrongHints } from '../judge/hints.ts';
import { settle } from '../settle/settle.ts';
import { type FileOf, kindIn } from './file-queries.ts';
import type { LoadedFile } from './load-file.ts';

/** What is told of a file and has an answer, in its order, and the text that it was found in. */
export type Answered = { readonly text: string | undefined; readonly told: readonly Finding[] };

export const answeredIn: Input<[file: string], Answered> = input({
  name: 'answeredIn',
  keep: 'memory',
  digest: ({ text, told }) => JSON.stringify([text, told.map(({ source: _, related: __, ...finding }) => finding)]),
});

/** Which of the answers for a file aren't right, by their identities. @param kind that the file declares, if it declares one */
export type WrongIn = Query<[file: string, kind: string | undefined], readonly string[]>;

export function wrongInQuery(fileOf: FileOf): WrongIn {
  return query({
    name: 'wrongIn',
    keep: 'value',
    make: (ask, file, kind) =>
      wrongAnswers(kind === undefined ? ask(fileOf, file) : ask(kindIn, file, kind).loaded, ask(answeredIn, file)),
  });
}

/** Which of some answers for a file aren't right, by their identities. */
export function wrongAnswers(loaded: LoadedFile, { text, told }: Answered): string[] {
  const { file, source, check } = loaded;
  // Somebody has saved the file since: what is told of it then is another question.
  if (source === undefined || loaded.text !== text) return [];
  const byItself = (held: Pick<LoadedFile, 'findings' | 'partlyRead'>): readonly Finding[] =>
    settle(held.findings, new Map(held.partlyRead === undefined ? [] : [[file, held.partlyRead]]));
  const found = byItself(loaded);
  const own = new Set(found.map(identityOf));
  const answered = told.filter((each) => own.has(identityOf(each)));
  return [...wrongHints({ source, found, told: answered, check: (after) => byItself(check(sourceText(file, after))) })];
}
