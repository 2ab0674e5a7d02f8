import { Failure } from '../../builder/failure.ts';

/** What is below keys of a browser's answer; undefined if there is nothing. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (outer, key) =>
      typeof outer === 'object' && outer !== null
        ? Object.entries(outer).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}

/** A text in a browser's answer. @throws Failure when there is none */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const text = valueAt(value, ...keys);
  if (typeof text !== 'string') throw new Failure(`The browser's answer has no ${keys.join('.')}.`);
  return text;
}
