import { isMarkdown, isTable } from '../../../model/page-file.ts';
import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { MOST_SLIPS } from '../../findings/together.ts';
import { type Mask, masked, wholeLines } from '../../syntax/masks.ts';
import { isInBlockText } from '../../syntax/tokens.ts';
import { deleteLines, type Edit, lineEndOf, linesFrom, replace, shifted } from '../../text/edits.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText, sourceText, wordsOf } from '../../text/source.ts';
import { codeOf, isUsual } from '../../text/usual.ts';
import type { Recogniser } from '../broken.ts';

/** What is said of a text before some of it is parsed, and the text without that. */
export type Before = {
  readonly source: SourceText;
  readonly masks: readonly Mask[];
  readonly findings: readonly Finding[];
  /** Where reading was given up because there was too much to say. */
  readonly unreadFrom: number | undefined;
};

type MaskedMistake = { readonly mistake: Finding; readonly masks: readonly Mask[] };

/** Reports what is better seen before a text is read, and takes it out. In a table that is only what Git left there. */
export function checkBeforeParsing(source: SourceText): Before {
  let before: Before = { source, masks: [], findings: [], unreadFrom: undefined };
  const isYaml = !isTable(source.file);
  for (const find of [mergeConflict, ...(isYaml ? [codeFence, tomlLines, yamlVersion, oddSpace] : [])]) {
    for (let count = 0, found = find(before.source); found !== undefined; count += 1, found = find(before.source))
      before = without(before, found, count);
  }
  if (isYaml) for (const [count, gap] of oddGaps(before.source).entries()) before = without(before, gap, count);
  return before;
}

/** @param count how many of its kind are told: what comes after too many is not read */
function without({ source, ...before }: Before, { mistake, masks: own }: MaskedMistake, count: number): Before {
  const unreadFrom = count >= MOST_SLIPS ? lineOf(source, mistake.range[0]).start : before.unreadFrom;
  const taken = unreadFrom === undefined ? own : [{ range: [unreadFrom, source.text.length], lost: true } as const];
  const [masks, findings] = [before.masks.concat(taken), before.findings.concat(mistake)];
  return { source: masked(source, taken), masks, findings, unreadFrom };
}

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

