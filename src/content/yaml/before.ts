import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { plainSpaces } from '../fix/answers/indentation.ts';
import { deleteLines, replace } from '../fix/edits.ts';
import { MOST_SLIPS } from '../most.ts';
import { gap, type Hole, wholeLines, withHoles } from './holes.ts';
import { lineAt, lineOf, placeOf, type Range, rangeAt, type SourceText } from './source.ts';
import { isInBlockText } from './tokens.ts';

/** What is said before parsing, and the text without it. */
export type Before = {
  readonly source: SourceText;
  readonly holes: readonly Hole[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where reading was given up because there was too much to say. */
  readonly unreadFrom: number | undefined;
};

type Found = { readonly mistake: Diagnostic; readonly holes: readonly Hole[] };

/** Reports what is better seen before the parser reads the text, and takes it out. */
export function fillBeforeParsing(text: SourceText): Before {
  const holes: Hole[] = [];
  const diagnostics: Diagnostic[] = [];
  let source = text;
  let unreadFrom: number | undefined;
  const take = ({ mistake, holes: own }: Found): void => {
    diagnostics.push(mistake);
    holes.push(...own);
    source = withHoles(source, own);
  };
  /** What comes after too many of a kind is not read. */
  const giveUpAt = (mistake: Diagnostic): void => {
    unreadFrom = lineOf(source, rangeAt(source, mistake)[0]).start;
    take({ mistake, holes: [gap(source, [unreadFrom, source.text.length], true)] });
  };
  for (const find of [mergeConflict, codeFence, yamlVersion, oddSpace]) {
    let count = 0;
    for (let found = find(source); found !== undefined; found = find(source)) {
      count += 1;
      if (count <= MOST_SLIPS) take(found);
      else giveUpAt(found.mistake);
    }
  }
  const [gaps, more] = oddGaps(source);
  diagnostics.push(...gaps.map(({ mistake }) => mistake));
  const gapHoles = gaps.flatMap((found) => found.holes);
  holes.push(...gapHoles);
  source = withHoles(source, gapHoles);
  if (more !== undefined) giveUpAt(more);
  return { source, holes, diagnostics, unreadFrom };
}

function mergeConflict(source: SourceText): Found | undefined {
  const text = source.text.replaceAll('\r', ' ');
  const found = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (found === null) return undefined;
  const marker = found[0].trimEnd();
  const last = marker.startsWith('<') ? /^>{7}.*$/m.exec(text.slice(found.index)) : null;
  const end = found.index + (last === null ? found[0].length : last.index + last[0].length);
  const range = wholeLines(source, [found.index, end]);
  return {
    mistake: diagnose('merge-conflict', placeOf(source, [found.index, found.index + marker.length]), { marker }),
    holes: [gap(source, range, true)],
  };
}

/** The marks around a page that was copied out of a chat or of Markdown. */
function codeFence(source: SourceText): Found | undefined {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*(`{3,}|~{3,})\w*[ \t]*(?=\r?\n|$)/.exec(source.text);
  const fence = found?.[1];
  if (found === null || fence === undefined) return undefined;
  const first = lineOf(source, found[0].length);
  const last = source.lineStarts.findLastIndex((_, index) => lineAt(source, index + 1).text.trim() === fence) + 1;
  const lines = last > first.number ? [first, lineAt(source, last)] : [first];
  const ranges = lines.map(({ start, text }): Range => [start, start + text.trimEnd().length]);
  const mistake = diagnose('code-fence', placeOf(source, ranges[0] ?? [0, 0]), { isClosed: lines.length > 1 });
  return {
    mistake: withFix(
      mistake,
      lines.map(({ number }) => deleteLines(source, number, number)),
    ),
    holes: ranges.map((range) => gap(source, range, false)),
  };
}

function yamlVersion(source: SourceText): Found | undefined {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*(%[A-Z]+.*)/.exec(source.text);
  const line = found?.[1]?.trimEnd();
  if (found === null || line === undefined) return undefined;
  const start = found[0].length - (found[1]?.length ?? 0);
  const range: Range = [start, start + line.length];
  const place = placeOf(source, range);
  const mistake = diagnose('yaml-version', place, { line });
  return {
    mistake: withFix(mistake, [deleteLines(source, place.line, place.line)]),
    holes: [gap(source, range, false)],
  };
}

const ODD = /^([ \t]*)([\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+)[\s\u200b]*(?=\S|$)/;
const ODD_BEFORE_KEY =
  /^[ \t]*[\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+[\s\u200b]*(?:-\s|["']?[\w-]+["']?:(?:\s|$))/m;

/**
 * Spaces of another kind before a key or a dash become part of the key, without a word from YAML. Lines in a row that
 * have them came with one paste.
 */
function oddSpace(source: SourceText): Found | undefined {
  const found = ODD_BEFORE_KEY.exec(source.text);
  if (found === null) return undefined;
  // A line of ours ends with \n only; to a regular expression there are other ends.
  const first = rangeOfOdd(found.index, found[0]) ?? [found.index, found.index + 1];
  const holes = [gap(source, first, false)];
  const from = lineOf(source, found.index).number;
  for (let line = lineAt(source, from + 1); line.text !== ''; ) {
    const odd = rangeOfOdd(line.start, line.text);
    if (odd === undefined) break;
    holes.push(gap(source, odd, false));
    line = lineAt(source, line.number + 1);
  }
  const code = codeOf(source.text.charAt(first[0]));
  const mistake = diagnose('odd-space', placeOf(source, first), { code, isAtStart: true });
  return { mistake: withFix(mistake, plainSpaces(source, from, from + holes.length)), holes };
}

const ODD_AFTER_KEY =
  /^([ \t]*(?:- +)*(?:-|["']?[\w-]+["']?:))([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]+)(?=\S)/gm;

/** Spaces of another kind after a colon or a dash: YAML does not see that key or dash end there. */
function oddGaps(source: SourceText): readonly [found: readonly Found[], more: Diagnostic | undefined] {
  const all: Found[] = [];
  for (const { 1: before = '', 2: odd = '', index } of source.text.matchAll(ODD_AFTER_KEY)) {
    const start = index + before.length;
    if (isInBlockText(source, start)) continue;
    const range: Range = [start, start + odd.length];
    const mistake = diagnose('odd-space', placeOf(source, range), { code: codeOf(odd), isAtStart: false });
    if (all.length === MOST_SLIPS) return [all, mistake];
    all.push({ mistake: withFix(mistake, [replace(source, range, ' ')]), holes: [gap(source, range, false)] });
  }
  return [all, undefined];
}

const codeOf = (space: string): string => `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

function rangeOfOdd(start: number, text: string): Range | undefined {
  const found = ODD.exec(text);
  const [, before = '', odd = ''] = found ?? [];
  return found === null ? undefined : [start + before.length, start + before.length + odd.length];
}
