import { finding, withEdits } from '../../findings/finding.ts';
import { once } from '../../once.ts';
import { type Edit, isIdle, lineEndOf, linesFrom, replace, shifted, startsLine } from '../../text/edits.ts';
import { type Line, lineOf, type Range, type SourceText } from '../../text/source.ts';
import { type Entry, endOf, entryOf, type MapNode, type ScalarNode } from '../../yaml/syntax/tree.ts';
import { blockNames, schemaOf } from '../schema/schemas.ts';
import type { Context } from './context.ts';
import type { Moved } from './levels.ts';

/** What other builders call the text of a page. */
const TEXT = /^(?:content|body|text|markdown|html|article|main)$/i;

/** The block for texts: the one whose schema says that others call it Markdown. */
const textBlock = once(
  () => blockNames().find((name) => /\bmarkdown\b/.test(schemaOf(`blocks/${name}`).$comment ?? '')) ?? '',
);

const advice = (): string =>
  `Text goes into a block: under "blocks:", write "- type: ${textBlock()}" and move this text below it, as its "description".`;
const HEADING = /^ {0,3}#/m;
const HEADINGS = ' A heading that starts with # becomes the "title" of a block.';

/** `content: |` at the top of a page, with the text of the page below it. */
export function textOfPage(context: Context, map: MapNode, at: number): Moved | undefined {
  const entry = map.entries[at];
  const value = entry?.value;
  if (context.where !== 'a page' || entry === undefined || !TEXT.test(entry.key)) return undefined;
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
  const { source } = context;
  const hasBlocks = entryOf(map, 'blocks') !== undefined;
  const mistake = finding('unknown-key', source, entry.keyRange, {
    key: entry.key,
    where: context.where,
    suggestion: undefined,
    elsewhere: HEADING.test(value.value) ? advice() + HEADINGS : advice(),
    known: [],
  });
  if (hasBlocks) return { mistake, entries: [], taken: 1 };
  const edits = HEADING.test(value.value) ? undefined : toBlock(source, entry, value);
  const blocks: Entry = { key: 'blocks', keyRange: entry.keyRange, value: asBlocks(entry, value) };
  return { mistake: withEdits(mistake, edits), entries: [blocks], taken: 1 };
}

/** The list with the one block that the text should be in. */
function asBlocks({ keyRange }: Entry, value: ScalarNode): Entry['value'] {
  const [start] = keyRange;
  const range: Range = [start, value.range[1]];
  const type: ScalarNode = { kind: 'scalar', range: keyRange, value: textBlock(), source: textBlock(), style: 'plain' };
  const entries: Entry[] = [
    { key: 'type', keyRange, value: type },
    { key: 'description', keyRange, value },
  ];
  return { kind: 'list', range, items: [{ kind: 'map', range, entries }] };
}

/** Writes a block above the text, and indents the text under it. */
function toBlock(source: SourceText, { keyRange }: Entry, value: ScalarNode): readonly Edit[] | undefined {
  if (!startsLine(source, keyRange[0], /^$/)) return undefined;
  const lineEnd = lineEndOf(source);
  const heading = replace(keyRange, `blocks:${lineEnd}  - type: ${textBlock()}${lineEnd}    description`);
  const last = lineOf(source, endOf(value, source.text)).number;
  const below: Line[] = [];
  for (const line of linesFrom(source, lineOf(source, keyRange[0]).number + 1)) {
    if (line.number > last) break;
    if (line.text.trim() !== '' && (value.style === 'block' || !isIdle(line))) below.push(line);
  }
  return [heading, ...shifted(below, 4)];
}
