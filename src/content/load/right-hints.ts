import { type Input, input, type Query, query } from '../../engine/questions.ts';
import { answerOf, type Finding, findingId, inGeneral } from '../../yaml/findings/finding.ts';
import { byFile } from '../../yaml/findings/most.ts';
import { sourceText } from '../../yaml/text/source.ts';
import { wrongHints } from '../judge/hints.ts';
import { settle } from '../settle/settle.ts';
import { type FileOf, kindIn } from './file-queries.ts';
import type { LoadedFile } from './load-file.ts';
import type { SiteFiles } from './site-files.ts';

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
function wrongAnswers(loaded: LoadedFile, { text, told }: Answered): string[] {
  const { file, source, check } = loaded;
  // Somebody has saved the file since: what is told of it then is another question.
  if (source === undefined || loaded.text !== text) return [];
  const byItself = (held: Pick<LoadedFile, 'findings' | 'partlyRead'>): readonly Finding[] =>
    settle(held.findings, new Map(held.partlyRead === undefined ? [] : [[file, held.partlyRead]]));
  const found = byItself(loaded);
  const own = new Set(found.map(findingId));
  const answered = told.filter((each) => own.has(findingId(each)));
  return [...wrongHints({ source, found, told: answered, check: (after) => byItself(check(sourceText(file, after))) })];
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
      const answered = { text: loaded.text, told };
      // That is no file of the engine's.
      if (loaded === ledger?.loaded) return wrongAnswers(loaded, answered);
      return reader.files.wrongAnswers(loaded.file, answered);
    }),
  );
  return wrong.size === 0 ? [...told] : told.map((each) => (wrong.has(findingId(each)) ? inGeneral(each) : each));
}
