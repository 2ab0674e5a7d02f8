import { createContext, Script } from 'node:vm';

const TOO_LONG = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What is called, in a context that is made once: that takes longer than to call something in it. */
const around: { act?: () => unknown } = createContext({});
const script = new Script('act()');

/** Gives up after a time, also where a loop never ends. @throws Error of which `isTooLong` says so */
export function inTime<T>(seconds: number, act: () => T): T {
  around.act = act;
  return script.runInContext(around, { timeout: Math.ceil(seconds * 1000) });
}

export const isTooLong = (error: unknown): boolean => Object(error).code === TOO_LONG;
