import type { KeyAdvice } from '../../diagnostics/messages/told.ts';
import { addAll } from '../../model/lists.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type At, type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type Node, nodeAt, type Path, startOf } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { below, type Schema } from '../schemas/schemas.ts';
import { type SiteFacts, siteFacts } from '../schemas/site-facts.ts';

/** Keys of a map, or entries of a list, as they were meant, from one of them on. */
export type Moved<T = Entry> = {
  readonly mistake: Finding;
  /** What else is said of them. */
  readonly more?: readonly Finding[];
  /** What stands in the place of those that are taken. */
  readonly entries: readonly T[];
  readonly taken: number;
};

/** All keys of a map, or all entries of a list, as they were meant, and what is to be said of that. */
export type AsMoved<T> = { readonly row: readonly T[]; readonly mistakes: readonly Finding[] };

/**
 * Puts things in a row right: what was meant from one of them on, if that is something else, and what becomes of each of the others.
 */
export function asMoved<T, U extends T>(
  all: readonly U[],
  movedFrom: (each: U, at: number) => Moved<T> | undefined,
  other: (each: U) => T = (each) => each,
): AsMoved<T> {
  const row: T[] = [];
  const mistakes: Finding[] = [];
  let next = 0;
  for (const [at, each] of all.entries()) {
    if (at < next) continue;
    const moved = movedFrom(each, at);
    addAll(row, moved?.entries ?? [other(each)]);
    if (moved !== undefined) addAll(mistakes, [moved.mistake, ...(moved.more ?? [])]);
    next = at + (moved?.taken ?? 1);
  }
  return { row, mistakes };
}

export function misplacedKey(
  source: SourceText,
  { key, keyRange }: Entry,
  facts: {
    readonly where: string;
    readonly advice: KeyAdvice;
    readonly folder?: string | undefined;
    readonly isOurs?: boolean;
  },
): Finding {
  return finding('unknown-key', inText(source, keyRange), { key, ...facts, suggestion: undefined, known: [] });
}

/** A value that is held against a schema, which JSON Schema calls an instance: a file or a block, or something in it. */
export type Instance<N extends Node = Node> = {
  readonly source: SourceText;
  /** What the file or block is called in messages: `a hero block`, `a page`, `site.yaml`. */
  readonly owner: string;
  /** Says of a value below whether it is true to a schema of its own, so that everything in it stands where it belongs. */
  readonly isSound?: ((node: Node) => boolean) | undefined;
  /** What is known of its site. What site.yaml says of itself stands in its own keys. */
  readonly site?: SiteFacts | undefined;
  readonly node: N;
  /** What the schema says about the value. */
  readonly schema: Schema;
  /** What kind of value the schema wants; undefined for a plain one. */
  readonly kind?: ValueType | undefined;
  /** The map or list that the value is in; undefined for a whole file or block. */
  readonly parent?: Instance | undefined;
  /** Which keys and list positions lead to it from there. */
  readonly path: Path;
};

/** The value of a key or an entry of a list, which may be written elsewhere. */
export function childOf<N extends Node>(parent: Instance, step: string | number, node: N): Instance<N> {
  const { schema = {}, kind } = below(parent.schema, step) ?? {};
  const { source, owner, isSound, site, path } = parent;
  return { source, owner, isSound, site, node, schema, kind, parent, path: [...path, step] };
}

/** The value that a JSON pointer such as `/items/0/title` leads to. @throws if there is none */
export function instanceAt(whole: Instance, pointer: string): Instance {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Instance>((parent, part) => {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      const step = parent.node.kind === 'list' ? Number(key) : key;
      const node = nodeAt(parent.node, [step]);
      if (node === undefined) throw new Error(`Nothing stands at ${pointer} in ${whole.source.file}.`);
      return childOf(parent, step, node);
    }, whole);
}

export function siteOf({ site, parent, node }: Instance): SiteFacts {
  if (site !== undefined) return site;
  return parent === undefined ? siteFacts(node) : siteOf(parent);
}

export const isEntry = ({ path }: Instance): boolean => typeof path.at(-1) === 'number';

/** The last key on the way to a value: what an author would call it. */
export function lastKeyOf({ path }: Instance): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}

export function isRequired({ parent, path }: Instance): boolean {
  return parent?.schema.required?.some((key) => key === path.at(-1)) === true;
}

export function whereOf(instance: Instance): string {
  if (instance.parent === undefined) return instance.owner;
  return isEntry(instance) ? `an entry of "${lastKeyOf(instance)}"` : `"${lastKeyOf(instance)}"`;
}

export function isInBrackets(instance: Instance): boolean {
  return isEntry(instance) && instance.source.text.charAt(instance.parent?.node.range[0] ?? -1) === '[';
}

/** The key of a value; the value, if it has none. */
export function keyRange({ parent, path, node }: Instance): Range {
  return entryOf(parent?.node, String(path.at(-1)))?.keyRange ?? node.range;
}

/** Where a mistake about the kind of a value is shown. */
export const startIn = ({ source, node }: Instance): At => inText(source, startOf(node));
