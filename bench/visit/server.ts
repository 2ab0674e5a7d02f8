import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

type Sent = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** What a host sends for a file: texts in brotli, compressed as well as it goes. */
function sentFor(file: string): Sent {
  const body = readFileSync(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const isHashed = /\/(?:built|_astro)\//.test(file);
  const headers = {
    'Content-Type': type,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
  };
  if (/png|woff2/.test(type)) return { body, headers };
  return { body: brotliCompressSync(body), headers: { ...headers, 'Content-Encoding': 'br' } };
}

/** A folder as a host serves it, the same for all: `/a` and `/a/` are a.html or a/index.html. Compresses each file once. */
export async function serveFolder(
  root: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const kept = new Map<string, Sent>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const bare = join(root, pathname).replace(/\/$/, '');
    const file = [bare, `${bare}.html`, join(bare, 'index.html')].find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    if (file === undefined) {
      response.writeHead(404).end('Not found');
      return;
    }
    const sent = kept.get(file) ?? sentFor(file);
    kept.set(file, sent);
    response.writeHead(200, { ...sent.headers, 'Content-Length': sent.body.length }).end(sent.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
