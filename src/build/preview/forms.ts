import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { codeOf, isMissing } from '../failure.ts';
import { sendFormPath } from '../mailbox/protocol.ts';

/** In a document a bare `"` only ever ends an attribute, so this cannot be part of a text. */
const action = new RegExp(`(<form\\b[^>]*? action=")https?://[^"/]+(${sendFormPath.replaceAll('.', '\\.')}")`, 'g');

function localDocument(html: string): string {
  return html.replace(action, '$1$2');
}

function isAccount(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'serviceId' in value && 'publicKey' in value;
}

/** The account in the data of a page: the app gives its forms their address anew. */
function localData(json: string): string {
  if (!json.includes('"serviceId"')) return json;
  try {
    return JSON.stringify(
      JSON.parse(json, (key, value: unknown) =>
        key === 'email' && isAccount(value) ? { ...value, origin: '' } : value,
      ),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return json;
    throw error;
  }
}

type Kind = { readonly suffix: string; readonly type: string; readonly localize: (text: string) => string };

const document: Kind = { suffix: '.html', type: 'text/html;charset=utf-8', localize: localDocument };
const data: Kind = { suffix: '.json', type: 'application/json', localize: localData };

type Candidate = { readonly file: string; readonly kind: Kind };

/** The files that may answer for a path, in the order in which hosts try them. */
function candidates(path: string): Candidate[] {
  const kind = [document, data].find(({ suffix }) => path.endsWith(suffix));
  if (kind !== undefined) return [{ file: path, kind }];
  const page = path.replace(/\/+$/, '');
  return [`${page}.html`, `${page}/index.html`].map((file) => ({ file, kind: document }));
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error) || codeOf(error) === 'EISDIR') return undefined;
    throw error;
  }
}

function send(req: IncomingMessage, res: ServerResponse, type: string, text: string): void {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const cache = String(res.getHeader('Cache-Control') ?? 'public,max-age=0,must-revalidate');
  const headers = { ETag: etag, 'Cache-Control': cache, 'Content-Type': type };
  if (req.headers['if-none-match'] === etag) res.writeHead(304, headers).end();
  else res.writeHead(200, headers).end(text);
}

/**
 * Sends pages, and the data of pages, whose forms lead to a mail server, with the forms leading here instead. The
 * files stay as they are. Tells whether it did: everything else is not its business.
 */
export function formSender(
  folder: string,
): (path: string, req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  return async (path, req, res) => {
    for (const { file, kind } of candidates(path)) {
      const text = await textOf(join(folder, file));
      if (text === undefined) continue;
      const local = kind.localize(text);
      if (local === text) return false;
      send(req, res, kind.type, local);
      return true;
    }
    return false;
  };
}
