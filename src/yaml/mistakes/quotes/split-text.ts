import { type Finding, finding, withAnswer } from '../../findings/finding.ts';
import type { Node, ScalarNode } from '../../syntax/tree.ts';
import { replace } from '../../text/edits.ts';
import { quoted } from '../../text/quoting.ts';
import type { Range, SourceText } from '../../text/source.ts';

/** The first and the last part of a text that a list in brackets cuts at its commas. */
export type SplitText = readonly [ScalarNode, ScalarNode];

/** `[“a, b”, c]`: a text in curly quotes is two entries, because YAML does not know such quotes. */
export function splitTexts(items: readonly Node[]): SplitText[] {
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
export function splitText(source: SourceText, [first, last]: SplitText): Finding[] {
  const range: Range = [first.range[0], last.range[1]];
  const text = source.text.slice(...range);
  const better = quoted(text.slice(1, -1));
  const mistake = finding('curly-quotes', source, range, { better, shown: quoted(text), isSplit: true });
  return [withAnswer(mistake, text.includes('\n') ? undefined : [replace(range, better)], false)];
}
