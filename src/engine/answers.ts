import { Asked } from './asked.ts';
import { digestOf, shortened } from './digest.ts';
import { Superseded } from './errors.ts';
import { aboutOf } from './keys.ts';
import type { Library } from './library.ts';
import type { Nodes } from './nodes.ts';
import { Parts } from './parts.ts';
import type { About, AnyQuestion, Ask, Question } from './questions.ts';
import { GONE } from './values.ts';
import { Waiting } from './waiting.ts';

/** What answers are made with. */
type Means = {
  readonly nodes: Nodes;
  readonly library: Library;
  /** Inputs with other values than outside, by their keys. */
  readonly laid: ReadonlyMap<string, unknown>;
  /** Whether parts of answers are kept, too. */
  readonly keepsParts: boolean;
  /** Told of each query that is made, and each input that is read. */
  readonly onMake?: ((key: string) => void) | undefined;
};

/** Makes the answers of an engine, as far as they aren't known. */
export class Answers {
  private readonly means: Means;
  private readonly nodes: Nodes;
  private readonly library: Library;
  private readonly waiting: Waiting;
  private readonly parts: Parts | undefined;

  constructor(means: Means) {
    this.means = means;
    this.nodes = means.nodes;
    this.library = means.library;
    this.waiting = new Waiting((node) => means.nodes.names.keyAt(node));
    // Its own: another engine may have other answers with the digest of what is another one whenever it is made.
    this.parts = means.keepsParts ? new Parts((node) => this.digestNow(node)) : undefined;
  }

  /** Whether something is being made. */
  get isMaking(): boolean {
    return !this.waiting.isEmpty;
  }

  nodeOf(question: AnyQuestion, about: readonly About[]): number {
    return this.nodes.names.of(this.library.numberOf(question), aboutOf(about));
  }

  questionAt(node: number): AnyQuestion {
    return this.library.questionAt(this.nodes.names.numberAt(node));
  }

  /** The answer of a node as things are now. */
  answer<T>(node: number): T {
    this.settle(node);
    const question = this.questionAt(node);
    const found = this.nodes.values.find(node, question);
    return typed<T>(found === GONE ? this.again(node, question) : found);
  }

  /** What gives the answer that a node has now. */
  held<T>(node: number): () => T {
    this.settle(node);
    const question = this.questionAt(node);
    const { values } = this.nodes;
    const held = values.holder(node, question);
    if (held !== undefined) return () => typed<T>(held());
    this.again(node, question);
    const again = values.holder(node, question);
    return () => typed<T>(again?.());
  }

  /** Whether a node that was made before is as things are now. */
  isAsMade(node: number): boolean {
    if (this.nodes.graph.isClean(node)) return true;
    this.waiting.enter(node);
    try {
      if (!this.isAsBefore(node)) return false;
    } finally {
      this.waiting.leave();
    }
    this.nodes.setClean(node);
    return true;
  }

  /** Sees to it that a node is as things are now. */
  private settle(node: number): void {
    if (this.nodes.graph.isClean(node)) return;
    const question = this.questionAt(node);
    this.waiting.enter(node);
    try {
      if (question.isInput) this.look(node, question);
      else if (!this.isAsBefore(node)) this.make(node, question);
    } finally {
      this.waiting.leave();
    }
    this.nodes.setClean(node);
  }

  /** Whether all that a node asked, in that order, has the answers that it had. What it would have asked after another one doesn't count. */
  private isAsBefore(node: number): boolean {
    const { graph } = this.nodes;
    const count = graph.countAsked(node);
    for (let index = 0; index < count; index++) {
      const each = graph.askedAt(node, index);
      this.settle(each);
      if (this.nodes.hasChangedSince(each, node)) return false;
    }
    return count !== -1;
  }

  private digestNow(node: number): string | undefined {
    this.settle(node);
    return this.nodes.digestAt(node);
  }

  private make(node: number, question: AnyQuestion): void {
    const asked = new Asked();
    const value = this.made(node, question, asked);
    this.nodes.setMade(node, asked.nodes);
    this.nodes.values.keep(node, question, { value, asksLater: asked.isLater });
    this.nodes.setDigest(node, digestFor(question, value));
  }

