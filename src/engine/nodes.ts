import { Column, Row } from './column.ts';
import { ANOTHER, isAnother } from './digest.ts';
import { Edges } from './edges.ts';
import { Graph } from './graph.ts';
import { Names } from './names.ts';
import { BytePile, NumberPile, type Pieces, pieceOf } from './pieces.ts';
import type { AnyQuestion } from './questions.ts';
import type { Saved } from './store.ts';
import { Values } from './values.ts';

/** How often something is saved before what nobody has asked for since is left out. */
const LIFE = 16;

/** That, when it's read again, of what was asked in the run that saved it. */
const OF_LAST_SAVE = 2;

/**
 * What an engine has, by node. Time is counted in revisions: each change begins one. A node was verified in one, and in one became another;
 * whoever was verified before that looks again.
 */
export class Nodes {
  readonly names: Names;
  readonly graph: Graph;
  readonly values: Values;
  /** Of what was asked from outside, how often something was saved since, and 1. */
  private readonly roots: Column;
  /** 1 for what was asked from outside since the last sweep. */
  private asked: Column;
  private readonly digests: Row<string>;
  private readonly stamps: Row<string>;
  private readonly verified: Column;
  private readonly changed: Column;
  private revision: number;
  /** The digest of all that is another one whenever it is made: that is at most once in a revision. */
  private another: string;

  constructor(from: Partial<Contents> = {}) {
    this.names = from.names ?? new Names();
    this.graph = from.graph ?? new Graph();
    this.values = from.values ?? new Values();
    this.roots = from.roots ?? new Column();
    this.asked = from.asked ?? new Column();
    this.digests = from.digests ?? new Row();
    this.stamps = from.stamps ?? new Row();
    this.verified = from.verified ?? new Column();
    this.changed = from.changed ?? new Column();
    this.revision = from.revision ?? 1;
    this.another = anotherIn(this.revision);
  }

  /** What was saved. All of it has to be verified. */
  static from(saved: Saved): Nodes {
    const names = new Names();
    const numbers = saved.names.map((name) => names.numberOf(name));
    saved.abouts.forEach((about, node) => {
      names.of(numbers[saved.nameNumbers[node] ?? 0] ?? 0, about);
    });
    const stamps = new Row<string>();
    for (const [node, stamp] of saved.stamps) stamps.set(node, stamp);
    const roots = new Column();
    for (const [node, saves] of saved.roots) roots.set(node, saves + 1);
    return new Nodes({
      names,
      graph: new Graph(Edges.from(saved.asked)),
      values: new Values({ saved: saved.values }),
      roots,
      digests: new Row(saved.digests),
      stamps,
      verified: new Column(saved.verified),
      changed: new Column(saved.changed),
      // What changes from now on is later than all that was saved.
      revision: saved.revision + 1,
    });
  }

  /** Takes in what another engine has saved, over the same inputs. What has an answer here keeps it. All others have to be verified. */
  adopt(saved: Saved): void {
    const { names, abouts, nameNumbers, digests, asked, values } = saved;
    const numbers = names.map((name) => this.names.numberOf(name));
    const nodes = abouts.map((about, index) => this.names.of(numbers[nameNumbers[index] ?? 0] ?? 0, about));
    const before = Math.max(this.revision, saved.revision);
    this.begin(before + 1);
    const isNew = nodes.map((node) => this.digests.at(node) === undefined);
    nodes.forEach((node, index) => {
      const digest = digests[index] ?? '';
      if (isNew[index] !== true) {
        // What was made of it there was made of another one.
        if (this.digests.at(node) !== digest || isAnother(digest)) this.changed.set(node, this.revision);
        return;
      }
      this.digests.set(node, digest);
      this.verified.set(node, before);
      this.values.adopt(node, pieceOf(values, index));
      this.graph.setAsked(
        node,
        Array.from(pieceOf(asked, index), (each) => nodes[each] ?? 0),
      );
    });
    for (const [index, stamp] of saved.stamps) if (isNew[index] === true) this.stamps.set(nodes[index] ?? 0, stamp);
  }

  /** The same, for changes that this one doesn't see. */
  copy(): Nodes {
    const { names, revision } = this;
    return new Nodes({
      names,
      graph: this.graph.copy(),
      values: this.values.copy(),
      roots: this.roots.copy(),
      asked: this.asked.copy(),
      digests: this.digests.copy(),
      stamps: this.stamps.copy(),
      verified: this.verified.copy(),
      changed: this.changed.copy(),
      revision,
    });
  }

