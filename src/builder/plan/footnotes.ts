import type { FootnoteDefinition, Root } from 'mdast';
import { eachNode } from '../../content/texts/nodes.ts';
import type { Footnote, ProseNode } from '../../model/prose.ts';
import type { FootnoteCall } from '../../model/text.ts';

type Called = {
  readonly number: number;
  readonly id: string;
  readonly calls: string[];
  readonly definition: FootnoteDefinition;
};

/** The footnotes of a text, numbered as they are called. */
export class Footnotes {
  private readonly definitions = new Map<string, FootnoteDefinition>();
  private readonly byName = new Map<string, Called>();
  private readonly newId: () => string;

  constructor(root: Root, newId: () => string) {
    this.newId = newId;
    for (const node of eachNode(root)) {
      if (node.type === 'footnoteDefinition' && !this.definitions.has(node.identifier))
        this.definitions.set(node.identifier, node);
    }
  }

  /** Calls a footnote from the text; undefined if there is none of that name. */
  call(name: string): FootnoteCall | undefined {
    const definition = this.definitions.get(name);
    if (definition === undefined) return undefined;
    const called = this.byName.get(name) ?? {
      number: this.byName.size + 1,
      id: this.newId(),
      calls: [],
      definition,
    };
    this.byName.set(name, called);
    const id = `${called.id}--${called.calls.length + 1}`;
    called.calls.push(id);
    return { kind: 'footnote', number: called.number, id, noteId: called.id };
  }

  /** All that have been called, those that are called in others included. */
  called(contentOf: (children: FootnoteDefinition['children']) => readonly ProseNode[]): Footnote[] {
    const read: (readonly [Called, readonly ProseNode[]])[] = [];
    // A footnote may call another one, which is then read, too.
    for (const each of this.byName.values()) read.push([each, contentOf(each.definition.children)]);
    return read.map(([{ number, id, calls }, content]) => ({ number, id, calls, content }));
  }
}
