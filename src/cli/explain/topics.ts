import { readFileSync } from 'node:fs';
import { pageOfKind } from '../../authoring/new-page/kind-wish.ts';
import { type EntryKinds, ownKinds } from '../../content/entries/kinds.ts';
import { type Code, catalogue, isCode } from '../../diagnostics/catalogue.ts';
import { printableLines } from '../../diagnostics/format/printable.ts';
import { reasonFor } from '../../diagnostics/messages/say.ts';
import { grouped } from '../../model/lists.ts';
import { exampleOf } from '../../schema/examples.ts';
import { adviceAt, adviceOfAny } from '../../schema/schemas/dictionary.ts';
import { type Field, fieldsOf, wordsFor } from '../../schema/schemas/fields.ts';
import { kindMeant } from '../../schema/schemas/kind-words.ts';
import { blockMeant } from '../../schema/schemas/meant-block.ts';
import { blockNames, resolve, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { isCalled } from '../../schema/schemas/synonyms.ts';
import { nearest } from '../../values/suggest.ts';
import { isValueType, valueTypes } from '../../values/value-types.ts';

export type Key = {
  /** `items[].label` is the `label` of each entry of the list `items`. */
  readonly path: string;
  readonly required: boolean;
  /** What to write, in a few words. */
  readonly what: string;
  readonly description: string;
};

/** What a key is for in some places: `items[].icon of card-grid`. */
type Meaning = Omit<Key, 'path' | 'required'> & { readonly places: readonly string[]; readonly keys?: readonly Key[] };

/** A sentence, or lines of YAML or of what a check prints. */
export type Example = string | { readonly lines: string };

/** What is known of something that authors write. Lists that would be empty are left out. */
export type Explanation = {
  readonly name: string;
  readonly is: 'block' | 'kind' | 'file' | 'key' | 'type' | 'mistake';
  readonly description: string;
  readonly goodFor?: readonly string[];
  readonly keys?: readonly Key[];
  /** Keys that many others have, too. */
  readonly alsoTakes?: readonly string[];
  readonly meanings?: readonly Meaning[];
  readonly examples?: readonly Example[];
  readonly alsoCalled?: readonly string[];
};

/** What a word that isn't ours leads to: the name of something here, or what to do instead. */
export type Answer =
  | { readonly found: readonly Explanation[]; readonly asked?: string }
  | { readonly advice: string }
  | { readonly nearest: string | undefined };

const plainWords = (markdown: string): string => markdown.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll('`', '');

const keyOf = ({ path, schema, required }: Field): Key => ({
  path,
  required,
  what: plainWords(wordsFor(schema)),
  description: descriptionOf(schema),
});

const descriptionOf = (schema: Schema): string => schema.description ?? resolve(schema).schema.description ?? '';

const files: ReadonlyMap<string, string> = new Map([
  ['site.yaml', 'site'],
  ['page', 'page'],
]);

export class Topics {
  readonly #kinds: EntryKinds;
  readonly #today: string;

  /** @param kinds those of the site; ours where there is none @param today `2026-05-12`: what a date says in an example */
  constructor(today: string, kinds: EntryKinds = ownKinds()) {
    this.#kinds = kinds;
    this.#today = today;
  }

  all(): readonly Pick<Explanation, 'name' | 'is' | 'description'>[] {
    return this.#owners()
      .flat()
      .map(({ name, is, schema }) => ({ name, is, description: descriptionOf(schema) }));
  }

  /** What has keys: all blocks, all kinds, all files. */
  #owners(): readonly Owner[][] {
    return [
      blockNames().map((name) => ({ name, is: 'block', schema: schemaOf(`blocks/${name}`) })),
      [...this.#kinds.values()].map(({ name, schema }) => ({ name, is: 'kind', schema })),
      [...files].map(([name, schema]) => ({ name, is: 'file', schema: schemaOf(schema) })),
    ];
  }

  /** @param asked any words: `card-grid`, `site.yaml`, `contact.hours`, `opening hours`, `blog post`, `unknown-key` */
  async explain(asked: string): Promise<Answer> {
    const name = asked.trim();
    const named = await this.#called(name);
    if (named.length > 0) return { found: named };
    const { suggestion, advice: instead } = blockMeant(name);
    if (instead !== undefined) return { advice: instead };
    const meant = [suggestion, kindMeant(name, [...this.#kinds.keys()])].flatMap((each) => each ?? []);
    const key = meant.length > 0 ? undefined : this.#keyNames().find((each) => isCalled(name, each));
    const explained = await Promise.all(
      [...meant, ...(key === undefined ? [] : [key])].map((each) => this.#called(each)),
    );
    const found = explained.flat().filter(({ is }) => is !== 'mistake');
    if (found.length > 0) return { found, asked: name };
    const places = ['a page', 'site.yaml', 'a block'];
    const advice =
      places.flatMap((owner) => adviceAt({ owner, path: [] }, name, { file: ANY_PAGE }) ?? [])[0] ?? adviceOfAny(name);
    return advice === undefined ? { nearest: nearest(name, this.#names()) } : { advice };
  }

  /** All that has this name: a mistake may be called as a block. */
  async #called(name: string): Promise<readonly Explanation[]> {
    const named = [await this.#named(name), await this.#named(hyphened(name))].find(({ length }) => length > 0);
    return named ?? [this.#key(name)].flatMap((each) => each ?? []);
  }

  async #named(name: string): Promise<readonly Explanation[]> {
    return [
      isCode(name) ? mistakeExplained(name) : undefined,
      fileExplained(name === 'site' ? 'site.yaml' : name),
      blockNames().includes(name) ? await this.#block(name) : undefined,
      this.#kind(name),
    ].flatMap((each) => each ?? []);
  }

  async #block(name: string): Promise<Explanation> {
    const schema = schemaOf(`blocks/${name}`);
    return {
      name,
      is: 'block',
      description: schema.description ?? '',
      ...(schema.goodFor && { goodFor: schema.goodFor }),
      ...keysAmong(
        schema,
        blockNames().map((each) => schemaOf(`blocks/${each}`)),
      ),
      examples: [{ lines: (await exampleOf(name)).replace(/^ {2}/gm, '') }],
      ...(schema.alsoCalled === undefined ? {} : { alsoCalled: schema.alsoCalled.split(', ') }),
    };
  }

  #kind(name: string): Explanation | undefined {
    const kind = this.#kinds.get(name);
    if (kind === undefined) return undefined;
    const example = pageOfKind(kind, { today: this.#today, names: () => [], editorLine: undefined });
    return {
      name,
      is: 'kind',
      description: descriptionOf(kind.schema),
      ...keysAmong(
        kind.schema,
        [...this.#kinds.values()].map((each) => each.schema),
      ),
      examples: [{ lines: example.replace(/^(?:#.*\n)+/, '').trimEnd() }],
    };
  }

  /** A key by its name or its path, in site.yaml, a page, a kind or a block; or a type of value. */
  #key(asked: string): Explanation | undefined {
    const [owner = '', ...names] = asked.replace(/^site\.yaml\b/, 'site').split(/[.:\s]+/);
    const path = names.join('.');
    const all = this.#fields();
    const wanted = plain(asked);
    const [found] = [
      all.filter((each) => isSame(each.owner.replace('.yaml', ''), owner) && isSame(each.field.path, path)),
      all.filter(({ field }) => plain(field.path) === wanted && /[.[]/.test(field.path)),
      all.filter(({ field }) => plain(lastOf(field.path)) === wanted),
    ].filter(({ length }) => length > 0);
    const [first] = found ?? [];
    if (found === undefined || first === undefined) return typeExplained(asked);
    const groups = grouped(found, ({ field }) => JSON.stringify(meaningOf(field)));
    const meanings = [...groups.values()].map((some) => ({
      ...meaningOf(some[0]?.field ?? first.field),
      places: some.map(({ owner, field }) => `${field.path} of ${owner}`),
    }));
    return { name: lastOf(first.field.path), is: 'key', description: '', meanings, ...examplesOf(first.field.schema) };
  }

  #fields(): readonly Owned[] {
    const owners = this.#owners().toReversed().flat();
    return owners.flatMap(({ name, schema }) => fieldsOf(schema).map((field) => ({ owner: name, field })));
  }

  #keyNames(): readonly string[] {
    return [...new Set(this.#fields().map(({ field }) => lastOf(field.path)))];
  }

  #names(): readonly string[] {
    const owners = this.#owners().flat();
    return [...owners.map(({ name }) => name), ...Object.keys(catalogue), ...this.#keyNames()];
  }
}

function fileExplained(name: string): Explanation | undefined {
  const file = files.get(name);
  if (file === undefined) return undefined;
  const schema = schemaOf(file);
  return { name, is: 'file', description: descriptionOf(schema), keys: fieldsOf(schema).filter(isOuter).map(keyOf) };
}

/** For advice that names a page. */
const ANY_PAGE = 'pages/about.yaml';

/** The keys of a block or a kind. What at least half of its like have that nobody must write is only named. */
function keysAmong(schema: Schema, like: readonly Schema[]): Pick<Explanation, 'keys' | 'alsoTakes'> {
  const named = ({ path, schema }: Field): string =>
    JSON.stringify([path, schema.shows === undefined ? schema : 'shows']);
  const all = like.flatMap((each) => fieldsOf(each).filter(isOuter).map(named));
  const isCommon = (field: Field): boolean =>
    !field.required && all.filter((each) => each === named(field)).length * 2 >= like.length;
  const fields = fieldsOf(schema);
  const alsoTakes = fields.filter((field) => isOuter(field) && isCommon(field)).map(({ path }) => path);
  const keys = fields.filter(({ path }) => !alsoTakes.includes(path.replace(/[.[].*/, '')));
  return { keys: keys.map(keyOf), alsoTakes };
}

const isOuter = ({ path }: Field): boolean => !/[.[]/.test(path);

function meaningOf({ path, schema }: Field): Omit<Meaning, 'places'> {
  const { what, description } = keyOf({ path, schema, required: false });
  const inner = fieldsOf({ properties: { _: schema } }).slice(1);
  const keys = inner.map((field) => keyOf({ ...field, path: field.path.replace(/^_(?:\[\])?\./, '') }));
  return { what, description, ...(keys.length > 0 && { keys }) };
}

type Owner = Pick<Explanation, 'name' | 'is'> & { readonly schema: Schema };

type Owned = { readonly owner: string; readonly field: Field };

const lastOf = (path: string): string => path.replace(/^.*\./, '').replace('[]', '');

/** `Opening Hours`, `opening-hours` and `openingHours` are the same. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+|\[\]/g, '');

const isSame = (name: string, other: string): boolean => other !== '' && plain(name) === plain(other);

const hyphened = (name: string): string => name.toLowerCase().replace(/[\s_]+/g, '-');

/** What a value of a type that several keys have looks like. */
function typeExplained(asked: string): Explanation | undefined {
  const all = schemaOf('common').$defs ?? {};
  const names = Object.keys(all);
  // It goes by what the list of keys says of it, too: "icon name".
  const name =
    names.find((each) => isSame(each, asked)) ?? names.find((each) => isSame(asked, all[each]?.inDocs ?? ''));
  const schema = name === undefined ? undefined : all[name];
  if (name === undefined || schema === undefined) return undefined;
  const keys = fieldsOf(schema, '').map(keyOf);
  const example = isValueType(name) ? valueTypes[name].example : undefined;
  return {
    name,
    is: 'type',
    description: descriptionOf(schema),
    ...(keys.length > 0 && { keys }),
    ...(example === undefined ? examplesOf(schema) : { examples: [{ lines: example }] }),
  };
}

function examplesOf(schema: Schema): Pick<Explanation, 'examples'> {
  const { examples } = resolve(schema).schema;
  const all = (schema.examples ?? examples ?? []).map((each) => ({
    lines: typeof each === 'string' ? each : JSON.stringify(each),
  }));
  return all.length === 0 ? {} : { examples: all };
}

function mistakeExplained(code: Code): Explanation {
  const examples: Readonly<Record<string, readonly Example[]>> = JSON.parse(
    readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
  );
  const kind = catalogue[code].severity === 'error' ? 'An error' : 'A warning';
  const parts = (examples[code] ?? []).map((part) =>
    typeof part === 'string' ? part.replaceAll('`', '') : { lines: printableLines(part.lines) },
  );
  return { name: code, is: 'mistake', description: `${kind}. ${reasonFor(code)}`, examples: parts };
}