  /** Notes that a node is as things are now. */
  setClean(node: number): void {
    this.verified.set(node, this.revision);
    this.graph.setClean(node);
  }

  /** Whether a node has become another since one that asked for it was verified. */
  hasChangedSince(node: number, asker: number): boolean {
    return this.changed.at(node) > this.verified.at(asker);
  }

  digestAt(node: number): string | undefined {
    return this.digests.at(node);
  }

  setDigest(node: number, digest: string): void {
    const own = digest === ANOTHER ? this.another : digest;
    if (this.digests.at(node) === own) return;
    this.digests.set(node, own);
    this.changed.set(node, this.revision);
  }

  stampAt(node: number): string | undefined {
    return this.stamps.at(node);
  }

  setStamp(node: number, stamp: string | undefined): void {
    if (this.stamps.at(node) !== stamp) this.stamps.set(node, stamp);
  }

  /** Begins a revision, in which nodes may be others. @returns all of which that wasn't known */
  dirty(nodes: readonly number[]): number[] {
    this.begin(this.revision + 1);
    return this.graph.dirty(nodes);
  }

  private begin(revision: number): void {
    this.revision = revision;
    this.another = anotherIn(revision);
  }

  /** Whether a node was asked from outside before all this was saved, since it had been saved before, and not again since. */
  isOfLastSave(node: number): boolean {
    return this.roots.at(node) === OF_LAST_SAVE;
  }

  /** Notes that somebody asks for a node who isn't one. */
  askedOutside(node: number): void {
    this.roots.set(node, 1);
    this.asked.set(node, 1);
  }

  /** Lets go of all values but those of what was asked from outside since the last time, and of what that was made of. */
  sweep(): void {
    this.values.keepOnly(this.graph.below(this.asked.marked(), this.names.count).marks);
    this.asked = new Column();
  }

  /** All that is to be saved: what was asked from outside lately, and what that was made of. */
  saved(questionAt: (node: number) => AnyQuestion): Saved {
    const { names, graph } = this;
    const roots = this.roots.marked().filter((node) => this.roots.at(node) <= LIFE);
    const { found: kept, marks } = graph.below(roots, names.count);
    const numbers = new Int32Array(names.count);
    kept.forEach((node, index) => {
      numbers[node] = index;
    });
    const numbered = (node: number): number => numbers[node] ?? 0;
    return {
      revision: this.revision,
      // Of those whose making has failed, nothing is known.
      roots: roots.filter((node) => marks[node] === 1).map((node) => [numbered(node), this.roots.at(node)]),
      names: names.all(),
      nameNumbers: Int32Array.from(kept, (node) => names.numberAt(node)),
      abouts: kept.map((node) => names.aboutTextAt(node)),
      digests: kept.map((node) => this.digests.at(node) ?? ''),
      stamps: kept.flatMap((node, index) => {
        const stamp = this.stamps.at(node);
        return stamp === undefined ? [] : [[index, stamp] as const];
      }),
      verified: Int32Array.from(kept, (node) => this.verified.at(node)),
      changed: Int32Array.from(kept, (node) => this.changed.at(node)),
      asked: this.askedAmong(kept, numbered),
      values: this.valuesOf(kept, questionAt),
    };
  }

  /** What each of some nodes was made from, by their new numbers. */
  private askedAmong(nodes: readonly number[], numbered: (node: number) => number): Pieces<Int32Array> {
    const [starts, all] = [new Int32Array(nodes.length + 1), new NumberPile()];
    nodes.forEach((node, at) => {
      const count = this.graph.countAsked(node);
      for (let index = 0; index < count; index++) all.add(numbered(this.graph.askedAt(node, index)));
      starts[at + 1] = all.length;
    });
    return { starts, all: all.all() };
  }

  /** The JSON of the values of some nodes. */
  private valuesOf(nodes: readonly number[], questionAt: (node: number) => AnyQuestion): Pieces<Uint8Array> {
    const [starts, all] = [new Int32Array(nodes.length + 1), new BytePile()];
    nodes.forEach((node, at) => {
      this.values.addJson(node, questionAt(node), all);
      starts[at + 1] = all.length;
    });
    return { starts, all: all.all() };
  }
}

const anotherIn = (revision: number): string => `${ANOTHER} ${revision}`;

type Contents = {
  readonly names: Names;
  readonly graph: Graph;
  readonly values: Values;
  readonly roots: Column;
  readonly asked: Column;
  readonly digests: Row<string>;
  readonly stamps: Row<string>;
  readonly verified: Column;
  readonly changed: Column;
  readonly revision: number;
};
