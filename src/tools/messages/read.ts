import { readFileSync } from 'node:fs';
import { parse as parseMessage, type Token } from '@messageformat/parser';
import { parse } from 'yaml';
import type { WrittenCommands } from './commands.ts';

/** A text of `messages/`, in ICU MessageFormat. */
export type Text = readonly Token[];

/** What is said of a mistake: always, or by the value of a fact. */
export type Said = Readonly<Record<string, Text>>;

/** A mistake: why it matters, the fact that its cases go by, and what is said. Without cases, the only one is called ''. */
export type Mistake = { readonly why: string; readonly by: string; readonly cases: ReadonlyMap<string, Said> };

/** A phrase is one text, or one for each name. */
export type Phrase = Text | ReadonlyMap<string, Text>;

export type Messages = {
  readonly mistakes: ReadonlyMap<string, Mistake>;
  readonly phrases: ReadonlyMap<string, Phrase>;
};

type Written = Readonly<Record<string, unknown>>;

/** The texts that are said; all others of a mistake are parts of them. */
const SAID = ['message', 'hint', 'general'];

type WrittenMessages = WrittenCommands & Readonly<Record<'mistakes' | 'phrases', Readonly<Record<string, Written>>>>;

export const writtenMessages = (language: string): WrittenMessages => inMessages(language);

export const inMessages = (name: string) =>
  parse(readFileSync(new URL(`../../../messages/${name}.yaml`, import.meta.url), 'utf8'));

/** The same, read. @throws Error where one isn't written as ICU has it, with its name */
export function messagesIn({ mistakes, phrases }: WrittenMessages): Messages {
  return {
    mistakes: new Map(Object.entries(mistakes).map(([code, written]) => [code, mistakeOf(code, written)])),
    phrases: new Map(Object.entries(phrases).map(([name, written]) => [name, phraseOf(name, written)])),
  };
}

function phraseOf(name: string, written: Written | string): Phrase {
  if (typeof written === 'string') return tokensOf(name, written, {});
  return new Map(Object.entries(written).map(([key, text]) => [key, tokensOf(`${name}.${key}`, String(text), {})]));
}

function mistakeOf(code: string, { why, by = 'why', cases, ...own }: Written): Mistake {
  const written = Object.entries<string | Written>(cases === undefined ? { '': {} } : Object(cases));
  return {
    why: String(why),
    by: String(by),
    cases: new Map(written.map(([name, words]) => [name, saidIn(`${code} ${name}`, own, words)])),
  };
}

/** A case that is only a text is the hint. `{case}` in what is said in all cases is what the case has in its place, or its hint. */
function saidIn(name: string, own: Written, words: string | Written): Said {
  const inCase: Written = typeof words === 'string' ? { hint: words } : words;
  const texts = SAID.flatMap((key) => {
    const text = own[key] ?? inCase[key];
    const parts = { ...own, ...inCase, case: inCase[key] ?? inCase.hint };
    return text === undefined ? [] : [[key, tokensOf(`${name} ${key}`, String(text), parts)] as const];
  });
  return Object.fromEntries(texts);
}

/** The parts of a text, with what stands under a name of its own in the place of that name. */
function tokensOf(name: string, text: string, parts: Written): Text {
  try {
    return parseMessage(text, { cardinal: ['one', 'other'] }).flatMap((token) => filled(name, token, parts));
  } catch (error) {
    throw new Error(`messages/: "${name}" can't be read. ${error instanceof Error ? error.message : error}`);
  }
}

function filled(name: string, token: Token, parts: Written): Text {
  const part = token.type === 'argument' ? parts[token.arg] : undefined;
  if (part !== undefined) return tokensOf(name, String(part), parts);
  if (token.type !== 'select' && token.type !== 'plural') return [token];
  const cases = token.cases.map((each) => ({
    ...each,
    tokens: each.tokens.flatMap((one) => filled(name, one, parts) as typeof each.tokens),
  }));
  return [{ ...token, cases }];
}
