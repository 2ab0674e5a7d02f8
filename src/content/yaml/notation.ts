import { type Document, isAlias, isScalar, visit, type Node as YamlNode } from 'yaml';
import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { writeOut } from '../fix/answers/aliases.ts';
import { replace } from '../fix/edits.ts';
import { lineOf, placeOf, type Range, type SourceText } from './source.ts';
import { quoted } from './syntax/broken.ts';

/** Anchors, aliases and tags: nearly always a text that should have been quoted. Aliases are reported before anchors. */
export function checkNotation(source: SourceText, document: Document): Diagnostic[] {
  const aliases: Diagnostic[] = [];
  const others: Diagnostic[] = [];
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) {
        const range = toLineEnd(source, node.range?.[0] ?? 0, node.range?.[1] ?? 0);
        const mistake = diagnose('alias', placeOf(source, range), { text: source.text.slice(...range) });
        aliases.push(withFix(mistake, writeOut(source, document, node)));
      } else {
        const found = anchorOf(source, node) ?? tagOf(source, node);
        if (found !== undefined) others.push(found);
      }
    },
  });
  return aliases.length > 0 ? aliases : others;
}

function anchorOf(source: SourceText, node: YamlNode): Diagnostic | undefined {
  if (!('anchor' in node) || !node.anchor) return undefined;
  const range = withProperty(source, node, '&');
  const text = source.text.slice(...range);
  const mistake = diagnose('anchor', placeOf(source, range), { text, better: quoted(text) });
  return isScalar(node) ? withFix(mistake, [replace(source, range, quoted(text))]) : mistake;
}

function tagOf(source: SourceText, node: YamlNode): Diagnostic | undefined {
  if (!node.tag) return undefined;
  const range = withProperty(source, node, '!');
  const text = source.text.slice(...range);
  const mistake = diagnose('tag', placeOf(source, range), { text });
  const isText = isScalar(node) && !text.startsWith('!!');
  return isText ? withFix(mistake, [replace(source, range, quoted(text))]) : mistake;
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
