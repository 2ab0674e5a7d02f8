import type { Json, JsonObject } from '../../model/json.ts';
import { type MapNode, type Node, plainObject, textOf } from '../yaml/syntax/tree.ts';
import type { EntryKind, EntryKinds } from './kinds.ts';

/** A page of a kind, as lists and references see it. */
export type Entry = {
  readonly kind: EntryKind;
  /** Of its file, without folder and ending: what other pages call it by. */
  readonly name: string;
  readonly file: string;
  readonly route: string;
  /** Whether visitors don't see it. */
  readonly draft: boolean;
  /** What its file says. */
  readonly written: JsonObject;
};

/** A page that may be an entry. */
export type Page = {
  readonly file: string;
  readonly route: string;
  readonly draft: boolean;
  readonly root: Node;
};

/** The entries among some pages. */
export function entriesOf(pages: readonly Page[], kinds: EntryKinds): Entry[] {
  return pages.flatMap(({ file, route, draft, root }) => {
    const kind = kinds.get(textOf(root, 'kind') ?? '');
    if (kind === undefined || root.kind !== 'map') return [];
    return [{ kind, name: nameOf(file), file, route, draft, written: writtenIn(root) }];
  });
}

const known = new WeakMap<Node, JsonObject>();

/** What a file says, as long as it is kept the same object. */
function writtenIn(root: MapNode): JsonObject {
  const written = known.get(root) ?? plainObject(root);
  known.set(root, written);
  return written;
}

/** `pages/people/asha-patil.yaml` -> `asha-patil`; of an index file, the name of its folder. */
export function nameOf(file: string): string {
  const [last = '', folder = ''] = file
    .replace(/\.yaml$/, '')
    .split('/')
    .reverse();
  return last === 'index' ? folder : last;
}

/** `people/asha-patil`: where an entry's file is in pages/. */
export function pathOf({ file }: Entry): string {
  return file.replace(/^pages\//, '').replace(/(?:\/index)?\.yaml$/, '');
}

/** The texts of a value: of a list each of them. */
export function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return isList(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** Like `Array.isArray`, which knows nothing of lists that may not be changed. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value has keys with values. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