  /** Reads an input, if its stamp doesn't say that it is the same. */
  private look(node: number, question: AnyQuestion): void {
    const stamp = this.stampOf(node);
    if (stamp !== undefined && stamp === this.nodes.stampAt(node)) return;
    const value = this.read(node);
    if (this.nodes.graph.countAsked(node) === -1) this.nodes.setMade(node, NOTHING);
    // That of before the reading: what changes meanwhile is read again next time.
    this.nodes.setStamp(node, stamp);
    this.nodes.values.keep(node, question, { value });
    this.nodes.setDigest(node, digestFor(question, value));
  }

  /** The value of a node that is as things are now, which wasn't kept. */
  private again(node: number, question: AnyQuestion): unknown {
    this.waiting.enter(node);
    try {
      const asked = new Asked();
      const value = question.isInput ? this.readAgain(node, question) : this.made(node, question, asked);
      this.nodes.values.keep(node, question, { value, asksLater: asked.isLater });
      return value;
    } finally {
      this.waiting.leave();
    }
  }

  private readAgain(node: number, question: AnyQuestion): unknown {
    const value = this.read(node);
    if (digestFor(question, value) === this.nodes.digestAt(node)) return value;
    this.nodes.setStamp(node, undefined);
    this.nodes.dirty([node]);
    throw new Superseded(this.nodes.names.keyAt(node));
  }

  /** @param asked gets what is asked for that */
  private made(node: number, question: AnyQuestion, asked: Asked): unknown {
    if (question.isInput) throw new Error(`${question.name} is an input.`);
    this.means.onMake?.(this.nodes.names.keyAt(node));
    const value = question.make(this.askFor(asked), ...this.nodes.names.aboutAt(node));
    asked.isOver = true;
    // Whoever catches that has made something of an answer that there isn't.
    if (asked.failure !== undefined) throw asked.failure.error;
    return value;
  }

  private askFor(asked: Asked): Ask {
    const ask = <A extends readonly About[], T>(question: Question<A, T>, ...about: A): T => {
      try {
        return this.answer<T>(this.noted(asked, question, about));
      } catch (error) {
        throw asked.failed(error);
      }
    };
    ask.later = <A extends readonly About[], T>(question: Question<A, T>, ...about: A): (() => T) => {
      try {
        asked.asksLater();
        return this.later<T>(this.noted(asked, question, about));
      } catch (error) {
        throw asked.failed(error);
      }
    };
    ask.part = <T>(of: object, by: unknown, make: () => T): T => {
      try {
        return this.parts === undefined ? make() : this.parts.made(asked, { of, by, make });
      } catch (error) {
        throw asked.failed(error);
      }
    };
    return ask;
  }

  /** The node of a question, noted as one that was asked. */
  private noted(asked: Asked, question: AnyQuestion, about: readonly About[]): number {
    if (asked.isOver)
      throw new Error(`Something asks for ${question.name} when it is made already: that needs \`later\`.`);
    const node = this.nodeOf(question, about);
    this.settle(node);
    asked.add(node);
    return node;
  }

  /** Gives the answer that a node has now, when it is called. */
  private later<T>(node: number): () => T {
    const digest = this.nodes.digestAt(node);
    return () => {
      this.settle(node);
      if (this.nodes.digestAt(node) !== digest) throw new Superseded(this.nodes.names.keyAt(node));
      return this.answer<T>(node);
    };
  }

  private read(node: number): unknown {
    const { laid, onMake } = this.means;
    const { names } = this.nodes;
    if (onMake !== undefined || laid.size > 0) {
      const key = names.keyAt(node);
      onMake?.(key);
      if (laid.has(key)) return laid.get(key);
    }
    return this.library.readerAt(names.numberAt(node)).read(...names.aboutAt(node));
  }

  private stampOf(node: number): string | undefined {
    const { names } = this.nodes;
    const { laid } = this.means;
    if (laid.size > 0 && laid.has(names.keyAt(node))) return undefined;
    return this.library.readerAt(names.numberAt(node)).stamp?.(...names.aboutAt(node));
  }
}

const NOTHING: readonly number[] = [];

/** An answer as the type that its question says: whoever defines one says what it gives, and a node has no other. */
const typed = <T>(answer: unknown): T => answer as T;

function digestFor(question: AnyQuestion, value: unknown): string {
  return question.digest === undefined ? digestOf(value) : shortened(question.digest(value));
}
