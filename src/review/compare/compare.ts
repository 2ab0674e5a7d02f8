import { isList, isObject } from '../../content/entries/entries.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import type { Change, Place, Step } from './change.ts';
import { entriesOf } from './entries.ts';
import { labelOf } from './labels.ts';
import { matched } from './match.ts';
import { isNothing, said, UNREAD } from './same.ts';
import { sortOf } from './sort.ts';

/** A value in two states, what the schema says about it, and where it is. */
type Compared = {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly schema: Schema | undefined;
  readonly kind: Kind | undefined;
  readonly place: Place;
};

/**
 * What two states of a file say differently, from top to bottom. Order of keys, quotes, comments and line breaks are no differences.
 * @param schema that of the file
 */
export function compare(before: JsonObject, after: JsonObject, schema: Schema): Change[] {
  return inMaps({ before, after, schema, kind: undefined, place: [] }, before, after);
}

function changesOf(compared: Compared): Change[] {
  const { before, after, kind } = compared;
  if (said(before) === said(after) || before === UNREAD || after === UNREAD) return [];
  const isNewOrGone = isNothing(before) || isNothing(after);
  // A picture that comes or goes is one thing, and so is a drawing, whatever parts it has.
  const isWhole = (kind === 'image' && isNewOrGone) || isDrawing(compared.place);
  if (!isWhole && isListOrNothing(before) && isListOrNothing(after)) {
    return inLists(compared, before ?? [], after ?? []);
  }
  if (!isWhole && isMapOrNothing(before) && isMapOrNothing(after)) return inMaps(compared, before ?? {}, after ?? {});
  return [wholeChange(compared)];
}

const isListOrNothing = (value: Json | undefined): value is readonly Json[] | undefined =>
  value === undefined || isList(value);

const isMapOrNothing = (value: Json | undefined): value is JsonObject | undefined =>
  value === undefined || isObject(value);

function isDrawing(place: Place): boolean {
  const last = place.at(-1);
  return last?.in === 'field' && last.key === 'scene';
}

function wholeChange(compared: Compared): Change {
  const { before, after, place } = compared;
  const sort = sortOf(compared, [before, after]);
  if (before === undefined || isNothing(before)) return { what: 'added', sort, place, after: after ?? null };
  if (after === undefined || isNothing(after)) return { what: 'removed', sort, place, before };
  return { what: 'changed', sort, place, before, after };
}

/** Keys are told in the order of the schema, which is the same on every page. */
function inMaps({ schema, place }: Compared, before: JsonObject, after: JsonObject): Change[] {
  const keys = new Set([...Object.keys(schema?.properties ?? {}), ...Object.keys(after), ...Object.keys(before)]);
  return [...keys].flatMap((key) => {
    const found = schema === undefined ? undefined : below(schema, key);
    const step: Step = { in: 'field', key, label: labelOf(key, found?.schema) };
    return changesOf({
      before: ownValue(before, key),
      after: ownValue(after, key),
      schema: found?.schema,
      kind: found?.kind,
      place: [...place, step],
    });
  });
}

function ownValue(map: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(map, key) ? (map[key] ?? undefined) : undefined;
}

/** What was removed comes first; then what is there, from top to bottom. */
function inLists({ schema, place }: Compared, before: readonly Json[], after: readonly Json[]): Change[] {
  const entries = entriesOf(schema, place);
  const { pairs, removed, moved } = matched(before, after, entries.typeOf);
  const old = new Map(pairs.map(([from, to]) => [to, from]));
  const gone = removed.map((at): Change => {
    const entry = before[at] ?? null;
    return { what: 'removed', sort: entries.sortOf(entry), place: entries.placeOf(entry, at), before: entry };
  });
  const there = after.flatMap((entry, at): Change[] => {
    const from = old.get(at);
    const own = entries.placeOf(entry, at);
    const sort = entries.sortOf(entry);
    if (from === undefined) return [{ what: 'added', sort, place: own, after: entry }];
    const known = entries.schemaOf(entry);
    const inside = { before: before[from], after: entry, schema: known?.schema, kind: known?.kind, place: own };
    const isMoved = moved.has(at) && entries.isOrdered;
    return [...(isMoved ? [{ what: 'moved' as const, sort, place: own, from }] : []), ...changesOf(inside)];
  });
  return [...gone, ...there].filter((change) => change.before !== UNREAD && change.after !== UNREAD);
}
