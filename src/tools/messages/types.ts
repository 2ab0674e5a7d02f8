import { grouped } from '../../model/lists.ts';
import { isGroup, quoted, wordsIn } from './code.ts';
import type { Messages, Phrase, Text } from './read.ts';

/** How a text uses a fact: as it is, as a number, as a list, and so on. */
type Uses = Map<string, Set<string>>;

/** What formats a fact, and what it takes. */
const TAKES: Readonly<Record<string, string>> = {
  number: 'number',
  or: 'string | readonly string[]',
  and: 'string | readonly string[]',
  oneOf: 'readonly string[]',
  allOf: 'readonly (string | number)[]',
  list: 'readonly string[]',
  first: 'readonly (string | number)[]',
  braced: 'readonly string[]',
};

/** The text of a module with the types of the facts that messages use. */
export function typesOf({ mistakes, phrases }: Messages): string {
  const facts = [...mistakes].map(([code, { by, cases }]) => {
    const each = [...cases].map(([name, said]) => [name, usesIn(Object.values(said), phrases)] as const);
    return `  ${quoted(code)}: ${unionOf(by, each)};\n`;
  });
  const said = [...phrases].map(([name, phrase]) => `  ${quoted(name)}: ${phraseType(phrase, phrases)};\n`);
  return `// Generated from messages/en.yaml by \`npm run generate\`. Do not edit.

import type { SaidOf } from '../say.ts';

/** What is shown as it is. */
type Shown = string | number;

/** The facts that the words for a mistake use. */
export type MistakeFacts = {
${facts.join('')}};

/** The facts that a phrase uses, or those of each by its name. */
export type PhraseFacts = {
${said.join('')}};
`;
}

function phraseType(phrase: Phrase, phrases: Messages['phrases']): string {
  if (!isGroup(phrase)) return objectOf(usesIn([phrase], phrases));
  const names = [...phrase.keys()];
  if (names.includes('other')) return 'string';
  const each = [...phrase].map(([name, text]) => [name, usesIn([text], phrases)] as const);
  const isPlain = each.every(([, uses]) => uses.size === 0);
  return isPlain ? names.map(quoted).join(' | ') : unionOf('why', each);
}

/** The types of cases; those that take the same are one. */
function unionOf(by: string, cases: readonly (readonly [name: string, uses: Uses])[]): string {
  const types = grouped(cases, ([name, uses]) => objectOf(uses, name === '' ? '' : by));
  return [...types]
    .map(([type, some]) => {
      const [first = '', ...others] = some.map(([name]) => name);
      const why = first === 'other' ? 'string' : [first, ...others].map(quoted).join(' | ');
      return first === '' ? type : `{ readonly ${by}: ${why}${type.slice(1).replace(/^ readonly/, '; readonly')}`;
    })
    .join('\n    | ');
}

function usesIn(texts: readonly Text[], phrases: Messages['phrases'], uses: Uses = new Map()): Uses {
  const add = (fact: string, ...use: readonly string[]): void => {
    uses.set(fact, new Set([...(uses.get(fact) ?? []), ...use]));
  };
  for (const token of texts.flat())
    if (token.type === 'argument' && token.arg !== 'sitewright') add(token.arg, 'text');
    else if (token.type === 'function')
      add(token.arg, token.key === 'say' ? `say ${wordsIn(token.param)[0]}` : token.key);
    else if (token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal') {
      add(token.arg, ...token.cases.map(({ key }) => (token.type === 'select' ? `is ${key}` : 'count')));
      usesIn(
        token.cases.map(({ tokens }) => tokens),
        phrases,
        uses,
      );
    }
  for (const use of [...uses.values()].flatMap((each) => [...each]))
    if (use.startsWith('say ') && !phrases.has(use.slice(4)))
      throw new Error(`messages/: no phrase is called "${use.slice(4)}".`);
  return uses;
}

/** The type of some facts: of one called `place_line`, that of `line` in `place`. @param except a fact that is known already */
function objectOf(uses: Uses, except = ''): string {
  const own = [...uses.keys()].filter((name) => name !== except && !name.includes('_'));
  return `{ ${own.map((name) => `readonly ${name}${factType(uses.get(name) ?? new Set(), partsOf(uses, name))}`).join('; ')} }`;
}

const partsOf = (uses: Uses, name: string): Uses =>
  new Map(
    [...uses].flatMap(([each, use]) => (each.startsWith(`${name}_`) ? [[each.slice(name.length + 1), use]] : [])),
  );

/** What a fact may be. One that may be missing, or is only true or not, may be left out. */
function factType(uses: ReadonlySet<string>, parts: Uses): string {
  const is = [...uses].filter((use) => use.startsWith('is ')).map((use) => use.slice(3));
  const isOptional = is.includes('none') || is.includes('true') || [...uses].every((use) => use.startsWith('say '));
  const type = parts.size > 0 ? objectOf(parts) : typeFor(uses, is);
  return isOptional ? `?: ${type} | undefined` : `: ${type}`;
}

function typeFor(uses: ReadonlySet<string>, is: readonly string[]): string {
  const formats = Object.keys(TAKES).filter((name) => uses.has(name));
  const list = formats.find((name) => name !== 'number');
  if (list !== undefined) return TAKES[list] ?? '';
  const said = [...uses].find((use) => use.startsWith('say '))?.slice(4);
  if (said !== undefined) return saidType(said);
  if (uses.has('count') || uses.has('number')) return 'number';
  if (is.includes('true')) return 'boolean';
  const names = is.filter((name) => name !== 'none');
  if (names.length > 0 && !names.includes('other') && !uses.has('text')) return names.map(quoted).join(' | ');
  return names.some((name) => name !== 'other') ? 'string' : 'Shown';
}

/** What a phrase is said of: a value, or facts with a name. */
const saidType = (name: string): string => `SaidOf<${quoted(name)}>`;
