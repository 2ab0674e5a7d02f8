import { finding, inText, withEdits, withText } from '../../findings/finding.ts';
import { belowKey } from '../../syntax/schema-keys.ts';
import { lineEndOf, replace } from '../../text/edits.ts';
import { linePartsOf, linesBelow } from '../../text/line-parts.ts';
import type { Range } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';

/** A key and its value, up to the next pair of a line. */
const PAIRS = /(?<=^|, )([A-Za-z][\w-]*):\s+/g;

/** `image: src: /a.jpg`: what belongs below a key, on the line of the key. */
export const keysOnLine: Recogniser = ({ source, line, isInBrackets, value, valueStart }) => {
  const { key } = linePartsOf(line);
  const below = isInBrackets || key === undefined ? undefined : belowKey(key);
  const names = [...value.matchAll(PAIRS)].map(([, name = '']) => name);
  const [first = ''] = names;
  if (key === undefined || below === undefined || !value.startsWith(`${first}:`) || first === '') return undefined;
  const isOf = (known: string): boolean => names.every((name) => known.split(' ').includes(name));
  const isEntry = !isOf(below.keys);
  if (isEntry && !isOf(below.entries)) return undefined;
  const others = value.slice(value.indexOf(':') + 1).match(/:\s/g) ?? [];
  if (others.length >= names.length) return undefined;
  const range: Range = [valueStart, valueStart + value.length];
  const { column: own } = linePartsOf(line);
  const [next] = linesBelow(source, line);
  // Where the next line begins, if it belongs below the key, too.
  const column = next !== undefined && next.indent > own ? next.indent : undefined;
  if (names.length > 1 && column === undefined) {
    const braced = isEntry ? `[{ ${value} }]` : `{ ${value} }`;
    const facts = { key, below: first, better: `${key}: ${braced}`, isEntry };
    return withText(finding('keys-on-line', inText(source, range), facts), braced);
  }
  const facts = { key, below: first, isEntry, isFirst: column === undefined };
  const mistake = finding('keys-on-line', inText(source, range), facts);
  const indent = column === undefined ? own + 2 : column - (isEntry ? 2 : 0);
  // The dashes of a list may begin in the column of its key.
  if (isEntry ? indent < own : indent <= own) return mistake;
  const end = source.text.lastIndexOf(':', valueStart - 1) + 1;
  const start = `${lineEndOf(source)}${' '.repeat(indent)}${isEntry ? '- ' : ''}`;
  return withEdits(mistake, [replace([end, valueStart], start)]);
};
