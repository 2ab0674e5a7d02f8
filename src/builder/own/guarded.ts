import type { OwnAddresses } from '../../model/frame.ts';
import { once } from '../../model/once.ts';
import type { RoutePlan } from '../../model/plan.ts';
import type { ServerEntry } from '../../model/rendering.ts';
import { Failure } from '../failure.ts';
import { inTime, isTooLong } from '../in-time.ts';
import { watchBuiltins } from './builtins.ts';
import { endIfStuck } from './stuck.ts';

/** How long a block may take for one thing: to be loaded, to be shown on a page, to be tested. In seconds, if nobody says it. */
export const usualSeconds = Number(process.env.SITEWRIGHT_BLOCK_SECONDS) || 10;

/** Code of blocks that never ends, and of which blocks. */
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

/** Runs code of blocks of these types. */
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
  const typesOf = ({ screen }: RoutePlan): readonly string[] =>
    screen.kind === 'page'
      ? screen.blocks.map(({ block }) => block.type).filter((type) => Object.hasOwn(own, type))
      : [];
  const guarding =
    (render: ServerEntry['render']): ServerEntry['render'] =>
    (plan) => {
      const types = new Set(typesOf(plan));
      return types.size === 0 ? render(plan) : guard([...types], () => render(plan));
    };
  return { ...entry, render: guarding(entry.render) };
}
