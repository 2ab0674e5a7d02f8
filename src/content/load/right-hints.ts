import { type Input, input, type Query, query } from '../../engine/questions.ts';
import { answerOf, type Finding, findingId, inGeneral } from '../../yaml/findings/finding.ts';
import { byFile } from '../../yaml/findings/most.ts';
import { ONCE, reported } from '../../yaml/findings/together.ts';
import { asAnswered } from '../judge/as-answered.ts';
import { wrongHints } from '../judge/hints.ts';
import { settle } from '../settle/settle.ts';
import { dataIn } from './data-queries.ts';
import { type FileOf, kindIn } from './file-queries.ts';
import type { LoadedFile } from './load-file.ts';
import type { SiteFiles } from './site-files.ts';

/** What is told of a file and has an answer, in its order, and the SHA-256 of the bytes that it was found in. */
export type Answered = { readonly hash: string | undefined; readonly told: readonly Finding[] };

export const answeredIn: Input<[file: string], Answered> = input({
  name: 'answeredIn',
  keep: 'memory',
  digest: ({ hash, told }) => JSON.stringify([hash, told.map(({ source: _, related: __, ...finding }) => finding)]),
});

/** A kind that a file declares, or has all entries of. */
export type FileOfKind = { readonly kind: string; readonly has: 'declaration' | 'entries' };

/** Which of the answers for a file aren't right, by their identities. @param of for files of kinds */
export type WrongIn = Query<[file: string, of: FileOfKind | undefined], readonly string[]>;

export function wrongInQuery(fileOf: FileOf): WrongIn {
  return query({
    name: 'wrongIn',
    keep: 'value',
    make: (ask, file, of) => {
      if (of === undefined) return wrongAnswers(ask(fileOf, file), ask(answeredIn, file));
      const loaded = of.has === 'entries' ? ask(dataIn, file, of.kind) : ask(kindIn, file, of.kind).loaded;
      return wrongAnswers(loaded, ask(answeredIn, file));
    },
  });
}

/** Which of some answers for a file aren't right, by their identities. */
function wrongAnswers(loaded: LoadedFile, { hash, told }: Answered): string[] {
  const { source, check } = loaded;
  // Somebody has saved the file since: what is told of it then is another question.
  if (source === undefined || loaded.hash !== hash) return [];
  const found = byItself(loaded);
  const own = new Set(found.map(findingId));
  const answered = told.filter((each) => own.has(findingId(each)));
  return [
    ...wrongHints({
      source,
      found,
      told: answered,
      check: (after) => byItself(check(after)),
      isMended: () => isMended(loaded, found),
    }),
  ];
}

/** Whether it is known without reading the text that the hint of the only mistake of a file leaves none. @param found all that is to be said of it */
function isMended({ content, findings, check, unread }: LoadedFile, [only, ...others]: readonly Finding[]): boolean {
  if (content === undefined || only === undefined || others.length > 0 || unread !== undefined) return false;
  const answered = content.parameters === undefined ? asAnswered(only, content.root, content.masks) : undefined;
  if (answered === undefined) return false;
  const { root, range } = answered;
  // What was found in the very place is looked for again. Where there is more, something may have been found in a value that isn't.
  if (!findings.every((each) => each.range[0] === range[0])) return false;
  const read = { root, findings: [], masks: [], unreadFrom: undefined, like: content };
  return check(content.source, read).findings.length === 0;
}

/** What is to be said of a file by itself. */
function byItself({ file, findings, partlyRead }: Pick<LoadedFile, 'file' | 'findings' | 'partlyRead'>): Finding[] {
  return settle(findings, new Map(partlyRead === undefined ? [] : [[file, partlyRead]]));
}

/** What will be told of a file and has an answer, if nothing in other files changes that. */
export function answeredByItself(loaded: LoadedFile): Answered | undefined {
  const { file, hash, findings, unread } = loaded;
  if (findings.length === 0) return undefined;
  const told = reported(byItself(loaded), ONCE, new Map(unread === undefined ? [] : [[file, unread]]));
  const answered = told.filter((each) => answerOf(each) !== undefined);
  return answered.length === 0 ? undefined : { hash, told: answered };
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
      const answered = { hash: loaded.hash, told };
      // That is no file of the engine's.
      if (loaded === ledger?.loaded) return wrongAnswers(loaded, answered);
      return reader.files.wrongAnswers(loaded.file, answered);
    }),
  );
  return wrong.size === 0 ? [...told] : told.map((each) => (wrong.has(findingId(each)) ? inGeneral(each) : each));
}
