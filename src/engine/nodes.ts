import { Column, Row } from './column.ts';
import { ANOTHER, isAnother } from './digest.ts';
import { Digests } from './digests.ts';
import { Graph } from './graph.ts';
import { Names } from './names.ts';
import { pieceOf } from './pieces.ts';
import type { AnyQuestion } from './questions.ts';
import { type Contents, changesOf, contentsIn, OF_LAST_SAVE, type Saved, savedOf, takeChanges } from './saving.ts';
import type { Found } from './store.ts';
import { Values } from './values.ts';

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
  private readonly digests: Digests;
  private readonly stamps: Row<string>;
  private readonly verified: Column;
  private readonly changed: Column;
  /** What isn't as it was saved as a whole; undefined if that isn't known. */
  private others: Set<number> | undefined;
  private revision: number;
  /** The digest of all that is another one whenever it is made: that is at most once in a revision. */
  private another: string;

  constructor(from: Partial<Contents & { readonly asked: Column; readonly others: Set<number> }> = {}) {
    this.names = from.names ?? new Names();
    this.graph = from.graph ?? new Graph();
    this.values = from.values ?? new Values();
    this.roots = from.roots ?? new Column();
    this.asked = from.asked ?? new Column();
    this.digests = from.digests ?? new Digests();
    this.stamps = from.stamps ?? new Row();
    this.verified = from.verified ?? new Column();
    this.changed = from.changed ?? new Column();
    this.others = from.others;
    this.revision = from.revision ?? 1;
    this.another = anotherIn(this.revision);
  }

  /** What was saved. All of it has to be verified. */
  static from({ whole, changes }: Found): Nodes {
    const contents = contentsIn(whole);
    // What changes from now on is later than all that was saved.
    if (changes === undefined) return new Nodes({ ...contents, revision: whole.revision + 1 });
    const others = takeChanges(contents, changes);
    return new Nodes({ ...contents, others, revision: changes.revision + 1 });
  }

  /** Takes in what another engine has saved, over the same inputs. What has an answer here keeps it. All others have to be verified. */
  adopt(saved: Saved): void {
    const { digests, asked, values } = saved;
    const nodes = this.names.ofAll(saved);
    const before = Math.max(this.revision, saved.revision);
    this.begin(before + 1);
    const isNew = nodes.map((node) => this.digests.at(node) === undefined);
    this.others = undefined;
    nodes.forEach((node, index) => {
      const digest = digests.at(index);
      if (isNew[index] !== true) {
        // What was made of it there was made of another one.
        if (!this.digests.isAt(node, digest) || isAnother(digest)) this.changed.set(node, this.revision);
        return;
      }
      this.digests.set(node, digest);
      this.verified.set(node, before);
      const json = pieceOf(values, index);
      if (json.length > 0) this.values.adopt(node, json);
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
    if (this.digests.isAt(node, own)) return;
    this.digests.set(node, own);
    this.changed.set(node, this.revision);
    this.others?.add(node);
  }

  /** Notes what a node was made from, and what it is now. */
  setMade(node: number, asked: readonly number[]): void {
    this.graph.setAsked(node, asked);
    this.others?.add(node);
  }

  stampAt(node: number): string | undefined {
    return this.stamps.at(node);
  }

  setStamp(node: number, stamp: string | undefined): void {
    if (this.stamps.at(node) === stamp) return;
    this.stamps.set(node, stamp);
    this.others?.add(node);
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
    const saves = this.roots.at(node);
    // That of the others is saved already.
    if (saves !== 1 && saves !== OF_LAST_SAVE) this.others?.add(node);
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
    return savedOf(this.contents, questionAt);
  }

  /** What isn't as it was saved as a whole; undefined if that is better saved anew. */
  changes(questionAt: (node: number) => AnyQuestion): Saved | undefined {
    return this.others && changesOf(this.contents, this.others, questionAt);
  }

  private get contents(): Contents {
    const { names, graph, values, roots, digests, stamps, verified, changed, revision } = this;
    return { names, graph, values, roots, digests, stamps, verified, changed, revision };
  }
}

const anotherIn = (revision: number): string => `${ANOTHER} ${revision}`;
