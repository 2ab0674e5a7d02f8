import { Refused } from '../../src/authoring/refused.ts';

/** Why something wasn't done; undefined if it was. Any other error is thrown on. */
export function refusalOf(made: Promise<unknown>): Promise<Refused | undefined> {
  return made.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    },
  );
}
