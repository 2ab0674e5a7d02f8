import { type Alias, type Document, isAlias, isCollection, isScalar, visit, type Node as YamlNode } from 'yaml';
import { grouped, largest } from '../../../model/lists.ts';
import { type Finding, finding, inText, withEdits, withText } from '../../findings/finding.ts';
import { blankFor, filled, type Mask } from '../../syntax/masks.ts';
import { type Edit, replace } from '../../text/edits.ts';
import { withoutComment } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { lineOf, type Range, type SourceText } from '../../text/source.ts';
import type { Before } from '../pasted/pasted.ts';

const MOST_MARKS = 200;

/** Longer values are not written out again. */
const LONGEST = 200;

type Marked = {
  readonly node: YamlNode;
  /** The name of its anchor, or the one that an alias is for. */
  readonly name: string | undefined;
  /** The mark with the text that it may be part of. */
  readonly range: Range;
};

/** Anchors, aliases and tags, nearly always texts without quotes. An anchor and its aliases are one mistake, where the first alias stands. */
export function checkAnchors(source: SourceText, document: Document): Before {
  const marked: Marked[] = [];
  const look = (node: YamlNode): void => {
    if (isAlias(node)) marked.push({ node, name: node.source, range: aliasRange(source, node) });
    else if ('anchor' in node && node.anchor)
      marked.push({ node, name: node.anchor, range: withProperty(source, node, '&') });
    else if (node.tag) marked.push({ node, name: undefined, range: withProperty(source, node, '!') });
  };
  // Walking through all nodes takes time, and most files have none of these.
  if (/(?:^|[\s,[{:-])[&*!]/.test(source.text)) visit(document, { Node: (_, node) => look(node) });
  const looked = marked.slice(0, MOST_MARKS);
  const named = grouped(marked, ({ name }) => name);
  const unmarked = looked.map(({ node, range }) => maskAtMark(source, range, isAlias(node) || isScalar(node)));
  const next = marked[MOST_MARKS]?.range[0];
  const ends = unmarked.map(({ range }) => range[1]);
  const unreadFrom = next === undefined ? undefined : largest(ends, lineOf(source, next).start);
  if (unreadFrom !== undefined) unmarked.push({ ...blankFor(source, [unreadFrom, source.text.length]), lost: true });
  return {
    findings: looked.flatMap((each) => mistakeAt(source, each, named.get(each.name) ?? [])),
    masks: unmarked.map(({ text: _, ...mask }) => mask),
    source: filled(source, unmarked),
    unreadFrom,
  };
}

/** @param sameName the marks with the name that this one has */
function mistakeAt(source: SourceText, { node, name, range }: Marked, sameName: readonly Marked[]): Finding[] {
  const text = source.text.slice(...range);
  if (name === undefined) {
    const isText = isScalar(node) && !/^!(?:!|\[)/.test(text);
    const tag = finding('tag', inText(source, range), { text });
    return [isText ? withText(tag, quoted(text)) : tag];
  }
  const first = sameName.find((each) => isAlias(each.node))?.node;
  if (isAlias(node)) {
    if (first !== node) return [];
    const aliases = sameName.flatMap((each) => (isAlias(each.node) ? each.node : []));
    const anchored = sameName.findLast((each) => !isAlias(each.node))?.node;
    const answer = anchored === undefined ? asText(source, aliases) : writtenOut(source, anchored, aliases);
    return [withEdits(finding('alias', inText(source, range), { text }), answer)];
  }
  if (first !== undefined) return [];
  const mistake = finding('anchor', inText(source, range), { text, better: quoted(text) });
  return [withText(mistake, quoted(text), isScalar(node))];
}

/** Writes out what aliases stand for, wherever they are, and takes the name away from it; if it is short and on one line. */
function writtenOut(source: SourceText, anchored: YamlNode, uses: readonly Alias[]): readonly Edit[] | undefined {
  if (!isScalar(anchored) && !isCollection(anchored)) return undefined;
  const [start, end] = rangeOf(anchored);
  const text = source.text.slice(start, end);
  const mark = source.text.lastIndexOf(`&${anchored.anchor}`, start);
  const isShort = text.length <= LONGEST && !/[\n*&]/.test(text) && (isScalar(anchored) || anchored.flow === true);
  if (!isShort || mark === -1 || uses.length > 20 || text === '') return undefined;
  return [
    replace([mark, start], ''),
    ...uses.map((use) => replace([rangeOf(use)[0], rangeOf(use)[0] + use.source.length + 1], text)),
  ];
}

function rangeOf({ range }: YamlNode): Range {
  const [start = 0, end = 0] = range ?? [];
  return [start, end];
}

function aliasRange(source: SourceText, node: Alias): Range {
  const [start, end] = rangeOf(node);
  return toLineEnd(source, start, end);
}

/** The mark is taken out; what follows it stays, and is not looked at either. A key of such a value goes with it. */
function maskAtMark(source: SourceText, [start, end]: Range, isText: boolean): Mask & Edit {
  const written = source.text.slice(start, end);
  const mark = /^[&*!][^\s,[\]{}]*/.exec(written)?.[0] ?? written;
  const rest = written.slice(mark.length);
  const filler = isText && (rest.trim() === '' || mark.startsWith('*')) ? 'x' : ' ';
  const merged = /<<\s*:\s*$/.exec(source.text.slice(lineOf(source, start).start, start))?.[0] ?? '';
  // What is merged in with << may be keys.
  const kind = merged === '' ? ({ lost: false, isValue: true } as const) : { lost: true };
  return { range: [start - merged.length, end], text: merged + filler.repeat(mark.length) + rest, ...kind };
}

/** From the & or ! before a node to its end; for maps and lists the rest of that line. */
function withProperty(source: SourceText, node: YamlNode, mark: string): Range {
  const [start, end] = rangeOf(node);
  let from = source.text.lastIndexOf(mark, start);
  // A tag may be written with two marks: !!str
  while (mark === '!' && source.text[from - 1] === '!') from -= 1;
  if (from === -1) return [start, start + 1];
  return isScalar(node) && end >= from ? trimmed(source, from, end) : toLineEnd(source, from, from + 1);
}

function trimmed(source: SourceText, start: number, end: number): Range {
  return [start, start + source.text.slice(start, end).split('\n', 1).join('').trimEnd().length];
}

function toLineEnd(source: SourceText, start: number, end: number): Range {
  const line = lineOf(source, start);
  const rest = withoutComment(line.text.slice(start - line.start));
  return [start, Math.max(end, start + (/^[*&!][^\s,\]}]+[,\]}]/.test(rest) ? 0 : rest.length))];
}

/** `- *bold*`: nothing has this name, so it is a text. */
function asText(source: SourceText, [only, ...others]: readonly Alias[]): readonly Edit[] | undefined {
  if (only === undefined || others.length > 0) return undefined;
  const [start, end] = rangeOf(only);
  const line = lineOf(source, start);
  const rest = source.text.slice(end, line.start + line.text.length);
  return /^\s*(?:#|$)/.test(rest) ? [replace([start, end], quoted(source.text.slice(start, end)))] : undefined;
}
