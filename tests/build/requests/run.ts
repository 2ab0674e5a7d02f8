import { type Attack, attacks } from './attack.ts';
import { converse, type Reply, repliesIn } from './converse.ts';

/** What no answer may contain: texts of files that aren't published. */
export type Secrets = readonly string[];

/** What came of many attacks. */
export type Figures = {
  readonly attacks: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What no server may do, each with what was sent. */
  readonly faults: readonly string[];
};

function faultsOf(replies: readonly Reply[], { isForeign }: Attack): string[] {
  const wrong: string[] = [];
  for (const { status, headers } of replies) {
    if (status >= 500) wrong.push(`${status}`);
    if (/evil/i.test(headers.get('location') ?? '')) wrong.push(`led to ${headers.get('location')}`);
    if (headers.has('x-evil')) wrong.push('took a header from the address');
    if (headers.get('access-control-allow-origin')?.includes('evil')) wrong.push('let another site read');
  }
  const [first] = replies;
  if (isForeign && (first === undefined || first.status < 400)) wrong.push(`${first?.status} for a foreign host`);
  return wrong;
}

async function attack(one: Attack, port: number, secrets: Secrets, note: (status: number) => void): Promise<string[]> {
  try {
    const bytes = await converse(one, port);
    // Of an answer that nobody waited for, part may be missing.
    if (one.manner === 'leaves') return [];
    const shown = secrets.filter((secret) => bytes.includes(secret)).map((secret) => `showed ${secret}`);
    const replies = repliesIn(bytes, one.hasHead);
    for (const { status } of replies) note(status);
    return [...shown, ...faultsOf(replies, one)];
  } catch (error) {
    return [String(error)];
  }
}

/** Attacks a server with several connections at once, the same ones for the same seed. `told` hears how many are done. */
export async function attackServer(
  port: number,
  { count, seed, secrets }: { readonly count: number; readonly seed: number; readonly secrets: Secrets },
  told: (done: number) => void = () => undefined,
): Promise<Figures> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const waiting = attacks(count, seed);
  let done = 0;
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const wrong = await attack(one, port, secrets, (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1));
      const sent = JSON.stringify(Buffer.concat(one.pieces).toString('latin1').slice(0, 600));
      faults.push(...wrong.map((words) => `${words}: ${sent}`));
      done += 1;
      told(done);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { attacks: done, statuses, faults };
}
