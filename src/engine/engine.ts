import { digestOf, shortened } from './digest.ts';
import { Cycle, Superseded, TooDeep } from './errors.ts';
import { keyOf } from './keys.ts';
import { Nodes } from './nodes.ts';
import type { About, AnyQuestion, Ask, Question, Reader } from './questions.ts';
import { partsOf, type Store, savedIn } from './store.ts';

/** How many questions may wait for each other's answers. Each takes a few frames of V8's stack, which has 10,000. */
const DEEPEST = 1000;

const NOTHING = new Int32Array();

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
};

/**
 * Makes answers of other answers, and notes which. When inputs change, it makes only what was made of something that is another now: a
 * query whose answer turns out to be the same stops the change there. Nobody else decides what depends on what.
 */
export class Engine {
  private readonly definitions: Definitions;
  private questions: ReadonlyMap<string, AnyQuestion>;
  private readers: ReadonlyMap<string, Reader>;
  private readonly nodes: Nodes;
  /** Inputs with other values than outside, by their keys. */
  private readonly laid: ReadonlyMap<string, unknown>;
  /** The nodes that wait for each other's answers. */
  private readonly making: number[] = [];

  constructor(definitions: Definitions, from?: { readonly nodes: Nodes; readonly laid: ReadonlyMap<string, unknown> }) {
    this.definitions = definitions;
    this.readers = byName(definitions.readers);
    this.questions = questionsOf(definitions.queries, definitions.readers);
    this.nodes = from?.nodes ?? loaded(definitions.store);
    this.laid = from?.laid ?? new Map();
  }

  /**
   * The answer as things are now, for who isn't a query.
   * @throws Superseded when an input has changed that was to be read again
   */
  get<A extends readonly About[], T>(question: Question<A, T>, ...about: A): T {
    if (this.making.length > 0)
      throw new Error(`A query has to ask for ${question.name}, or nobody notes that it does.`);
    const node = this.nodeOf(question, about);
    this.nodes.askedOutside(node);
    return this.answer<T>(node);
  }

  /**
   * Notes that inputs may be others now.
   * @param inputs their keys (`keyOf`), or what says whether a key is one of them, which are read again; or `anything`: then those are whose
   * stamps are others
   * @returns the keys of all that may have other answers, as far as that is new
   */
  changed(inputs: Iterable<string> | ((key: string) => boolean) | 'anything'): ReadonlySet<string> {
    const isOne = typeof inputs === 'function' ? inputs : () => true;
    const nodes =
      inputs === 'anything' || typeof inputs === 'function'
        ? this.nodes.all().filter((node) => this.questionAt(node).isInput && isOne(this.nodes.keyAt(node)))
        : [...inputs].flatMap((key) => this.nodes.known(key) ?? []);
    if (inputs !== 'anything') for (const node of nodes) this.nodes.setStamp(node, undefined);
    return new Set(this.nodes.dirty(nodes).map((node) => this.nodes.keyAt(node)));
  }

  /** Reads the same inputs in another way from now on. Any of them may be another one then. */
  readBy(readers: readonly Reader[]): void {
    this.readers = byName(readers);
    this.questions = questionsOf(this.definitions.queries, readers);
    this.changed('anything');
  }

  /**
   * An engine with other inputs: what somebody is typing, or a file as it would be. It shares what is the same, and doesn't see what
   * changes here later; neither does this one see it.
   * @param inputs values by the keys of their inputs
   * @param readers of what nobody has asked for yet; the same if left out
   */
  over(inputs: ReadonlyMap<string, unknown>, readers: readonly Reader[] = [...this.readers.values()]): Engine {
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
    const node = this.nodes.known(keyOf(question.name, about));
    const [digest, asked] = node === undefined ? [] : [this.nodes.digestAt(node), this.nodes.askedBy(node)];
    if (node === undefined || digest === undefined || asked === undefined) return undefined;
    const found = this.nodes.values.find(node, question);
    return {
      // As in `answer`.
      ...(found && { value: found.value as T }),
      digest,
      asked: [...asked].map((each) => this.nodes.keyAt(each)),
    };
  }

  /** The digest of an answer as it was made last, by its key. */
  digestNoted(key: string): string | undefined {
    const node = this.nodes.known(key);
    return node === undefined ? undefined : this.nodes.digestAt(node);
  }

  /** Lets go of the values that nobody has asked for since the last time, nor had to be made for that. Whoever does later has them made again. */
  sweep(): void {
    this.nodes.sweep();
  }

  /** Saves what is still asked for, whole or not at all. */
  save(): void {
    this.definitions.store?.save(partsOf(this.nodes.saved((node) => this.questionAt(node))));
  }

  private nodeOf(question: AnyQuestion, about: readonly About[]): number {
    if (this.questions.get(question.name) !== question)
      throw new Error(`The engine has no question "${question.name}".`);
    return this.nodes.of(keyOf(question.name, about));
  }

  private questionAt(node: number): AnyQuestion {
    const name = this.nodes.nameAt(node);
    const question = this.questions.get(name);
    if (question === undefined) throw new Error(`The engine has no question "${name}".`);
    return question;
  }

  private answer<T>(node: number): T {
    this.settle(node);
    const question = this.questionAt(node);
    const found = this.nodes.values.find(node, question) ?? {
      value: this.waiting(node, () => this.again(node, question)),
    };
    // Whoever defines a question says what it gives, and a node has no other.
    return found.value as T;
  }

