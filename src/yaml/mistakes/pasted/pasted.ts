import { isMarkdown } from '../../../model/page-file.ts';
import { finding, inText, withEdits } from '../../findings/finding.ts';
import { isInBlockText } from '../../syntax/tokens.ts';
import { deleteLines, type Edit, lineEndOf, linesFrom, replace, shifted } from '../../text/edits.ts';
import { endOfLine, type Line, lineAt, lineOf, type Range, type SourceText, wordsOf } from '../../text/source.ts';
import type { MaskedMistake, Recogniser } from '../broken.ts';

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
  const facts = factsBelow(source, at);
  const mistake = finding('second-document', inText(source, [at, at + 3]), facts);
  return withEdits(mistake, answerAt(source, lineOf(source, at), facts.below));
};

type Below = 'nothing' | 'keys' | 'text';

/** What stands below the second --- of a file: keys of the same page, or its text, as in Markdown files. */
function factsBelow(source: SourceText, at: number): { below: Below; hasHeadings: boolean } {
  const text = source.text.slice(endOfLine(source, lineOf(source, at).number));
  const written = text.split('\n').filter((line) => line.trim() !== '');
  const isKeys =
    written.some((line) => /^[a-z][\w-]*:(?:\s|$)/.test(line)) && written.every((line) => !/^\p{Lu}|^##/u.test(line));
  return {
    below: written.every((line) => line.trim() === '---') ? 'nothing' : isKeys ? 'keys' : 'text',
    hasHeadings: /^#{1,6} /m.test(text),
  };
}

/** The line goes, or makes place for the block that the text below belongs in. */
function answerAt(source: SourceText, line: Line, below: Below): readonly Edit[] | undefined {
  if (below === 'text') return textInBlock(source, line);
  const isGone = /^---\s*$/.test(line.text) && (below === 'keys' || source.text.slice(line.start + 3).trim() === '');
  return isGone ? [deleteLines(source, line.number, line.number)] : undefined;
}

/** Puts the text below a line into a block, in place of the line. */
function textInBlock(source: SourceText, line: Line): readonly Edit[] | undefined {
  const above = source.text.slice(0, line.start);
  const lines = [...linesFrom(source, line.number + 1)].filter(({ text }) => text.trim() !== '');
  if (
    !/^---\s*$/.test(line.text) ||
    /^blocks:/m.test(above) ||
    !/^description:/m.test(above) ||
    lines.some(({ text }) => /^---|^\s*\t/.test(text))
  )
    return undefined;
  const heading = ['blocks:', '  - type: rich-text', '    description: |'].join(lineEndOf(source));
  return [replace(wordsOf(line), heading), ...shifted(lines, 6)];
}

/** The lines between +++ at the start of a page, as Hugo has them, or behind ---js, as Eleventy has them, and all below. */
export function tomlLines(source: SourceText): MaskedMistake | undefined {
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
export function codeFence(source: SourceText): MaskedMistake | undefined {
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

export function yamlVersion(source: SourceText): MaskedMistake | undefined {
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
