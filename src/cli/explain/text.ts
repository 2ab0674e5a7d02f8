import { wrap } from '../../diagnostics/format/wrap.ts';
import { say } from '../../diagnostics/messages/say.ts';
import type { Explanation, Key } from './topics.ts';

/** How wide the names of keys are, at most, so that what is said of them stands in a column. */
const WIDTH = 18;
const LONGEST_LINE = 100;

/** An explanation for a terminal. @param command what explains something, as it is typed here. @param columns how many cells a line has, where that is known */
export function textOf(it: Explanation, command: string, columns = LONGEST_LINE): string {
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
