import { readFileSync } from 'node:fs';
import { parse as parseMessage, type Token } from '@messageformat/parser';
import { parse } from 'yaml';

type WrittenCommands = {
  readonly options: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, WrittenCommand>>;
};

type WrittenCommand = {
  readonly options: Readonly<Record<string, string | null>>;
  readonly uses: Readonly<Record<string, string>>;
};

/** The text of `src/cli/generated/commands.ts`: all commands with their texts, each with its module. @throws Error for an option without a text */
export function commandsModule({ options: shared, commands }: WrittenCommands): string {
  const entries = Object.entries(commands).map(([name, { options, uses, ...texts }]) => {
    const about = {
      ...{ name, ...texts },
      options: Object.entries(options).map(([typed, help]) =>
        help === null ? sharedOption(typed, shared) : option(typed, help),
      ),
      uses: Object.entries(uses).map(([typed, does]) => ({ typed, does })),
    };
    return `  { ...${JSON.stringify(about)}, load: () => import('../commands/${name.replace(' ', '/')}.ts') },\n`;
  });
  return `// Generated from messages/en.yaml by \`npm run generate\`. Do not edit.

import type { Command } from '../command.ts';

/** All commands, in the order of the help. */
export const allCommands: readonly Command[] = [
${entries.join('')}];
`;
}

function sharedOption(name: string, shared: WrittenCommands['options']) {
  const found = Object.entries(shared).find(([typed]) => typed.split(' ')[0] === name);
  if (found === undefined) throw new Error(`messages/: the option "${name}" has no text.`);
  return option(...found);
}

/** @param typed the name of an option, and what stands for its value: `root DIR` */
function option(typed: string, help: string) {
  const [name = '', value] = typed.split(' ');
  return { name, ...(value && { value }), ...(help && { help }) };
}

/** A text of `messages/`, in ICU MessageFormat. */
export type Text = readonly Token[];

export type Said = Readonly<Record<string, Text>>;

/** A mistake: why it matters, the fact that its cases go by, and what is said. Without cases, the only one is called ''. */
export type Mistake = { readonly why: string; readonly by: string; readonly cases: ReadonlyMap<string, Said> };

export type Phrase = Text | ReadonlyMap<string, Text>;

export type Messages = {
  readonly mistakes: ReadonlyMap<string, Mistake>;
  readonly phrases: ReadonlyMap<string, Phrase>;
};

type Written = Readonly<Record<string, unknown>>;

/** The texts that are said; all others of a mistake are parts of them. */
const SAID = ['message', 'hint', 'general'];

export type WrittenMessages = WrittenCommands &
  Readonly<Record<'mistakes' | 'phrases', Readonly<Record<string, Written>>>>;

/** What a file of `messages/` says. */
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
