import { type Finding, finding, inText, withAnswer, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { tokensIn } from '../../syntax/tokens.ts';
import type { ListNode } from '../../syntax/tree.ts';
import { type Edit, replace } from '../../text/edits.ts';
import type { SourceText } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';
import { pieceAt } from './flow.ts';

/** `[a,, b]`, `[, b]` */
export const extraComma: Recogniser = ({ source, error, at }) =>
  says(error, 'comma-unexpected')
    ? finding('extra-comma', inText(source, [at[0], at[0] + 1]), { isLast: false })
    : undefined;

const BETWEEN_PIECES = [
  'comma-missing',
  'comma-or-colon-missing',
  'text-before-key',
  'text-in-file',
  'brackets-after-text',
] as const;

/** A single word and another key after it: `{ name: day  type: choice }`. Of other words nobody knows whether they are part of the text. */
const NEXT_KEY =
  /^[\p{L}\p{N}_-]+(?: {2,}(?=([a-z][\w-]*):\s)| (?=(type|label|href|name|choices|required|kind|example|icon|src|alt):\s))/u;

/** `["a" "b"]`, `{ label: "Go" href: / }`, `[{...} {...}]` */
export const missingComma: Recogniser = ({ source, error, at }) => {
  const { text } = source;
  const piece = pieceAt(source, at[0]);
  const glued = /^(?:"[^"\n]*"|'[^'\n]*'|[/#]\S*|https?:\S+|true|false|\d+)\s+(?=(["']?[\w-]+["']?)\s*:\s)/.exec(
    piece?.value ?? '',
  );
  const next = glued ?? NEXT_KEY.exec(piece?.value ?? '');
  if (piece !== undefined && next !== null && error.code === 'BLOCK_IN_FLOW') {
    const start = piece.valueStart + next[0].length;
    return finding('missing-comma', inText(source, [start, start + (next[1] ?? next[2] ?? '').length]));
  }
  if (piece === undefined || !says(error, ...BETWEEN_PIECES)) {
    return undefined;
  }
  const following = tokensIn(source).find(({ offset }) => offset === at[0])?.text ?? text.charAt(at[0]);
  const before = text.slice(piece.open + 1, at[0]).trimEnd();
  if (!/["'\]}]$/.test(before) && !before.endsWith('\n')) return undefined;
  const isNewPiece = /^["'[{]/.test(following) || /^["']?[\w-]+["']?\s*:(?:\s|$)/.test(text.slice(at[0]));
  if (!isNewPiece) return undefined;
  const length = /^[^\s:,[\]{}]+/.exec(following)?.[0].length ?? 1;
  return finding('missing-comma', inText(source, [at[0], at[0] + length]));
};

/** `{ "title" "A" }`, `{ "title" = "A" }` */
export const keyWithoutColon: Recogniser = ({ source, error, at }) => {
  const piece = pieceAt(source, at[0]);
  if (piece === undefined || piece.hasKey || source.text.charAt(piece.open) !== '{') return undefined;
  if (!says(error, 'comma-or-colon-missing')) return undefined;
  const key = /^(?:"[^"\n]*"|'[^'\n]*'|[\w-]+)/.exec(piece.value)?.[0];
  if (key === undefined) return undefined;
  return finding('missing-colon', inText(source, [piece.valueStart, piece.valueStart + key.length]), {
    text: key,
    better: undefined,
  });
};

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
