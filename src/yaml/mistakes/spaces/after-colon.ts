import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { replace } from '../../text/edits.ts';
import { linePartsOf, linesAbove } from '../../text/line-parts.ts';
import type { Line, SourceText } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';

/** `title:Hello`, `title :Hello`, or above the line that cannot be read `- title:Hello` */
export const missingSpace: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const [above] = linesAbove(broken);
  const isAlone = above?.key === undefined && above?.indent === linePartsOf(line).indent;
  if (isAlone && above !== undefined && noSpace(source, above.line)) return noSpace(source, above.line);
  if (error.code === 'BAD_INDENT') return undefined;
  return (
    noSpace(source, line) ??
    (above?.dash && says(error, 'entry-without-dash') ? noSpace(source, above.line) : undefined)
  );
};

function noSpace(source: SourceText, line: Line): Finding | undefined {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:(?!\/\/|\\)|[ \t]+:(?=\S))(\S.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, before = '', key = '', colon = '', rest = ''] = found;
  const start = line.start + before.length;
  const end = start + key.length + colon.length;
  const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
  return withEdits(finding('missing-space', inText(source, [start, end]), facts), [
    replace([start + key.length, end], ': '),
  ]);
}