/** Spaces of another kind before a key or a dash become part of the key. Lines in a row that have them came with one paste. */
function oddSpace(source: SourceText): MaskedMistake | undefined {
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
function oddGaps(source: SourceText): readonly MaskedMistake[] {
  const all: MaskedMistake[] = [];
  if (!hasOdd(source.text)) return all;
  for (const { 1: before = '', 2: odd = '', index } of source.text.matchAll(ODD_AFTER_KEY)) {
    const start = index + before.length;
    if (isInBlockText(source, start)) continue;
    const range: Range = [start, start + odd.length];
    const mistake = finding('odd-space', inText(source, range), { code: codeOf(odd), isAtStart: false });
    all.push({ mistake: withEdits(mistake, [replace(range, ' ')]), masks: [{ range, lost: false }] });
    if (all.length > MOST_SLIPS) break;
  }
  return all;
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

/** What Git left in a text: the line that it begins with, and where the whole of it stands. */
export function conflictsIn(text: string): { readonly marker: string; readonly range: Range }[] {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return [];
  const found = text
    .replaceAll('\r', ' ')
    .matchAll(/^<{7}(?: .*)?\n(?:(?!<{7}(?: |$)).*\n)*?>{7}(?: .*)?$|^(?:<{7}|>{7})(?: .*)?$/gm);
  return [...found].map(({ 0: whole, index }) => ({
    marker: whole.split('\n', 1).join('').trimEnd(),
    range: [index, index + whole.length],
  }));
}

function mergeConflict(source: SourceText): MaskedMistake | undefined {
  const [first] = conflictsIn(source.text);
  if (first === undefined) return undefined;
  const { marker, range } = first;
  return {
    mistake: finding('merge-conflict', inText(source, [range[0], range[0] + marker.length]), { marker }),
    masks: otherVersions(source, range, marker).map((each) => ({ range: wholeLines(source, each), lost: true })),
  };
}

/** The lines of Git, and all versions but the first: with that, the lines below it mean what they meant. */
function otherVersions(source: SourceText, range: Range, marker: string): readonly Range[] {
  const [start, end] = range;
  const second = source.text.slice(start, end).search(/^(?:\|{7}|={7})(?:\s.*)?$/m);
  return second === -1
    ? [range]
    : [
        [start, start + marker.length],
        [start + second, end],
      ];
}

/** The same in a file of which nothing else is read as text. @returns what is found, and the text for the lines shown */
export function conflictsInFile(
  file: string,
  bytes: Uint8Array,
): { readonly findings: readonly Finding[]; readonly text: string } | undefined {
  const text = new TextDecoder().decode(bytes);
  const findings = conflictsIn(text).map(({ marker, range: [start] }) =>
    finding('merge-conflict', inText(sourceText(file, text), [start, start + marker.length]), { marker }),
  );
  return findings.length === 0 ? undefined : { findings, text };
}

/** `{% include hero %}` */
export const templateTag: Recogniser = ({ source, line }) => {
  const found = /\{%[\s\S]*?(?:%\}|$)/.exec(line.text);
  if (found === null) return undefined;
  const start = line.start + found.index;
  return finding('template-tag', inText(source, [start, start + found[0].length]), { tag: found[0] });
};

const TAG_LINE = /^\s*(<([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>.*)$/i;

/** `<script src="...">` or `<iframe ...>` on a line of its own. The parser may stop only at the line below. */
export const htmlLine: Recogniser = ({ source, line }) => {
  const lines = [line.number - 1, line.number].filter((number) => number >= source.firstLine);
  const found = lines.map((number) => lineAt(source, number)).find(({ text }) => TAG_LINE.test(text));
  const [, whole = '', tag = ''] = TAG_LINE.exec(found?.text ?? '') ?? [];
  if (found === undefined || isInBlockText(source, found.start + found.text.indexOf(whole))) return undefined;
  const start = found.start + found.text.indexOf(whole);
  const src = /\ssrc=["']([^"'\s]+)["']/i.exec(whole)?.[1]?.replaceAll('&amp;', '&');
  const place: Range = [start, start + whole.trimEnd().length];
  return finding('html-line', inText(source, place), { tag: tag.toLowerCase(), ...(src === undefined ? {} : { src }) });
};

/** `---` between two halves of a file. */
export const secondDocument: Recogniser = ({ source, error, at: [at] }) => {
  if (error.code !== 'MULTIPLE_DOCS') return undefined;
  const line = lineOf(source, at);
  const lines = [...linesFrom(source, line.number + 1)].filter(({ text }) => text.trim() !== '');
  // Below it are keys of the same page, or its text, as in Markdown files.
  const isKeys =
    lines.some(({ text }) => /^[a-z][\w-]*:(?:\s|$)/.test(text)) &&
    lines.every(({ text }) => !/^\p{Lu}|^##/u.test(text));
  const below = lines.every(({ text }) => text.trim() === '---') ? 'nothing' : isKeys ? 'keys' : 'text';
  const hasHeadings = lines.some(({ text }) => /^#{1,6} /.test(text));
  const mistake = finding('second-document', inText(source, [at, at + 3]), { below, hasHeadings });
  if (!/^---\s*$/.test(line.text)) return mistake;
  if (below === 'text') return withEdits(mistake, textInBlock(source, line, lines));
  const isGone = below === 'keys' || lines.length === 0;
  return withEdits(mistake, isGone ? [deleteLines(source, line.number, line.number)] : undefined);
};

/** @param lines what is written below the line */
function textInBlock(source: SourceText, line: Line, lines: readonly Line[]): readonly Edit[] | undefined {
  const above = source.text.slice(0, line.start);
  const isOfPage = /^description:/m.test(above) && !/^blocks:/m.test(above);
  if (!isOfPage || lines.some(({ text }) => /^---|^\s*\t/.test(text))) return undefined;
  const heading = ['blocks:', '  - type: rich-text', '    description: |'].join(lineEndOf(source));
  return [replace(wordsOf(line), heading), ...shifted(lines, 6)];
}

/** The lines between +++ at the start of a page, as Hugo has them, or behind ---js, as Eleventy has them, and all below. */
function tomlLines(source: SourceText): MaskedMistake | undefined {
  const found = /^(?:[^\S\n]*\n)*(\+{3}|---(?=js|javascript|toml))\w*[ \t]*\r?\n([\s\S]*?\n)??\1[ \t]*(?:\r?\n|$)/.exec(
    source.text,
  );
  const [whole = '', mark = '', toml = ''] = found ?? [];
  if (found === null) return undefined;
  const start = found.index + whole.indexOf(mark);
  const [, key = '', value = ''] = /^([a-z][\w-]*)[ \t]*=[ \t]*(\S.*)$/im.exec(toml) ?? [];
  const better = key === '' ? undefined : `${key}: ${value.trimEnd()}`;
  const hasText = source.text.slice(found.index + whole.length).trim() !== '';
  const facts = { mark, better, hasText, isCode: /^---j/.test(whole.trim()), isMarkdown: isMarkdown(source.file) };
  return {
    mistake: finding('toml-lines', inText(source, [start, start + 3]), facts),
    masks: [{ range: [start, source.text.length], lost: true }],
  };
}

/** The marks around a page that was copied out of a chat or of Markdown. */
function codeFence(source: SourceText): MaskedMistake | undefined {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*(`{3,}|~{3,})\w*[ \t]*(?=\r?\n|$)/.exec(source.text);
  const fence = found?.[1];
  if (found === null || fence === undefined) return undefined;
  const first = lineOf(source, found[0].length);
  const last = source.lineStarts.findLastIndex((_, index) => lineAt(source, index + 1).text.trim() === fence) + 1;
  const lines = last > first.number ? [first, lineAt(source, last)] : [first];
  const ranges = lines.map(wordsOf);
  const mistake = finding('code-fence', inText(source, ranges[0] ?? [0, 0]), { isClosed: lines.length > 1 });
  return {
    mistake: withEdits(
      mistake,
      lines.map(({ number }) => deleteLines(source, number, number)),
    ),
    masks: ranges.map((range) => ({ range, lost: false })),
  };
}

function yamlVersion(source: SourceText): MaskedMistake | undefined {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*%[A-Z]+/.exec(source.text);
  if (found === null) return undefined;
  const line = lineOf(source, found[0].length);
  const range = wordsOf(line);
  const mistake = finding('yaml-version', inText(source, range), { line: line.text.trimEnd() });
  return {
    mistake: withEdits(mistake, [deleteLines(source, line.number, line.number)]),
    masks: [{ range, lost: false }],
  };
}
