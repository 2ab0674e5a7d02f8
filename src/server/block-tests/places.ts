import type { Location } from '../../diagnostics/diagnose.ts';
import { folderDisk } from '../../disk/disk.ts';
import type { JsonObject } from '../../model/json.ts';
import type { OwnBlocks } from '../../schema/own/read-own.ts';
import { below, type Resolved, schemaOf } from '../../schema/schemas/schemas.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { type MapNode, type Node, plainObject } from '../../yaml/syntax/tree.ts';
import { locationOf, type Range, type SourceText, sourceText } from '../../yaml/text/source.ts';

export type TestedBlock = {
  readonly name: string;
  /** The example, as it is written and as its values. */
  readonly example: SourceText;
  readonly root: MapNode;
  readonly block: JsonObject;
  readonly component: SourceText;
};

/** The blocks of a site that have an example, sorted by name. @param own without mistakes */
export function testedBlocks(root: string, { blocks, texts }: OwnBlocks): readonly TestedBlock[] {
  const disk = folderDisk(root);
  return blocks.flatMap(({ name, component, example: file = '' }): TestedBlock[] => {
    const text = texts.get(file);
    if (text === undefined) return [];
    const example = sourceText(file, text);
    const { root: node } = parse(example);
    if (node?.kind !== 'map') return [];
    const code = new TextDecoder().decode(disk.read(component));
    const block = { ...plainObject(node), type: name };
    return [{ name, example, root: node, block, component: sourceText(component, code) }];
  });
}

/** A text of an example: its words as the block gets them, and where it is written. */
export type SaidText = { readonly words: string; readonly range: Range };

/** Words without spaces: where lines are broken, and which elements words are in, makes no difference. */
const bare = (words: string): string => words.replace(/\s+/g, '');

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('');
  const { kind, text, year, children }: { [key: string]: unknown } = Object(value);
  if (kind === 'code') return wordsOf(text);
  return wordsOf(kind === 'year' ? year : (children ?? []));
}

function saidIn(node: Node, value: unknown, { kind, schema }: Resolved): SaidText[] {
  if (kind === 'text' || kind === 'richText' || kind === 'passage') {
    const paragraphs = kind !== 'text' && Array.isArray(value) ? value : [value];
    return paragraphs.map((each) => ({ words: wordsOf(each), range: node.range }));
  }
  if (kind !== undefined || node.kind === 'scalar') return [];
  const inner: readonly (readonly [step: string | number, node: Node])[] =
    node.kind === 'list'
      ? node.items.map((item, index) => [index, item])
      : node.entries.map((entry) => [entry.key, entry.value]);
  return inner.flatMap(([step, each]) => {
    const field = below(schema, step);
    return field === undefined ? [] : saidIn(each, Object(value)[step], field);
  });
}

/** Where what a block shows is written: in its example, or else in its component. */
export class Places {
  /** The texts of the example that aren't empty. */
  readonly said: readonly SaidText[];
  readonly #tested: TestedBlock;

  /** @param planned the block of the example, as its component gets it */
  constructor(tested: TestedBlock, planned: unknown) {
    this.#tested = tested;
    const all = saidIn(tested.root, planned, { schema: schemaOf(`blocks/${tested.name}`) });
    this.said = all.filter(({ words }) => bare(words) !== '');
  }

  inExample(range: Range): Location {
    return locationOf(this.#tested.example, range);
  }

  /** What is shown with these words, or the element of this name, if it is in one place of the component. */
  of({ words, element }: { readonly words: string; readonly element: string }): Location {
    const shown = bare(words);
    const texts = this.said.map(({ words: written, range }) => ({ written: bare(written), range }));
    const found =
      texts.find(({ written }) => written === shown) ??
      texts.find(({ written }) => shown !== '' && (written.includes(shown) || shown.includes(written)));
    return found === undefined ? this.#ofElement(element) : this.inExample(found.range);
  }

  ofComponent(): Location {
    const { component } = this.#tested;
    const at = Math.max(0, component.text.search(/^export default/m));
    return locationOf(component, [at, at]);
  }

  /** A place in a file of `blocks/`, as it is written: `blocks/tides/Tides.tsx:14:7`. */
  at(place: string | undefined): Location {
    const [, file = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place ?? '') ?? [];
    if (file === '') return this.ofComponent();
    const [row, cell] = [Number(line), Number(column)];
    return { file, line: row, column: cell, endLine: row, endColumn: cell };
  }

  #ofElement(name: string): Location {
    const { component } = this.#tested;
    const [first, ...others] = [...component.text.matchAll(new RegExp(`<(?:chakra\\.)?${name}\\b`, 'g'))];
    if (first === undefined || others.length > 0) return this.ofComponent();
    return locationOf(component, [first.index, first.index + first[0].length]);
  }
}
