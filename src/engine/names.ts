import { Column } from './column.ts';
import { aboutFrom, keyWith, partsOfKey } from './keys.ts';
import { hashOf, Lines } from './lines.ts';
import type { About } from './questions.ts';

/** Stands where something is about nothing. No key has it. */
const NOTHING = '\x04';

/** Nodes by number: which of the names each has, and what it is about. */
export type Named = {
  readonly names: readonly string[];
  readonly nameNumbers: Int32Array;
  readonly abouts: Lines;
  /** Where `Names` finds them; it makes one where it is left out. */
  readonly table?: Int32Array | undefined;
};

/** Which node is which question's. Engines over the same inputs share this: a question has the same node in all. */
export class Names {
  private readonly names: string[];
  private readonly numbers: Map<string, number>;
  /** By node: its name's number. */
  private readonly numberAtNode: Column;
  /** What nodes are about, as in their keys: those that this began with, and those that came since. */
  private readonly abouts: Lines;
  private readonly since: string[] = [];
  /** Nodes, each with 1 more than its number, near the place that follows from its question; 0 where there is none. */
  private table: Int32Array;

  constructor({ names, nameNumbers, abouts, table }: Named = NONE) {
    this.names = [...names];
    this.numbers = new Map(names.map((name, number) => [name, number]));
    this.numberAtNode = new Column(nameNumbers);
    this.abouts = abouts;
    this.table = table ?? this.tableFor(abouts.length);
  }

  /** How many nodes there are. */
  get count(): number {
    return this.abouts.length + this.since.length;
  }

  /** The number of a name, which it gets if it has none. */
  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.numbers.set(name, number);
    return number;
  }

  /**
   * The node of a question, which it gets if it has none.
   * @param number that of its name
   * @param about as in its key
   */
  of(number: number, about: string | undefined): number {
    const text = about ?? NOTHING;
    const place = this.placeOf(number, text);
    const known = this.table[place] ?? 0;
    if (known !== 0) return known - 1;
    const node = this.count;
    this.since.push(text);
    this.numberAtNode.set(node, number);
    this.table[place] = node + 1;
    if (this.count > this.table.length * 0.75) this.table = this.tableFor(this.count);
    return node;
  }

  /** The nodes of others, which they get here if they have none. */
  ofAll({ names, nameNumbers, abouts }: Named): number[] {
    const numbers = names.map((name) => this.numberOf(name));
    return Array.from(nameNumbers, (number, index) => this.of(numbers[number] ?? 0, abouts.at(index)));
  }

  /** The node with a key, if there is one. */
  known(key: string): number | undefined {
    const { name, about } = partsOfKey(key);
    const number = this.numbers.get(name);
    const known = number === undefined ? 0 : (this.table[this.placeOf(number, about ?? NOTHING)] ?? 0);
    return known === 0 ? undefined : known - 1;
  }

  /** The number of a node's name. */
  numberAt(node: number): number {
    return this.numberAtNode.at(node);
  }

  aboutAt(node: number): About[] {
    return aboutFrom(this.aboutIn(node));
  }

  keyAt(node: number): string {
    return keyWith(this.names[this.numberAt(node)] ?? '', this.aboutIn(node));
  }

  /** Some nodes, numbered anew. */
  named(nodes: readonly number[]): Named {
    return {
      names: this.names,
      nameNumbers: Int32Array.from(nodes, (node) => this.numberAt(node)),
      abouts: Lines.of(nodes.map((node) => this.textAt(node))),
    };
  }

  /** The same nodes, with a table to find them in. */
  static withTable(named: Named): Named {
    return { ...named, table: new Names(named).table };
  }

  private aboutIn(node: number): string | undefined {
    const text = this.textAt(node);
    return text === NOTHING ? undefined : text;
  }

  private textAt(node: number): string {
    const { length } = this.abouts;
    return node < length ? this.abouts.at(node) : (this.since[node - length] ?? NOTHING);
  }

  /** Where in the table the node of a question is, or would be. */
  private placeOf(number: number, about: string): number {
    const { length } = this.abouts;
    for (let place = this.firstPlace(number, hashOf(about)); ; place = this.next(place)) {
      const node = (this.table[place] ?? 0) - 1;
      if (node === -1) return place;
      if (this.numberAt(node) !== number) continue;
      if (node < length ? this.abouts.isAt(node, about) : this.since[node - length] === about) return place;
    }
  }

  /** A table of all nodes with room for more. Its length is a power of two. */
  private tableFor(count: number): Int32Array {
    this.table = new Int32Array(2 ** Math.ceil(Math.log2(count * 1.5 + 64)));
    const { length } = this.abouts;
    for (let node = 0; node < count; node++) {
      const hash = node < length ? this.abouts.hashAt(node) : hashOf(this.since[node - length] ?? NOTHING);
      let place = this.firstPlace(this.numberAt(node), hash);
      while (this.table[place] !== 0) place = this.next(place);
      this.table[place] = node + 1;
    }
    return this.table;
  }

  private firstPlace(number: number, hash: number): number {
    return (hash + Math.imul(number, 0x9e3779b1)) & (this.table.length - 1);
  }

  private next(place: number): number {
    return (place + 1) & (this.table.length - 1);
  }
}

const NONE: Named = { names: [], nameNumbers: new Int32Array(), abouts: Lines.of([]) };
