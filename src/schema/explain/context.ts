import { entryOf, type MapNode, type Node, nodeAt, type Path } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import type { Kind } from '../schemas/kinds.ts';
import { below, type Schema } from '../schemas/schemas.ts';
import { type SiteFacts, siteFacts } from '../schemas/site-facts.ts';

/** What was held against which schema. */
export type Context = {
  readonly source: SourceText;
  readonly root: MapNode;
  readonly schema: Schema;
  /** For messages: `a hero block`, `a page`, `site.yaml`. */
  readonly where: string;
  /** What is known of its site. What site.yaml says of itself stands in its own keys. */
  readonly site?: SiteFacts | undefined;
};

/** What is known of the site that something belongs to. */
export function siteOf({ site, root }: Context): SiteFacts {
  return site ?? siteFacts(root);
}

/** Reads a JSON pointer such as `/items/0/title`. */
export function pathOf(root: Node, pointer: string): Path {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const step = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(nodeAt(root, path)?.kind === 'list' ? Number(step) : step);
  }
  return path;
}

/** What the schema says about the value at a path. */
export function schemaAt(context: Context, path: Path): Schema {
  return path.reduce<Schema>((schema, step) => below(schema, step)?.schema ?? {}, context.schema);
}

/** What kind of value the schema wants at the end of a path; undefined for a plain one. */
export function kindAt(context: Context, path: Path): Kind | undefined {
  const last = path.at(-1);
  return last === undefined ? undefined : below(schemaAt(context, path.slice(0, -1)), last)?.kind;
}

/** The last key on the way to a value: what an author would call it. */
export function nameOf(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}

/** Whether the key at the end of a path is one its map must have. */
export function isRequired(context: Context, path: Path): boolean {
  const last = path.at(-1);
  return typeof last === 'string' && (schemaAt(context, path.slice(0, -1)).required ?? []).includes(last);
}

/** Where a map stands, in words. */
export function whereOf(context: Context, path: Path): string {
  if (path.length === 0) return context.where;
  return typeof path.at(-1) === 'number' ? `an entry of "${nameOf(path)}"` : `"${nameOf(path)}"`;
}

/** The place of the key at the end of a path; of the value, if there is no key. */
export function keyRange(context: Context, path: Path): Range {
  const last = path.at(-1);
  const parent = nodeAt(context.root, path.slice(0, -1));
  const entry = typeof last === 'string' ? entryOf(parent, last) : undefined;
  return entry?.keyRange ?? nodeAt(context.root, path)?.range ?? context.root.range;
}
