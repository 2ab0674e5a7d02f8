import { type Finding, finding, inText } from '../../findings/finding.ts';
import { wholeLines } from '../../syntax/masks.ts';
import { type Range, type SourceText, sourceText } from '../../text/source.ts';
import type { MaskedMistake } from '../broken.ts';

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

export function mergeConflict(source: SourceText): MaskedMistake | undefined {
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
