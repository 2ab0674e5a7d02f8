import { hash } from 'node:crypto';
import type { Nodes, Paragraph, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Excess, excessOf, openStarts, parsedOnce, parseWithStandIns, runsOf } from '../markdown.ts';
import { excessOfLong } from './excess.ts';

// Paragraphs may be indented in YAML: four spaces make no code.
const extensions = [gfmTable(), { disable: { null: ['codeIndented'] } }];
const mdastExtensions = [gfmTableFromMarkdown()];

/** A line without anything that could mean something in Markdown. Parsing takes a hundred times as long as looking. */
const PLAIN = /^(?![\s\-+=\d])[^\\`*_[\]<>&!#~|\p{Cc}\ufeff]+(?<! )$/u;

/** The Markdown of a passage, the text of a block that takes more than paragraphs: CommonMark with tables. */
export function parsePassage(text: string): Root {
  if (text.split('\n').every((line) => line === '' || PLAIN.test(line))) return plainRoot(text);
  return parseWithStandIns(text, openInLines(text), (each) => fromMarkdown(each, { extensions, mdastExtensions }));
}

/** What the parser would make of plain lines: a paragraph of those without an empty one between them. */
function plainRoot(text: string): Root {
  const children = [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: value, index }): Paragraph => {
    const pointAt = (offset: number) => ({ line: 1, column: 1, offset });
    const position = { start: pointAt(index), end: pointAt(index + value.length) };
    return { type: 'paragraph', children: [{ type: 'text', value, position }], position };
  });
  return { type: 'root', children };
}

/** What a passage has too much of to be parsed. Such a text is reported, and nothing else in it looked at. */
export function excessOfPassage(text: string): Excess | undefined {
  return excessOf(text) ?? excessOfLong(text);
}

export const passageRootOf = parsedOnce(excessOfPassage, parsePassage);

/** As many characters of trees are cached: those of about 4,800 articles of 760 words. */
const MOST = 48_000_000;

/** The trees as JSON, which takes a quarter of the memory, by the SHA-256 of their texts. The oldest come first. */
const cached = new Map<string, string>();
let size = 0;

const digestOf = (text: string): string => hash('sha256', text);

/** A tree without its positions, which are more than half of it. */
function bare(node: Nodes): object {
  const { position: _, ...rest } = node;
  return 'children' in node ? { ...rest, children: node.children.map(bare) } : rest;
}

function drop(name: string): string | undefined {
  const json = cached.get(name);
  if (json === undefined) return undefined;
  cached.delete(name);
  size -= json.length;
  return json;
}

/** Keeps the Markdown of a text until it is taken, because what is checked is planned later. Where there is too much, the oldest is dropped. */
export function cacheTree(text: string, root: Root): void {
  const name = digestOf(text);
  drop(name);
  const json = JSON.stringify(bare(root));
  cached.set(name, json);
  size += json.length;
  for (const oldest of cached.keys()) {
    if (size <= MOST) return;
    drop(oldest);
  }
}

/** The Markdown of a text, without positions, if it was cached. It is cached no longer. */
export function takeTree(text: string): Root | undefined {
  const json = drop(digestOf(text));
  return json === undefined ? undefined : JSON.parse(json);
}

/** What long texts have besides CommonMark, and what a text has that has some: each of them looks at every line. */
const syntaxes = [
  // The row below the head of a table has a colon if it has no bar.
  { sign: /\||:-|-:/, syntax: gfmTable(), nodes: gfmTableFromMarkdown() },
  { sign: /\[\^/, syntax: gfmFootnote(), nodes: gfmFootnoteFromMarkdown() },
  { sign: /~~/, syntax: gfmStrikethrough({ singleTilde: false }), nodes: gfmStrikethroughFromMarkdown() },
];

/** The Markdown of a long text: CommonMark with tables, footnotes and words that are struck through. */
export function parseLong(text: string): Root {
  const used = syntaxes.filter(({ sign }) => sign.test(text));
  const extensions = used.map(({ syntax }) => syntax);
  const mdastExtensions = used.map(({ nodes }) => nodes);
  return parseWithStandIns(text, openInLines(text), (each) => fromMarkdown(each, { extensions, mdastExtensions }));
}

/** The same, perhaps without positions, of a text that may have been parsed to be checked. */
export function parseToPlan(text: string): Root {
  return takeTree(text) ?? parseLong(text);
}

/** Where HTML begins inside a line that nothing in its paragraph ends. At the start of a line it may go on for paragraphs. */
function openInLines(text: string): number[] {
  if (!/<[!?]/.test(text)) return [];
  return [...runsOf(text)].flatMap((run) =>
    openStarts(run.text).flatMap((start) =>
      /(?:^|\n)[ \t>]*$/.test(run.text.slice(Math.max(0, start - 20), start)) ? [] : [run.start + start],
    ),
  );
}

function parseAndKeep(text: string): Root {
  const root = parseLong(text);
  cacheTree(text, root);
  return root;
}

export const longRootOf = parsedOnce(excessOfLong, parseAndKeep);
