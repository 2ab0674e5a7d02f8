import { schemaOf } from '../../schema/schemas/schemas.ts';
import type { Field } from '../../values/field.ts';
import { type Finding, factsOf, severityOf } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/most.ts';
import { entryOf, itemsOf, type MapNode, type Node, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import { MAY_REPLACE, NOTHING_SOUND, type SoundPart } from '../entries/kinds.ts';
import type { Held } from './load-file.ts';

type Said = Pick<Held, 'findings' | 'partlyRead' | 'unread'>;

/** What can be relied on in a declaration with mistakes: the fields in which none was found. @param said all that was found */
export function soundPart(root: Node | undefined, said: Said): SoundPart {
  // After so many mistakes nobody has looked further.
  if (root?.kind !== 'map' || said.findings.length >= MOST_COUNTED) return NOTHING_SOUND;
  const errors = said.findings.filter((each) => severityOf(each) === 'error' && !isOfWhole(each, root));
  const items = itemsOf(root, 'fields');
  const wrong = items.filter((item) => errors.some(({ range }) => isIn(item.range, range)));
  const names = wrong.map((item) => nameIn(item, errors));
  const unclear = names.flatMap((name) => (name === undefined || isOfPage(name) ? [] : [name]));
  const isElsewhere = ({ range }: Finding): boolean =>
    !isAside(root, range) && !wrong.some((item) => isIn(item.range, range));
  const fields = items.flatMap((item) => (item.kind === 'map' && !wrong.includes(item) ? [fieldOf(item)] : []));
  return {
    fields: fields.filter(({ name }) => !unclear.includes(name)),
    unclear,
    hasPages: !isFalse(valueAt(root, 'page')) && valueAt(root, 'data') === undefined,
    isOpen: names.includes(undefined) || errors.some(isElsewhere) || isPartlyLost(root, said),
  };
}

/** Whether a key of the file as a whole is missing. It is shown at the first key that is there. */
function isOfWhole(found: Finding, { entries: [first] }: MapNode): boolean {
  return factsOf(found, 'missing-key') !== undefined && found.range[0] === first?.keyRange[0];
}

/** The name of a field with mistakes; undefined where its name may be one of them. */
function nameIn(item: Node, errors: readonly Finding[]): string | undefined {
  const node = valueAt(item, 'name');
  const name = textOf(item, 'name');
  const isWrong = errors.some(({ range, code }) => code !== 'field-name' && node && isIn(node.range, range));
  return isWrong ? undefined : name;
}

const isOfPage = (name: string): boolean =>
  Object.hasOwn(schemaOf('page').properties ?? {}, name) && !MAY_REPLACE.includes(name);

/** Whether something stands where it says nothing about fields. */
function isAside(root: MapNode, at: Range): boolean {
  return ['description', 'page', 'data', 'columns', 'pdf', 'layout'].some((key) => {
    const entry = entryOf(root, key);
    return entry !== undefined && isIn([entry.keyRange[0], entry.value.range[1]], at);
  });
}

/** Whether something of the fields may not have been read. */
function isPartlyLost(root: MapNode, { partlyRead, unread }: Said): boolean {
  const masks = partlyRead?.unread.masks ?? [];
  return unread !== undefined || masks.some(({ lost, range }) => lost && !isAside(root, range));
}

const isIn = ([start, end]: Range, [at]: Range): boolean => start <= at && at <= end;

/** A field that is true to the schema that the type follows. */
const fieldOf = (item: MapNode): Field => plainObject(item) as unknown as Field;

const isFalse = (node: Node | undefined): boolean => node?.kind === 'scalar' && node.value === false;
