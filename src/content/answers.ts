import { digestOf } from '../engine/digest.ts';
import type { Dependency } from '../model/dependencies.ts';
import type { Json } from '../model/json.ts';
import { once } from './once.ts';

/**
 * The farthest that an answer comes from: the page's own files, what all pages share (site.yaml, kinds, the date, what we bring along), or
 * other pages and files.
 */
export type Reads = 'own' | 'settings' | 'others';

/** How a question is answered, and which part of the answer whoever asks can make use of: all of it, if that isn't said. */
export type Lookup = {
  readonly reads: Reads;
  // As methods, because each has arguments of its own.
  answer(...about: readonly unknown[]): unknown;
  counts?(answer: unknown): unknown;
  /** A short name for what counts, where that can be had for less than `digestOf` takes. */
  name?(counting: unknown): string;
};

/** The questions that can be asked, as functions. */
export type Asking<L extends Readonly<Record<string, Lookup>>> = { readonly [Name in keyof L]: L[Name]['answer'] };

/** Lookups, with what each of them takes and gives. */
export function lookups<L extends Readonly<Record<string, Lookup>>>(lookups: L): L {
  return lookups;
}

type Answered = { readonly answer: unknown; readonly dependency: Dependency };

/**
 * The answers that a site gives to its pages, and a note of who asked what. A page that is made with nothing but what `recording` gives
 * depends on nothing that isn't noted. Each question is answered once.
 */
export class Answers<L extends Readonly<Record<string, Lookup>>> {
  private readonly lookups: L;
  private readonly known = new Map<string, Answered>();

  constructor(lookups: L) {
    this.lookups = lookups;
  }

  /** Lookups for one page, and what was asked of them so far. */
  recording(): { readonly ask: Asking<L>; readonly asked: () => readonly Dependency[] } {
    const asked = new Set<Dependency>();
    const lookups = Object.keys(this.lookups).map((name) => {
      const ask = (...about: readonly (Json | undefined)[]): unknown => {
        const { answer, dependency } = this.answered(name, JSON.stringify([name, ...about]), about);
        asked.add(dependency);
        return answer;
      };
      return [name, ask] as const;
    });
    // Each has the name of a lookup, takes what that takes and gives what it gives.
    return { ask: Object.fromEntries(lookups) as unknown as Asking<L>, asked: () => [...asked] };
  }

  /** Whether a question is about other pages or files than the one that asks it. One that isn't asked here may be. */
  readsOthers({ question }: Dependency): boolean {
    const [name]: readonly [string] = JSON.parse(question);
    return !Object.hasOwn(this.lookups, name) || this.lookups[name]?.reads === 'others';
  }

  /** Whether a question has the same answer here; undefined for one that isn't asked here. */
  holds({ question, answer }: Dependency): boolean | undefined {
    const known = this.known.get(question);
    if (known !== undefined) return known.dependency.answer === answer;
    const [name, ...about]: readonly [string, ...Json[]] = JSON.parse(question);
    if (!Object.hasOwn(this.lookups, name)) return undefined;
    return this.answered(name, question, about).dependency.answer === answer;
  }

  private answered(name: string, question: string, about: readonly (Json | undefined)[]): Answered {
    const known = this.known.get(question);
    if (known !== undefined) return known;
    const lookup = this.lookups[name];
    if (lookup === undefined) throw new Error(`Nothing answers ${question}.`);
    // `recording` lets nobody ask with other arguments. In a question, null stands for one that was left out.
    const answer = lookup.answer(...about.map((each) => each ?? undefined));
    const counting = lookup.counts === undefined ? answer : lookup.counts(answer);
    const answered = { answer, dependency: new Named(question, () => lookup.name?.(counting) ?? digestOf(counting)) };
    this.known.set(question, answered);
    return answered;
  }
}

/** A question with the name of its answer, which is made when it is first read: a build that is not gone on with compares none. */
class Named implements Dependency {
  readonly question: string;
  readonly #name: () => string;

  constructor(question: string, nameOfAnswer: () => string) {
    this.question = question;
    this.#name = once(nameOfAnswer);
  }

  get answer(): string {
    return this.#name();
  }
}
