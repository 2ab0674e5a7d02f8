import { grouped } from '../../../model/lists.ts';
import { isTable } from '../../../model/page-file.ts';
import { valueWords } from '../../../values/address-words.ts';
import type { Field, FieldType } from '../../../values/field.ts';
import { fieldsThat, fieldValues, valuesIn } from '../../../values/fields.ts';
import { isOnlyNearest, nearest } from '../../../values/suggest.ts';
import {
  type At,
  type Finding,
  finding,
  inText,
  startOfFile,
  withAnswer,
  withRelated,
} from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import { isText, type Node, plainValue, type ScalarNode, valueAt } from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import { locationOf, type SourceText } from '../../../yaml/text/source.ts';
import { cellNameAt } from '../../../yaml/text/table.ts';
import { type Entry, nameOf, pathOf } from '../../entries/entries.ts';
import type { EntriesToFind } from '../../entries/entry-index.ts';
import type { EntryKind, EntryKinds } from '../../entries/kinds.ts';
import { type Content, entriesIn, fieldNodes } from '../contents.ts';
import { fieldAt } from '../found-items.ts';
import { repeatedIn } from '../meant.ts';
import { factsOf } from '../outline.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const entryRules: readonly Rule[] = [
  /** Of the entries in one file, none should say the same as another: in all of its fields, or in what tells it from others. */
  { of: ['data'], concerns: () => true, find: { whole: sameRows } },
  /** A row that adds up the others is no entry: lists would show it among them, and count it in their own sums. */
  {
    of: ['data'],
    find: {
      whole: (content) => {
        const entries = entriesIn(content);
        const last = entries.at(-1);
        const title = last && valueAt(last, 'title');
        if (last?.kind !== 'map' || title?.kind !== 'scalar' || entries.length < 3) return [];
        const name = String(title.value).trim();
        const key = last.entries.find((entry) => isSum(entry.key, entry.value, entries.slice(0, -1)))?.key;
        if (!TOTAL.test(name) || key === undefined) return [];
        return [finding('total-row', inText(content.source, title.range), { title: name, key })];
      },
    },
  },
  /** The pages that a page names must be there: its author, a related story. */
  {
    of: ['page', 'entry', 'data'],
    concerns: ({ kind, fields }, { kinds, entries }) => {
      const naming = namingIn(kind, kinds);
      if (fields === undefined) return naming.length > 0;
      return fieldValues(fields, naming).some(
        ({ field, value }) => typeof value === 'string' && entries.named(value, field.kind).length !== 1,
      );
    },
    find: { whole: checkReferences },
  },
  /** In a field that says so, no two pages of a kind may say the same. Told at each page but the first. */
  {
    find: (site) => {
      const kinds = [...site.kinds.values()].filter(({ fields }) => fields.some(({ unique }) => unique === true));
      if (kinds.length === 0) return [];
      const byKind = grouped(site.entries.all, ({ kind }) => kind.name);
      return kinds.flatMap(({ name, fields }) =>
        fields.flatMap((field) => (field.unique === true ? repeatedValues(field, byKind.get(name) ?? [], site) : [])),
      );
    },
  },
];

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
  const naming = namingIn(factsOf(page).kind, kinds, ({ data, hasPages, isSound }) => {
    return hasPages || (isSound && (data === undefined || outlineOf(data.file) !== undefined));
  });
  return findEach(entriesIn(page), (entry) =>
    fieldNodes(entry, naming).flatMap(({ field, node, all }) => {
      if (!isText(node)) return [];
      if (entries.named(node.value, field.kind).length === 0 && isWithoutKind(node.value, site)) return [];
      const beside = all.flatMap((each) => (each.kind === 'scalar' && each !== node ? String(each.value) : []));
      const { name, kind, orName } = field;
      return wrongReference(page.source, node, { key: name, kinds: [kind], entries, beside, orName });
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
  /** Whether a name in words may stand there, of somebody without a page. */
  readonly orName?: boolean | undefined;
};

export function wrongReference(source: SourceText, written: ScalarNode, wanted: Wanted): Finding[] {
  const { key, kinds, entries, beside = [], orName = false } = wanted;
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
  if (orName && meant === undefined && name !== valueWords(name)) return [];
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
  // Each page of an author who isn't there names the same one.
  if (meant === undefined) return [{ ...mistake, cause: `${key} ${name}` }];
  const isClear = meant === valueWords(name) || meant === titled(name) || isOnlyNearest(name, meant, known);
  const isSure = isClear && !beside.some((each) => meantBy(each) === meant);
  return [withAnswer(mistake, rewriteScalar(source, written, meant), isSure)];
}

function repeatedValues(field: Field, entries: readonly Entry[], site: SiteIndex): Finding[] {
  const said = entries.flatMap((entry) =>
    valuesIn(entry.written[field.name], field).map((value) => ({ value, entry })),
  );
  return [...grouped(said, ({ value }) => value).values()].flatMap((same) => {
    const [first, ...others] = same.map(({ entry }) => entry).toSorted(inPlaces);
    if (first === undefined) return [];
    const place = placeOf(first, field, site);
    return others.map((entry) => {
      const value = String(entry.written[field.name]);
      const facts = { key: field.name, value, file: first.file, others: others.length - 1 };
      return withRelated(finding('same-value', placeOf(entry, field, site), facts), place, { why: 'same-value' });
    });
  });
}

const inPlaces = (a: Entry, b: Entry): number =>
  a.file === b.file ? (a.row ?? 0) - (b.row ?? 0) : a.file < b.file ? -1 : 1;

function placeOf(entry: Entry, { name }: Field, site: SiteIndex): At {
  const at = fieldAt(entry, name, site);
  return at === undefined ? startOfFile(entry.file) : inText(at.source, at.node.range);
}

/** The types of fields that say how often something is there: when, where, or of which sort. What others say is said about it. */
const TELLING: ReadonlySet<FieldType> = new Set([
  ...(['choice', 'entry', 'place', 'date', 'datetime', 'date-range', 'time', 'time-range', 'day-of-week'] as const),
]);

function sameRows(content: Content, { kinds }: SiteIndex): Finding[] {
  const { source } = content;
  const kind = factsOf(content).kind ?? '';
  const { fields = [], card } = kinds.get(kind) ?? {};
  const inCard = JSON.stringify(card?.title ?? '');
  const told = new Set(
    fields.flatMap(({ name, type }) => (TELLING.has(type) || inCard.includes(`{${name}`) ? name : [])),
  );
  // In whatever order the keys stand.
  const keyOf = (entry: Node, isTold: (key: string) => boolean): string =>
    (entry.kind === 'map' ? entry.entries : [])
      .flatMap(({ key, value }) => (isTold(key) ? JSON.stringify([key, plainValue(value)]) : []))
      .sort()
      .join();
  const repeated = (isTold: (key: string) => boolean) =>
    repeatedIn(entriesIn(content), (entry) => [keyOf(entry, isTold)]);
  const whole = repeated(() => true);
  const isWhole = new Set(whole.map(({ later }) => later));
  const alike = repeated((key) => key === 'title' || told.has(key)).filter(({ later }) => !isWhole.has(later));
  return [...whole, ...alike].flatMap(({ first, later }) => {
    const title = valueAt(later, 'title');
    if (title?.kind !== 'scalar') return [];
    const { range } = valueAt(first, 'title') ?? first;
    const name = String(title.value);
    const row = isTable(source.file) ? cellNameAt(source, range[0])?.row : undefined;
    const facts = { title: name, line: locationOf(source, range).line, row };
    const other = [...(later.kind === 'map' ? later.entries : []), ...(first.kind === 'map' ? first.entries : [])].find(
      ({ key }) => keyOf(first, (each) => each === key) !== keyOf(later, (each) => each === key),
    );
    const why = isWhole.has(later)
      ? ({ ...facts, why: 'whole' } as const)
      : ({ ...facts, why: 'alike', kind, key: other?.key ?? '' } as const);
    const mistake = finding('same-entry', inText(source, title.range), why);
    return [withRelated(mistake, { source, range }, { why: 'first', name })];
  });
}

/** What people call the last row of a table that has the sums of the others. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sums?|summe|gesamt|insgesamt|zusammen|somme|ensemble|suma|totale|totaal|toplam|итого|всего|合计|总计|合計|कुल)(?!\p{L})/iu;

function isSum(key: string, value: Node, others: readonly Node[]): boolean {
  if (numberIn(value) === undefined) return false;
  const numbers = others.flatMap((other) => numberIn(valueAt(other, key)) ?? []);
  const sum = numbers.reduce((all, each) => all + each, 0);
  return numbers.length > 1 && Math.abs(sum - (numberIn(value) ?? 0)) < 0.005;
}

const numberIn = (node: Node | undefined): number | undefined =>
  node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
