import { onceFor } from '../../model/once.ts';
import type { ScalarNode } from './tree.ts';

/** For each unit of a text's value where it stands in the text as it is written, counted from there. */
export const offsetsIn = onceFor((node: ScalarNode): Uint32Array => align(node));

/** Side by side with the source: where YAML folds lines, a run of white space in the value is one there. */
function align({ value, source, style }: ScalarNode): Uint32Array {
  const text = String(value);
  const offsets = new Uint32Array(text.length);
  let at = startOf(source, style);
  for (let index = 0; index < text.length; index += 1) {
    if (isSpace(text.charCodeAt(index))) {
      offsets[index] = at;
      if (!isSpace(text.charCodeAt(index + 1))) at = afterSpace(source, at, style);
      else if (isSpace(source.charCodeAt(at))) at += 1;
      continue;
    }
    if (index === 0) at = afterSpace(source, at, style);
    offsets[index] = at;
    at += lengthAt(source, at, style);
  }
  return offsets;
}

function startOf(source: string, style: ScalarNode['style']): number {
  if (style === 'single' || style === 'double') return 1;
  return style === 'block' ? source.indexOf('\n') + 1 : 0;
}

const isSpace = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13);

/** After white space, also what a text in double quotes writes for it: `\n`, `\t`, and `\` at the end of a line. */
function afterSpace(source: string, start: number, style: ScalarNode['style']): number {
  let at = start;
  for (;;) {
    if (isSpace(source.charCodeAt(at))) at += 1;
    else if (style === 'double' && source[at] === '\\' && /[nrt \n]/.test(source[at + 1] ?? '')) at += 2;
    else return at;
  }
}

/** How many units stand in the source for the one of the value there. */
function lengthAt(source: string, at: number, style: ScalarNode['style']): number {
  if (style === 'single' && source.startsWith("''", at)) return 2;
  if (style !== 'double' || source[at] !== '\\') return 1;
  return { x: 4, u: 6 }[source[at + 1] ?? ''] ?? 2;
}
