/** What a question is about: part of its key. What isn't a text or a number has to survive JSON. */
export type About = string | number | boolean | null | undefined | readonly About[] | { readonly [key: string]: About };

/**
 * What becomes of a value, `memory` where nothing is said:
 * - `value`: stays in memory, and is saved. It has to survive JSON.
 * - `memory`: stays in memory. Only its digest is saved.
 * - `text`: stays as JSON. Only its digest is saved. Each who asks gets a copy. It has to survive JSON.
 * - `last`: of all questions of this name only the last value stays. Who asks for another one makes it again.
 */
export type Keep = 'value' | 'memory' | 'text' | 'last';

/** Whoever is given this may ask. Of who makes an answer, what is asked is noted. */
export type Ask = {
  <A extends readonly About[], T>(question: Question<A, T>, ...about: A): T;
  /**
   * Asks for an answer that may not be needed: it is noted, and made when what this gives is called.
   * That throws Superseded when there is another answer by then. An engine that is laid over this one makes such answers again, but not what
   * other queries have made of them: these must keep nothing that asks later.
   */
  later<A extends readonly About[], T>(question: Question<A, T>, ...about: A): () => T;
};

type Common<T> = {
  /** Other questions of the engine have other names. */
  readonly name: string;
  readonly keep: Keep;
  /** A short text for what counts of the value to those who ask: all of it, if left out. Who asks may use nothing else of it. */
  digest?(value: T): string;
};

/** Something that is made of nothing but the answers to other questions. */
export type Query<A extends readonly About[], T> = Common<T> & {
  readonly isInput: false;
  // As methods, because each takes arguments of its own.
  make(ask: Ask, ...about: A): T;
};

/** Something that comes from outside: whoever opens an engine says how it is read. */
export type Input<A extends readonly About[], T> = Common<T> & {
  readonly isInput: true;
  /** Never called: it tells the types what the input is about. */
  about?(...about: A): void;
};

export type Question<A extends readonly About[], T> = Query<A, T> | Input<A, T>;

/** Any question, for who only passes it on. */
export type AnyQuestion = Question<readonly About[], unknown>;

export type Reader = {
  readonly input: AnyQuestion;
  read(...about: readonly About[]): unknown;
};

/** A question as it is written. @template Made what isn't */
type Defined<Q extends { readonly keep: Keep }, Made extends keyof Q> = Omit<Q, Made | 'keep'> &
  Partial<Pick<Q, 'keep'>>;

/** Something made of the answers to other questions. @param query `make` is pure: the same answers give the same value */
export function query<A extends readonly About[], T>(query: Defined<Query<A, T>, 'isInput'>): Query<A, T> {
  return { keep: 'memory', ...query, isInput: false };
}

/** Something from outside, read as `reads` says. */
export function input<A extends readonly About[], T>(input: Defined<Input<A, T>, 'isInput' | 'about'>): Input<A, T> {
  return { keep: 'memory', ...input, isInput: true };
}

export function reads<A extends readonly About[], T>(input: Input<A, T>, how: { read(...about: A): T }): Reader {
  return { ...how, input };
}

/** Asks inputs as they are now, without an engine: for what is made once, and not kept. @throws Error for a query */
export function asking(readers: readonly Reader[]): Ask {
  const byName = new Map(readers.map((reader) => [reader.input.name, reader]));
  const ask = <A extends readonly About[], T>({ name }: Question<A, T>, ...about: A): T => {
    const reader = byName.get(name);
    if (reader === undefined) throw new Error(`Nothing reads "${name}".`);
    // The reader of an input gives what the input says.
    return reader.read(...about) as T;
  };
  return atOnce(ask);
}

/** An `Ask` for whom nothing is noted. @param ask becomes it */
export function atOnce(ask: <A extends readonly About[], T>(question: Question<A, T>, ...about: A) => T): Ask {
  const later: Ask['later'] =
    (question, ...about) =>
    () =>
      ask(question, ...about);
  return Object.assign(ask, { later });
}
