import type { JsonObject } from '../../model/json.ts';
import { onceFor } from '../../model/once.ts';
import type { Absence, PdfDocument } from '../../model/site.ts';
import type { Field } from '../../values/field.ts';
import type { ValueType } from '../../values/value-types.ts';
import type { Mask } from '../../yaml/syntax/masks.ts';
import { type Node, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import type { Facts } from './outline.ts';

/**
 * What a file is: a page, an entry of a kind without pages, a file with all entries of a kind, the text of a page in a file of its own, the alt texts of
 * a folder of pictures, site.yaml, or the declaration of a kind.
 */
export type FileSort = 'page' | 'entry' | 'data' | 'text' | 'pictures' | 'settings' | 'kind';

/** A file of the site that could be parsed; its shape may still have mistakes. */
export type Content = {
  readonly sort: FileSort;
  readonly source: SourceText;
  /** What could not be read, and was reported. */
  readonly masks: readonly Mask[];
  readonly root: Node;
  /** Of a page and its text. */
  readonly route: string | undefined;
  /** Whether visitors don't see the page: a draft, or one whose time has not come or is over. */
  readonly draft: boolean;
  readonly absence?: Absence;
  readonly hidden?: readonly Range[];
  /** The fields that the file makes a page for each value of, if it does, or for each pair of two: `category`. */
  readonly parameters?: readonly string[];
  readonly pdf?: PdfDocument;
  /** Of a page: the text in the .md file of its name. Of such a text, its page is the one with the same route. */
  readonly body?: Content;
  /** That file, whether it could be read or not. */
  readonly bodyFile?: string;
  readonly values: readonly Value[];
  /** Of a file with all entries of a kind: the name of the kind. */
  readonly dataOf?: string;
  /** The SHA-256 of its file's bytes, if it was asked for. */
  readonly hash?: string;
  /** What it has for the others, if that was noted by an earlier reading. Its source, root and values aren't made then until they are asked for. */
  readonly facts?: Facts;
  /** What it says, without places, if that is known without its root: a value of its own for whoever asks. */
  readonly written?: JsonObject | undefined;
  /** Of a page of a kind: as `fieldsIn`, if that is known without its root. */
  readonly fields?: JsonObject | undefined;
};

/** The entries that a file has: what it says as a whole, or each in a file with all of a kind. */
export function entriesIn({ sort, root }: Content): readonly Node[] {
  if (sort !== 'data') return [root];
  return root.kind === 'list' ? root.items : [];
}

/** What a file says, without places; undefined for one that isn't a map. */
export function writtenIn(content: Content): JsonObject | undefined {
  const { written } = content;
  if (written !== undefined) return written;
  const { root } = content;
  return root.kind === 'map' ? plainObject(root) : undefined;
}

const fieldsAt = onceFor((root: Node) => (root.kind === 'map' ? fieldsOf(plainObject(root)) : {}));

/** What a page of a kind says to those who list it: all but its blocks and its long text. The same object as long as the file is the same. */
export const fieldsIn = (content: Content): JsonObject => content.fields ?? fieldsAt(content.root);

export const fieldsOf = ({ blocks: _, body: __, ...fields }: JsonObject): JsonObject => fields;

export type Value = { readonly kind: ValueType; readonly node: Node };

/** Whether visitors don't see the block at an offset of a page. */
export function isHidden({ hidden = [] }: Content, offset: number): boolean {
  return hidden.some(([from, to]) => from <= offset && offset < to);
}

/** A value of a field in a file, and all that the field says there: of several each, and of a list what each of its entries says. */
export type FieldNode = { readonly field: Field; readonly node: Node; readonly all: readonly Node[] };

/** The values of fields in a page of their kind, as far as they have the form that is wanted. */
export function fieldNodes(root: Node, fields: readonly Field[]): readonly FieldNode[] {
  return fields.flatMap((field) => {
    const node = valueAt(root, field.name);
    if (node === undefined) return [];
    const each = node.kind === 'list' ? node.items : [node];
    const inner = field.type === 'list' ? each.flatMap((item) => fieldNodes(item, field.fields ?? [])) : undefined;
    return inner ?? each.map((one) => ({ field, node: one, all: each }));
  });
}

/**
 * A value with other fields besides its own, or in place of them. Those that stay are asked of the value when somebody asks for them: what is
 * only made then is made once for both. They are not fields of its own: a spread leaves them out.
 */
export function withFields<T extends object, U extends object>(value: T, more: U): Omit<T, keyof U> & U {
  // It has the fields of both: its own, and those of what stands behind it.
  return Object.create(value, Object.getOwnPropertyDescriptors(more)) as Omit<T, keyof U> & U;
}
