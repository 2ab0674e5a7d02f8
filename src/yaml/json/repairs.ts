import type { Facts } from '../../diagnostics/catalogue.ts';
import type { Mask } from '../syntax/masks.ts';
import { type Edit, movedEdits, replace } from '../text/edits.ts';
import { endOfJsonText, endOfValue, matchAt } from '../text/json-text.ts';
import type { Range } from '../text/source.ts';

export type Open = { readonly sign: '{' | '['; readonly at: number };

export const CLOSING = { '{': '}', '[': ']' } as const;

/** Where a reader was stopped in its text, and what it wanted there. */
export type Stop = {
  readonly text: string;
  readonly at: number;
  readonly expected: 'between' | 'key' | 'colon' | 'value' | 'end';
  /** The brackets that are open, the outermost first, and the innermost of them. */
  readonly open: readonly Open[];
  readonly inner: Open;
  /** Where the last entry in the innermost bracket ends, and the comma after it. */
  readonly last?: number | undefined;
  readonly comma?: number | undefined;
  /** The key whose colon or value is wanted, up to there. */
  readonly key?: { readonly name: string; readonly range: Range } | undefined;
  readonly lineOf: (offset: number) => number;
};

/** What is wrong at such a place, and how to read on. */
type Repair = {
  readonly slip: Facts<'json-syntax'>[0];
  readonly range: Range;
  /** What is read instead. */
  readonly read: readonly Edit[];
  /** What the author should write: the same, unless it is said. */
  readonly edits?: readonly Edit[];
  readonly answer: 'sure' | 'probable' | 'none';
  /** What can't be used of it. */
  readonly mask?: Mask;
};

type Row = (stop: Stop) => Repair | undefined;

export function repairOf(stop: Stop): Repair | undefined {
  for (const row of ROWS[stop.expected]) {
    const repair = row(stop);
    if (repair !== undefined) return repair;
  }
  return undefined;
}

/** A text in the place of a stretch, which is the one right answer. What is deleted is read as spaces, so that the rest keeps its place. */
function instead(slip: Repair['slip'], range: Range, text: string): Repair {
  const edits = [replace(range, text)];
  const read = text === '' ? [replace(range, ' '.repeat(range[1] - range[0]))] : edits;
  return { slip, range, read, edits, answer: 'sure' };
}

/** A value that can't be used, so that nothing else is said of it. */
function asText(slip: Repair['slip'], range: Range, words: string): Repair {
  return { ...instead(slip, range, words), answer: 'none', mask: { range, lost: false, isValue: true } };
}

/** Where a pattern fits: what it finds there, and its place. @param pattern is sticky */
const where =
  (pattern: RegExp, repair: (found: RegExpExecArray, range: Range, stop: Stop) => Repair): Row =>
  (stop) => {
    const found = matchAt(stop.text, stop.at, pattern);
    return found === null ? undefined : repair(found, [stop.at, stop.at + found[0].length], stop);
  };

const NOTE = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*/y;

