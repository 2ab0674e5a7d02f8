import { type Finding, finding, inText, withAnswer, withEdits } from '../../findings/finding.ts';
import type { ListNode } from '../../syntax/tree.ts';
import { type Edit, replace } from '../../text/edits.ts';
import type { SourceText } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';

/** Commas of other scripts, which are letters of a text to YAML. */
const OTHER = /[،؛、，；]/g;

/** `{ title: فلافل، price: 10 }`: the comma before the next key is that of another script. */
export const otherCommaInBraces: Recogniser = ({ source, isInBrackets, value, valueStart }) => {
  const [, before = '', mark] = /^([^،؛、，；"']{1,500})([،؛、，；])\s{0,9}[a-z][\w-]{0,40}:\s/i.exec(value) ?? [];
  if (!isInBrackets || mark === undefined) return undefined;
  const start = valueStart + before.length;
  const mistake = finding('other-comma', inText(source, [start, start + 1]), { mark });
  return withEdits(mistake, [commaAt(source, start)]);
};

/** `[حمص، فلافل]`: one entry to YAML. */
export function otherCommaInList(source: SourceText, { items, range }: ListNode): Finding[] {
  const [only, ...others] = items;
  if (only?.kind !== 'scalar' || others.length > 0 || only.style !== 'plain') return [];
  if (source.text.charAt(range[0]) !== '[') return [];
  const marks = [...only.source.matchAll(OTHER)].map(({ index }) => only.range[0] + index);
  const [start] = marks;
  if (start === undefined) return [];
  const mistake = finding('other-comma', inText(source, [start, start + 1]), { mark: source.text.charAt(start) });
  const edits = marks.map((at) => commaAt(source, at));
  return [{ ...withAnswer(mistake, edits, false), severity: 'warning', yieldsAt: only.range[0] }];
}

function commaAt({ text }: SourceText, at: number): Edit {
  return replace([at, at + 1], /\s/.test(text.charAt(at + 1)) ? ',' : ', ');
}
