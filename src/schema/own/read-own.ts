import { createHash, hash } from 'node:crypto';
import { codeOrMessage, type Disk, type DiskEntry } from '../../disk/disk.ts';
import { isHidden } from '../../disk/hidden.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { addAll, grouped } from '../../model/lists.ts';
import { pascalCase } from '../../model/pascal-case.ts';
import { LONGEST_WITH_PATTERN, limitedPattern } from '../../values/pattern-cost.ts';
import { type At, type Finding, finding, inText, severityOf, startOfFile } from '../../yaml/findings/finding.ts';
import { conflictsInFile } from '../../yaml/mistakes/pasted/pasted.ts';
import { decode, LARGEST_FILE } from '../../yaml/reading/decode.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { type Node, plainObject, startOf, textOf } from '../../yaml/syntax/tree.ts';
import { type SourceText, sourceText } from '../../yaml/text/source.ts';
import { validateBlock } from '../block.ts';
import { builderSchemas, type OwnSchemas, putInForce, type Schema } from '../schemas/schemas.ts';
import { checkSchema, limited, referred, typeReferred } from './check-schema.ts';
import { EDITOR_FILE, editorStampIn } from './editor-file.ts';

/** A CSS custom property that the code of blocks names: `--look-card-radius`, `--site-tide-height`. */
export type PropertyUse = {
  readonly name: string;
  /** Where it is read and nothing says what holds without it. */
  readonly at?: At;
};

const isCode = /\.(?:[jt]sx?|mjs|css)$/;

// What is read: `var(--site-x)`, `property('--site-x')`. A comma after it brings what holds without it.
const named = /(\b(?:var|property)\(\s*['"`]?)?(--(?:look|site)-[\w-]*)['"`]?\s*([,:])?/g;

function propertyUsesIn(file: string, text: string): PropertyUse[] {
  if (!isCode.test(file) || !/--(?:look|site)-/.test(text)) return [];
  const source = sourceText(file, text);
  const found = [...text.matchAll(named)];
  // A block can set a property for what is in it.
  const set = new Set(found.flatMap(([, , name, after]) => (after === ':' ? name : [])));
  return found.flatMap(({ index, 1: call, 2: name = '', 3: after }) => {
    if (set.has(name)) return [];
    const start = index + (call?.length ?? 0);
    const isBare = call !== undefined && after !== ',';
    return [{ name, ...(isBare ? { at: inText(source, [start, start + name.length]) } : {}) }];
  });
}

export type OwnBlock = {
  readonly name: string;
  /** Its component, from the content root: `blocks/tides/Tides.tsx`. */
  readonly component: string;
  /** Its example, if there is one: `blocks/tides/example.yaml`. */
  readonly example?: string;
};

/** The blocks that a site has of its own. Plain data. */
export type OwnBlocks = OwnSchemas & {
  /** Those with a component, sorted by name. */
  readonly blocks: readonly OwnBlock[];
  /** Changes with any of their files. */
  readonly code: string;
  readonly findings: readonly Finding[];
  /** What is in blocks/ and can't be used, such as links to elsewhere. */
  readonly unusable: readonly DiskEntry[];
  /** Changes with the schemas: eight hexadecimal digits. What editors read of the blocks begins with it. */
  readonly stamp: string;
  /** The CSS custom properties that their code names. */
  readonly propertyUses: readonly PropertyUse[];
  /** The texts of schemas and examples, and of code that reads properties, by file. */
  readonly texts: ReadonlyMap<string, string>;
};

const noBlocks: Omit<OwnBlocks, 'unusable'> = {
  digest: '',
  schemas: new Map(),
  examples: new Map(),
  blocks: [],
  code: '',
  findings: [],
  stamp: '',
  propertyUses: [],
  texts: new Map(),
};

/** How long a text may be where the schema says nothing: nobody writes more in one line. */
const LONGEST_TEXT = 2000;

/** A schema of a block as ours are, with what its author need not write: no unknown keys, and a limit for every text. */
function whole(written: JsonObject): JsonObject {
  const { $ref, items, properties, ...rest } = written;
  const fields = isObject(properties) ? properties : undefined;
  return {
    ...rest,
    ...(typeof $ref === 'string' ? { $ref: `../common.schema.json#/$defs/${referred($ref)}` } : {}),
    ...(isObject(items) ? { items: whole(items) } : {}),
    ...(fields === undefined ? {} : { properties: wholeFields(fields), type: 'object', additionalProperties: false }),
    ...(rest.type === 'string' && rest.enum === undefined && rest.maxLength === undefined
      ? { maxLength: LONGEST_TEXT }
      : {}),
    ...(rest.type === undefined ? typeMeant(written) : {}),
    ...(typeof rest.pattern === 'string' ? quick(rest.pattern, rest.maxLength) : {}),
  };
}

/** A pattern, and the length up to which it is tried. */
const quick = (pattern: string, most: Json = LONGEST_WITH_PATTERN): JsonObject => ({
  pattern: limitedPattern(pattern),
  maxLength: Math.min(Number(most), LONGEST_WITH_PATTERN),
});

/** The type of values that have limits besides what they refer to, or that are one of a few texts. */
function typeMeant({ $ref, ...written }: JsonObject): JsonObject {
  const isLimited = Object.keys(written).some((key) => limited.has(key));
  const ofReference = typeof $ref === 'string' && isLimited ? typeReferred($ref) : undefined;
  const type = ofReference ?? (written.enum === undefined ? undefined : 'string');
  return type === undefined ? {} : { type };
}

const wholeFields = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, isObject(field) ? whole(field) : (field ?? null)]),
  );

