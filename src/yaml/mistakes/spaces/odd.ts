import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { MOST_SLIPS } from '../../findings/most.ts';
import type { Mask } from '../../syntax/masks.ts';
import { isInBlockText } from '../../syntax/tokens.ts';
import { type Edit, replace } from '../../text/edits.ts';
import { lineAt, lineOf, type Range, type SourceText } from '../../text/source.ts';
import { codeOf, isUsual } from '../../text/usual.ts';
import type { MaskedMistake, Recogniser } from '../broken.ts';

/** A line with nothing in it but characters that cannot be seen. */
export const invisibleLine: Recogniser = ({ source, line }) => {
  const at = line.text.search(/[^ \t\r]/);
  if (at === -1 || !/^[\s\u200b-\u200f\u2060\ufeff]*$/.test(line.text)) return undefined;
  const facts = { code: codeOf(line.text.charAt(at)), isAtStart: true };
  return finding('odd-space', inText(source, [line.start + at, line.start + at + 1]), facts);
};

const ODD = /^([ \t]*)([\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+)[\s\u200b]*(?=\S|$)/;

/** Whether a text has any of these spaces: most have none, and the patterns below take longer. */
const hasOdd = (text: string): boolean =>
  !isUsual(text) && /[\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]/.test(text);

const ODD_BEFORE_KEY =
  /^[ \t]*[\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff][ \t\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]*(?:-\s|["']?[\w-]+["']?:(?:\s|$))/m;

/** The same before the bracket that a file begins with, as where a byte order mark stands twice. */
const ODD_BEFORE_BRACKET =
  /^[ \t]*[\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff][ \t\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]*(?=[[{])/;

/**
 * Spaces of another kind before a key or a dash become part of the key, without a word from YAML. Lines in a row that
 * have them came with one paste.
 */
export function oddSpace(source: SourceText): MaskedMistake | undefined {
  const { text } = source;
  const found = hasOdd(text) ? (ODD_BEFORE_BRACKET.exec(text) ?? ODD_BEFORE_KEY.exec(text)) : null;
  if (found === null) return undefined;
  // A line of ours ends with \n only; to a regular expression there are other ends.
  const first = rangeOfOdd(found.index, found[0]) ?? [found.index, found.index + 1];
  const masks: Mask[] = [{ range: first, lost: false }];
  const from = lineOf(source, found.index).number;
  for (let line = lineAt(source, from + 1); line.text !== ''; ) {
    const odd = rangeOfOdd(line.start, line.text);
    if (odd === undefined) break;
    masks.push({ range: odd, lost: false });
    line = lineAt(source, line.number + 1);
  }
  const code = codeOf(text.charAt(first[0]));
  const mistake = finding('odd-space', inText(source, first), { code, isAtStart: true });
  return { mistake: withEdits(mistake, plainSpaces(source, from, from + masks.length)), masks };
}

const ODD_AFTER_KEY =
  /^([ \t]*(?:- +)*(?:-|["']?[\w-]+["']?:))([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]+)(?=\S)/gm;

/** Spaces of another kind after a colon or a dash: YAML does not see that key or dash end there. */
export function oddGaps(source: SourceText): readonly [found: readonly MaskedMistake[], more: Finding | undefined] {
  const all: MaskedMistake[] = [];
  if (!hasOdd(source.text)) return [all, undefined];
  for (const { 1: before = '', 2: odd = '', index } of source.text.matchAll(ODD_AFTER_KEY)) {
    const start = index + before.length;
    if (isInBlockText(source, start)) continue;
    const range: Range = [start, start + odd.length];
    const mistake = finding('odd-space', inText(source, range), { code: codeOf(odd), isAtStart: false });
    if (all.length === MOST_SLIPS) return [all, mistake];
    all.push({ mistake: withEdits(mistake, [replace(range, ' ')]), masks: [{ range, lost: false }] });
  }
  return [all, undefined];
}

function rangeOfOdd(start: number, text: string): Range | undefined {
  const [, before = '', odd] = ODD.exec(text) ?? [];
  return odd === undefined ? undefined : [start + before.length, start + before.length + odd.length];
}

/** Ordinary spaces for those of another kind at the start of lines, from one line up to another. */
function plainSpaces(source: SourceText, from: number, end: number): readonly Edit[] {
  return Array.from({ length: end - from }, (_, index) => lineAt(source, from + index)).flatMap((line): Edit[] => {
    const before = /^[\s\u200b\ufeff]*/.exec(line.text)?.[0] ?? '';
    if (!/[^ \t]/.test(before) || before.length === line.text.length) return [];
    const plain = before.replace(/[\u200b\ufeff]/g, '').replace(/\u3000/g, '  ');
    return [replace([line.start, line.start + before.length], plain.replace(/[^ \t]/g, ' '))];
  });
}
