import type { IncomingMessage, RequestListener } from 'node:http';
import { bodyOf } from '../mailbox/body.ts';
import { type Hosts, isFromOwnPage } from '../serving/hosts.ts';
import { answering, type Reply, sayPlainly } from '../serving/reply.ts';
import type { FixReply, Problem } from './problem.ts';

/** The fields of a JSON object. Whoever reads them trusts none. */
export type Fields = Readonly<Record<string, unknown>>;

/** What came of something that a page asked for. */
export type Outcome = Reply | FixReply;

const bodyLimit = 10_000;

/** What it takes to do something with a mistake that is shown. */
export type Mending = {
  /** The content root. */
  readonly root: string;
  /** The names this server answers for. */
  readonly hosts: Hosts;
  /** What is shown at the moment: nothing is done with any other mistake. */
  readonly problems: () => readonly Problem[];
  /** For the terminal. */
  readonly print: (text: string) => void;
};

type Doing = Pick<Mending, 'hosts' | 'print'> & {
  /** What only pages of this server can do: `open a file`. */
  readonly doing: string;
  /** What is said while something is being done. */
  readonly busy: string;
};

/**
 * Does what pages of this server ask for with POST, one thing at a time: a page that asks a hundred times starts no hundred editors.
 * @param workFor what is to be done; a reply where there is nothing to do
 */
export function ownPosts(
  { hosts, doing, busy, print }: Doing,
  workFor: (fields: Fields) => Reply | (() => Promise<Outcome>),
): RequestListener {
  let isBusy = false;
  return answering(async (req, res) => {
    const asked = await ownPost(req, hosts, doing);
    const work = 'status' in asked ? asked : workFor(asked.fields);
    if (typeof work !== 'function') return sayPlainly(res, work);
    if (isBusy) return sayPlainly(res, { status: 429, words: busy });
    isBusy = true;
    const outcome = await work().finally(() => {
      isBusy = false;
    });
    print(`${outcome.words}\n`);
    if ('status' in outcome) return sayPlainly(res, outcome);
    res
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(outcome));
  });
}

/** The fields of a request's body, none if that isn't an object or is too long. A reply when something else than a page of this server asks. */
async function ownPost(
  req: IncomingMessage,
  hosts: Hosts,
  doing: string,
): Promise<{ readonly fields: Fields } | Reply> {
  if (req.method !== 'POST') return { status: 405, words: `Only POST requests can ${doing}.` };
  if (!isFromOwnPage(req, hosts)) return { status: 403, words: `Only pages of this server can ${doing}.` };
  const body = await bodyOf(req, bodyLimit);
  return { fields: body === undefined ? {} : fieldsOf(body.toString('utf8')) };
}

function fieldsOf(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // It asks for nothing that we know.
    return {};
  }
}
