import { shownKey } from './keys.ts';

/** An input was read again, because its value wasn't kept, and is another one. Whoever asked asks again. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
  readonly key: string;

  constructor(key: string) {
    super(`${shownKey(key)} has changed while something was made of it.`);
    this.key = key;
  }
}

/** Something is made of itself: a bug of whoever wrote the queries. */
export class Cycle extends Error {
  override readonly name = 'Cycle';

  constructor(keys: readonly string[]) {
    super(`These are made of each other: ${keys.map(shownKey).join(' -> ')}.`);
  }
}

/** Questions ask for each other in a chain that would fill V8's stack: whoever wrote them has to ask one for many. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';

  constructor(keys: readonly string[]) {
    super(`Too many questions wait for each other, the last of them ${keys.map(shownKey).join(' -> ')}.`);
  }
}
