import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in answers. `no`: with 200, and JSON that says no. `no-cors`: as if all were well, but not for pages of another origin to read. */
export type Manner = 200 | 204 | 303 | 400 | 403 | 412 | 422 | 429 | 500 | 'no' | 'no-cors' | 'reset' | 'silence';

/** Where the stand-in takes forms as any other service does. */
export const plainPath = '/plain';

/** A server that speaks EmailJS's protocol, takes plain forms too, and can be told to misbehave. */
export type MailServer = {
  readonly origin: string;
  /** An origin where nothing listens. */
  readonly closed: string;
  manner: Manner;
  /** The forms that came in whole and were not refused. */
  readonly received: FormData[];
  readonly close: () => Promise<void>;
};

const words: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'The user_id parameter is required',
  403: 'API calls are disabled for non-browser applications',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

async function formOf(req: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(Buffer.from(chunk));
  const headers = { 'Content-Type': req.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

function reply(res: ServerResponse, manner: Manner): void {
  if (manner === 'reset') return void res.socket?.resetAndDestroy();
  if (manner === 'silence') return;
  const status = typeof manner === 'number' ? manner : 200;
  // On a connection that was used before, Chromium itself asks a second time after a reset: each gets a new one.
  res.setHeader('Connection', 'close');
  const cors = manner === 'no-cors' ? {} : { 'Access-Control-Allow-Origin': '*' };
  const location = status === 303 ? { Location: '/thanks' } : {};
  res.writeHead(status, { ...cors, ...location }).end(manner === 'no' ? '{"ok":false}' : words[status]);
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
}

async function closedOrigin(): Promise<string> {
  const server = createServer();
  const origin = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return origin;
}

export async function startMailServer(): Promise<MailServer> {
  const received: FormData[] = [];
  const server = createServer((req, res) => {
    if (req.url === '/thanks') return reply(res, 200);
    const isPath = req.url === plainPath || req.url === '/api/v1.0/email/send-form';
    if (req.method !== 'POST' || !isPath) return void res.writeHead(404).end();
    const { manner } = mail;
    formOf(req).then(
      (form) => {
        if (manner !== 'no' && (typeof manner !== 'number' || manner < 400)) received.push(form);
        reply(res, manner);
      },
      () => res.writeHead(400).end('No form'),
    );
  });
  const mail: MailServer = {
    origin: await listening(server),
    closed: await closedOrigin(),
    manner: 200,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return mail;
}
