import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { ListKind } from '../../schema/lists.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { onlyPlaceholder } from '../texts/placeholders.ts';
import { fieldSaidBy, groupingIn } from './groups.ts';
import type { Said } from './item-fields.ts';
import type { EntryKind } from './kinds.ts';
import { labelOf } from './shown-field.ts';

/** How many facts a table shows beside the title where nobody says which. */
const MOST_FACTS = 5;

/**
 * The columns of a table that shows pages: those that are written beside its rows, or else one for the title, which leads to the
 * page, and one for each of the first facts of the kind.
 */
function columnsOf({ columns = '' }: ListKind, owner: JsonObject, kind: EntryKind): readonly JsonObject[] {
  const written = owner[columns];
  if (isList(written) && written.length > 0) return written.filter(isObject).map((each) => aligned(each, kind));
  const under = fieldOfHeadings(owner, kind);
  const facts = kind.fields
    .filter((field) => fieldTypes[field.type].isFact === true && field.name !== under)
    .slice(0, MOST_FACTS);
  const title = { title: headOf('title', kind), show: '{title}', link: kind.hasPages };
  return [title, ...facts.map(({ name }) => aligned({ title: headOf(name, kind), show: `{${name}}` }, kind))];
}

/** What stands above a column: the head that a file of data has for it, or what visitors call the field. Above the titles it is what is listed. */
function headOf(name: string, { name: kind, data, fields }: EntryKind): string {
  const field = fields.find((each) => each.name === name);
  return data?.columns[name] ?? labelOf(field ?? { name: name === 'title' ? kind : name });
}

/** Numbers are compared by their ends. */
function aligned(column: JsonObject, { fields }: EntryKind): JsonObject {
  const shown = typeof column.show === 'string' ? onlyPlaceholder(column.show) : undefined;
  const isNumber = fields.some(({ name, type }) => name === shown && type === 'number');
  return isNumber ? { align: 'end', ...column } : column;
}

/** What a list says of how pages are shown in it: its `show`, or that of each column of a table. @param owner what the list is a key of */
export function saidBy(list: ListKind, owner: JsonObject, kind: EntryKind): Said {
  const under = fieldOfHeadings(owner, kind);
  const headed = under === undefined ? {} : { under };
  if (list.columns === undefined) return isObject(owner.show) ? { show: owner.show, ...headed } : headed;
  const columns = columnsOf(list, owner, kind);
  const show = columns.flatMap(({ show: each }, at): [string, Json][] =>
    each === undefined ? [] : [[String(at), each]],
  );
  return {
    show: Object.fromEntries(show),
    links: columns.flatMap(({ link }, at) => (link === true ? [String(at)] : [])),
    ...headed,
  };
}

/** The field that the headings of a list say in full, such as a category. @param owner what the list is a key of */
function fieldOfHeadings({ from }: JsonObject, { fields }: EntryKind): string | undefined {
  const grouping = isObject(from) ? groupingIn(from.group) : undefined;
  return grouping && fieldSaidBy(grouping, fields);
}

/** A block or a group with the heads and feet of the columns of its table, in place of what these show of pages. */
export function withHeads(list: ListKind, owner: JsonObject, kind: EntryKind): JsonObject {
  if (list.columns === undefined) return owner;
  const columns = columnsOf(list, owner, kind).map(({ show: _, link: __, ...head }) => head);
  return { onPhones: 'heads', ...owner, [list.columns]: columns };
}
