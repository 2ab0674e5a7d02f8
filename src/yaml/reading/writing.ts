import { addAll } from '../../model/lists.ts';
import { type Finding, finding, inText, withAnswer } from '../findings/finding.ts';
import { findEach } from '../findings/together.ts';
import { otherCommaInList } from '../mistakes/brackets/brackets.ts';
import { commentInText } from '../mistakes/comments/comments.ts';
import { swallowedLine } from '../mistakes/indentation/texts.ts';
import { curlyQuotes } from '../mistakes/quotes/quotes.ts';
import { type ListNode, type Node, nodesIn, type ScalarNode } from '../syntax/tree.ts';
import { replace, touching } from '../text/edits.ts';
import { quoted } from '../text/quoting.ts';
import type { Range, SourceText } from '../text/source.ts';

/** Warns of what is valid YAML and not what its author sees. @param choices words that are no texts: nothing goes on behind them */
export function checkWriting(source: SourceText, root: Node, choices: ReadonlySet<string>): Finding[] {
  const [texts, split, lists]: [ScalarNode[], SplitText[], ListNode[]] = [[], [], []];
  for (const node of nodesIn(root)) {
    const isInBrackets = node.kind === 'list' && source.text.charAt(node.range[0]) === '[';
    if (isInBrackets) lists.push(node);
    if (isInBrackets) addAll(split, splitTexts(node.items));
    if (node.kind === 'scalar' && isUnusual(node, source.text)) texts.push(node);
  }
  const isPart = touching(split.map(([first, last]) => [first.range[0], last.range[1]]));
  const inParts = findEach(split, (each) => splitText(source, each));
  const whole = findEach(texts, (text) => {
    if (isPart(text.range) || choices.has(String(text.value))) return [];
    const found = commentInText(source, text) ?? curlyQuotes(source, text) ?? swallowedLine(source, text) ?? [];
    return found.map((each) => ({ ...each, yieldsAt: text.range[0] }));
  });
  const commas = findEach(lists, (list) => otherCommaInList(source, list));
  return [...inParts, ...commas, ...whole];
}

/**
 * Whether a text without quotes may be something else than it seems: something stands behind it in its line, it goes on in another line, or begins
 * with a sign that keyboards don't have. Nearly all are one line that ends with them.
 */
function isUnusual({ range, source, style, value }: ScalarNode, text: string): boolean {
  if (style !== 'plain' || typeof value !== 'string') return false;
  const behind = text.charAt(range[1]);
  return (behind !== '' && behind !== '\n') || source.charCodeAt(0) > 0x7f || source.includes('\n');
}

/** The first and the last part of a text that a list in brackets cuts at its commas. */
type SplitText = readonly [ScalarNode, ScalarNode];

/** `[“a, b”, c]`: a text in curly quotes is two entries, because YAML does not know such quotes. */
function splitTexts(items: readonly Node[]): SplitText[] {
  const found: SplitText[] = [];
  let open: ScalarNode | undefined;
  for (const item of items) {
    if (item.kind !== 'scalar' || item.style !== 'plain') open = undefined;
    else if (/^[“”„«‘‚][^“”„«»‘’‚]*$/.test(item.source)) open = item;
    else if (open !== undefined && /^[^“”„«»‘’‚]*[“”»‘’]$/.test(item.source)) {
      found.push([open, item]);
      open = undefined;
    }
  }
  return found;
}

/** @returns one mistake for all parts of a text */
function splitText(source: SourceText, [first, last]: SplitText): Finding[] {
  const range: Range = [first.range[0], last.range[1]];
  const text = source.text.slice(...range);
  const better = quoted(text.slice(1, -1));
  const mistake = finding('curly-quotes', inText(source, range), { better, shown: quoted(text), isSplit: true });
  return [withAnswer(mistake, text.includes('\n') ? undefined : [replace(range, better)], false)];
}
