import { resolve } from '../../content/shape/schema/schemas.ts';
import type { Written } from './written.ts';

/** Gives a place for the cursor to stop at: `$1`, `$2` ... */
export type Stops = () => string;

export function stops(): Stops {
  let last = 0;
  return () => {
    last += 1;
    return `$${last}`;
  };
}

/** What must be there, with a stop for the cursor at each value: the body of a snippet. */
export function skeleton(schema: Written, stop: Stops): unknown {
  const whole: Written = resolve(schema).schema;
  if (whole.const !== undefined) return whole.const;
  if (whole.type === 'array') return [skeleton(whole.items ?? {}, stop)];
  if (whole.type !== 'object') return stop();
  const required = (whole.required ?? []).map((key) => [key, whole.properties?.[key] ?? {}] as const);
  return Object.fromEntries(required.map(([key, value]) => [key, skeleton(value, stop)]));
}
