import { Cycle, Superseded, TooDeep } from './errors.ts';
import { ANOTHER, aboutFrom, aboutOf, digestOf, partsOfKey, shortened } from './keys.ts';
import { below, GONE, heldBy, type Node, Nodes, nodesIn, type Store, textOf, written } from './node.ts';
import type { About, AnyQuestion, Ask, Question, Reader } from './questions.ts';

export type Noted = {
  /** Answers that differ in what counts have different ones. */
  readonly digest: string;
  /** The keys of the questions that it was made of, in the order in which they were asked. */
  readonly asked: readonly string[];
};

export type Definitions = {
  readonly queries: readonly AnyQuestion[];
  readonly readers: readonly Reader[];
  /** Where it saves what it has; it begins with what is there. */
  readonly store?: Store;
  /** Told of each query that is made, and each input that is read. */
  readonly onMake?: (key: string) => void;
};

/** Inputs that may have changed: their keys, what says whether an input is one of them, or any. */
type Inputs = Iterable<string> | ((input: AnyQuestion, key: () => string) => boolean) | 'anything';

/** How many questions may wait for each other's answers. Each takes a few frames of V8's stack, which has 10,000. */
const DEEPEST = 1000;

const NOTHING: readonly Node[] = [];

class Asked {
  readonly nodes = new Set<Node>();
  /** What asking has thrown first. */
  failure: { readonly error: unknown } | undefined;
  asksLater = false;
  /** Whether nobody may ask any more. */
  isOver = false;
}

/**
 * Makes answers of other answers, and notes which. When inputs change, it makes only what was made of something that has changed: a query
 * whose answer turns out to be the same stops the change there. Nobody else decides what depends on what.
 */
export class Engine {
  readonly #definitions: Definitions;
  readonly #nodes: Nodes;
  #questions: ReadonlyMap<string, AnyQuestion> = new Map();
  #readers: ReadonlyMap<string, Reader> = new Map();
  #revision = 1;
  /** Of questions whose last value stays, the node that has it. */
  readonly #last = new Map<string, Node>();
  readonly #waiting: Node[] = [];
  /** Whether something isn't as it was saved. */
  #isOther: boolean;

  constructor(definitions: Definitions, from?: { readonly nodes: Nodes; readonly revision: number }) {
    this.#definitions = definitions;
    const saved = from === undefined ? definitions.store?.load() : undefined;
    const { nodes, revision } = from ?? (saved === undefined ? { nodes: new Nodes(), revision: 0 } : nodesIn(saved));
    this.#nodes = nodes;
    this.#isOther = saved === undefined;
    // What changes from now on is later than all that was saved.
    this.#revision = revision + 1;
    this.#define(definitions.readers);
  }

  /** The answer as things are now, for who isn't a query. @throws Superseded when an input has changed that was to be read again */
  get<A extends readonly About[], T>(question: Question<A, T>, ...about: A): T {
    return this.#answer<T>(this.#outside(question, about));
  }

