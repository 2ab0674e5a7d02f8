import { isScalar, type Pair } from 'yaml';
import { type Finding, finding, withEdits } from '../../../findings/finding.ts';
import { replace } from '../../../text/edits.ts';
import { quoted } from '../../../text/quoting.ts';
import { lineOf, type Range, type SourceText } from '../../../text/source.ts';

import type { Entry, ScalarNode } from '../../tree.ts';

/** `title: [new]: boats` is a list and a value without a key to YAML. The text that was meant, if it is this. */
export function textWithBracket(source: SourceText, { value }: Entry, { key }: Pair): ScalarNode | undefined {
  const [start, end] = value.range;
  const isBracket = value.kind !== 'scalar' && /[[{]/.test(source.text.charAt(start));
  const isWithoutKey = key === null || (isScalar(key) && key.source === '');
  const line = lineOf(source, start);
  const rest = source.text.slice(end, line.start + line.text.length);
  if (!isBracket || !isWithoutKey || !/^\s*:/.test(rest)) return undefined;
  const range: Range = [start, end + rest.replace(/\s+#.*$/, '').trimEnd().length];
  const written = source.text.slice(...range);
  return { kind: 'scalar', range, value: written, source: written, style: 'joined' };
}

/** @param bracket the part of the text in brackets */
export function afterBracket(source: SourceText, bracket: Range, { range, source: text }: ScalarNode): Finding {
  const mistake = finding('text-after-bracket', source, [bracket[1], range[1]], { better: quoted(text) });
  return withEdits(mistake, [replace(range, quoted(text))]);
}
