import { isList, isObject } from '../../content/entries/entries.ts';
import type { Json } from '../../model/json.ts';
import { blockNames, type Resolved, resolve, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import type { Place, Sort } from './change.ts';
import { nameOf } from './identity.ts';
import { blockNoun, entryNoun } from './labels.ts';
import { sortOf } from './sort.ts';

/** What is known of the entries of a list. */
export type Entries = {
  /** Whether it means something which of them comes first. */
  readonly isOrdered: boolean;
  /** What must be the same for one entry to become another: the type of a block, or whether it has keys. */
  readonly typeOf: (entry: Json) => string;
  readonly placeOf: (entry: Json, at: number) => Place;
  readonly schemaOf: (entry: Json) => Resolved | undefined;
  /** What a whole entry is to a reviewer. */
  readonly sortOf: (entry: Json) => Sort;
};

/** Lists of blocks: the schema of each entry is that of its type. */
const OF_BLOCKS = new Set(['blocks', 'layout']);

/** Lists whose order means nothing. */
const UNORDERED = new Set(['aliases', 'redirects', 'planned', 'allowedFiles']);

/**
 * The entries of a list.
 * @param place of the list, which its key ends
 */
export function entriesOf(schema: Schema | undefined, place: Place): Entries {
  const last = place.at(-1);
  const key = last?.in === 'field' ? last.key : '';
  if (OF_BLOCKS.has(key)) return blocksAt(place);
  const noun = entryNoun(schema, key);
  const item = schema?.items === undefined ? undefined : resolve(schema.items);
  const field = { schema: item?.schema, kind: item?.kind, place };
  const isOrdered = !UNORDERED.has(key);
  return {
    isOrdered,
    typeOf: (entry) => (isList(entry) ? 'list' : isObject(entry) ? 'map' : 'single'),
    placeOf: (entry, at) => {
      const name = typeof entry === 'object' ? nameOf(entry) : undefined;
      return [...place, { in: 'entry', noun, at, name, isOrdered }];
    },
    schemaOf: () => item,
    sortOf: (entry) => (typeof entry === 'object' ? 'entry' : sortOf(field, [entry])),
  };
}

function blocksAt(place: Place): Entries {
  return {
    isOrdered: true,
    typeOf,
    placeOf: (block, at) => {
      const noun = blockNoun(typeOf(block), isKnown(block));
      return [...place, { in: 'block', noun, at, name: nameOf(block), isOrdered: true }];
    },
    schemaOf: (block) => (isKnown(block) ? { schema: schemaOf(`blocks/${typeOf(block)}`) } : undefined),
    sortOf: () => 'block',
  };
}

/** `card-grid`; nothing for what is no block. */
function typeOf(block: Json): string {
  return isObject(block) && typeof block.type === 'string' ? block.type : '';
}

const isKnown = (block: Json): boolean => blockNames().includes(typeOf(block));
