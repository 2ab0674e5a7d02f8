import { isFound, listsIn, type WrittenList } from '../../schema/lists.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type MapNode, textOf } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { EntryKind } from '../entries/kinds.ts';
import { usualFields } from '../entries/layout.ts';
import type { FileRule } from './rule.ts';

/** What columns show of pages is only for tables that find some. */
export const columnsRule: FileRule = {
  scope: 'file',
  of: ['page', 'kind'],
  find: { block: ({ content, block }) => listsIn(block).flatMap((list) => idleIn(content.source, list)) },
};

function idleIn(source: SourceText, list: WrittenList): Finding[] {
  // Which of them are right isn't known before the rows are there.
  if (isFound(list) || entryOf(list.owner, list.kind.key) === undefined) return [];
  return columnsIn(list).flatMap((column) =>
    column.entries.flatMap(({ key, keyRange }) =>
      key === 'show' || key === 'link' ? [finding('shown-column', inText(source, keyRange), { why: 'idle', key })] : [],
    ),
  );
}

const columnsIn = ({ owner, kind: { columns } }: WrittenList): readonly MapNode[] =>
  columns === undefined ? [] : itemsOf(owner, columns).filter((column) => column.kind === 'map');

/** Each column of a table that finds pages must say what it shows of them. */
export function wrongColumns(source: SourceText, list: WrittenList, kind: EntryKind): Finding[] {
  const names = [...usualFields, ...kind.fields].map(({ name }) => name);
  return columnsIn(list).flatMap((column) => {
    const [show, link] = [entryOf(column, 'show'), entryOf(column, 'link')];
    const isLink = link?.value.kind === 'scalar' && link.value.value === true;
    const leads =
      link !== undefined && isLink && !kind.hasPages
        ? [finding('shown-column', inText(source, link.keyRange), { why: 'no-page', kind: kind.name })]
        : [];
    return [...leads, ...(show === undefined ? withoutShow(source, column, names) : sameInAll(source, column, names))];
  });
}

function withoutShow(source: SourceText, column: MapNode, names: readonly string[]): Finding[] {
  const [first] = column.entries;
  const title = textOf(column, 'title');
  if (title === undefined || first === undefined) return [];
  const facts = { why: 'missing', title, suggestion: meant(title, names), known: names } as const;
  return [finding('shown-column', inText(source, first.keyRange), facts)];
}

/** A text without a field in it, which all rows would show. */
function sameInAll(source: SourceText, column: MapNode, names: readonly string[]): Finding[] {
  const show = entryOf(column, 'show')?.value;
  const text = show?.kind === 'scalar' && typeof show.value === 'string' ? show.value : undefined;
  if (show === undefined || text === undefined || text.includes('{')) return [];
  const suggestion = meant(text, names);
  const mistake = finding('shown-column', inText(source, show.range), { why: 'same', text, suggestion, known: names });
  if (suggestion === undefined) return [mistake];
  const isSure = text === suggestion || isOnlyNearest(text, suggestion, names);
  return [withAnswer(mistake, [replace(show.range, quoted(`{${suggestion}}`))], isSure)];
}

/** The field that is called by a word, or nearly so. */
function meant(word: string, names: readonly string[]): string | undefined {
  const small = word.toLowerCase();
  return names.find((name) => name.toLowerCase() === small) ?? synonymOf(small, names) ?? nearest(small, names);
}
