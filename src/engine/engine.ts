import { Answers } from './answers.ts';
import { keyOf } from './keys.ts';
import { Library } from './library.ts';
import { Nodes } from './nodes.ts';
import type { About, AnyQuestion, Query, Question, Reader } from './questions.ts';
import { loadFrom, partsOf, type Store, savedIn, saveWhole } from './store.ts';
import { GONE } from './values.ts';

/** What an engine has noted of an answer. */
export type Noted<T> = {
  /** The answer, if it was kept. */
  readonly value?: T;
  /** Answers that differ in what counts have different ones. */
  readonly digest: string;
  /** The keys of the questions that it was made of, in the order in which they were asked. */
  readonly asked: readonly string[];
};

/** What an engine is made of. */
export type Definitions = {
  readonly queries: readonly AnyQuestion[];
  readonly readers: readonly Reader[];
  /** Where it saves what it has; it begins with what is there. */
  readonly store?: Store;
  /** Told of each query that is made, and each input that is read. */
  readonly onMake?: (key: string) => void;
  /** Whether parts of answers are kept, too: for who makes long answers again and again. */
  readonly keepsParts?: boolean;
};

/** Inputs that may be others: their keys, what says whether one is (a key is long, and made when it's wanted), or any. */
type Inputs = Iterable<string> | ((input: AnyQuestion, key: () => string) => boolean) | 'anything';

/**
 * Makes answers of other answers, and notes which. When inputs change, it makes only what was made of something that is another now: a
 * query whose answer turns out to be the same stops the change there. Nobody else decides what depends on what.
 */
export class Engine {
  private readonly definitions: Definitions;
  private readonly nodes: Nodes;
  private readonly library: Library;
  private readonly answers: Answers;
  /** Inputs with other values than outside, by their keys. */
  private readonly laid: ReadonlyMap<string, unknown>;
  /** Of what all that this began with was saved as changes, if it was. */
  private readonly wholeBefore: number | undefined;

  constructor(definitions: Definitions, from?: { readonly nodes: Nodes; readonly laid: ReadonlyMap<string, unknown> }) {
    const { queries, readers, store, onMake, keepsParts = false } = definitions;
    this.definitions = definitions;
    const saved = from === undefined ? loadFrom(store) : undefined;
    this.nodes = from?.nodes ?? (saved === undefined ? new Nodes() : Nodes.from(saved));
    this.wholeBefore = saved?.of;
    this.laid = from?.laid ?? new Map();
    this.library = new Library(queries, readers, (name) => this.nodes.names.numberOf(name));
    this.answers = new Answers({ nodes: this.nodes, library: this.library, laid: this.laid, onMake, keepsParts });
  }

  /**
   * The answer as things are now, for who isn't a query.
   * @throws Superseded when an input has changed that was to be read again
   */
  get<A extends readonly About[], T>(question: Question<A, T>, ...about: A): T {
    return this.answers.answer<T>(this.outside(question, about));
  }

  /** The answer as things are now, for who looks at it later, whatever it is by then. @throws Superseded as `get` does */
  held<A extends readonly About[], T>(question: Question<A, T>, ...about: A): () => T {
    return this.answers.held<T>(this.outside(question, about));
  }

  /** Whether an answer that was made before still holds: all that it was made of has the same answers. It isn't made for that. */
  isAsMade<A extends readonly About[], T>(query: Query<A, T>, ...about: A): boolean {
    return this.answers.isAsMade(this.outside(query, about));
  }

  /**
   * Notes that inputs may be others now.
   * @param inputs their keys (`keyOf`), or what says whether an input is one of them, which are read again; or `anything`: then those are
   * whose stamps are others
   * @returns the keys of all that may have other answers, as far as that is new
   */
  changed(inputs: Inputs): Iterable<string> {
    this.refuseMaking();
    const { names } = this.nodes;
    const nodes = this.nodesOf(inputs);
    if (inputs !== 'anything') for (const node of nodes) this.nodes.setStamp(node, undefined);
    const dirty = this.nodes.dirty(nodes);
    // Keys are long, and few want to see them.
    return { [Symbol.iterator]: () => dirty.map((node) => names.keyAt(node)).values() };
  }

  /** Reads the same inputs in another way from now on. Any of them may be another one then. */
  readBy(readers: readonly Reader[]): void {
    this.library.readBy(readers);
    this.changed('anything');
  }

