import type { ScalarNode } from '../syntax/tree.ts';
import { replace } from '../text/edits.ts';
import type { Range } from '../text/source.ts';
import { type Scanner, sure } from './scanner.ts';
import { textNode } from './texts.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,;\]}]|$)/y;
const WORD = /(?:true|false|null)(?=[\s,;\]}]|$)/y;

/** Words of other languages for what JSON has. */
const OTHER_WORDS: Readonly<Record<string, boolean | null>> = {
  True: true,
  TRUE: true,
  False: false,
  FALSE: false,
  None: null,
  Null: null,
  NULL: null,
  nil: null,
  undefined: null,
};

/** Texts in other quotes than JSON has. */
const OTHER_QUOTES = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|[“”„]([^“”\n]*)[“”]|‘([^’\n]*)’|«([^»\n]*)»/y;

/** Reads what is no text in double quotes, no list and no map. Takes one sign at least. */
export function readWord(scan: Scanner): ScalarNode {
  const start = scan.at;
  const number = scan.match(NUMBER)?.[0];
  if (number !== undefined) return plain(scan, number, Number(number));
  const word = scan.match(WORD)?.[0];
  if (word !== undefined) return plain(scan, word, word === 'null' ? null : word === 'true');
  return readQuoted(scan) ?? readBare(scan, start);
}

function plain(scan: Scanner, source: string, value: number | boolean | null): ScalarNode {
  const start = scan.at;
  scan.at += source.length;
  return { kind: 'scalar', range: [start, scan.at], value, source, style: 'plain' };
}

/** A text in other quotes; undefined if there is none. */
export function readQuoted(scan: Scanner): ScalarNode | undefined {
  const found = scan.match(OTHER_QUOTES);
  if (found === undefined) return undefined;
  const start = scan.at;
  const value = (found.slice(1).find((each) => each !== undefined) ?? '').replace(/\\(['`])/g, '$1');
  scan.at += found[0].length;
  const better = JSON.stringify(value);
  scan.report({ why: 'other-quotes', better }, [start, scan.at], sure([start, scan.at], better));
  return textNode(scan, start, value);
}

/** Words without quotes: up to the next sign of JSON, or to the end of the line. */
function readBare(scan: Scanner, start: number): ScalarNode {
  const found = scan.match(/[^\n,{}[\]]+/y)?.[0].trimEnd() ?? '';
  const words = found === '' ? scan.sign : found;
  scan.at += Math.max(1, words.length);
  const range: Range = [start, scan.at];
  const other = Object.hasOwn(OTHER_WORDS, words) ? OTHER_WORDS[words] : undefined;
  if (other !== undefined) {
    const better = String(other);
    scan.report({ why: 'other-word', word: words, better }, range, sure(range, better));
    return { kind: 'scalar', range, value: other, source: words, style: 'plain' };
  }
  if (/^[+-]?(?:NaN|nan|Infinity|inf|∞)$/.test(words)) {
    scan.withoutValue({ why: 'no-number', word: words }, range);
  } else if (/^[+-]?\.?\d[\w.+-]*$/.test(words)) {
    const better = /^\+?\d*(?:\.\d*)?$/.test(words) ? String(Number(words)) : undefined;
    scan.withoutValue({ why: 'other-number', word: words, better }, range);
  } else if (/^[\p{L}\p{N}/#$]/u.test(words)) {
    const better = JSON.stringify(words.replace(/"$/, ''));
    const behind = scan.text.slice(scan.at, scan.at + 200).trimStart();
    const isSure = !words.includes('"') && !/^,[ \t]*[^\s"]/.test(behind);
    scan.withoutValue({ why: 'bare-text', better }, range, { edits: [replace(range, better)], isSure });
  } else scan.withoutValue({ why: 'unknown' }, range);
  return textNode(scan, start, words);
}

/** A key without quotes, or with one of them; undefined if there is none. */
export function readBareKey(scan: Scanner): { readonly name: string; readonly range: Range } | undefined {
  const start = scan.at;
  const unopened = scan.match(/([\w$-]+)"(?=\s*:)/y);
  const found = unopened ?? scan.match(/([\p{L}_$][\p{L}\p{N}_$-]*)(?=\s*[:=])/uy) ?? scan.match(/(\d+)(?=\s*:)/y);
  const name = found?.[1];
  if (found === undefined || name === undefined) return undefined;
  scan.at += found[0].length;
  const range: Range = [start, scan.at];
  const better = `"${name}"`;
  scan.report({ why: unopened === undefined ? 'bare-key' : 'unopened-text', better }, range, sure(range, better));
  return { name, range };
}

/** A key whose closing quote is missing: `"title: "Home"`; undefined if it has one. */
export function readUnclosedKey(scan: Scanner): { readonly name: string; readonly range: Range } | undefined {
  const start = scan.at;
  const name = scan.match(/"([\w-]+)(?=[ \t]*:[ \t]*(?:"(?![ \t]*:)|[[{\d]))/y)?.[1];
  if (name === undefined) return undefined;
  scan.at += name.length + 1;
  scan.report({ why: 'unclosed-text' }, [start, scan.at], sure([scan.at, scan.at], '"'));
  return { name, range: [start, scan.at] };
}
