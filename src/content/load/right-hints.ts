import { type Ask, type Input, input, type Query, query } from '../../engine/questions.ts';
import { answerOf, type Finding, findingId, inGeneral } from '../../yaml/findings/finding.ts';
import { byFile } from '../../yaml/findings/most.ts';
import { dataIn } from './data-queries.ts';
import { type FileOf, kindIn } from './file-queries.ts';
import type { LoadedFile } from './load-file.ts';
import type { SiteFiles } from './site-files.ts';
import { knownWrong, withoutTexts, wrongAnswers } from './tried-hints.ts';

/** What is told of a file and has an answer, in its order, and the SHA-256 of the bytes that it was found in. */
export type Answered = { readonly hash: string | undefined; readonly told: readonly Finding[] };

export const answeredIn: Input<[file: string], Answered> = input({
  name: 'answeredIn',
  keep: 'memory',
  digest: ({ hash, told }) => JSON.stringify([hash, withoutTexts(told)]),
});

/** A kind that a file declares, or has all entries of. */
export type FileOfKind = { readonly kind: string; readonly has: 'declaration' | 'entries' };

/** Which of the answers for a file aren't right, by their identities. @param of for files of kinds */
export type WrongIn = Query<[file: string, of: FileOfKind | undefined], readonly string[]>;

export function wrongInQuery(fileOf: FileOf): WrongIn {
  const loadedIn = (ask: Ask, file: string, of: FileOfKind | undefined): LoadedFile => {
    if (of === undefined) return ask(fileOf, file);
    return of.has === 'entries' ? ask(dataIn, file, of.kind) : ask(kindIn, file, of.kind).loaded;
  };
  return query({
    name: 'wrongIn',
    keep: 'value',
    make: (ask, file, of) => {
      const { hash, told } = ask(answeredIn, file);
      const loaded = loadedIn(ask, file, of);
      // Somebody has saved the file since: what is told of it then is another question.
      return loaded.hash === hash ? wrongAnswers(loaded, told) : [];
    },
  });
}

/** Findings whose hints name what to write only where that is right. */
export function withRightHints(
  { reader, ledger }: SiteFiles,
  all: readonly LoadedFile[],
  told: readonly Finding[],
): Finding[] {
  const withAnswers = byFile(told.filter((each) => answerOf(each) !== undefined));
  const wrong = new Set(
    all.flatMap((loaded) => {
      const told = withAnswers.get(loaded.file);
      // A file in which nothing is wrong by itself isn't read for what others say about it.
      if (told === undefined || loaded.findings.length === 0) return [];
      const known = knownWrong(loaded, told);
      if (known !== undefined) return known;
      // That is no file of the engine's.
      if (loaded === ledger?.loaded) return wrongAnswers(loaded, told);
      return reader.files.wrongAnswers(loaded.file, { hash: loaded.hash, told });
    }),
  );
  return wrong.size === 0 ? [...told] : told.map((each) => (wrong.has(findingId(each)) ? inGeneral(each) : each));
}
