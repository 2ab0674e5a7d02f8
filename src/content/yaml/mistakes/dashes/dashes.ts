import { type Finding, finding, withEdits } from '../../../findings/finding.ts';
import { replace } from '../../../text/edits.ts';
import { linesAbove, linesBelow, partsOf } from '../../../text/line-parts.ts';
import type { Line, Range, SourceText } from '../../../text/source.ts';
import { says } from '../../parser-error.ts';
import type { Broken, Recogniser } from '../broken.ts';
import { dashAt } from '../indentation/edits.ts';
import { otherDashes } from './other-dashes.ts';

/** `-type: hero`, or `-one` among the entries of a list, on the line itself or the one above. */
export const gluedDash: Recogniser = (broken) => {
  const { source, line } = broken;
  const [above] = linesAbove(broken);
  return (
    gluedOn(source, line, above?.line) ?? (above === undefined ? undefined : gluedOn(source, above.line, undefined))
  );
};

function gluedOn(source: SourceText, line: Line, above: Line | undefined): Finding | undefined {
  const [, indent = '', text = '', colon] = /^( *)-([A-Za-z][\w-]*|\p{L}.*\S)(:(?:\s|$))?/u.exec(line.text) ?? [];
  if (text === '') return undefined;
  const isAmongEntries = above !== undefined && partsOf(above).dash && partsOf(above).indent === indent.length;
  if (colon === undefined && !isAmongEntries) return undefined;
  const start = line.start + indent.length;
  const better = colon === undefined ? `- ${text}` : `- ${text}:`;
  const place: Range = [start, start + 1 + text.length];
  const mistake = finding('missing-space', source, place, { after: 'dash', better });
  return withEdits(mistake, [replace([start + 1, start + 1], ' ')]);
}

/** `* title: One`, as lists are written elsewhere. The entries of a list that are written so are one mistake. */
export const otherDash: Recogniser = (broken) => {
  const { source, line } = broken;
  const { indent } = partsOf(line);
  const entry = linesAbove(broken).find((other) => other.indent < indent);
  return otherDashes(source, line) ?? (entry === undefined ? undefined : otherDashes(source, entry.line));
};

/** A line of a list's entry that starts in the column of the dashes. */
export const missingDash: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, keyStart, dash, indent } = partsOf(line);
  if (error.code !== 'BAD_INDENT' || key === undefined || dash) return undefined;
  const above = linesAbove(broken);
  const start = above.findIndex((other) => other.dash && other.indent === indent);
  // A line that is indented less ends the list.
  const isLeft = above.slice(0, start).some((other) => other.indent < indent);
  if (start === -1 || isLeft || !above.slice(0, start + 1).some((other) => other.key === key)) return undefined;
  const mistake = finding('missing-dash', source, [keyStart, keyStart + key.length], { key });
  return withEdits(mistake, dashAt(source, line.number));
};

/** The first entry of a list without its dash, while the later ones have it. */
export const missingFirstDash: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, keyStart, dash, indent, value } = partsOf(line);
  if (dash) return firstWithoutDash(broken, indent);
  if (!says(error, 'nested-mapping', 'key-on-two-lines') || key === undefined || dash || value === '') return undefined;
  for (const other of linesBelow(source, line)) {
    if (other.indent < indent) return undefined;
    if (other.indent === indent) {
      return other.dash ? finding('missing-dash', source, [keyStart, keyStart + key.length], { key }) : undefined;
    }
  }
  return undefined;
};

/** The lines above a dash are indented like those of its entry, up to the key of the list. */
function firstWithoutDash(broken: Broken, indent: number): Finding | undefined {
  const above = linesAbove(broken);
  const top = above.findIndex((other) => other.indent <= indent);
  const [first, list] = [above[top - 1], above[top]];
  if (first?.key === undefined || first.dash || first.indent !== indent + 2) return undefined;
  if (list?.key === undefined || list.value !== '' || (list.indent === indent && list.dash)) return undefined;
  const start = first.keyStart;
  return finding('missing-dash', broken.source, [start, start + first.key.length], { key: first.key });
}

/** A list under a key that has a value already. */
export const listWithoutKey: Recogniser = (broken) => {
  const { source, line } = broken;
  const { dash, indent } = partsOf(line);
  const [above] = linesAbove(broken);
  if (!dash || above?.key === undefined || above.value === '' || above.keyStart - above.line.start !== indent)
    return undefined;
  return finding('list-without-key', source, [line.start + indent, line.start + indent + 1]);
};