/** The schema of a block as blocks are held against. @param written true to what a schema may say */
function schemaFrom(name: string, written: JsonObject): Schema {
  const { $schema: _, ...own } = whole(written);
  const fields = isObject(own.properties) ? own.properties : {};
  const required = Array.isArray(own.required) ? own.required.filter((each) => each !== 'type') : [];
  const schema: JsonObject = {
    title: name,
    ...own,
    ...idOf(name),
    required: ['type', ...required],
    properties: { type: { const: name }, id: { $ref: REF_ID }, ...fields },
  };
  // What a schema may say was checked, and JSON is plain data.
  return schema as Schema;
}

/** By which its references are found. The builder may have a block of this name, too. */
const idOf = (name: string) => ({ $id: `/schemas/own/${name}.schema.json` });

const REF_ID = '../common.schema.json#/$defs/id';

/** In the place of a schema with mistakes: blocks of this type have none that anybody could tell. */
function openSchema(name: string): Schema {
  return { ...idOf(name), title: name, type: 'object', required: ['type'], properties: {}, additionalProperties: true };
}

/** Code that several blocks share: `blocks/shared/`. */
const SHARED = 'shared';

const HEAD = 400;

export const isBlockName = (name: string): boolean =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40 && name !== SHARED;

/** Reads the blocks that a site has of its own, in blocks/, and makes them count (`putInForce`). */
export async function readOwnBlocks(disk: Disk): Promise<OwnBlocks> {
  const entries = (await disk.list('blocks')).filter(({ path }) => !isHidden(path));
  const unusable = entries.filter(({ path, problem }) => problem !== undefined || path === 'blocks');
  const reading = new Reading(disk);
  const files = entries.filter((entry) => !unusable.includes(entry));
  const own = files.length === 0 ? noBlocks : reading.all(files);
  putInForce(own);
  return { ...own, unusable, findings: [...own.findings, ...reading.examples(own.blocks)] };
}

