import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { once } from '../../model/once.ts';
import { faultOf, LONGEST_WITH_PATTERN } from '../../values/pattern-cost.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { MOST_TOLD } from '../../yaml/findings/together.ts';
import {
  entryOf,
  itemsOf,
  type MapNode,
  type Node,
  nodeAt,
  plainObject,
  startOf,
  textOf,
  valueAt,
} from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { builderSchemas, type Schema } from '../schemas/schemas.ts';
import { errorsIn } from '../schemas/validators.ts';

/** What the schema of a block may say. Its definitions say what keywords take. */
const ofSchemas = once(
  (): Schema => JSON.parse(readFileSync(new URL('../../../schemas/block.schema.json', import.meta.url), 'utf8')),
);

const takenBy = (definition: string): string => ofSchemas().$defs?.[definition]?.description ?? '';

const definitions = (): Readonly<Record<string, Schema>> => builderSchemas().get('common.schema.json')?.$defs ?? {};

/** The name in `$ref: text`, which may be written as our own schemas write it: `../common.schema.json#/$defs/text`. */
export const referred = (written: string): string => written.replace(/^.*#\/\$defs\//, '');

/** The type of what `$ref` refers to. */
export function typeReferred(written: string): string | undefined {
  const name = referred(written);
  return Object.hasOwn(definitions(), name) ? definitions()[name]?.type : undefined;
}

/** What limits values of some types, and says nothing of others. */
const LIMITS = {
  string: 'pattern minLength maxLength',
  'number integer': 'minimum maximum',
  array: 'items minItems maxItems',
  object: 'properties required additionalProperties',
};

/** All of them, each with the types that it is for. */
export const limited: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(LIMITS).flatMap(([types, keys]) => keys.split(' ').map((key) => [key, types.split(' ')] as const)),
);

/** Keys that every block has, and names that React or the language of the builder doesn't hand on. */
const reserved: ReadonlySet<string> = new Set(['type', 'visible', 'pdf', 'key', 'ref', 'children', '__proto__']);

/** Says what is wrong in the schema of a block, each at its place. @param root what stands in its file */
export function checkSchema(source: SourceText, root: Node | undefined): Finding[] {
  const wrong: Wrong = (at, facts) => finding('own-block-schema', inText(source, at), facts);
  if (root?.kind !== 'map') {
    const at: Range = root === undefined ? [0, 0] : startOf(root);
    return [wrong(at, { why: 'value', key: '$schema', wanted: takenBy('fields') })];
  }
  const found = [
    ...errorsIn(ofSchemas(), plainObject(root)).map((error) => explained(root, error, wrong)),
    ...(entryOf(root, 'properties') === undefined ? [wrong(startOf(root), { why: 'no-properties' })] : []),
    ...wrongNames(root, wrong),
    ...fieldsIn(root).flatMap(([name, field]) => wrongField(name, field, wrong)),
  ];
  // More than anybody reads says nothing more.
  return found.toSorted((a, b) => a.range[0] - b.range[0]).slice(0, MOST_TOLD);
}

type Wrong = (at: Range, facts: Parameters<typeof finding<'own-block-schema'>>[2]) => Finding;

/** A keyword that there isn't, or a value that one doesn't take. */
function explained(root: MapNode, { keyword, params, parentSchema, instancePath }: ErrorObject, wrong: Wrong): Finding {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const node = path.reduce<Node>(
    (outer, key) => nodeAt(outer, [outer.kind === 'list' ? Number(key) : key]) ?? outer,
    root,
  );
  const about: Schema = Object(parentSchema);
  if (keyword !== 'additionalProperties') {
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return wrong(startOf(node), { why: 'value', key, wanted: about.description ?? '' });
  }
  const key = String(params.additionalProperty);
  const known = Object.keys(about.properties ?? {});
  const at = entryOf(node, key)?.keyRange ?? startOf(node);
  return wrong(at, { why: 'keyword', key, suggestion: nearest(key, known), known });
}

/** All fields of a map with `properties`, and of the entries of lists, at whatever depth, with the keys they stand under. */
function fieldsIn(map: MapNode): readonly (readonly [name: string, field: MapNode])[] {
  const properties = valueAt(map, 'properties');
  const items = entryOf(map, 'items');
  const own = [...(properties?.kind === 'map' ? properties.entries : []), ...(items === undefined ? [] : [items])];
  return own.flatMap(({ key, value }) => (value.kind === 'map' ? [[key, value] as const, ...fieldsIn(value)] : []));
}

/** Keys that can't be used, and required ones that there aren't. */
function wrongNames(map: MapNode, wrong: Wrong): Finding[] {
  const properties = valueAt(map, 'properties');
  const entries = properties?.kind === 'map' ? properties.entries : [];
  const known = entries.map(({ key }) => key);
  return [
    ...entries.flatMap(({ key, keyRange }) =>
      reserved.has(key) ? wrong(keyRange, { why: 'reserved', name: key }) : [],
    ),
    ...itemsOf(map, 'required').flatMap((item) => {
      const name = item.kind === 'scalar' ? String(item.value) : '';
      if (known.includes(name) || name === 'type') return [];
      return wrong(startOf(item), { why: 'required', name, suggestion: nearest(name, known) });
    }),
  ];
}

function wrongField(name: string, field: MapNode, wrong: Wrong): Finding[] {
  const [reference, pattern] = [valueAt(field, '$ref'), valueAt(field, 'pattern')];
  const [written, regex] = [textOf(field, '$ref'), textOf(field, 'pattern')];
  const known = Object.keys(definitions());
  const isUnknown = written !== undefined && !known.includes(referred(written));
  const suggestion = nearest(referred(written ?? ''), known);
  const isSlow = regex !== undefined && faultOf(regex, LONGEST_WITH_PATTERN) !== undefined;
  const hasType = ['$ref', 'type', 'enum'].some((key) => entryOf(field, key) !== undefined);
  const chosen = entryOf(field, 'enum') === undefined ? '' : 'string';
  const type = textOf(field, 'type') ?? typeReferred(written ?? '') ?? chosen;
  const isType = [...limited.values()].flat().includes(type) || type === 'boolean';
  const idle = field.entries.filter(({ key }) => isType && limited.get(key)?.includes(type) === false);
  return [
    ...wrongNames(field, wrong),
    ...(reference && isUnknown ? [wrong(startOf(reference), { why: 'reference', written, known, suggestion })] : []),
    ...(pattern && isSlow
      ? [wrong(startOf(pattern), { why: 'value', key: 'pattern', wanted: takenBy('pattern') })]
      : []),
    ...idle.map(({ key, keyRange }) => wrong(keyRange, { why: 'idle', key, type })),
    ...(hasType ? [] : [wrong(startOf(field), { why: 'no-kind', name })]),
  ];
}
