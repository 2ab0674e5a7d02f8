import { valueWords } from '../../schema/formats/address-words.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { nameOf, pathOf } from '../entries/entries.ts';
import { fieldsThat, fieldValues } from '../entries/field-values.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';
import type { EntriesToFind } from '../entries/query.ts';
import { type Content, entriesIn } from './contents.ts';
import { fieldNodes } from './field-nodes.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';
import { kindIn } from './summary.ts';

/** The pages that a page names must be there: its author, a related story. */
export const namedEntriesRule: AcrossRule = {
  scope: 'across',
  of: ['page', 'entry', 'data'],
  concerns: ({ kind, fields }, { kinds, entries }) => {
    const naming = namingIn(kind, kinds);
    if (fields === undefined) return naming.length > 0;
    return fieldValues(fields, naming).some(
      ({ field, value }) => typeof value === 'string' && entries.named(value, field.kind).length !== 1,
    );
  },
  find: { whole: checkReferences },
};

/**
 * The fields of a kind that name pages. An unknown kind is reported where the field is declared.
 * @param isRead whether the entries of a kind could be read
 */
function namingIn(kind: string | undefined, kinds: EntryKinds, isRead: IsRead = () => true): readonly Field[] {
  return fieldsThat(
    (field) => {
      const named = field.type === 'entry' ? kinds.get(field.kind ?? '') : undefined;
      return named !== undefined && isRead(named);
    },
    kinds.get(kind ?? '')?.fields ?? [],
  );
}

type IsRead = (kind: EntryKind) => boolean;

function checkReferences(page: Content, site: SiteIndex): Finding[] {
  const { kinds, entries, outlineOf } = site;
  // Where a file with all entries couldn't be read, nobody knows which there are, and that is told.
  const naming = namingIn(kindIn(page), kinds, ({ data, hasPages, isSound }) => {
    return hasPages || (isSound && (data === undefined || outlineOf(data.file) !== undefined));
  });
  return findEach(entriesIn(page), (entry) =>
    fieldNodes(entry, naming).flatMap(({ field, node, all }) => {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return [];
      if (entries.named(node.value, field.kind).length === 0 && isWithoutKind(node.value, site)) return [];
      const beside = all.flatMap((each) => (each.kind === 'scalar' && each !== node ? String(each.value) : []));
      return wrongReference(page.source, node, { key: field.name, kinds: [field.kind], entries, beside });
    }),
  );
}

/** Whether a page has the name, and a kind that is unknown or missing: that is told there. */
function isWithoutKind(name: string, site: SiteIndex): boolean {
  if (site.isSound) return false;
  const { kinds, files } = site;
  return files.some(({ file, sort, kind }) => sort === 'page' && nameOf(file) === name && !kinds.has(kind ?? ''));
}

/** Which entries may be named: those of these kinds, of any where one is undefined. */
type Wanted = {
  readonly key: string;
  readonly kinds: readonly (string | undefined)[];
  readonly entries: EntriesToFind;
  /** What else the same list names. Of two names for one, either may be somebody else. */
  readonly beside?: readonly string[];
};

/** A name must be that of one page. */
export function wrongReference(source: SourceText, written: ScalarNode, wanted: Wanted): Finding[] {
  const { key, kinds, entries, beside = [] } = wanted;
  const name = String(written.value);
  const named = [...new Set(kinds.flatMap((kind) => entries.named(name, kind)))];
  if (named.length === 1) return [];
  if (named.length > 1) {
    // Several files in different folders have the name.
    const files = [...new Set(named.map(({ file }) => file))];
    const facts = { key, name, files, names: [...new Set(named.map(pathOf))] };
    return [finding('ambiguous-entry', inText(source, written.range), facts)];
  }
  const others = entries.all.filter((entry) => kinds.some((kind) => kind === undefined || entry.kind.name === kind));
  const known = [...new Set(others.map((entry) => entry.name))].sort();
  // The name itself is often written: "Asha Patil", also where the file has only a part of it.
  const titled = (each: string): string | undefined => others.find(({ written: { title } }) => title === each)?.name;
  // Nobody means what the same list names already.
  const free = known.filter((each) => !beside.includes(each));
  const meantBy = (each: string): string | undefined =>
    known.find((own) => own === valueWords(each)) ?? titled(each) ?? nearest(each, free);
  const meant = meantBy(name);
  const facts = {
    key,
    name,
    kind: kinds[0] ?? 'page',
    suggestion: meant,
    known: known.slice(0, 20),
    slug: valueWords(name),
    data: kinds.length === 1 ? others[0]?.kind.data?.file : undefined,
  };
  const mistake = finding('unknown-entry', inText(source, written.range), facts);
  if (meant === undefined) return [mistake];
  const isClear = meant === valueWords(name) || meant === titled(name) || isOnlyNearest(name, meant, known);
  const isSure = isClear && !beside.some((each) => meantBy(each) === meant);
  return [withAnswer(mistake, rewriteScalar(source, written, meant), isSure)];
}
