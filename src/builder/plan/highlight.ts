import { createRequire } from 'node:module';
import type { LanguageRegistration } from 'shiki/core';
import { type CodeLanguage, languageNamed } from '../../content/texts/long/languages.ts';
import { withJoined } from '../../model/lists.ts';
import { once } from '../../model/once.ts';
import type { CodePiece, CodeToken, ProseCode } from '../../model/prose.ts';
import { Failure } from '../failure.ts';
import { inTime, isTooLong } from '../in-time.ts';

const THEME = 'tokens';
/** Longer lines are made by programs; patterns of grammars take too long over them. */
const LONGEST_LINE = 1_000;
/** How many pieces of code are remembered, so that a page isn't coloured again at every save. */
const MOST_KNOWN = 500;

const tokens: Readonly<Record<string, CodeToken>> = {
  comment: 'comment',
  string: 'string',
  'string-expression': 'string',
  link: 'string',
  inserted: 'string',
  constant: 'constant',
  parameter: 'constant',
  keyword: 'keyword',
  deleted: 'keyword',
  changed: 'function',
  function: 'function',
  punctuation: 'punctuation',
};

const require = createRequire(import.meta.url);

// It names what a stretch is where other themes name a colour; the colours themselves are roles of our theme.
const highlighter = once(() => {
  const { createCssVariablesTheme, createHighlighterCoreSync }: typeof import('shiki/core') = require('shiki/core');
  const engine: typeof import('shiki/engine/javascript') = require('shiki/engine/javascript');
  return createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: THEME })],
    langs: [],
    engine: engine.createJavaScriptRegexEngine({ forgiving: true }),
  });
});

const known = new Map<string, ProseCode['lines']>();

/**
 * The lines of some code, in pieces that each are of a kind. Loads what knows languages, and each of these, when it is first used: planning
 * doesn't wait, so it is required and not imported.
 * @param written the language as its author wrote it; code of an unknown one stays plain
 * @param seconds how long it may take, besides a second for each 10 kB: what never ends in the patterns of some languages, as most take milliseconds
 * @throws Failure if it takes longer
 */
export function highlighted(code: string, written: string | undefined, seconds = 30): ProseCode {
  const language = written === undefined ? undefined : languageNamed(written);
  if (language === undefined)
    return { kind: 'code', lines: code.split('\n').map((line) => (line === '' ? [] : [line])) };
  const key = `${language.id}\n${code}`;
  const lines = known.get(key) ?? linesOf(code, language, seconds);
  known.delete(key);
  known.set(key, lines);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return { kind: 'code', language: language.name, lines };
}

function linesOf(code: string, { id, name }: CodeLanguage, seconds: number): ProseCode['lines'] {
  load(id);
  try {
    return inTime(seconds + code.length / 10_000, () => coloured(code, id));
  } catch (error) {
    if (!isTooLong(error)) throw error;
    const [first = ''] = code.trim().split('\n');
    throw new Failure(
      `The code that begins with "${first.slice(0, 40)}" can't be coloured as ${name}: that would take too long. Write "text" in place of the language.`,
    );
  }
}

function coloured(code: string, id: string): ProseCode['lines'] {
  const options = { lang: id, theme: THEME, tokenizeMaxLineLength: LONGEST_LINE, tokenizeTimeLimit: 0 };
  return highlighter()
    .codeToTokensBase(code, options)
    .map((line) => joined(line.map(({ color, content }) => pieceOf(color, content))));
}

function load(id: string): void {
  if (highlighter().getLoadedLanguages().includes(id)) return;
  const grammars: { readonly default: LanguageRegistration[] } = require(`shiki/langs/${id}.mjs`);
  highlighter().loadLanguageSync(grammars.default);
}

function pieceOf(color: string | undefined, text: string): CodePiece {
  const token = tokens[/^var\(--shiki-token-([\w-]+)\)$/.exec(color ?? '')?.[1] ?? ''];
  return token === undefined || text.trim() === '' ? text : [token, text];
}

const joined = (pieces: readonly CodePiece[]): CodePiece[] =>
  withJoined(pieces, (last, piece) => {
    if (typeof last === 'string' || typeof piece === 'string')
      return typeof last === 'string' && typeof piece === 'string' ? last + piece : undefined;
    return last[0] === piece[0] ? [last[0], last[1] + piece[1]] : undefined;
  });
