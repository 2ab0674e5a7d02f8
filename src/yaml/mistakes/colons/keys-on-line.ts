import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { belowKey } from '../../syntax/schema-keys.ts';
import { lineEndOf, replace } from '../../text/edits.ts';
import { linePartsOf, linesBelow } from '../../text/line-parts.ts';
import type { Broken, Recogniser } from '../broken.ts';

/** A key and its value, up to the next pair of a line. */
const PAIRS = /(?<=^|, )([A-Za-z][\w-]*):\s+/g;

/** `image: src: /a.jpg`: what belongs below a key, on the line of the key. */
export const keysOnLine: Recogniser = (broken) => {
  const { source, line, isInBrackets, value, valueStart } = broken;
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
  const at = [valueStart, valueStart + value.length] as const;
  const deeper = linesDeeper(broken);
  if (names.length === 1 || deeper.length > 0) return onLinesBelow(broken, { key, first, isEntry, column: deeper[0] });
  const braced = isEntry ? `[{ ${value} }]` : `{ ${value} }`;
  const mistake = finding('keys-on-line', inText(source, [...at]), {
    key,
    below: first,
    better: `${key}: ${braced}`,
    isEntry,
  });
  return withEdits(mistake, [replace([...at], braced)]);
};

/** The columns of the lines below that are deeper than the key. */
function linesDeeper({ source, line }: Broken): readonly number[] {
  const { column } = linePartsOf(line);
  const below = [...linesBelow(source, line)].map(({ indent }) => indent);
  const end = below.findIndex((indent) => indent <= column);
  return below.slice(0, end === -1 ? undefined : end);
}

type OnLine = {
  readonly key: string;
  readonly first: string;
  readonly isEntry: boolean;
  /** Where the next line begins, if it belongs below the key, too. */
  readonly column: number | undefined;
};

/** The rest of the line goes below the key, where the lines below it begin. */
function onLinesBelow({ source, line, value, valueStart }: Broken, { key, first, isEntry, column }: OnLine): Finding {
  const { column: own } = linePartsOf(line);
  const mistake = finding('keys-on-line', inText(source, [valueStart, valueStart + value.length]), {
    key,
    below: first,
    isEntry,
    isFirst: column === undefined,
  });
  const indent = column === undefined ? own + 2 : column - (isEntry ? 2 : 0);
  // The dashes of a list may begin in the column of its key.
  if (isEntry ? indent < own : indent <= own) return mistake;
  const end = source.text.lastIndexOf(':', valueStart - 1) + 1;
  const start = `${lineEndOf(source)}${' '.repeat(indent)}${isEntry ? '- ' : ''}`;
  return withEdits(mistake, [replace([end, valueStart], start)]);
}