  /**
   * An engine with other inputs: what somebody is typing, or a file as it would be. It shares what is the same, and doesn't see what
   * changes here later; neither does this one see it. What asks for something `later` is made again there, and asks there.
   * @param inputs values by the keys of their inputs
   * @param readers of what nobody has asked for yet; the same if left out
   */
  over(inputs: ReadonlyMap<string, unknown>, readers: readonly Reader[] = this.library.allReaders()): Engine {
    const { store: _, ...definitions } = this.definitions;
    const engine = new Engine(
      { ...definitions, readers },
      { nodes: this.nodes.copy(), laid: new Map([...this.laid, ...inputs]) },
    );
    engine.changed(inputs.keys());
    return engine;
  }

  /** What was noted of an answer when it was made last; undefined if it never was. Nobody looks whether it still holds. */
  noted<A extends readonly About[], T>(question: Question<A, T>, ...about: A): Noted<T> | undefined {
    const { names, graph, values } = this.nodes;
    const node = names.known(keyOf(question.name, about));
    const digest = node === undefined ? undefined : this.nodes.digestAt(node);
    if (node === undefined || digest === undefined) return undefined;
    const found = values.find(node, question);
    return {
      // As in `Answers`.
      ...(found !== GONE && { value: found as T }),
      digest,
      asked: Array.from({ length: graph.countAsked(node) }, (_, index) => names.keyAt(graph.askedAt(node, index))),
    };
  }

  /** The digest of an answer as it was made last, by its key. */
  digestNoted(key: string): string | undefined {
    const node = this.nodes.names.known(key);
    return node === undefined ? undefined : this.nodes.digestAt(node);
  }

  /**
   * Gives whether an answer is the one that it was when all this was saved. An input is read for that; a query isn't made. It isn't the same if nobody
   * had asked for it from outside in the run that saved: what was kept beside it isn't of this answer, then. This has to be called before
   * somebody asks again.
   */
  asSaved<A extends readonly About[], T>(question: Question<A, T>, ...about: A): () => boolean {
    const node = this.answers.nodeOf(question, about);
    const before = this.nodes.isOfLastSave(node) ? this.nodes.digestAt(node) : undefined;
    return () => {
      if (before === undefined && !question.isInput) return false;
      this.askedOutside(question, node);
      if (question.isInput) this.answers.answer(node);
      else if (!this.answers.isAsMade(node)) return false;
      return this.nodes.digestAt(node) === before;
    };
  }

  /** Lets go of the values that nobody has asked for since the last time, nor had to be made for that. Whoever does later has them made again. */
  sweep(): void {
    this.nodes.sweep();
  }

  /**
   * Takes in what another engine has saved that has the same questions, over the same inputs: what was made there isn't made here, once it is seen
   * that it was made of the same.
   * @throws an error of any kind if it isn't as it was saved
   */
  adopt(saved: Uint8Array): void {
    this.refuseMaking();
    this.nodes.adopt(savedIn(saved));
  }

  /** Saves what is still asked for, whole or not at all; of little that has changed since that was done, only that. */
  save(): void {
    const { store } = this.definitions;
    if (store === undefined) return;
    const questionAt = (node: number): AnyQuestion => this.answers.questionAt(node);
    const changes = this.wholeBefore === undefined ? undefined : this.nodes.changes(questionAt);
    if (changes === undefined) saveWhole(store, this.nodes.saved(questionAt));
    else store.changes?.save(partsOf(changes, this.wholeBefore));
  }

  /** The node of a question that somebody asks who isn't a query. */
  private outside(question: AnyQuestion, about: readonly About[]): number {
    return this.askedOutside(question, this.answers.nodeOf(question, about));
  }

  private askedOutside(question: AnyQuestion, node: number): number {
    if (this.answers.isMaking)
      throw new Error(`A query has to ask for ${question.name}, or nobody notes that it does.`);
    this.nodes.askedOutside(node);
    return node;
  }

  private refuseMaking(): void {
    if (this.answers.isMaking) throw new Error('Inputs have to stay as they are while something is made of them.');
  }

  private nodesOf(inputs: Inputs): number[] {
    const { names } = this.nodes;
    if (inputs !== 'anything' && typeof inputs !== 'function')
      return [...inputs].flatMap((key) => names.known(key) ?? []);
    const isOne = typeof inputs === 'function' ? inputs : undefined;
    const nodes: number[] = [];
    for (let node = 0; node < names.count; node++) {
      const question = this.answers.questionAt(node);
      if (question.isInput && isOne?.(question, () => names.keyAt(node)) !== false) nodes.push(node);
    }
    return nodes;
  }
}