  /** Notes that inputs may have changed: they are read again when somebody needs them. */
  changed(inputs: Inputs): void {
    if (this.#waiting.length > 0) throw new Error('Inputs have to stay as they are while something is made of them.');
    const nodes = this.#inputs(inputs);
    this.#revision++;
    this.#nodes.doubt(nodes);
  }

  /** Reads the same inputs in another way from now on. Any of them may have changed then. */
  readBy(readers: readonly Reader[]): void {
    this.#define(readers);
    this.changed('anything');
  }

  /**
   * An engine with the same answers, but for some inputs, which are read in another way. It saves where this one does, shares what is the same, and doesn't see what changes here
   * later; neither does this one see it. What asks for something `later` is made again there, and asks there.
   */
  over(readers: readonly Reader[], inputs: Inputs): Engine {
    const engine = new Engine(
      { ...this.#definitions, readers },
      { nodes: this.#nodes.copy(), revision: this.#revision },
    );
    engine.changed(inputs);
    return engine;
  }

  /** What was noted of an answer when it was made last; undefined if it never was. Nobody looks whether it still holds. */
  noted<A extends readonly About[], T>(question: Question<A, T>, ...about: A): Noted | undefined {
    const { digest, asked = NOTHING } = this.#nodes.known(question.name, aboutOf(about)) ?? {};
    return digest === undefined ? undefined : { digest, asked: asked.map(({ key }) => key) };
  }

  /**
   * Gives whether an answer is the one that it was when all this was saved. An input is read for that; a query isn't made. It isn't the same if nobody
   * had asked for it from outside in the run that saved: what was kept beside it isn't of this answer, then. This has to be called before
   * somebody asks again.
   */
  asSaved<A extends readonly About[], T>(question: Question<A, T>, ...about: A): () => boolean {
    const node = this.#node(question, about);
    const before = node.saves === 1 ? node.digest : undefined;
    return () => {
      if (before === undefined && !question.isInput) return false;
      this.#outside(question, about);
      if (question.isInput) this.#answer(node);
      else if (!this.#isAsMade(node)) return false;
      return node.digest === before;
    };
  }

  /** Lets go of the values that nobody has asked for since the last time, nor had to be made for that. Whoever does later has them made again. */
  sweep(): void {
    const recent: Node[] = [];
    for (const node of this.#nodes.all()) if (node.isRecent) recent.push(node);
    const kept = below(recent);
    for (const node of this.#nodes.all()) {
      node.isRecent = false;
      if (!kept.has(node)) node.value = GONE;
    }
  }

  /** Saves what is still asked for, as a whole; nothing if that is what was saved already. */
  save(): void {
    const { store } = this.#definitions;
    if (store !== undefined && !this.#isAsSaved())
      store.save(textOf(this.#nodes, this.#revision, (node) => this.#questionOf(node)));
  }

  /** Whether the same was asked from outside as in the run that saved all this, no input is another one, and nothing had to be made. */
  #isAsSaved(): boolean {
    if (this.#isOther) return false;
    for (const { saves } of this.#nodes.all()) if (saves === 1) return false;
    return true;
  }

  #define(readers: readonly Reader[]): void {
    const questions = [...this.#definitions.queries, ...readers.map(({ input }) => input)];
    this.#questions = new Map(questions.map((each) => [each.name, each]));
    this.#readers = new Map(readers.map((reader) => [reader.input.name, reader]));
  }

  #node(question: AnyQuestion, about: readonly About[]): Node {
    if (this.#questions.get(question.name) !== question)
      throw new Error(`The engine has no question "${question.name}".`);
    return this.#nodes.of(question.name, aboutOf(about));
  }

  /** The node of a question that somebody asks who isn't a query. */
  #outside(question: AnyQuestion, about: readonly About[]): Node {
    if (this.#waiting.length > 0)
      throw new Error(`A query has to ask for ${question.name}, or nobody notes that it does.`);
    const node = this.#node(question, about);
    if (node.saves !== 0 && node.saves !== 1) this.#isOther = true;
    node.saves = 0;
    node.isRecent = true;
    return node;
  }

  #questionOf({ name }: Node): AnyQuestion {
    const question = this.#questions.get(name);
    if (question === undefined) throw new Error(`The engine has no question "${name}".`);
    return question;
  }

  #readerOf({ name }: Node): Reader {
    const reader = this.#readers.get(name);
    if (reader === undefined) throw new Error(`Nothing reads "${name}".`);
    return reader;
  }

  #inputs(inputs: Inputs): Node[] {
    const isOne = inputs === 'anything' ? (): boolean => true : inputs;
    if (typeof isOne !== 'function')
      return [...isOne].flatMap((key) => {
        const { name, about } = partsOfKey(key);
        return this.#nodes.known(name, about) ?? [];
      });
    const nodes: Node[] = [];
    for (const node of this.#nodes.all()) {
      const question = this.#questionOf(node);
      if (question.isInput && isOne(question, () => node.key)) nodes.push(node);
    }
    return nodes;
  }

  #answer<T>(node: Node): T {
    this.#settle(node);
    const question = this.#questionOf(node);
    const found = heldBy(node, question);
    // Whoever defines a question says what it gives, and a node has no other.
    return (found === GONE ? this.#again(node, question) : found) as T;
  }

  #keep(node: Node, { name, keep }: AnyQuestion, value: unknown): void {
    if (keep === 'last') {
      const last = this.#last.get(name);
      if (last !== undefined && last !== node) last.value = GONE;
      this.#last.set(name, node);
    }
    node.value = keep === 'text' ? written(value) : value;
    node.json = '';
  }

  /** Whether an answer that was made before still holds: all that it was made of has the same answers. It isn't made for that. */
  #isAsMade(node: Node): boolean {
    if (node.isClean) return true;
    this.#enter(node);
    try {
      if (!this.#isAsBefore(node)) return false;
    } finally {
      this.#leave();
    }
    this.#setClean(node);
    return true;
  }

  /** Sees to it that a node is as things are now. */
  #settle(node: Node): void {
    if (node.isClean) return;
    const question = this.#questionOf(node);
    this.#enter(node);
    try {
      if (question.isInput) this.#look(node, question);
      else if (!this.#isAsBefore(node)) this.#make(node, question);
    } finally {
      this.#leave();
    }
    this.#setClean(node);
  }

  #setClean(node: Node): void {
    node.verified = this.#revision;
    node.isClean = true;
  }

  /** Whether all that a node asked, in that order, has the answers that it had. What it would have asked after a change doesn't count. */
  #isAsBefore(node: Node): boolean {
    if (node.asked === undefined) return false;
    for (const each of node.asked) {
      this.#settle(each);
      if (each.changed > node.verified) return false;
    }
    return true;
  }

  #make(node: Node, question: AnyQuestion): void {
    const asked = new Asked();
    const value = this.#made(node, question, asked);
    this.#isOther = true;
    this.#nodes.setAsked(node, [...asked.nodes]);
    this.#take(node, question, value);
    node.asksLater = asked.asksLater;
  }

  #look(node: Node, question: AnyQuestion): void {
    const value = this.#read(node);
    node.asked ??= NOTHING;
    this.#take(node, question, value);
  }

  #take(node: Node, question: AnyQuestion, value: unknown): void {
    this.#keep(node, question, value);
    const digest = digestFor(question, value);
    // What changes whenever it is made is made at most once in a revision.
    const own = digest === ANOTHER ? `${ANOTHER} ${this.#revision}` : digest;
    if (node.digest === own) return;
    this.#isOther = true;
    node.digest = own;
    node.changed = this.#revision;
  }

