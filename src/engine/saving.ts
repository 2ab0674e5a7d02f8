import { Column, Row } from './column.ts';
import { Digests } from './digests.ts';
import { Edges } from './edges.ts';
import { Graph } from './graph.ts';
import { Lines } from './lines.ts';
import { type Named, Names } from './names.ts';
import { BytePile, NumberPile, type Pieces, pieceOf } from './pieces.ts';
import type { AnyQuestion } from './questions.ts';
import { Values } from './values.ts';

/** What an engine has, by node. */
export type Contents = {
  readonly names: Names;
  readonly graph: Graph;
  readonly values: Values;
  /** Of what was asked from outside, how often something was saved since, and 1. */
  readonly roots: Column;
  readonly digests: Digests;
  readonly stamps: Row<string>;
  readonly verified: Column;
  readonly changed: Column;
  readonly revision: number;
};

/**
 * All that is saved of an engine, or what has become another since that was saved. Nodes are numbered anew, without those that nobody asks for any
 * more.
 */
export type Saved = Named & {
  readonly revision: number;
  /** What was asked from outside, and how often something was saved since. */
  readonly roots: readonly (readonly [node: number, saves: number])[];
  /** Of inputs, what says that they are the same. */
  readonly stamps: readonly (readonly [node: number, stamp: string])[];
  /** By node, like all that follow: of changes, only of the first nodes. The others are those that these asked. */
  readonly digests: Lines;
  /** When each was looked at, and when it last became another: revisions. */
  readonly verified: Int32Array;
  readonly changed: Int32Array;
  readonly asked: Pieces<Int32Array>;
  /** The JSON of its value; nothing if that isn't saved. */
  readonly values: Pieces<Uint8Array>;
};

/** How often something is saved before what nobody has asked for since is left out. */
const LIFE = 16;

/** That, when it's read again, of what was asked in the run that saved it. */
export const OF_LAST_SAVE = 2;

/** So many changes are always saved by themselves; more of them if they are fewer than this part of all nodes. */
const FEW = 100;
const SMALL_PART = 1 / 8;

type QuestionAt = (node: number) => AnyQuestion;

/** What was saved as a whole. All of it has to be verified. */
export function contentsIn(saved: Saved): Contents {
  const stamps = new Row<string>();
  for (const [node, stamp] of saved.stamps) stamps.set(node, stamp);
  const roots = new Column();
  for (const [node, saves] of saved.roots) roots.set(node, saves + 1);
  return {
    names: new Names(saved),
    graph: new Graph(Edges.from(saved.asked)),
    values: new Values({ saved: saved.values }),
    roots,
    digests: new Digests(saved.digests),
    stamps,
    verified: new Column(saved.verified),
    changed: new Column(saved.changed),
    revision: saved.revision,
  };
}

/** Changes what was saved as a whole to what it has become since. @returns what has changed */
export function takeChanges(contents: Contents, saved: Saved): Set<number> {
  const nodes = contents.names.ofAll(saved);
  const nodeAt = (index: number): number => nodes[index] ?? 0;
  const others = nodes.slice(0, saved.digests.length);
  others.forEach((node, index) => {
    contents.digests.set(node, saved.digests.at(index));
    contents.stamps.set(node, undefined);
    contents.verified.set(node, saved.verified[index] ?? 0);
    contents.changed.set(node, saved.changed[index] ?? 0);
    contents.graph.setAsked(node, Array.from(pieceOf(saved.asked, index), nodeAt));
    contents.values.adopt(node, pieceOf(saved.values, index));
  });
  for (const [index, stamp] of saved.stamps) contents.stamps.set(nodeAt(index), stamp);
  for (const [index, saves] of saved.roots) contents.roots.set(nodeAt(index), saves + 1);
  return new Set(others);
}

/** All that is to be saved: what was asked from outside lately, and what that was made of. */
export function savedOf(contents: Contents, questionAt: QuestionAt): Saved {
  const { names, graph } = contents;
  const roots = contents.roots.marked().filter((node) => contents.roots.at(node) <= LIFE);
  const { found: kept, marks } = graph.below(roots, names.count);
  const numbers = new Int32Array(names.count);
  kept.forEach((node, index) => {
    numbers[node] = index;
  });
  const numbered = (node: number): number => numbers[node] ?? 0;
  return {
    ...Names.withTable(names.named(kept)),
    ...ofNodes(contents, { first: kept, numbered, questionAt }),
    // Of those whose making has failed, nothing is known.
    roots: roots.filter((node) => marks[node] === 1).map((node) => [numbered(node), contents.roots.at(node)]),
  };
}

/**
 * What isn't as it was saved as a whole. Undefined if that is a lot, or if something is asked for no more: then it is better saved anew, without
 * that.
 */
export function changesOf(contents: Contents, others: ReadonlySet<number>, questionAt: QuestionAt): Saved | undefined {
  const { names, graph, roots } = contents;
  if (others.size > Math.max(FEW, names.count * SMALL_PART) || roots.has(OF_LAST_SAVE)) return undefined;
  const first = [...others].filter((node) => graph.countAsked(node) !== -1);
  const numbers = new Map(first.map((node, index) => [node, index]));
  const all = [...first];
  for (const node of first) {
    for (let index = 0; index < graph.countAsked(node); index++) {
      const each = graph.askedAt(node, index);
      if (!numbers.has(each)) numbers.set(each, all.push(each) - 1);
    }
  }
  // What is asked from outside for the first time was made for that.
  const asked = first.filter((node) => roots.at(node) === 1);
  const numbered = (node: number): number => numbers.get(node) ?? 0;
  return {
    ...names.named(all),
    ...ofNodes(contents, { first, numbered, questionAt }),
    roots: asked.map((node) => [numbered(node), 1]),
  };
}

type Which = {
  /** The nodes of which all is saved. */
  readonly first: readonly number[];
  /** The new number of each. */
  readonly numbered: (node: number) => number;
  readonly questionAt: QuestionAt;
};

function ofNodes(contents: Contents, { first, numbered, questionAt }: Which): Omit<Saved, 'roots' | keyof Named> {
  const { digests, stamps, verified, changed, revision } = contents;
  return {
    revision,
    digests: Lines.of(first.map((node) => digests.at(node) ?? '')),
    stamps: first.flatMap((node, index) => {
      const stamp = stamps.at(node);
      return stamp === undefined ? [] : [[index, stamp] as const];
    }),
    verified: Int32Array.from(first, (node) => verified.at(node)),
    changed: Int32Array.from(first, (node) => changed.at(node)),
    asked: askedAmong(contents.graph, first, numbered),
    values: valuesOf(contents.values, first, questionAt),
  };
}

/** What each of some nodes was made from, by their new numbers. */
function askedAmong(graph: Graph, nodes: readonly number[], numbered: (node: number) => number): Pieces<Int32Array> {
  const [starts, all] = [new Int32Array(nodes.length + 1), new NumberPile()];
  nodes.forEach((node, at) => {
    const count = graph.countAsked(node);
    for (let index = 0; index < count; index++) all.add(numbered(graph.askedAt(node, index)));
    starts[at + 1] = all.length;
  });
  return { starts, all: all.all() };
}

/** The JSON of the values of some nodes. */
function valuesOf(values: Values, nodes: readonly number[], questionAt: QuestionAt): Pieces<Uint8Array> {
  const [starts, all] = [new Int32Array(nodes.length + 1), new BytePile()];
  nodes.forEach((node, at) => {
    values.addJson(node, questionAt(node), all);
    starts[at + 1] = all.length;
  });
  return { starts, all: all.all() };
}
