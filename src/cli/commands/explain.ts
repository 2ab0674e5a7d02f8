import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { wrap } from '../../diagnostics/format/cells.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { largest } from '../../model/lists.ts';
import { type Arguments, exitCodes, formatFrom, type Io, misused, type Run, rootFrom } from '../command.ts';
import { type Answer, type Explanation, type Key, Topics } from '../explain/topics.ts';
import { orRefused } from '../or-refused.ts';

/** How wide the names of keys are, at most, so that what is said of them stands in a column. */
const WIDTH = 18;
const LONGEST_LINE = 100;

/** An explanation for a terminal. @param command what explains something, as it is typed here. @param columns how many cells a line has, where that is known */
function textOf(it: Explanation, command: string, columns = LONGEST_LINE): string {
  const width = Math.min(columns, LONGEST_LINE);
  const said = (words: string): string => wrap(words, width).join('\n');
  const { name, is, description, goodFor, keys, alsoTakes = [], meanings = [], examples = [], alsoCalled } = it;
  const table = (all: readonly Key[]): string =>
    [say('explain', { why: 'keys' }), ...all.flatMap((key) => linesOf(key, width))].join('\n');
  const also = say('explain', { why: 'also-takes', names: alsoTakes.join(', '), command });
  const parts = [
    is === 'mistake' ? name : `${name}: ${say('explain', { why: 'is', sort: is })}`,
    ...(description === '' ? [] : [said(description)]),
    ...meanings.flatMap(({ places, what, description, keys }) => [
      said(`${say('explain', { why: 'places', places: places.join(', ') })} ${what}. ${description}`),
      ...(keys === undefined ? [] : [table(keys)]),
    ]),
    ...(goodFor === undefined ? [] : [said(say('explain', { why: 'good-for', names: goodFor.join(', ') }))]),
    ...(keys === undefined ? [] : [table(keys)]),
    ...(alsoTakes.length === 0 ? [] : [said(also)]),
    ...examples.map((part) => (typeof part === 'string' ? said(part) : indented(part.lines))),
    ...(alsoCalled === undefined ? [] : [said(say('explain', { why: 'also-called', names: alsoCalled.join(', ') }))]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A key of a key stands below it, further in. */
function linesOf({ path, required, what, description }: Key, width: number): string[] {
  const depth = path.split('.').length;
  const name = `${'  '.repeat(depth)}${path.replace(/^.*\./, '')}${required ? ' *' : ''}`;
  const [first = '', ...rest] = wrap(`${what}. ${description}`, width - WIDTH - 2);
  const margin = ' '.repeat(WIDTH + 2);
  const begin = name.length < WIDTH + 1 ? [`${name.padEnd(WIDTH + 2)}${first}`] : [name, `${margin}${first}`];
  return [...begin, ...rest.map((line) => `${margin}${line}`)];
}

const indented = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

/** `sitewright explain`: what a block, a kind of page, a file, a key, a type of value, a mistake or a word of other builders is. */
export const run: Run = async ({ options, words }, io) => {
  const isJson = formatFrom(options, ['text', 'json']) === 'json';
  const topics = await topicsOf(options, io);
  const asked = words.join(' ');
  if (asked === '') {
    const all = topics.all();
    io.out.write(isJson ? inJson(all) : listed(all));
    return exitCodes.fine;
  }
  const answer = await topics.explain(asked);
  if ('nearest' in answer)
    throw misused({ why: 'no-topic', given: asked, meant: answer.nearest, command: asTyped('explain') });
  io.out.write(isJson ? inJson(answer) : inWords(asked, answer, io));
  return exitCodes.fine;
};

const inJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** With the blocks and kinds of the site, if there is one. */
async function topicsOf(options: Arguments, io: Io): Promise<Topics> {
  const today = io.now().toISOString().slice(0, 10);
  const root = rootFrom(options, io);
  if (!existsSync(join(root, 'site.yaml'))) return new Topics(today);
  return new Topics(today, await orRefused({ root, options, io }, ({ files }) => files.kinds));
}

function listed(all: readonly Pick<Explanation, 'name' | 'is' | 'description'>[]): string {
  const width = largest(all.map(({ name }) => name.length));
  const of = (sort: Explanation['is']): string =>
    [
      say('explain', { why: 'all', sort }),
      ...all.filter(({ is }) => is === sort).map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`),
    ].join('\n');
  return `${[of('block'), of('kind'), of('file'), say('explain', { why: 'more', command: asTyped('explain opening hours') })].join('\n\n')}\n`;
}

function inWords(asked: string, answer: Exclude<Answer, { readonly nearest: unknown }>, io: Io): string {
  if ('advice' in answer) return `${say('explain', { why: 'absent', asked, advice: answer.advice })}\n`;
  const names = answer.asked === undefined ? [] : [...new Set(answer.found.map(({ name }) => name))];
  const note = names.length === 0 ? [] : [`${say('explain', { why: 'called', asked, names })}\n`];
  return [...note, ...answer.found.map((each) => textOf(each, asTyped('explain'), io.out.columns))].join('\n');
}
