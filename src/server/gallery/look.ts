import type { Choice } from './choices.ts';

/** How an example is shown: in which mode, and what is written there other than in its file. */
export type Look = {
  /** `system` is the device's own. */
  readonly mode: 'light' | 'dark' | 'system';
  /** By the name of the field. */
  readonly values: Readonly<Record<string, string>>;
};

/** An example as its file has it. */
export const plainLook: Look = { mode: 'system', values: {} };

const modes: readonly Look['mode'][] = ['light', 'dark', 'system'];

/** Reads a look from the query of an address. Only what there is to choose counts. */
export function lookOf(query: URLSearchParams, choices: readonly Choice[]): Look {
  const chosen = choices.flatMap(({ field, values }) => {
    const value = query.get(field);
    return value !== null && values.includes(value) ? [[field, value] as const] : [];
  });
  const mode = modes.find((each) => each === query.get('mode')) ?? 'light';
  return { mode, values: Object.fromEntries(chosen) };
}

/** The query for a look: `?mode=dark&background=brand`. */
export function queryOf({ mode, values }: Look): string {
  return `?${new URLSearchParams({ mode, ...values })}`;
}

/** The same look with another value in one field. */
export function withValue({ mode, values }: Look, field: string, value: string): Look {
  return { mode, values: { ...values, [field]: value } };
}
