import { type Alias, isCollection, isScalar, type Node } from 'yaml';
import { type Edit, replace } from '../../text/edits.ts';
import { quoted } from '../../text/quoting.ts';
import { lineOf, type SourceText } from '../../text/source.ts';

/** Longer values are not written out again. */
const LONGEST = 200;

/** Writes out what the aliases of a name stand for, wherever they are used, and takes the name away from it; if it is short and on one line. */
export function writeOut(
  source: SourceText,
  anchored: Node | undefined,
  name: string,
  uses: readonly Alias[],
): readonly Edit[] | undefined {
  if (anchored === undefined) return asText(source, uses);
  if (!isScalar(anchored) && !isCollection(anchored)) return undefined;
  const [start, end] = anchored.range ?? [0, 0];
  const text = source.text.slice(start, end);
  const mark = source.text.lastIndexOf(`&${name}`, start);
  const isShort = text.length <= LONGEST && !/[\n*&]/.test(text) && (isScalar(anchored) || anchored.flow === true);
  if (!isShort || mark === -1 || uses.length > 20 || text === '') return undefined;
  return [
    replace([mark, start], ''),
    ...uses.flatMap(({ range }) => (range ? [replace([range[0], range[0] + name.length + 1], text)] : [])),
  ];
}

/** `- *bold*`: nothing has this name, so it is a text. */
function asText(source: SourceText, [only, ...others]: readonly Alias[]): readonly Edit[] | undefined {
  const [start, end] = only?.range ?? [0, 0];
  const line = lineOf(source, start);
  const rest = source.text.slice(end, line.start + line.text.length);
  if (others.length > 0 || end === 0 || !/^\s*(?:#.*)?$/.test(rest)) return undefined;
  return [replace([start, end], quoted(source.text.slice(start, end)))];
}
