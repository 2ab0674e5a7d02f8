import type { IncomingMessage } from 'node:http';
import { bodyOf } from '../mailbox/body.ts';
import type { Hosts } from '../serving/hosts.ts';
import { isFromOwnPage } from '../serving/origin.ts';
import type { Reply } from '../serving/reply.ts';

/** The fields of a JSON object. Whoever reads them trusts none. */
export type Fields = Readonly<Record<string, unknown>>;

const bodyLimit = 10_000;

/**
 * What a page of this server asks for with POST: the fields of its body, none if that isn't an object or is too long. A reply
 * when something else asks.
 * @param doing what only such a page can do: `open a file`
 */
export async function ownPost(
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