  /** The value of a node that is as things are now, which wasn't kept. */
  #again(node: Node, question: AnyQuestion): unknown {
    this.#enter(node);
    try {
      const asked = new Asked();
      const value = question.isInput ? this.#readAgain(node, question) : this.#made(node, question, asked);
      this.#keep(node, question, value);
      node.asksLater = asked.asksLater;
      return value;
    } finally {
      this.#leave();
    }
  }

  #readAgain(node: Node, question: AnyQuestion): unknown {
    const value = this.#read(node);
    if (digestFor(question, value) === node.digest) return value;
    this.#revision++;
    this.#nodes.doubt([node]);
    throw new Superseded(node.key);
  }

  #made(node: Node, question: AnyQuestion, asked: Asked): unknown {
    if (question.isInput) throw new Error(`${question.name} is an input.`);
    this.#definitions.onMake?.(node.key);
    const value = question.make(this.#askFor(asked), ...aboutFrom(node.about));
    asked.isOver = true;
    // Whoever catches that has made something of an answer that there isn't.
    if (asked.failure !== undefined) throw asked.failure.error;
    return value;
  }

  #askFor(asked: Asked): Ask {
    const noting = <T>(act: () => T): T => {
      try {
        return act();
      } catch (error) {
        asked.failure ??= { error };
        throw error;
      }
    };
    const ask = <A extends readonly About[], T>(question: Question<A, T>, ...about: A): T =>
      noting(() => this.#answer<T>(this.#noted(asked, question, about)));
    const later = <A extends readonly About[], T>(question: Question<A, T>, ...about: A): (() => T) =>
      noting(() => {
        asked.asksLater = true;
        return this.#later<T>(this.#noted(asked, question, about));
      });
    return Object.assign(ask, { later });
  }

  #noted(asked: Asked, question: AnyQuestion, about: readonly About[]): Node {
    if (asked.isOver)
      throw new Error(`Something asks for ${question.name} when it is made already: that needs \`later\`.`);
    const node = this.#node(question, about);
    this.#settle(node);
    asked.nodes.add(node);
    return node;
  }

  #later<T>(node: Node): () => T {
    const { digest } = node;
    return () => {
      this.#settle(node);
      if (node.digest !== digest) throw new Superseded(node.key);
      return this.#answer<T>(node);
    };
  }

  #read(node: Node): unknown {
    this.#definitions.onMake?.(node.key);
    return this.#readerOf(node).read(...aboutFrom(node.about));
  }

  /** Notes that something is done for a node that others can't do for it meanwhile. `leave` has to follow. @throws Cycle, TooDeep */
  #enter(node: Node): void {
    const path = (from: number): string[] => [...this.#waiting.slice(from), node].map(({ key }) => key);
    if (node.isWaiting) throw new Cycle(path(this.#waiting.indexOf(node)));
    if (this.#waiting.length === DEEPEST) throw new TooDeep(path(DEEPEST - 10));
    this.#waiting.push(node);
    node.isWaiting = true;
  }

  #leave(): void {
    const node = this.#waiting.pop();
    if (node !== undefined) node.isWaiting = false;
  }
}

function digestFor(question: AnyQuestion, value: unknown): string {
  return question.digest === undefined ? digestOf(value) : shortened(question.digest(value));
}