/** Notes in lines one after the other are one. */
function comment({ text, at }: Stop): Repair | undefined {
  const note = matchAt(text, at, NOTE)?.[0];
  if (note === undefined) return undefined;
  const more = note.startsWith('/*') ? null : matchAt(text, at + note.length, /(?:\s*(?:\/\/|#)[^\n]*)+/y);
  const all = note + (more?.[0] ?? '');
  const read = [replace([at, at + all.length], all.replace(/[^\n]/g, ' '))];
  return { slip: { why: 'comment' }, range: [at, at + note.trimEnd().length], read, answer: 'none' };
}

const isAtEnd = ({ text, at }: Stop): boolean => at >= text.length;

/** Of brackets that the end of a file leaves open, it is one mistake. */
function unclosed(stop: Stop): Repair | undefined {
  return isAtEnd(stop) ? closedBehindLast(stop, stop.open.toReversed()) : undefined;
}

/** Brackets that should have been closed behind the last entry, the innermost first. */
function closedBehindLast(stop: Stop, opened: readonly Open[]): Repair {
  const { text, inner, last = inner.at + 1, lineOf } = stop;
  const lineEnd = ({ at }: Open): string => (lineOf(at) === lineOf(last) ? '' : `\n${indentAt(text, at).indent}`);
  const range: Range = [last, isAtEnd(stop) && stop.comma !== undefined ? stop.comma + 1 : last];
  const brackets = opened.map((each) => lineEnd(each) + CLOSING[each.sign]).join('');
  const close = opened.map(({ sign }) => CLOSING[sign]).join('');
  const slip = { why: 'unclosed', open: inner.sign, close, line: lineOf(inner.at) } as const;
  return { ...instead(slip, range, brackets), range: [last, last] };
}

/** A closing bracket of the other kind, of one further out, or behind a comma. */
function closing(stop: Stop): Repair | undefined {
  const { text, at, inner, lineOf } = stop;
  const sign = text.charAt(at);
  if (sign !== '}' && sign !== ']') return undefined;
  const close = CLOSING[inner.sign];
  const facts = { open: inner.sign, close, line: lineOf(inner.at) };
  if (sign !== close && closesOther(stop)) return closedBehindLast(stop, [inner]);
  if (sign !== close) return instead({ why: 'other-bracket', ...facts }, [at, at + 1], close);
  if (stop.comma !== undefined && !closesOuter(stop))
    return instead({ why: 'trailing-comma' }, [stop.comma, stop.comma + 1], '');
  const above = instead({ why: 'unclosed-above', ...facts }, [at, at], close);
  return { ...above, range: [at, at + 1], answer: 'none' };
}

/** Whether a bracket closes one further out, and not the innermost by mistake: then its map goes on behind it. */
function closesOther({ text, at, open }: Stop): boolean {
  const closed = open.findLastIndex((each) => CLOSING[each.sign] === text.charAt(at));
  const goesOn = matchAt(text, at, /.\s*,\s*"[^"\n]*"\s*:/sy) !== null;
  return closed !== -1 && !(goesOn && open[closed - 1]?.sign !== '{');
}

/** Whether a closing bracket stands in the column of the line in which one further out was opened, and not in that of its own. */
export function closesOuter({ text, at, open, inner, lineOf }: Stop): boolean {
  const own = indentAt(text, at);
  if (!own.isFirst || lineOf(inner.at) === lineOf(at) || indentAt(text, inner.at).indent === own.indent) return false;
  const isOuter = (each: Open): boolean => each.sign === inner.sign && indentAt(text, each.at).indent === own.indent;
  return open.slice(0, -1).some(isOuter) && !areWhole(text);
}

/** Whether each bracket of a text closes the one before it that is open: then where lines begin says nothing. */
function areWhole(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(CLOSING[sign]);
    else if (sign.length === 1 && sign !== open.pop()) return false;
  }
  return open.length === 0;
}

function indentAt(text: string, offset: number): { readonly indent: string; readonly isFirst: boolean } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start, Math.min(offset, start + 200)))?.[0] ?? '';
  return { indent, isFirst: start + indent.length === offset };
}

/** A bracket where a key should stand begins the next entry of the list: the one above isn't closed. */
function nextEntry(stop: Stop): Repair | undefined {
  const isNext = stop.text.charAt(stop.at) === '{' && stop.inner.sign === '{' && stop.open.at(-2)?.sign === '[';
  return isNext ? closedBehindLast(stop, [stop.inner]) : undefined;
}

const missingComma = ({ last = 0 }: Stop): Repair => instead({ why: 'missing-comma' }, [last, last], ',');

