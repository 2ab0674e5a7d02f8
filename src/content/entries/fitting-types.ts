import type { ListMisfit } from '../../diagnostics/messages/told.ts';
import { below, type Resolved, type Schema } from '../../schema/schemas/schemas.ts';
import type { Field, FieldType } from '../../values/field.ts';
import { fieldTypes, hasMany } from '../../values/field-types.ts';
import { isValueType, valueTypes } from '../../values/value-types.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import type { SourceText } from '../../yaml/text/source.ts';

type ListOfField = {
  readonly name: string;
  readonly key: string;
  readonly field: Field;
  readonly list: Schema;
  readonly known: readonly Field[];
};

/** What is wrong with a field in braces in the place of a list. */
export function wrongList(
  source: SourceText,
  node: ScalarNode,
  { name, key, field, list, known }: ListOfField,
): Finding[] {
  const misfit = misfitIn(list, field);
  if (misfit === undefined) return [];
  const others = known.filter((each) => misfitIn(list, each) === undefined).map((each) => each.name);
  const facts = { name, type: field.type, key, fits: [], others, misfit };
  const mistake = finding('field-type', inText(source, node.range), facts);
  if (misfit.why !== 'one') return [mistake];
  return [withAnswer(mistake, [replace(node.range, `[${quoted(`{${name}}`)}]`)], true)];
}

/** Whether a field can stand by itself somewhere. */
export const fillsByItself = (field: Field, place: Resolved): boolean =>
  place.schema.type === 'array' ? misfitIn(place.schema, field) === undefined : fitsIn(place, '', field.type);

/**
 * Why a field can't fill a list; undefined if it can. A list of texts takes each value of a field that has several, and a list of groups
 * those of a field of the type `list`, by the names that they share.
 */
export function misfitIn(list: Schema, field: Field): ListMisfit | undefined {
  const { type, fields = [] } = field;
  const item = below(list, 0);
  if (item === undefined) return undefined;
  // The cells of a row are all fields of a group, in their order.
  if (item.schema.type === 'array') return type === 'list' ? undefined : { why: 'type', fits: ['list'] };
  if (item.schema.type !== 'object') {
    if (type === 'list' || !fitsIn(item, '', type)) return { why: 'type', fits: ['texts'] };
    return hasMany(field) ? undefined : { why: 'one' };
  }
  if (type !== 'list') return { why: 'type', fits: ['list'] };
  const keys = Object.keys(item.schema.properties ?? {});
  const shared = fields.filter(({ name }) => keys.includes(name));
  const { required = [] } = item.schema;
  const lacking = required.find((key) => shared.find(({ name }) => name === key)?.required !== true);
  if (lacking !== undefined)
    return { why: 'lacks', part: lacking, isThere: shared.some(({ name }) => name === lacking) };
  if (shared.length === 0) return { why: 'names', keys };
  const wrong = shared.find(({ name, type: own }) => !fitsIn(below(item.schema, name), '', own));
  if (wrong === undefined) return undefined;
  const fits = typesWanted(below(item.schema, wrong.name), '') ?? ['text'];
  return { why: 'part', part: wrong.name, partType: wrong.type, fits };
}

/** The types of fields that a key of an item is made for; none where any words will do. */
export function typesMeant(place: Resolved | undefined): readonly FieldType[] {
  if (place?.schema.type === 'array') return below(place.schema, 0)?.schema.type === 'object' ? ['list'] : ['texts'];
  return (place?.kind && valueTypes[place.kind].fields) ?? [];
}

/** The types of fields that fit where no words do; undefined where words do. @param key what is wanted, where the schema doesn't say it */
export function typesWanted(place: Resolved | undefined, key: string): readonly FieldType[] | undefined {
  const name = place?.kind ?? key;
  const { fields, isRead } = isValueType(name) ? valueTypes[name] : {};
  return isRead === true ? undefined : fields;
}

/** Whether fields of a type fit somewhere by themselves. */
function fitsIn(place: Resolved | undefined, key: string, type: FieldType): boolean {
  return typesWanted(place, key)?.includes(type) ?? fieldTypes[type].isNoWords !== true;
}

/** The types of fields that fit by themselves in a block, by what its schema says of their place; undefined where words do. One of a few words is none of a page. */
export function typesInBlock({ schema, kind }: Resolved): readonly FieldType[] | undefined {
  if (schema.type === 'boolean') return ['yes-no'];
  // What is written in one way only, such as an id, is said once in the layout.
  const isOneWay = schema.enum !== undefined || (schema.pattern !== undefined && kind === undefined);
  if (schema.type === 'string' && !isOneWay) return undefined;
  return schema.type === 'object' && kind !== undefined ? valueTypes[kind].fields : [];
}

/** Whether fields of a type fit somewhere in a block by themselves. A mark stands for yes and no. */
export function fitsInBlock(place: Resolved, type: FieldType): boolean {
  if (type === 'yes-no' && place.schema.marks === true) return true;
  return typesInBlock(place)?.includes(type) ?? fieldTypes[type].isNoWords !== true;
}
