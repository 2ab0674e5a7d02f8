import { Worker } from 'node:worker_threads';
import type { OwnAddresses } from '../../model/frame.ts';
import { once } from '../../model/once.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import { Failure } from '../failure.ts';
import { inTime, isTooLong } from '../in-time.ts';

/** Plain JavaScript, for a thread of its own: the one that it watches gives it nothing to load any more. */
const watcher = `
  const { writeSync } = require('node:fs');
  const { workerData: { turns, seconds, words } } = require('node:worker_threads');
  let last = -1;
  let passed = 0;
  setInterval(() => {
    passed = turns[0] === last ? passed + 1 : 0;
    last = turns[0];
    if (passed < seconds) return;
    writeSync(2, words);
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

const ours = { mayEnd: false };

/** Says that this process runs one command and nothing else, so that it may be ended where it is stuck. */
export function runsOneCommand(): void {
  ours.mayEnd = true;
}

/**
 * Ends the process if this thread does nothing else for some seconds: a loop that never ends in a timer or after a promise runs outside of every
 * call that a time limit could be put around. What is written is written as a whole, so an end at any moment leaves what was there.
 * @returns is to be called after code that has a time limit of its own, which counts as something else
 */
function endIfStuck(seconds: number): () => void {
  // Whoever stops at a line of the code isn't stuck.
  if (!ours.mayEnd || process.getBuiltinModule('node:inspector')?.url() !== undefined) return () => undefined;
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const turn = (): void => void Atomics.add(turns, 0, 1);
  const words = `A block in blocks/ has kept the builder busy for ${seconds} s, in a timer or after a promise. Look for a loop there that never ends.\n`;
  setInterval(turn, 500).unref();
  new Worker(watcher, { eval: true, workerData: { turns, seconds, words } }).unref();
  return turn;
}

/** How long a block may take for one thing: to be loaded, to be shown on a page, to be tested. In seconds, if nobody says it. */
export const usualSeconds = Number(process.env.SITEWRIGHT_BLOCK_SECONDS) || 10;

export class Endless extends Failure {
  readonly types: readonly string[];

  constructor(types: readonly string[], seconds: number) {
    super(
      `${foldersOf(types)} took longer than ${seconds} s. Look for a loop that never ends. If it only takes long, set SITEWRIGHT_BLOCK_SECONDS to more seconds.`,
    );
    this.types = types;
  }
}

const foldersOf = (types: readonly string[]): string => types.map((type) => `blocks/${type}`).join(' or ');

/** A thread is watched once, however often its blocks are loaded anew. */
const turn = once(() => endIfStuck(usualSeconds * 6));

type Guard = <T>(types: readonly string[], act: () => T) => T;

/** Ends code that never ends, and puts back what it replaces, before anything else sees it. */
function guardFor(seconds: number): Guard {
  turn();
  const replaced = watchBuiltins();
  const refuse = (types: readonly string[]): void => {
    const [first] = replaced();
    if (first === undefined) return;
    throw new Failure(
      `${foldersOf(types)} replaces ${first}, which the builder uses, too. Write a function of your own in its place.`,
    );
  };
  return (types, act) => {
    try {
      return inTime(seconds, act);
    } catch (error) {
      refuse(types);
      throw isTooLong(error) ? new Endless(types, seconds) : error;
    } finally {
      turn()();
      refuse(types);
    }
  };
}

/**
 * Loads what renders pages with the blocks of a site's own. Their code is ended where it takes too long, and may not replace what all programs share: what
 * is made with that would be wrong, and kept.
 * @param own where they are, by type
 * @throws what they throw as they are loaded
 */
export async function guarded(
  entry: ServerEntry,
  own: OwnAddresses = {},
  seconds = usualSeconds,
): Promise<ServerEntry> {
  if (Object.keys(own).length === 0) {
    await entry.prepare();
    return entry;
  }
  const guard = guardFor(seconds);
  await entry.prepare(own, (type, load) => guard([type], load));
  const render: ServerEntry['render'] = (plan) => {
    const blocks = plan.screen.kind === 'page' ? plan.screen.blocks : [];
    const types = new Set(blocks.map(({ block }) => block.type).filter((type) => Object.hasOwn(own, type)));
    return types.size === 0 ? entry.render(plan) : guard([...types], () => entry.render(plan));
  };
  return { ...entry, render };
}

// Taken before blocks of a site's own are loaded, which may replace them.
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { forEach, push } = Array.prototype;
const { hasOwn, is } = Object;

type Builtin = {
  readonly name: string;
  readonly of: object;
  readonly was: Readonly<Record<PropertyKey, PropertyDescriptor | undefined>>;
  /** Whether it never gets another one. */
  readonly isWhole: boolean;
};

/** By these, libraries find out whether they are in a browser. */
const inBrowsers = ['window', 'document', 'self', 'location'].filter((name) => !(name in globalThis));

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const filtered = (of: object, counts: (was: PropertyDescriptor) => boolean): Builtin['was'] => {
  const was: Record<PropertyKey, PropertyDescriptor> = Object.getOwnPropertyDescriptors(of);
  for (const key of ownKeys(was)) if (was[key] && !counts(was[key])) delete was[key];
  return was;
};

/** What there is now. Node fetches some of it only when it is needed, and libraries write settings into constructors, such as `Error`. */
function builtins(): readonly Builtin[] {
  const absent = Object.fromEntries(inBrowsers.map((name) => [name, undefined]));
  const globals = filtered(globalThis, (was) => 'value' in was);
  const named = Object.entries(globals).filter(([name]) => /^[A-Z]/.test(name));
  const inside = named.flatMap(([name, was]): readonly Builtin[] => {
    const { value } = was ?? {};
    if (!isObject(value)) return [];
    const itself = {
      name,
      of: value,
      was: filtered(value, (each) => typeof each.value === 'function'),
      isWhole: false,
    };
    const prototype: unknown = Object(value).prototype;
    if (!isObject(prototype)) return [itself];
    return [itself, { name: `${name}.prototype`, of: prototype, was: filtered(prototype, () => true), isWhole: true }];
  });
  return [{ name: 'globalThis', of: globalThis, was: { ...globals, ...absent }, isWhole: false }, ...inside];
}

/**
 * Watches what comes with JavaScript from now on.
 * @returns puts back what has been replaced or added, and names it (`Array.prototype.map`). It calls nothing that could have been replaced
 */
function watchBuiltins(): () => readonly string[] {
  const all = builtins();
  return () => {
    const replaced: string[] = [];
    const lookAt = ({ name, of, was, isWhole }: Builtin): void => {
      const compare = (key: string | symbol): void => {
        const before = hasOwn(was, key) ? was[key] : undefined;
        const now = getOwnPropertyDescriptor(of, key);
        if (is(before?.value, now?.value) && before?.get === now?.get && before?.set === now?.set) return;
        if (before === undefined) deleteProperty(of, key);
        else defineProperty(of, key, before);
        apply(push, replaced, [typeof key === 'symbol' ? name : `${name}.${key}`]);
      };
      apply(forEach, ownKeys(was), [compare]);
      if (isWhole) apply(forEach, ownKeys(of), [compare]);
    };
    apply(forEach, all, [lookAt]);
    return replaced;
  };
}
