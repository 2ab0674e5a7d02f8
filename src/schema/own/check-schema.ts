import { faultOf, LONGEST_WITH_PATTERN } from '../../values/pattern-cost.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { MOST_TOLD } from '../../yaml/findings/most.ts';
import { type Entry, entryOf, type MapNode, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { builderSchemas } from '../schemas/schemas.ts';
import { limited, ofBlock, ofField, reserved, type Takes, types, wantedWords } from './keywords.ts';

/** The names of what a field may refer to. */
const references = (): readonly string[] => Object.keys(builderSchemas().get('common.schema.json')?.$defs ?? {});

/** The name in `$ref: text`, which may be written as our own schemas write it: `../common.schema.json#/$defs/text`. */
export const referred = (written: string): string => written.replace(/^.*#\/\$defs\//, '');

/** The type of what `$ref` refers to. */
export function typeReferred(written: string): string | undefined {
  const definitions = builderSchemas().get('common.schema.json')?.$defs ?? {};
  const name = referred(written);
  return Object.hasOwn(definitions, name) ? definitions[name]?.type : undefined;
}

/** Says what is wrong in the schema of a block, each at its place. @param root what stands in its file */
export function checkSchema(source: SourceText, root: Node | undefined): Finding[] {
  const checking = new Checking(source);
  if (root?.kind !== 'map') checking.wrong('$schema', root === undefined ? [0, 0] : startOf(root), 'fields');
  else checking.block(root);
  // More than anybody reads says nothing more.
  return checking.found.slice(0, MOST_TOLD);
}

class Checking {
  readonly found: Finding[] = [];
  readonly #source: SourceText;

  constructor(source: SourceText) {
    this.#source = source;
  }

  block(root: MapNode): void {
    this.#keywords(root, ofBlock);
    if (entryOf(root, 'properties') === undefined)
      this.found.push(finding('own-block-schema', inText(this.#source, startOf(root)), { why: 'no-properties' }));
  }

  wrong(key: string, range: Range, takes: Takes): void {
    const facts = { why: 'value', key, wanted: wantedWords[takes] } as const;
    this.found.push(finding('own-block-schema', inText(this.#source, range), facts));
  }

  /** @param known what may be said there */
  #keywords(map: MapNode, known: Readonly<Record<string, Takes>>): void {
    for (const entry of map.entries) {
      const takes = Object.hasOwn(known, entry.key) ? known[entry.key] : undefined;
      if (takes === undefined) this.#unknown(entry, Object.keys(known));
      else this.#value(entry, takes, map);
    }
  }

  #unknown({ key, keyRange }: Entry, known: readonly string[]): void {
    const facts = { why: 'keyword', key, suggestion: nearest(key, known), known } as const;
    this.found.push(finding('own-block-schema', inText(this.#source, keyRange), facts));
  }

  #value({ key, value }: Entry, takes: Takes, map: MapNode): void {
    if (!isOfForm(value, takes)) this.wrong(key, startOf(value), takes);
    else if (takes === 'reference') this.#reference(value);
    else if (takes === 'names') this.#required(value, map);
    else if (takes === 'field' && value.kind === 'map') this.#field(key, value);
    else if (takes === 'fields' && value.kind === 'map') for (const field of value.entries) this.#named(field);
  }

  #named({ key, keyRange, value }: Entry): void {
    if (reserved.has(key) || key === '__proto__')
      this.found.push(finding('own-block-schema', inText(this.#source, keyRange), { why: 'reserved', name: key }));
    if (value.kind === 'map') this.#field(key, value);
    else this.wrong(key, startOf(value), 'field');
  }

  #field(name: string, map: MapNode): void {
    this.#keywords(map, ofField);
    this.#limits(map);
    if (['$ref', 'type', 'enum'].some((key) => entryOf(map, key) !== undefined)) return;
    this.found.push(finding('own-block-schema', inText(this.#source, startOf(map)), { why: 'no-kind', name }));
  }

  /** What limits a value must be for values of its type. */
  #limits(map: MapNode): void {
    const chosen = entryOf(map, 'enum') === undefined ? undefined : 'string';
    const type = textOf(map, 'type') ?? typeReferred(textOf(map, '$ref') ?? '') ?? chosen;
    if (type === undefined || !types.includes(type)) return;
    for (const { key, keyRange } of map.entries)
      if (limited.get(key)?.includes(type) === false)
        this.found.push(finding('own-block-schema', inText(this.#source, keyRange), { why: 'idle', key, type }));
  }

  #reference(value: Node): void {
    const written = value.kind === 'scalar' ? String(value.value) : '';
    const known = references();
    if (known.includes(referred(written))) return;
    const facts = { why: 'reference', written, suggestion: nearest(referred(written), known), known } as const;
    this.found.push(finding('own-block-schema', inText(this.#source, startOf(value)), facts));
  }

  #required(list: Node, map: MapNode): void {
    const fields = valueAt(map, 'properties');
    const known = fields?.kind === 'map' ? fields.entries.map(({ key }) => key) : [];
    for (const item of list.kind === 'list' ? list.items : []) {
      const name = item.kind === 'scalar' ? String(item.value) : '';
      if (known.includes(name) || name === 'type') continue;
      const facts = { why: 'required', name, suggestion: nearest(name, known) } as const;
      this.found.push(finding('own-block-schema', inText(this.#source, startOf(item)), facts));
    }
  }
}

/** Whether a value is what a keyword takes, as far as it shows in the value alone. */
function isOfForm(node: Node, takes: Takes): boolean {
  const value = node.kind === 'scalar' ? node.value : undefined;
  const isTexts =
    node.kind === 'list' && node.items.every((item) => item.kind === 'scalar' && typeof item.value === 'string');
  switch (takes) {
    case 'anything':
      return true;
    case 'text':
    case 'reference':
      return typeof value === 'string';
    case 'pattern':
      return typeof value === 'string' && faultOf(value, LONGEST_WITH_PATTERN) === undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'true':
      return value === true;
    case 'false':
      return value === false;
    case 'type':
      return typeof value === 'string' && types.includes(value);
    case 'texts':
    case 'names':
      return isTexts;
    case 'keyed':
      return value === true || isTexts;
    case 'fields':
    case 'field':
      return node.kind === 'map';
  }
}