/** Files of blocks, and all that is found in them. */
class Reading {
  readonly #disk: Disk;
  readonly #texts = new Map<string, string>();
  readonly #findings: Finding[] = [];
  readonly #hash = createHash('sha256');

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  all(entries: readonly DiskEntry[]): Omit<OwnBlocks, 'unusable'> {
    const bytes = new Map(entries.map((entry) => [entry.path, this.#bytes(entry)]));
    const folders = grouped(
      entries.map(({ path }) => path),
      (path) => path.split('/').slice(1, -1)[0] ?? '',
    );
    const blocks: OwnBlock[] = [];
    const schemas = new Map<string, Schema>();
    for (const [name, paths] of folders) {
      if (name === '') this.#stray(paths);
      else if (name === SHARED) continue;
      else if (!isBlockName(name)) this.#say(paths[0] ?? 'blocks', { why: 'name' });
      else {
        const schema = this.#schema(name, paths, bytes);
        if (schema !== undefined) schemas.set(name, schema);
        addAll(blocks, this.#block(name, paths));
      }
    }
    const examples = new Map(
      blocks.flatMap(({ name, example = '' }) =>
        [this.#texts.get(example) ?? []].flat().map((text) => [name, text] as const),
      ),
    );
    const stamp = hash('sha256', JSON.stringify([...schemas])).slice(0, 8);
    this.#editorFile(bytes.get(EDITOR_FILE), stamp);
    const digest = hash('sha256', JSON.stringify([[...schemas], [...examples]]));
    const code = this.#hash.digest('hex');
    const propertyUses = this.#propertyUses(bytes);
    const [findings, texts] = [this.#findings, this.#texts];
    return { digest, stamp, code, schemas, examples, blocks, findings, propertyUses, texts };
  }

  /** What is wrong in the examples of blocks, which count already. */
  examples(blocks: readonly OwnBlock[]): Finding[] {
    return blocks.flatMap(({ name, example }) => {
      if (example === undefined || !this.#texts.has(example)) return [];
      const { source, root, findings } = this.#parsed(example);
      if (source === undefined || root === undefined || findings.length > 0) return findings;
      if (textOf(root, 'type') === name) return validateBlock(source, root, {}).map(withoutFix);
      return [finding('own-block', inText(source, startOf(root)), { why: 'example-type', name })];
    });
  }

  #propertyUses(bytes: ReadonlyMap<string, Uint8Array | undefined>): PropertyUse[] {
    return [...bytes].flatMap(([file, read]) => {
      const text = new TextDecoder().decode(read);
      const uses = propertyUsesIn(file, text);
      if (uses.length > 0) this.#texts.set(file, text);
      return uses;
    });
  }

  #bytes({ path, size }: DiskEntry): Uint8Array | undefined {
    this.#hash.update(`${path}\0${size}\0`);
    if (size > LARGEST_FILE) {
      this.#findings.push(finding('too-large', startOfFile(path), { megabytes: (size / 1_000_000).toFixed(1) }));
      return undefined;
    }
    try {
      const bytes = this.#disk.read(path);
      this.#hash.update(bytes);
      // What is read as YAML or JSON tells of it itself.
      const unjoined = /\/(?:schema|example)\.\w+$/.test(path) ? undefined : conflictsInFile(path, bytes);
      if (unjoined !== undefined) {
        addAll(this.#findings, unjoined.findings);
        this.#texts.set(path, unjoined.text);
      }
      return bytes;
    } catch (error) {
      const facts = { file: path, reason: codeOrMessage(error) };
      this.#findings.push(finding('unreadable-file', startOfFile(path), facts));
      return undefined;
    }
  }

  #stray(paths: readonly string[]): void {
    for (const path of paths)
      if (path !== EDITOR_FILE && !/\/readme(?:\.\w+)?$/i.test(path)) this.#say(path, { why: 'stray' });
  }

  /** What editors read must have been made of the schemas as they are. */
  #editorFile(bytes: Uint8Array | undefined, stamp: string): void {
    const made = bytes && editorStampIn(new TextDecoder().decode(bytes.subarray(0, HEAD)));
    if (made === undefined || made === stamp) return;
    this.#findings.push({ ...finding('own-block', startOfFile(EDITOR_FILE), { why: 'behind' }), severity: 'warning' });
  }

  #schema(name: string, paths: readonly string[], bytes: ReadonlyMap<string, Uint8Array | undefined>) {
    const folder = `blocks/${name}`;
    const found = ['yaml', 'json'].map((ending) => `${folder}/schema.${ending}`).filter((each) => paths.includes(each));
    const [file] = found;
    if (found.length > 1) this.#say(`${folder}/schema.json`, { why: 'two-schemas' });
    if (file === undefined) {
      this.#say(folder, { why: 'no-schema', folder });
      return openSchema(name);
    }
    const example = `${folder}/example.yaml`;
    for (const each of [file, example]) {
      const read = bytes.get(each);
      if (read !== undefined) this.#texts.set(each, new TextDecoder().decode(read));
    }
    if (builderSchemas().has(`blocks/${name}.schema.json`))
      this.#findings.push(finding('block-name-taken', startOfFile(file), { name }));
    return this.#usable(name, file) ?? openSchema(name);
  }

  #usable(name: string, file: string): Schema | undefined {
    const { source, root, findings } = this.#parsed(file);
    const wrong = [...findings, ...(source === undefined ? [] : checkSchema(source, root))];
    addAll(this.#findings, wrong.map(withoutFix));
    if (source === undefined || root?.kind !== 'map' || wrong.some((each) => severityOf(each) === 'error'))
      return undefined;
    return schemaFrom(name, plainObject(root));
  }

  #parsed(file: string): { readonly source?: SourceText; readonly root?: Node; readonly findings: readonly Finding[] } {
    const source = decode(file, new TextEncoder().encode(this.#texts.get(file) ?? ''));
    if ('code' in source) return { findings: [source] };
    const { root, findings } = parse(source);
    return { source, ...(root && { root }), findings: findings.map(withoutFix) };
  }

  #block(name: string, paths: readonly string[]): OwnBlock[] {
    const component = ['tsx', 'jsx']
      .map((ending) => `blocks/${name}/${pascalCase(name)}.${ending}`)
      .find((each) => paths.includes(each));
    if (component === undefined) {
      this.#say(`blocks/${name}`, { why: 'no-component', file: `blocks/${name}/${pascalCase(name)}.tsx` });
      return [];
    }
    const example = `blocks/${name}/example.yaml`;
    return [{ name, component, ...(paths.includes(example) ? { example } : {}) }];
  }

  #say(file: string, facts: Parameters<typeof finding<'own-block'>>[2]): void {
    this.#findings.push(finding('own-block', startOfFile(file), facts));
  }
}

/** `check --fix` mends pages: what is wrong in the files of blocks is for whoever writes blocks. */
const withoutFix = ({ edits: _, suggests: __, rename: ___, ...found }: Finding): Finding => found;
