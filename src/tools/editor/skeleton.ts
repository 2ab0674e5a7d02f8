import { resolve } from '../../schema/schemas/schemas.ts';
import { type ValueType, valueTypes } from '../../values/value-types.ts';
import type { Written } from './written.ts';

/** Gives a place for the cursor to stop at: `$1`, `$2` ..., or one with a text that is written over: `${1:monday}`. */
export type Stops = (text?: string) => string;

export function stops(): Stops {
  let last = 0;
  return (text) => {
    last += 1;
    return text === undefined ? `$${last}` : `\${${last}:${text}}`;
  };
}

/** What must be there, with a stop for the cursor at each value: the body of a snippet. */
export function skeleton(schema: Written, stop: Stops): unknown {
  const { schema: whole, kind }: { schema: Written; kind?: ValueType } = resolve(schema);
  if (whole.const !== undefined) return whole.const;
  if (whole.type === 'array') {
    const isOfLists = resolve(whole.items ?? {}).schema.type === 'array';
    // A row of cells is shown on one line: editors leave out a list in a list.
    if (isOfLists) return [`[${stop()}]`];
    return Array.from({ length: whole.minItems ?? 1 }, () => skeleton(whole.items ?? {}, stop));
  }
  // What must be written in a certain way is shown as an example.
  if (whole.type !== 'object')
    return stop(whole.pattern !== undefined && kind !== undefined ? valueTypes[kind].example : undefined);
  // A picture is a file or a drawing, so neither is required; most have the file. What is needed without other keys is needed here.
  const needed = kind === 'image' ? ['src', 'alt'] : [...(whole.required ?? []), ...(whole.else?.required ?? [])];
  const required = needed.map((key) => [key, whole.properties?.[key] ?? {}] as const);
  return Object.fromEntries(required.map(([key, value]) => [key, skeleton(value, stop)]));
}
