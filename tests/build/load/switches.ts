import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptVersions } from '../../../src/builder/write/versions.ts';
import { writeWhole } from '../../../src/builder/write/write.ts';
import { filesOf } from '../kills/versions.ts';
import { startNginx } from './nginx.ts';

export type Figures = {
  readonly requests: number;
  readonly switches: number;
  /** Answers that were not 200, or not whole: status and address. */
  readonly wrong: readonly string[];
};

type Answer = { readonly status: number; readonly body: string };

function ask(agent: Agent, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Every line of a whole file is the same: `index of w12`. Gives the version it is of. */
function versionOf({ status, body }: Answer): string | undefined {
  const [first = ''] = body.split('\n');
  return status === 200 && body === `${first}\n`.repeat(50) ? first.split(' of ')[1] : undefined;
}

const pages = ['/', ...filesOf('').map(({ path }) => `/${path}`)].filter((path) => !path.startsWith('/built/'));

/** Connections that are used at once. With more, this process finds less time to publish. */
const width = 6;

/**
 * Lets nginx serve a live folder while it is published again and again, and asks for its pages, and for the script that each page
 * was made with, until there were so many requests and switches.
 */
export async function askDuringSwitches(least: Pick<Figures, 'requests' | 'switches'>): Promise<Figures> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-load-')));
  const root = join(folder, 'site');
  const out = join(root, 'dist');
  const publish = async (word: string): Promise<void> => {
    await writeWhole({ root, out, live: true, base: '/', progress: () => undefined }, filesOf(word));
  };
  await publish('w0');
  const server = await startNginx(join(folder, 'nginx'), out);
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const wrong: string[] = [];
  let requests = 0;
  let switches = 0;
  const isEnough = (): boolean => requests >= least.requests && switches >= least.switches;
  const askFor = async (path: string): Promise<string | undefined> => {
    requests += 1;
    const answer = await ask(agent, server.origin + path);
    const version = versionOf(answer);
    if (version === undefined) wrong.push(`${answer.status} ${path} ${JSON.stringify(answer.body.slice(0, 80))}`);
    return version;
  };
  /** The visits that go on, each with the version it began with at the earliest. */
  const visits = new Map<Promise<void>, number>();
  const visit = async (path: string): Promise<void> => {
    const version = await askFor(path);
    // As a page that is open does: the script it names may be one of a version before by now.
    if (version !== undefined) await askFor(`/built/app-${version}.js`);
  };
  const visitor = async (first: number): Promise<void> => {
    for (let index = first; !isEnough(); index += 1) {
      const going = visit(pages[index % pages.length] ?? '/');
      visits.set(going, switches);
      await going;
      visits.delete(going);
    }
  };
  /** Waits for visits that are so old that what they still ask for may go with the next version. */
  const lateVisits = async (next: number): Promise<void> => {
    const late = [...visits].filter(([, version]) => version <= next - keptVersions).map(([going]) => going);
    await Promise.all(late);
  };
  try {
    const visited = Promise.all(Array.from({ length: width }, (_, index) => visitor(index)));
    while (!isEnough()) {
      await lateVisits(switches + 1);
      await publish(`w${switches + 1}`);
      switches += 1;
    }
    await visited;
  } finally {
    agent.destroy();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { requests, switches, wrong };
}
