import { type Alias, type Document, isAlias, isScalar, visit, type Node as YamlNode } from 'yaml';
import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { writeOut } from '../fix/answers/aliases.ts';
import { replace } from '../fix/edits.ts';
import type { Hole } from './holes.ts';
import { lineOf, placeOf, type Range, type SourceText } from './source.ts';
import { quoted } from './syntax/broken.ts';

export type Notation = { readonly diagnostics: readonly Diagnostic[]; readonly holes: readonly Hole[] };

/**
 * Anchors, aliases and tags: nearly always a text that should have been quoted. An anchor and its aliases are one
 * mistake, reported where the first alias stands.
 */
export function checkNotation(source: SourceText, document: Document): Notation {
  const found = new Found(source, document);
  // Walking through all nodes takes time, and most files have none of these.
  if (/(?:^|[\s,[{:-])[&*!]/.test(source.text)) visit(document, { Node: (_, node) => found.look(node) });
  return found.all();
}

class Found {
  private readonly diagnostics: Diagnostic[] = [];
  private readonly holes: Hole[] = [];
  private readonly used = new Set<string>();
  private readonly anchors: { readonly name: string; readonly mistake: Diagnostic }[] = [];
  private readonly source: SourceText;
  private readonly document: Document;

  constructor(source: SourceText, document: Document) {
    this.source = source;
    this.document = document;
  }

  look(node: YamlNode): void {
    if (isAlias(node)) {
      this.alias(node);
      return;
    }
    const anchor = anchorOf(this.source, node);
    const tag = anchor === undefined ? tagOf(this.source, node) : undefined;
    if (anchor !== undefined) this.anchors.push(anchor);
    if (tag !== undefined) this.diagnostics.push(tag.mistake);
    const range = anchor?.range ?? tag?.range;
    if (range !== undefined) this.holes.push(holeFor(this.source, range, isScalar(node)));
  }

  all(): Notation {
    const anchors = this.anchors.flatMap(({ name, mistake }) => (this.used.has(name) ? [] : mistake));
    return { diagnostics: [...this.diagnostics, ...anchors], holes: this.holes };
  }

  private alias(node: Alias): void {
    const range = toLineEnd(this.source, node.range?.[0] ?? 0, node.range?.[1] ?? 0);
    this.holes.push(holeFor(this.source, range, true));
    if (this.used.has(node.source)) return;
    this.used.add(node.source);
    const mistake = diagnose('alias', placeOf(this.source, range), { text: this.source.text.slice(...range) });
    this.diagnostics.push(withFix(mistake, writeOut(this.source, this.document, node)));
  }
}

function anchorOf(
  source: SourceText,
  node: YamlNode,
): { readonly name: string; readonly range: Range; readonly mistake: Diagnostic } | undefined {
  if (!('anchor' in node) || !node.anchor) return undefined;
  const range = withProperty(source, node, '&');
  const text = source.text.slice(...range);
  const mistake = diagnose('anchor', placeOf(source, range), { text, better: quoted(text) });
  const mendable = isScalar(node) ? withFix(mistake, [replace(source, range, quoted(text))]) : mistake;
  return { name: node.anchor, range, mistake: mendable };
}

function tagOf(
  source: SourceText,
  node: YamlNode,
): { readonly range: Range; readonly mistake: Diagnostic } | undefined {
  if (!node.tag) return undefined;
  const range = withProperty(source, node, '!');
  const text = source.text.slice(...range);
  const mistake = diagnose('tag', placeOf(source, range), { text });
  const isText = isScalar(node) && !text.startsWith('!!');
  return { range, mistake: isText ? withFix(mistake, [replace(source, range, quoted(text))]) : mistake };
}

/** The mark is taken out; what follows it stays, and is not looked at either. A key of such a value goes with it. */
function holeFor(source: SourceText, [start, end]: Range, isText: boolean): Hole {
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
  const rest = line.text
    .slice(start - line.start)
    .replace(/\s+#.*$/, '')
    .trimEnd();
  return [start, Math.max(end, start + (/^[*&!][^\s,\]}]+[,\]}]/.test(rest) ? 0 : rest.length))];
}
