import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { replace } from '../../yaml/text/edits.ts';
import { locate } from '../texts/locate.ts';
import { onlyShownOf } from '../texts/long/masked.ts';
import { eachNode, spanOf } from '../texts/nodes.ts';
import type { LongValue } from './text-values.ts';

/** How many names are compared with those of unknown footnotes. */
const MOST_COMPARED = 1_000;

/** Every number in a text must have its footnote, and every footnote a number in the text. */
export function checkFootnotes(value: LongValue): Finding[] {
  if (!value.text.includes('[^')) return [];
  const nodes = [...eachNode(value.root)];
  const calls = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? node.identifier : [])));
  const definitions = nodes.filter((node) => node.type === 'footnoteDefinition');
  const names = [...new Set(definitions.map(({ label, identifier }) => label ?? identifier))];
  const idle = definitions.filter(({ identifier }) => !calls.has(identifier));
  return [
    ...unknownCalls(value, names),
    ...idle.map((node) => {
      const [start] = spanOf(node);
      const written = `[^${node.label ?? node.identifier}]`;
      const range = locate(value.node, written, start);
      return finding('idle-footnote', inText(value.content.source, range), { written });
    }),
  ];
}

/** To Markdown they are words, and would be shown with their brackets. */
function unknownCalls(value: LongValue, names: readonly string[]): Finding[] {
  const { source } = value.content;
  let left = MOST_COMPARED;
  return [...onlyShownOf(value.root, value.text).matchAll(/\[\^([^[\]\s]{1,100})\]/g)].map(
    ({ 0: written, 1: name = '', index }) => {
      const range = locate(value.node, written, index);
      left -= names.length;
      // Another number is another footnote.
      const suggestion = left < 0 || /^\d+$/.test(name) ? undefined : nearest(name, names);
      const mistake = finding('unknown-footnote', inText(source, range), { written, suggestion });
      if (suggestion === undefined || source.text.slice(...range) !== written) return mistake;
      return withAnswer(mistake, [replace(range, `[^${suggestion}]`)], isOnlyNearest(name, suggestion, names));
    },
  );
}
