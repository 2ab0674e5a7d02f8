import { Column } from './column.ts';
import { aboutFrom, keyWith, partsOfKey } from './keys.ts';
import type { About } from './questions.ts';

/** All questions of one name. */
type Named = { readonly name: string; readonly nodes: Map<string | undefined, number> };

/** Which node is which question's. Engines over the same inputs share this: a question has the same node in all. */
export class Names {
  private readonly named: Named[] = [];
  /** Where each name is in the list. */
  private readonly numbers = new Map<string, number>();
  /** By node: its name's number, and what it is about, as in its key. */
  private readonly numberAtNode = new Column();
  private readonly abouts: (string | undefined)[] = [];

  /** How many nodes there are. */
  get count(): number {
    return this.abouts.length;
  }

  /** The number of a name, which it gets if it has none. */
  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.named.push({ name, nodes: new Map() }) - 1;
    this.numbers.set(name, number);
    return number;
  }

  /**
   * The node of a question, which it gets if it has none.
   * @param number that of its name
   * @param about as in its key
   */
  of(number: number, about: string | undefined): number {
    const nodes = this.named[number]?.nodes;
    const known = nodes?.get(about);
    if (known !== undefined) return known;
    const node = this.abouts.push(about) - 1;
    nodes?.set(about, node);
    this.numberAtNode.set(node, number);
    return node;
  }

  /** The node with a key, if there is one. */
  known(key: string): number | undefined {
    const { name, about } = partsOfKey(key);
    return this.named[this.numbers.get(name) ?? -1]?.nodes.get(about);
  }

  /** The number of a node's name. */
  numberAt(node: number): number {
    return this.numberAtNode.at(node);
  }

  /** What a node is about, as in its key. */
  aboutTextAt(node: number): string | undefined {
    return this.abouts[node];
  }

  aboutAt(node: number): About[] {
    return aboutFrom(this.abouts[node]);
  }

  keyAt(node: number): string {
    return keyWith(this.named[this.numberAt(node)]?.name ?? '', this.abouts[node]);
  }

  /** All names, by their numbers. */
  all(): string[] {
    return this.named.map(({ name }) => name);
  }
}