  /** Sees to it that a node is as things are now. */
  private settle(node: number): void {
    if (this.nodes.isClean(node)) return;
    const question = this.questionAt(node);
    this.waiting(node, () => {
      if (question.isInput) this.look(node, question);
      else if (!this.isAsBefore(node)) this.make(node, question);
    });
    this.nodes.setClean(node);
  }

  /** Does something for a node that others can't do for it meanwhile. */
  private waiting<T>(node: number, act: () => T): T {
    const { making } = this;
    const path = (from: number): string[] => [...making.slice(from), node].map((each) => this.nodes.keyAt(each));
    if (making.includes(node)) throw new Cycle(path(making.indexOf(node)));
    if (making.length === DEEPEST) throw new TooDeep(path(DEEPEST - 10));
    making.push(node);
    try {
      return act();
    } finally {
      making.pop();
    }
  }

  /** Whether all that a node asked, in that order, has the answers that it had. What it would have asked after another one doesn't count. */
  private isAsBefore(node: number): boolean {
    const asked = this.nodes.askedBy(node);
    if (asked === undefined) return false;
    for (const each of asked) {
      this.settle(each);
      if (this.nodes.hasChangedSince(each, node)) return false;
    }
    return true;
  }

  private make(node: number, question: AnyQuestion): void {
    const asked = new Set<number>();
    const value = this.made(node, question, asked);
    this.nodes.setAsked(node, Int32Array.from(asked));
    this.note(node, question, value);
  }

  /** Reads an input, if its stamp doesn't say that it is the same. */
  private look(node: number, question: AnyQuestion): void {
    const stamp = this.stampOf(node);
    if (stamp !== undefined && stamp === this.nodes.stampAt(node)) return;
    const value = this.read(node);
    this.nodes.setAsked(node, NOTHING);
    // That of before the reading: what changes meanwhile is read again next time.
    this.nodes.setStamp(node, stamp);
    this.note(node, question, value);
  }

  private note(node: number, question: AnyQuestion, value: unknown): void {
    this.nodes.values.keep(node, question, value);
    this.nodes.setDigest(node, digestFor(question, value));
  }

  /** The value of a clean node, which wasn't kept. */
  private again(node: number, question: AnyQuestion): unknown {
    if (!question.isInput) {
      const value = this.made(node, question, new Set());
      this.nodes.values.keep(node, question, value);
      return value;
    }
    const value = this.read(node);
    if (digestFor(question, value) !== this.nodes.digestAt(node)) {
      const key = this.nodes.keyAt(node);
      this.changed([key]);
      throw new Superseded(key);
    }
    this.nodes.values.keep(node, question, value);
    return value;
  }

  private made(node: number, question: AnyQuestion, asked: Set<number>): unknown {
    if (question.isInput) throw new Error(`${question.name} is an input.`);
    this.definitions.onMake?.(this.nodes.keyAt(node));
    return question.make(this.askFor(asked), ...this.nodes.aboutAt(node));
  }

  /** @param asked is told what is asked */
  private askFor(asked: Set<number>): Ask {
    const settled = (question: AnyQuestion, about: readonly About[]): number => {
      const node = this.nodeOf(question, about);
      this.settle(node);
      asked.add(node);
      return node;
    };
    const ask = <A extends readonly About[], T>(question: Question<A, T>, ...about: A): T =>
      this.answer<T>(settled(question, about));
    const later = <A extends readonly About[], T>(question: Question<A, T>, ...about: A): (() => T) => {
      const node = settled(question, about);
      const digest = this.nodes.digestAt(node);
      return () => {
        this.settle(node);
        if (this.nodes.digestAt(node) !== digest) throw new Superseded(this.nodes.keyAt(node));
        return this.answer<T>(node);
      };
    };
    return Object.assign(ask, { later });
  }

  private read(node: number): unknown {
    const key = this.nodes.keyAt(node);
    this.definitions.onMake?.(key);
    if (this.laid.has(key)) return this.laid.get(key);
    return this.readerAt(node).read(...this.nodes.aboutAt(node));
  }

  private stampOf(node: number): string | undefined {
    if (this.laid.has(this.nodes.keyAt(node))) return undefined;
    return this.readerAt(node).stamp?.(...this.nodes.aboutAt(node));
  }

  private readerAt(node: number): Reader {
    const name = this.nodes.nameAt(node);
    const reader = this.readers.get(name);
    if (reader === undefined) throw new Error(`Nothing reads "${name}".`);
    return reader;
  }
}

function byName(readers: readonly Reader[]): ReadonlyMap<string, Reader> {
  return new Map(readers.map((reader) => [reader.input.name, reader]));
}

function questionsOf(queries: readonly AnyQuestion[], readers: readonly Reader[]): ReadonlyMap<string, AnyQuestion> {
  return new Map([...queries, ...readers.map(({ input }) => input)].map((each) => [each.name, each]));
}

function digestFor(question: AnyQuestion, value: unknown): string {
  return question.digest === undefined ? digestOf(value) : shortened(question.digest(value));
}

function loaded(store: Store | undefined): Nodes {
  const bytes = store?.load();
  if (bytes === undefined) return new Nodes();
  try {
    return Nodes.from(savedIn(bytes));
  } catch (error) {
    store?.damaged(error);
    return new Nodes();
  }
}
