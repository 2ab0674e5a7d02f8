import { Lexer } from 'yaml';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lineOf, placeOf, type SourceText } from './source.ts';

const DEEPEST = 32;
const MOST_KEYS = 5000;

type Level = { readonly kind: 'flow' | 'block'; readonly column: number; keys: number };

/**
 * Reports nesting and maps that the parser must never see: it is recursive, and very deep files abort the whole process.
 * The lexer used here is not.
 */
export function checkStructure(source: SourceText): Diagnostic | undefined {
  if (isHarmless(source.text)) return undefined;
  const levels: Level[] = [];
  let offset = 0;
  let newLine = true;
  let scalarNext = false;
  for (const token of new Lexer().lex(source.text)) {
    if (token === '\u0002' || token === '\u0018') continue;
    if (token === '\u001f') {
      scalarNext = true;
      if (newLine) enter(levels, source, offset);
      newLine = false;
      continue;
    }
    const at = offset;
    offset += token.length;
    if (scalarNext) {
      scalarNext = false;
      newLine = token.endsWith('\n');
    } else if (/^\r?\n$/.test(token)) newLine = true;
    else if (token === '[' || token === '{') {
      if (newLine) enter(levels, source, at);
      levels.push({ kind: 'flow', column: 0, keys: 0 });
      newLine = false;
    } else if (token === ']' || token === '}') {
      const open = levels.findLastIndex((level) => level.kind === 'flow');
      if (open !== -1) levels.length = open;
    } else if (token === '-' || token === '?') {
      enter(levels, source, at);
      newLine = true;
    } else if (/^["']/.test(token)) {
      if (newLine) enter(levels, source, at);
      newLine = false;
    } else if (token === ':' || token === ',') {
      const level = levels.at(-1);
      if (level !== undefined) level.keys += 1;
      if (level !== undefined && level.keys > MOST_KEYS) {
        return diagnose('too-many-keys', placeOf(source, [at, at + 1]), { keys: MOST_KEYS });
      }
    }
    if (levels.length > DEEPEST * 2) {
      const start = firstOfTheKind(source.text, at);
      return diagnose('too-deep', placeOf(source, [start, start + 1]), { levels: DEEPEST });
    }
  }
  return undefined;
}

/** Few brackets, few dashes in a line, little indentation and not many lines: nothing to fear. */
function isHarmless(text: string): boolean {
  const brackets = text.match(/[[{]/g)?.length ?? 0;
  return text.length < 100_000 && brackets <= DEEPEST && !/^ {32}/m.test(text) && !/(?:[-?]\s+){8}/.test(text);
}

/** A block level starts in the column of its first key or dash; deeper ones end there. */
function enter(levels: Level[], source: SourceText, at: number): void {
  if (levels.at(-1)?.kind === 'flow') return;
  const column = at - lineOf(source, at).start;
  while (levels.length > 0 && (levels.at(-1)?.column ?? 0) > column) levels.pop();
  if (levels.at(-1)?.column !== column || levels.length === 0) levels.push({ kind: 'block', column, keys: 0 });
}

/** The first bracket or dash of the run that ends here. */
function firstOfTheKind(text: string, end: number): number {
  let start = end;
  while (start > 0 && /[[{\-? \n]/.test(text.charAt(start - 1))) start -= 1;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  return start;
}
