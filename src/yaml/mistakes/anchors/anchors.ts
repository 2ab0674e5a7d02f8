import { type Alias, type Document, isAlias, isCollection, isScalar, visit, type Node as YamlNode } from 'yaml';
import { largest } from '../../../model/lists.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../findings/finding.ts';
import { blankFor, filled, type Mask } from '../../syntax/masks.ts';
import { type Edit, replace } from '../../text/edits.ts';
import { withoutComment } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { lineOf, type Range, type SourceText } from '../../text/source.ts';

export type AnchorsFound = {
  readonly findings: readonly Finding[];
  readonly masks: readonly Mask[];
  /** The text without them. */
  readonly source: SourceText;
  /** Where reading was given up because there was too much to say. */
  readonly unreadFrom: number | undefined;
};

/** How many of them are looked at in a file. */
const MOST_MARKS = 200;

/** Longer values are not written out again. */
const LONGEST = 200;

/**
 * Anchors, aliases and tags: nearly always a text that should have been quoted. An anchor and its aliases are one
 * mistake, reported where the first alias stands.
 */
export function checkAnchors(source: SourceText, document: Document): AnchorsFound {
  const found = new MarkedNodes(source);
  // Walking through all nodes takes time, and most files have none of these.
  if (/(?:^|[\s,[{:-])[&*!]/.test(source.text)) visit(document, { Node: (_, node) => found.look(node) });
  return found.all();
}

/** A stretch that is not looked at, and what is read in its place. */
type Unmarked = Mask & Edit;

class MarkedNodes {
  private readonly marked: YamlNode[] = [];
  private readonly aliases = new Map<string, Alias[]>();
  private readonly anchored = new Map<string, YamlNode>();
  private readonly source: SourceText;

  constructor(source: SourceText) {
    this.source = source;
  }

  look(node: YamlNode): void {
    if (isAlias(node)) {
      this.marked.push(node);
      const others = this.aliases.get(node.source);
      if (others === undefined) this.aliases.set(node.source, [node]);
      else others.push(node);
    } else if (('anchor' in node && node.anchor) || node.tag) {
      this.marked.push(node);
      if ('anchor' in node && node.anchor) this.anchored.set(node.anchor, node);
    }
  }

  all(): AnchorsFound {
    const findings: Finding[] = [];
    const anchors: Finding[] = [];
    const masks: Unmarked[] = [];
    for (const node of this.marked.slice(0, MOST_MARKS)) {
      if (isAlias(node)) {
        masks.push(maskAtMark(this.source, aliasRange(this.source, node), true));
        if (this.aliases.get(node.source)?.[0] === node) findings.push(this.alias(node));
        continue;
      }
      const anchor = anchorOf(this.source, node);
      const tag = anchor === undefined ? tagOf(this.source, node) : undefined;
      if (anchor !== undefined && !this.aliases.has(anchor.name)) anchors.push(anchor.mistake);
      if (tag !== undefined) findings.push(tag.mistake);
      const range = anchor?.range ?? tag?.range;
      if (range !== undefined) masks.push(maskAtMark(this.source, range, isScalar(node)));
    }
    const rest = this.rest(masks);
    const all = [...masks, ...rest];
    return {
      findings: [...findings, ...anchors],
      masks: all.map(({ text: _, ...mask }) => mask),
      source: filled(this.source, all),
      unreadFrom: rest[0]?.range[0],
    };
  }

  /** What comes after too many of them is not read. */
  private rest(masks: readonly Mask[]): Unmarked[] {
    const next = this.marked[MOST_MARKS];
    if (next === undefined) return [];
    const last = largest(masks.map(({ range }) => range[1]));
    const { text } = this.source;
    const start = lineOf(this.source, Math.max(last, next.range?.[0] ?? text.length)).start;
    return [{ ...blankFor(this.source, [Math.max(start, last), text.length]), lost: true }];
  }

  private alias(node: Alias): Finding {
    const range = aliasRange(this.source, node);
    const mistake = finding('alias', inText(this.source, range), { text: this.source.text.slice(...range) });
    return withEdits(mistake, this.writeOut(node.source));
  }

  /** Writes out what the aliases of a name stand for, wherever they are used, and takes the name away from it; if it is short and on one line. */
  private writeOut(name: string): readonly Edit[] | undefined {
    const uses = this.aliases.get(name) ?? [];
    const anchored = this.anchored.get(name);
    if (anchored === undefined) return asText(this.source, uses);
    if (!isScalar(anchored) && !isCollection(anchored)) return undefined;
    const [start, end] = anchored.range ?? [0, 0];
    const text = this.source.text.slice(start, end);
    const mark = this.source.text.lastIndexOf(`&${name}`, start);
    const isShort = text.length <= LONGEST && !/[\n*&]/.test(text) && (isScalar(anchored) || anchored.flow === true);
    if (!isShort || mark === -1 || uses.length > 20 || text === '') return undefined;
    return [
      replace([mark, start], ''),
      ...uses.flatMap(({ range }) => (range ? [replace([range[0], range[0] + name.length + 1], text)] : [])),
    ];
  }
}

function aliasRange(source: SourceText, { range }: Alias): Range {
  return toLineEnd(source, range?.[0] ?? 0, range?.[1] ?? 0);
}

function anchorOf(
  source: SourceText,
  node: YamlNode,
): { readonly name: string; readonly range: Range; readonly mistake: Finding } | undefined {
  if (!('anchor' in node) || !node.anchor) return undefined;
  const range = withProperty(source, node, '&');
  const text = source.text.slice(...range);
  const mistake = finding('anchor', inText(source, range), { text, better: quoted(text) });
  const mendable = withAnswer(mistake, [replace(range, quoted(text))], isScalar(node));
  return { name: node.anchor, range, mistake: mendable };
}

function tagOf(source: SourceText, node: YamlNode): { readonly range: Range; readonly mistake: Finding } | undefined {
  if (!node.tag) return undefined;
  const range = withProperty(source, node, '!');
  const text = source.text.slice(...range);
  const mistake = finding('tag', inText(source, range), { text });
  const isText = isScalar(node) && !/^!(?:!|\[)/.test(text);
  return { range, mistake: isText ? withEdits(mistake, [replace(range, quoted(text))]) : mistake };
}

/** The mark is taken out; what follows it stays, and is not looked at either. A key of such a value goes with it. */
function maskAtMark(source: SourceText, [start, end]: Range, isText: boolean): Unmarked {
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
  const [start = 0, end = 0] = node.range ?? [];
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
  const [start, end] = only?.range ?? [0, 0];
  const line = lineOf(source, start);
  const rest = source.text.slice(end, line.start + line.text.length);
  if (others.length > 0 || end === 0 || !/^\s*(?:#.*)?$/.test(rest)) return undefined;
  return [replace([start, end], quoted(source.text.slice(start, end)))];
}
