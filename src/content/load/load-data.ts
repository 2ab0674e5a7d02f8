import { isTable } from '../../model/page-file.ts';
import { validateEntries } from '../../schema/entries.ts';
import { findKindsInAll } from '../../schema/schemas/find-kinds.ts';
import { allChoices } from '../../schema/schemas/schemas.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { parseOnce } from '../../yaml/reading/parse.ts';
import { checkWriting } from '../../yaml/reading/writing.ts';
import { masked } from '../../yaml/syntax/masks.ts';
import type { ListNode } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { checkByItself } from '../check/check.ts';
import { withinLimits } from '../check/limits.ts';
import type { EntryKind } from '../entries/kinds.ts';
import type { ReadFile } from './file-queries.ts';
import { inTheirKinds } from './held.ts';
import type { Held, LoadedFile } from './load-file.ts';

/** What the entries of a file are held against. */
type Around = { readonly kind: EntryKind; readonly site: SiteFacts };

/** A file with all entries of a kind, read and held against the kind. */
export function loadData(file: string, { source, text, hash }: ReadFile, around: Around): LoadedFile {
  if ('code' in source) return { file, content: undefined, findings: [source], text, source: undefined };
  const held = heldData(source, around);
  const { content } = held;
  const known = content === undefined || hash === undefined ? {} : { content: { ...content, hash } };
  return { ...held, ...known, text, source, hash };
}

function heldData(source: SourceText, around: Around): Held {
  const { file } = source;
  const { root, masks, unreadFrom, findings } = parseOnce(source);
  if (root === undefined && findings.length > 0) return { file, content: undefined, findings };
  // What Git left in a table is no row of it.
  const { list, mistakes } = validateEntries(isTable(file) ? masked(source, masks) : source, root, around);
  const writing = root === undefined || isTable(file) ? [] : checkWriting(source, root, allChoices());
  const { content, excess, wrong } = list === undefined ? NOTHING : contentOf({ source, masks, list }, around);
  return {
    file,
    content,
    findings: [...findings, ...mistakes, ...inTheirKinds(writing, content?.values ?? []), ...excess, ...wrong],
    ...(masks.length === 0 ? {} : { partlyRead: { unread: { source, masks }, said: new Set(findings) } }),
    ...(unreadFrom === undefined ? {} : { unread: { source, range: [unreadFrom, unreadFrom] } }),
  };
}

const NOTHING = { content: undefined, excess: [], wrong: [] };

type Read = Pick<NonNullable<Held['content']>, 'source' | 'masks'> & { readonly list: ListNode };

function contentOf(
  { list: root, ...read }: Read,
  { kind }: Around,
): { readonly content: Held['content']; readonly excess: readonly Finding[]; readonly wrong: readonly Finding[] } {
  const values = findKindsInAll(kind.schema, root.items);
  const { content, excess } = withinLimits({
    ...read,
    root,
    sort: 'data',
    dataOf: kind.name,
    route: undefined,
    draft: false,
    values,
  } as const);
  return { content, excess, wrong: checkByItself(content) };
}
