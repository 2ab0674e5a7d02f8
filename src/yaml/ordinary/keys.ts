import { FORBIDDEN_KEYS } from '../syntax/tree.ts';
import type { Range } from '../text/source.ts';
import { afterSpaces, COLON, DOUBLE_QUOTE, isGap, SINGLE_QUOTE } from './characters.ts';

/** A key before its colon. */
export type Key = {
  readonly name: string;
  readonly range: Range;
  /** Where the text goes on behind the colon. */
  readonly after: number;
};

const PLAIN = /[A-Za-z0-9_][\w-]*(?: [A-Za-z0-9_][\w-]*)*/y;
const SINGLE = /'([^'\n\r]+)'/y;
const DOUBLE = /"([^"\\\n\r]+)"/y;

/** What may be an entry with another character for its dash, or a value without a name. */
const ODD_NAME = /^(?:\S{1,3}\s.*|-[A-Za-z].*|[Nn]ull|NULL)$/s;

/** YAML does not allow longer ones, nor do we look further for a colon. */
const LONGEST = 1000;
const WIDEST_GAP = 90;

/** Parses a key with its colon. Undefined if there is none, or no ordinary one. */
export function parseKey(text: string, start: number, isInFlow: boolean): Key | undefined {
  const unit = text.charCodeAt(start);
  const isQuoted = unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE;
  const form = unit === DOUBLE_QUOTE ? DOUBLE : unit === SINGLE_QUOTE ? SINGLE : PLAIN;
  form.lastIndex = start;
  const found = form.exec(text);
  if (found === null) return undefined;
  const end = form.lastIndex;
  const colon = afterSpaces(text, end);
  if (text.charCodeAt(colon) !== COLON || end - start > LONGEST || colon - end > WIDEST_GAP) return undefined;
  if (!isGap(text.charCodeAt(colon + 1)) && !(isInFlow && isQuoted)) return undefined;
  return { name: found[1] ?? found[0], range: [start, end], after: colon + 1 };
}

/** Whether `buildTree` may have something to say about a key. */
export const isOddName = (name: string): boolean => ODD_NAME.test(name) || FORBIDDEN_KEYS.has(name);
