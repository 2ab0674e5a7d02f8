import { finding, withEdits } from '../../../findings/finding.ts';
import { deleteLines, type Edit } from '../../../text/edits.ts';
import { lineAt, lineOf, type Range, type SourceText } from '../../../text/source.ts';
import { gap, wholeLines } from '../../syntax/holes.ts';
import type { Found, Recogniser } from '../broken.ts';

/** `{% include hero %}` */
export const templateTag: Recogniser = ({ source, line }) => {
  const found = /\{%.*?(?:%\}|$)/.exec(line.text);
  if (found === null) return undefined;
  const start = line.start + found.index;
  return finding('template-tag', source, [start, start + found[0].length], { tag: found[0] });
};

/** `---` between two halves of a file. */
export const secondDocument: Recogniser = ({ source, error, at }) =>
  error.code === 'MULTIPLE_DOCS'
    ? withEdits(finding('second-document', source, [at[0], at[0] + 3]), lastDashes(source, at[0]))
    : undefined;

/** The line goes, if nothing stands below it. */
function lastDashes(source: SourceText, at: number): readonly Edit[] | undefined {
  const { number } = lineOf(source, at);
  return /^---[^\S\n]*(?:\n\s*)?$/.test(source.text.slice(at)) ? [deleteLines(source, number, number)] : undefined;
}

export function mergeConflict(source: SourceText): Found | undefined {
  const text = source.text.replaceAll('\r', ' ');
  const found = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (found === null) return undefined;
  const marker = found[0].trimEnd();
  const last = marker.startsWith('<') ? /^>{7}.*$/m.exec(text.slice(found.index)) : null;
  const end = found.index + (last === null ? found[0].length : last.index + last[0].length);
  const range = wholeLines(source, [found.index, end]);
  return {
    mistake: finding('merge-conflict', source, [found.index, found.index + marker.length], { marker }),
    holes: [gap(source, range, true)],
  };
}

/** The marks around a page that was copied out of a chat or of Markdown. */
export function codeFence(source: SourceText): Found | undefined {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*(`{3,}|~{3,})\w*[ \t]*(?=\r?\n|$)/.exec(source.text);
  const fence = found?.[1];
  if (found === null || fence === undefined) return undefined;
  const first = lineOf(source, found[0].length);
  const last = source.lineStarts.findLastIndex((_, index) => lineAt(source, index + 1).text.trim() === fence) + 1;
  const lines = last > first.number ? [first, lineAt(source, last)] : [first];
  const ranges = lines.map(({ start, text }): Range => [start, start + text.trimEnd().length]);
  const mistake = finding('code-fence', source, ranges[0] ?? [0, 0], { isClosed: lines.length > 1 });
  return {
    mistake: withEdits(
      mistake,
      lines.map(({ number }) => deleteLines(source, number, number)),
    ),
    holes: ranges.map((range) => gap(source, range, false)),
  };
}

export function yamlVersion(source: SourceText): Found | undefined {
  const found = /^(?:[^\S\n]*(?:#.*)?\n)*(%[A-Z]+.*)/.exec(source.text);
  const line = found?.[1]?.trimEnd();
  if (found === null || line === undefined) return undefined;
  const start = found[0].length - (found[1]?.length ?? 0);
  const range: Range = [start, start + line.length];
  const mistake = finding('yaml-version', source, range, { line });
  return {
    mistake: withEdits(mistake, [deleteLines(source, lineOf(source, start).number, lineOf(source, start).number)]),
    holes: [gap(source, range, false)],
  };
}
