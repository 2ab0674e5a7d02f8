import type { Json, JsonObject } from '../../model/json.ts';
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
  /** What its file says, but for its blocks and its long text: the same object as long as the file is the same. */
  readonly written: JsonObject;
};

/** A page that may be an entry. */
export type Page = Omit<Entry, 'kind' | 'name' | 'written'> & {
  readonly kind: string | undefined;
  /** Gives what the entry says, when somebody wants to know. */
  readonly says: () => JsonObject;
};

/** The entries among some pages. */
export function entriesOf(pages: readonly Page[], kinds: EntryKinds): Entry[] {
  return pages.flatMap(({ kind: name = '', says, ...page }) => {
    const kind = kinds.get(name);
    return kind === undefined ? [] : [new EntryOf(page, kind, says)];
  });
}

/** A class, because V8 gives each object that is written with a getter a shape of its own. */
class EntryOf implements Entry {
  readonly kind: EntryKind;
  readonly name: string;
  readonly file: string;
  readonly route: string;
  readonly draft: boolean;
  readonly #says: () => JsonObject;

  constructor({ file, route, draft }: Omit<Page, 'kind' | 'says'>, kind: EntryKind, says: () => JsonObject) {
    this.kind = kind;
    this.name = nameOf(file);
    this.file = file;
    this.route = route;
    this.draft = draft;
    this.#says = says;
  }

  get written(): JsonObject {
    return this.#says();
  }
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
