import { isScalar, type Pair } from 'yaml';
import { type Finding, finding, inGeneral, inText, withEdits, withText } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { tokensIn } from '../../syntax/tokens.ts';
import type { Entry, ScalarNode } from '../../syntax/tree.ts';
import { replace } from '../../text/edits.ts';
import { withoutComment } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { lineOf, type Range, type SourceText } from '../../text/source.ts';
import { closeBracket } from '../best-answer.ts';
import type { Recogniser } from '../broken.ts';
import { closing, openBrackets } from './flow.ts';

/** `tags: [a, b` */
export const unclosedBracket: Recogniser = ({ source, error, at }) => {
  if (!says(error, 'bracket-not-indented', 'bracket-not-closed')) return undefined;
  const open = openBrackets(source, at[0]).at(-1);
  if (open === undefined) return undefined;
  const bracket = source.text.charAt(open);
  const close = closing[bracket] ?? '';
  const found = source.text.charAt(at[0]);
  const line = lineOf(source, open);
  const after = line.text.slice(open - line.start);
  const instead = /[\]}]/.test(found) && found !== close && surplus(source, found) > 0 ? found : undefined;
  const isInComment = new RegExp(`\\s#(?:(?!\\s#).)*\\${close}`).test(after);
  const facts = { open: bracket, close, instead, isInComment };
  const mistake = finding('unclosed-bracket', inText(source, [open, open + 1]), facts);
  if (isInComment) return mistake;
  // Behind the end of a bracket around it, it can't be closed.
  const isInOther = instead === undefined && after.includes(bracket === '[' ? '}' : ']');
  // Words without a comma may be a text, in which a bracket at the end would make a list of it.
  const isOneText = /^\[ ?[^\s,:'"[\]{}]+ [^,:'"[\]{}]+$/.test(after);
  if ((isInOther && openBrackets(source, open).length > 0) || isOneText) return inGeneral(mistake);
  const written = instead === undefined ? closeBracket(source, open, close) : [replace([at[0], at[0] + 1], close)];
  return withEdits(mistake, written);
};

/** `tags: [a, b]]` */
export const extraBracket: Recogniser = ({ source, error, at }) => {
  const character = source.text.charAt(at[0]);
  if (!/[\]}]/.test(character)) return undefined;
  // The other kind of bracket is missing where this one is too many: then one stands for the other.
  const other = character === ']' ? '}' : ']';
  const isTooMany = surplus(source, character) > 0 && surplus(source, other) >= 0;
  if (error.code !== 'UNEXPECTED_TOKEN' && !(isTooMany && says(error, 'bracket-not-indented'))) {
    return undefined;
  }
  return withText(finding('extra-bracket', inText(source, [at[0], at[0] + 1]), { character }), '');
};

/** How many more of a closing bracket there are than of the one that opens it. */
function surplus(source: SourceText, close: string): number {
  const open = close === ']' ? '[' : '{';
  let count = 0;
  for (const { text: token, scalar } of tokensIn(source)) {
    if (!scalar && token === close) count += 1;
    if (!scalar && token === open) count -= 1;
  }
  return count;
}

/** `{name} builds`, `[one] two` */
export const textAfterBracket: Recogniser = ({ source, error, at, value, valueStart, isInBrackets }) => {
  if (isInBrackets || error.code !== 'UNEXPECTED_TOKEN' || !/^[[{]/.test(value) || at[0] <= valueStart)
    return undefined;
  const end = valueStart + value.length;
  const better = quoted(value);
  if (value.startsWith('{'))
    return withText(finding('quote-braces', inText(source, [valueStart, end]), { better }), better);
  const mistake = finding('text-after-bracket', inText(source, [at[0], end]), { better });
  return withEdits(mistake, [replace([valueStart, end], better)]);
};

/** `{ answer: See [this](/p) }`: a text with a link of Markdown, in the brackets of a list or map. */
export const linkInBrackets: Recogniser = ({ source, at }) => {
  const line = lineOf(source, at[0]);
  const found = /(?:[:,[{]\s+|[[{])([^\s"'[\]{}:,#][^"'[\]{}:,#]*\[[^\][]*\]\([^()\s]*\)[^,"'[\]{}]*)/.exec(line.text);
  const text = found?.[1]?.trimEnd();
  if (found === null || text === undefined) return undefined;
  const start = line.start + found.index + found[0].indexOf(text);
  if ((openBrackets(source, start).at(-1) ?? -1) < line.start) return undefined;
  const better = quoted(text);
  return withText(finding('text-after-bracket', inText(source, [start, start + text.length]), { better }), better);
};

/** `title: [new]: boats` is a list and a value without a key to YAML. The text that was meant, if it is this. */
export function textWithBracket(source: SourceText, { value }: Entry, { key }: Pair): ScalarNode | undefined {
  const [start, end] = value.range;
  const isBracket = value.kind !== 'scalar' && /[[{]/.test(source.text.charAt(start));
  const isWithoutKey = key === null || (isScalar(key) && key.source === '');
  const line = lineOf(source, start);
  const rest = source.text.slice(end, line.start + line.text.length);
  if (!isBracket || !isWithoutKey || !/^\s*:/.test(rest)) return undefined;
  const range: Range = [start, end + withoutComment(rest).length];
  const written = source.text.slice(...range);
  return { kind: 'scalar', range, value: written, source: written, style: 'joined' };
}

/** @param bracket the part of the text in brackets */
export function afterBracket(source: SourceText, bracket: Range, { range, source: text }: ScalarNode): Finding {
  const mistake = finding('text-after-bracket', inText(source, [bracket[1], range[1]]), { better: quoted(text) });
  // Whether the rest is a link of Markdown shows when it is in quotes.
  return { ...withEdits(mistake, [replace(range, quoted(text))]), covers: [range] };
}
