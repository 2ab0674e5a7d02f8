import { basename, relative } from 'node:path';
import { oneLine } from '../../../authoring/new-page/yaml-text.ts';
import { type NewSite, newSite, type SiteWish } from '../../../authoring/new-site/new-site.ts';
import { allStarters } from '../../../authoring/new-site/starters.ts';
import { isError } from '../../../diagnostics/diagnostic.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { slashed } from '../../../disk/slashed.ts';
import { largest } from '../../../model/lists.ts';
import { languageCalled } from '../../../schema/schemas/languages.ts';
import { schemaOf } from '../../../schema/schemas/schemas.ts';
import { nearest } from '../../../values/suggest.ts';
import {
  type Arguments,
  type Io,
  misused,
  quoted,
  type Run,
  refuseLostOptions,
  type UsageError,
} from '../../command.ts';
import { report } from '../../report.ts';
import { type NewPlace, newPlace, packedBuilder, putSite, siteFolder } from './new-place.ts';

const allLooks = (): readonly string[] => schemaOf('site').properties?.theme?.properties?.look?.enum ?? [];

type Ask = NonNullable<Io['ask']>;

type Terminal = { readonly ask: Ask; readonly out: Io['out'] };

/** A question with its answers, as it is asked on a terminal or typed as an option. */
type Choice = {
  readonly option: 'kind' | 'look';
  readonly names: readonly string[];
  readonly also?: (word: string) => string | undefined;
  /** How it is offered on a terminal: a line for each name, and what an empty answer means. */
  readonly question: string;
  readonly lines: readonly string[];
  readonly usual: string;
};

/**
 * What somebody wants to begin with: what was typed as options, and on a terminal what they answer to questions.
 * @throws UsageError for a choice that there isn't, if something is missing and nobody can be asked, and if they end it
 */
async function wishFor(options: Arguments, io: Io, folder: string): Promise<SiteWish> {
  const starters = await allStarters();
  const names = starters.map(({ kind }) => kind);
  const kinds: Choice = {
    ...{ option: 'kind', names, question: 'What is it for?', usual: '1' },
    also: (word) => starters.find(({ also }) => also.includes(word))?.kind,
    lines: starters.map(
      ({ kind, purpose }) => `${kind.padEnd(largest(names.map(({ length }) => length)))}  ${purpose}`,
    ),
  };
  const question = 'How should it look? You can change that later.';
  const looks: Choice = {
    ...{ option: 'look', names: allLooks(), lines: allLooks(), question, usual: 'one that suits it' },
  };
  const language = languageIn(options);
  const [name, kind, look] = [options.get('name'), chosen(options, kinds), chosen(options, looks)];
  if (name !== undefined && oneLine(name) === '') throw misused({ why: 'no-words', option: '--name' });
  if (name !== undefined && kind !== undefined) return { name, kind, look, language };
  const { ask } = io;
  if (ask === undefined) throw missing({ name, kind }, slashed(relative(io.cwd, folder)));
  const usual = nameFrom(folder);
  return {
    name: name ?? oneLine((await answerTo(ask, `What is the site called? [${usual}] `)) || usual),
    kind: kind ?? (await choose({ ask, out: io.out }, kinds)) ?? kinds.names[0] ?? '',
    look: look ?? (await choose({ ask, out: io.out }, looks)),
    language,
  };
}

/** The code of the language that was typed: `de` for `German`. @throws UsageError if it can't be one */
function languageIn(options: Arguments): string | undefined {
  const given = options.get('language');
  if (given === undefined) return undefined;
  const meant = languageCalled(given);
  if (meant?.isSure === true) return meant.code;
  throw misused({ why: 'no-language', given, meant: meant?.code });
}

/** What there was to type, for who can't be asked. */
function missing(given: Readonly<Record<'name' | 'kind', string | undefined>>, folder: string): UsageError {
  const absent = [
    ...(given.name === undefined ? ['--name "Corner Bakery"'] : []),
    ...(given.kind === undefined ? ['--kind shop'] : []),
  ];
  return misused({ why: 'not-asked', absent, folder: quoted(folder) });
}

export function nameFrom(folder: string): string {
  const words = oneLine(basename(folder).replace(/[-_.]+/g, ' ')) || 'Site';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows what there is to choose, and asks until the answer is one of it. Undefined for an empty answer. */
async function choose({ ask, out }: Terminal, choice: Choice): Promise<string | undefined> {
  out.write(`\n${choice.question}\n${choice.lines.map((line, index) => `  ${index + 1}  ${line}\n`).join('')}`);
  for (;;) {
    const answer = await answerTo(ask, `Number or word [${choice.usual}]: `);
    if (answer === '') return undefined;
    const found = choice.names[Number(answer) - 1] ?? meant(answer, choice);
    if (found !== undefined) return found;
    out.write(`"${answer}" isn't one of them. `);
  }
}

/** @throws UsageError if they end it */
async function answerTo(ask: Ask, words: string): Promise<string> {
  const answer = await ask(words);
  if (answer === undefined) throw misused({ why: 'nothing-made' });
  return answer.trim();
}

/** One of the choice by its name, or by another word for it. */
function meant(word: string, { names, also }: Choice): string | undefined {
  const plain = word.toLowerCase();
  return names.find((name) => name === plain) ?? also?.(plain);
}

/** What was typed as an option. @throws UsageError if there is no such choice */
function chosen(options: Arguments, choice: Choice): string | undefined {
  const given = options.get(choice.option);
  if (given === undefined) return undefined;
  const found = meant(given, choice);
  if (found !== undefined) return found;
  const { option, names: known } = choice;
  throw misused({ why: 'no-choice', option, given, known, meant: nearest(given, known) });
}

/** `sitewright new site`: makes a whole site to begin with, in a folder of its own, and says what to type next. */
export const run: Run = async ({ options, words }, io, command) => {
  refuseLostOptions(command, io.env);
  const folder = await siteFolder(words, io);
  const packed = packedBuilder(options.get('from'), io.cwd);
  const wish = await wishFor(options, io, folder);
  const place = newPlace(folder, packed, { options, io });
  const site = await newSite(wish, place.builder);
  const diagnostics = site.diagnostics.filter(isError);
  if (diagnostics.length > 0) {
    report({ ...site, diagnostics }, io.err, { options, io });
    throw misused({ why: 'mistaken-name' });
  }
  const others = packed === undefined ? [] : [[packed.name, packed.bytes] as const];
  const files = new Map<string, string | Uint8Array>([...site.files, ...others]);
  return putSite(files, place, siteSummary(site, wish, place));
};

function siteSummary({ files, diagnostics }: NewSite, { kind, language }: SiteWish, { said }: NewPlace): string {
  const pages = [...files.keys()].filter((file) => file.startsWith('pages/')).sort(homeFirst);
  const list = pages.map((file) => `  ${file}`).join('\n');
  const made = say('new-site', { why: 'made', ...said, kind, language, count: pages.length, pages: list });
  const left = diagnostics.filter(({ code }) => code !== 'english-words');
  return [made, ...left.map(({ file, line, message }) => `${file}, line ${line}: ${message}`), ''].join('\n');
}

const homeFirst = (a: string, b: string): number =>
  Number(b === 'pages/index.yaml') - Number(a === 'pages/index.yaml') || (a < b ? -1 : 1);