/** A key whose closing quote is missing: `"title: "Home"`. */
function unclosedKey({ text, at, key }: Stop): Repair | undefined {
  const start = key?.range[0] ?? at;
  const found = matchAt(text, start, /"[\w-]+(?=[ \t]*:[ \t]*(?:"(?![ \t]*:)|[[{\d]))/y);
  if (found === null) return undefined;
  const end = start + found[0].length;
  return { ...instead({ why: 'unclosed-text' }, [end, end], '"'), range: [start, end] };
}

/** The key of an entry that stands for what is none. */
export const STRAY = '\0';

/** What stands where a key should. */
function stray({ text, at }: Stop): Repair {
  const words = matchAt(text, at, /[^\n,{}[\]"]+/y)?.[0].trimEnd().length ?? 1;
  const end = /[{[]/.test(text.charAt(at)) ? endOfValue(text, at) : at + Math.max(1, words);
  const read = [replace([at, end], `${JSON.stringify(STRAY)}:0`)];
  const mask = { range: [at, at], lost: true } as const;
  return { slip: { why: 'unknown' }, range: [at, Math.min(end, at + 1)], read, answer: 'none', mask };
}

function missingColon({ text, at, key }: Stop): Repair | undefined {
  if (key === undefined || !/["'{[\d\-tfn]/.test(text.charAt(at))) return undefined;
  const [, end] = key.range;
  return instead({ why: 'missing-colon', key: key.name }, [end, end], ':');
}

function noValue({ text, at, key, expected }: Stop): Repair | undefined {
  const isMissing = expected === 'colon' || /^[,;}\]]?$/.test(text.charAt(at));
  if (key === undefined || !isMissing) return undefined;
  const [, end] = key.range;
  return asText({ why: 'no-value', key: key.name }, [end, end], expected === 'colon' ? ':null ' : 'null ');
}

/** Whether a text begins with a key, as a page without its braces does. */
export function startsWithKey(text: string, at: number): boolean {
  const end = endOfJsonText(text, at);
  return end !== undefined && /^\s*:/.test(text.slice(end, end + 100));
}

function noBraces({ text, at, open }: Stop): Repair | undefined {
  if (open.length > 0 || !startsWithKey(text, at)) return undefined;
  const end = text.trimEnd().length;
  const written = (before: string, after: string): Edit[] => [
    replace([at, at], before),
    ...(text.charAt(end - 1) === '}' && !areWhole(text) ? [] : [replace([end, end], after)]),
  ];
  const edits = written('{\n', '\n}');
  return { slip: { why: 'no-braces' }, range: [at, at + 1], read: written('{', '}'), edits, answer: 'sure' };
}

/** Whether words follow a closing quote, so that it is one of the text's own: `"The "best" bread"`. */
export function endsTooEarly(text: string, start: number, end: number): boolean {
  const rest = matchAt(text, end, /[ \t]*(?:[\p{L}\p{N}(]|"(?=[,.!?;: ]*[\p{L}\p{N}(]))[^\n]*/uy)?.[0];
  if (rest === undefined || /^[ \t]*"[^"\n]*"[ \t]*:/.test(rest)) return false;
  return /^[^\n"]*"/.test(rest) && !/^[ \t]*[\w-]+"?[ \t]*:/.test(rest) && endWithQuotes(text, start) !== undefined;
}

/** Such a text goes on to the last quote that something follows as behind a value. */
function endWithQuotes(text: string, start: number): number | undefined {
  const end = endOfJsonText(text, start) ?? start;
  const line = matchAt(text, end, /[^\n]*/y)?.[0] ?? '';
  const quote = /"(?=[ \t]*(?:,[ \t]*(?:["\r]|$)|[}\]]|\r|$))/.exec(line);
  return quote === null ? undefined : end + quote.index + 1;
}

function quotesInText({ text, at }: Stop): Repair | undefined {
  const end = endOfJsonText(text, at) === undefined ? undefined : endWithQuotes(text, at);
  if (end === undefined) return undefined;
  const better = `"${text.slice(at + 1, end - 1).replace(/(?<!\\)"/g, '\\"')}"`;
  return instead({ why: 'quotes-in-text', better }, [at, end], better);
}

/** A text that has what none may have, or no end. */
function brokenText({ text, at: start }: Stop): Repair | undefined {
  if (text.charAt(start) !== '"') return undefined;
  let end = start + 1;
  while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
  if (text[end] !== '"' && isLineOfItsOwn(text, end)) return unclosedText(text, start, Math.min(end, text.length));
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  const lineEnd = start + text.slice(start).search(/\n|$/);
  if (end >= text.length) return unclosedText(text, start, lineEnd);
  const inner = text.slice(start + 1, end);
  const edits = [...inner.matchAll(/[\n\t]/g)].flatMap(({ index: at, 0: sign }) => inOneLine(inner, at, sign));
  const read = movedEdits(edits, start + 1);
  const [first] = read;
  if (inner.includes('\n')) return { slip: { why: 'line-in-text' }, range: [start, lineEnd], read, answer: 'sure' };
  if (first !== undefined) return { slip: { why: 'tab-in-text' }, range: first.range, read, answer: 'sure' };
  return badEscape(inner, start + 1);
}

/** Writes a sign that a text can't have as JSON has it: for a line end, with the spaces around it. */
function inOneLine(inner: string, at: number, sign: string): Edit[] {
  if (sign === '\n') {
    const before = inner.slice(0, at).trimEnd().length;
    return [replace([before, at + 1 + inner.slice(at + 1).search(/[^ \t]|$/)], '\\n')];
  }
  const isBeside = /^[ \t]*(?:\r?\n|$)/.test(inner.slice(at)) || /(?:^|\n)[ \t]*$/.test(inner.slice(0, at));
  return isBeside && inner.includes('\n') ? [] : [replace([at, at + 1], '\\t')];
}

function badEscape(inner: string, from: number): Repair | undefined {
  const escapes = [...inner.matchAll(/\\(?:u[\da-fA-F]{4}|[\s\S])/g)];
  const found = escapes.find(([each]) => each.length < 6 && !/["\\/bfnrt]/.test(each.charAt(1)));
  if (found === undefined) return undefined;
  const start = from + found.index;
  const range: Range = [start, start + 2];
  if (found[0] === "\\'") return instead({ why: 'escaped-quote' }, range, "'");
  return { ...instead({ why: 'escape', written: found[0] }, [start, start + 1], '\\\\'), range, answer: 'probable' };
}

/** Whether the next line begins with a key or a bracket, so that a text should have ended here. */
function isLineOfItsOwn(text: string, end: number): boolean {
  const next = end + (matchAt(text, end, /\s*/y)?.[0].length ?? 0);
  return /^(?:$|"[^"\n]*"[ \t]*:|[}\]])/.test(text.slice(next, next + 200));
}

/** A text without a closing quote ends with its line, in front of what belongs to JSON there. */
function unclosedText(text: string, start: number, lineEnd: number): Repair {
  let end = lineEnd;
  while (end > start + 1 && ' \t\r,}]'.includes(text.charAt(end - 1))) end -= 1;
  const isEscaped = /(?<!\\)(?:\\\\)*\\$/.test(text.slice(start + 1, end));
  const read = [replace([end, end], isEscaped ? '\\"' : '"')];
  return { slip: { why: 'unclosed-text' }, range: [start, end], read, answer: 'sure' };
}

function afterEnd({ text, at }: Stop): Repair {
  const rest = text.slice(at).trimEnd();
  const range: Range = [at, at + rest.length];
  const shown: Range = [at, at + 1];
  const sign = text.charAt(at);
  if (/^[}\]]+$/.test(rest)) return { ...instead({ why: 'extra-bracket', bracket: sign }, range, ''), range: shown };
  if (/^[,;]+$/.test(rest)) return { ...instead({ why: 'trailing-comma' }, range, ''), range: shown };
  const bracket = text.slice(0, at).trimEnd().endsWith(']') ? ']' : '}';
  const mask = { range: [at, text.length], lost: false } as const;
  return { ...instead({ why: 'after-end', bracket }, range, ''), range: shown, answer: 'none', mask };
}

const extraComma: Row = (stop) =>
  stop.last === undefined || stop.comma !== undefined
    ? where(/[,;]/y, (_, range) => instead({ why: 'extra-comma' }, range, ''))(stop)
    : undefined;

const otherQuotes = where(
  /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|[“”„]([^“”\n]*)[“”]|‘([^’\n]*)’|«([^»\n]*)»/y,
  ([, ...texts], range) => {
    const better = JSON.stringify((texts.find((each) => each !== undefined) ?? '').replace(/\\(['`])/g, '$1'));
    return instead({ why: 'other-quotes', better }, range, better);
  },
);

/** A key without quotes, or with the second of them. */
const bareKeys = [
  where(/([\w$-]+)"(?=\s*:)/y, ([, name], range) => {
    return instead({ why: 'unopened-text', better: `"${name}"` }, range, `"${name}"`);
  }),
  where(/[\p{L}_$][\p{L}\p{N}_$-]*(?=\s*[:=])|\d+(?=\s*:)/uy, ([name], range) => {
    return instead({ why: 'bare-key', better: `"${name}"` }, range, `"${name}"`);
  }),
];

/** Words of other languages for what JSON has. */
const otherWords = Object.entries({
  true: 'True|TRUE',
  false: 'False|FALSE',
  null: 'None|Null|NULL|nil|undefined',
}).map(([better, words]) =>
  where(new RegExp(`(?:${words})(?=[^\\S\\n]*(?:[\\n,{}[\\]]|$))`, 'y'), ([word], range) =>
    instead({ why: 'other-word', word, better }, range, better),
  ),
);

/** Words without quotes: up to the next sign of JSON, or to the end of the line. */
const bareWords = where(/[^\n,{}[\]]+|[\s\S]/y, ([found], [start], { text }) => {
  const word = found.trimEnd() || found;
  const range: Range = [start, start + word.length];
  const read = JSON.stringify(word);
  if (/^[+-]?(?:NaN|nan|Infinity|inf|∞)$/.test(word)) return asText({ why: 'no-number', word }, range, read);
  if (/^[+-]?\.?\d[\w.+-]*$/.test(word)) {
    const better = /^\+?\d*(?:\.\d*)?$/.test(word) ? String(Number(word)) : undefined;
    return asText({ why: 'other-number', word, better }, range, read);
  }
  if (!/^[\p{L}\p{N}/#$]/u.test(word)) return asText({ why: 'unknown' }, range, read);
  const better = JSON.stringify(word.replace(/"$/, ''));
  const behind = text.slice(range[1], range[1] + 200).trimStart();
  const isSure = !word.includes('"') && !/^,[ \t]*[^\s"]/.test(behind);
  const edits = [replace(range, better)];
  return { ...asText({ why: 'bare-text', better }, range, read), edits, answer: isSure ? 'sure' : 'probable' };
});

const semicolon = where(/;/y, (_, range) => instead({ why: 'semicolon' }, range, ','));

const otherColon = where(/=>?/y, ([sign], range, { key }) =>
  instead({ why: 'other-colon', key: key?.name ?? '', sign }, range, ':'),
);

const ROWS: Readonly<Record<Stop['expected'], readonly Row[]>> = {
  between: [comment, unclosed, closing, extraComma, semicolon, nextEntry, missingComma],
  key: [comment, unclosedKey, ...bareKeys, otherQuotes, brokenText, stray],
  colon: [unclosedKey, comment, otherColon, missingColon, noValue],
  value: [comment, noBraces, noValue, quotesInText, otherQuotes, brokenText, ...otherWords, bareWords],
  end: [comment, afterEnd],
};
