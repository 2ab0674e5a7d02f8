import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeWhole } from '../../src/builder/write/write.ts';
import { isContent, watchFiles } from '../../src/server/dev/watch.ts';
import { type Limits, usualLimits } from '../../src/server/serving/guard.ts';
import { isAllowedHost, isFromOwnPage } from '../../src/server/serving/hosts.ts';
import { listen } from '../../src/server/serving/listen.ts';
import { inOrder } from '../../src/server/serving/reply.ts';
import { startPreview } from '../../src/server/start-preview.ts';
import { runHere } from '../cli/run-here.ts';
import { compileWriter } from './kills/compile.ts';
import { repliesIn } from './requests/converse.ts';
import { contentsOf, folderWith, put } from './support/site.ts';
import { askDuringBuilds } from './swaps/run.ts';

type Reply = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };
type Headers = Readonly<Record<string, string>>;
type Asked = { readonly headers?: Headers; readonly method?: string; readonly body?: string };

/** A request whose headers go over the wire as they are. */
function ask(port: number, path: string, { headers = {}, method = 'GET', body = '' }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject).end(body);
  });
}

const marker = { 'dist/.sitewright.json': '{"base":"/","version":1}\n' };
const site = {
  ...marker,
  'dist/index.html': 'home',
  'dist/404.html': 'no such page',
  'dist/a.txt': '0123456789',
  'dist/empty.txt': '',
};

type Served = { readonly root: string; readonly port: number };

async function serve(more: { names?: string[]; limits?: Partial<Limits> } = {}): Promise<Served> {
  const root = folderWith(site);
  const { limits, names = [] } = more;
  const server = await startPreview({
    out: join(root, 'dist'),
    hosts: { listen: '127.0.0.1', names },
    port: 0,
    print: () => undefined,
    limits: { ...usualLimits, ...limits },
  });
  onTestFinished(() => server.close());
  return { root, port: server.port };
}

describe('the hosts that a server answers for', () => {
  const own = hostname();

  test.each([
    ['127.0.0.1', ['localhost', 'LOCALHOST:5173', 'localhost.:80', '127.0.0.1', '127.0.0.1:80', '[::1]:5173']],
    ['192.168.1.5', ['localhost', '192.168.1.5:5173']],
    ['my-laptop.lan', ['my-laptop.lan', 'My-Laptop.lan:5173']],
    ['0.0.0.0', ['localhost:5173', '10.0.0.5:5173', '[fe80::1]:5173', own, `${own}.local:5173`]],
    ['::', ['10.0.0.5', '[2001:db8::1]']],
  ])('listening on %s: its own names', (listen, hosts) => {
    for (const host of hosts) expect(isAllowedHost(host, { listen, names: [] }), host).toBe(true);
  });

  test.each([
    [
      '127.0.0.1',
      ['evil.example', '10.0.0.5', 'evil.localhost', 'localhost..', 'localhost.evil.example', '127.0.0.1.', own],
    ],
    ['127.0.0.1', ['', ' ', 'localhost:', 'localhost:99999', 'localhost:1:2', '[::1', '[localhost]', 'a@localhost']],
    [
      '127.0.0.1',
      ['localhost/', 'localhost\\x', 'local host', '127.0.0.1\u0000', 'http://localhost', '0x7f.1', '127.1'],
    ],
    ['0.0.0.0', ['evil.example', 'evil.example:5173', `${own}.evil.example`, '10.0.0.5.evil.example', '[::1]x']],
  ])('listening on %s: no others', (listen, hosts) => {
    for (const host of hosts) expect(isAllowedHost(host, { listen, names: [] }), host).toBe(false);
  });

  test('a page counts as its own by the name that is in its address, or by one that was allowed', () => {
    const from = (origin: string, names: string[], site = 'same-origin'): boolean =>
      isFromOwnPage({ headers: { host: 'localhost:5173', origin, 'sec-fetch-site': site } }, { listen: '', names });
    expect(from('http://localhost:5173', [])).toBe(true);
    expect(from('http://localhost:8080', [])).toBe(false);
    expect(from('https://tunnel.example.com', [])).toBe(false);
    expect(from('https://tunnel.example.com', ['tunnel.example.com'])).toBe(true);
    expect(from('https://tunnel.example.com', ['tunnel.example.com'], 'cross-site')).toBe(false);
    expect(from('null', [])).toBe(false);
    // Browsers write names in small letters, whatever somebody typed.
    const typed = (host: string, origin: string): boolean =>
      isFromOwnPage({ headers: { host, origin } }, { listen: '', names: ['Tunnel.example.com'] });
    expect(typed('LocalHost:5173', 'http://localhost:5173')).toBe(true);
    expect(typed('localhost:5173', 'http://localhost.:5173')).toBe(true);
    expect(typed('localhost:5173', 'http://TUNNEL.example.com.')).toBe(true);
    expect(typed('localhost.:5173', 'http://localhost.:8080')).toBe(false);
  });

  test('and those that somebody allowed', () => {
    const hosts = { listen: '127.0.0.1', names: ['Tunnel.example.com'] };
    expect(isAllowedHost('tunnel.example.com', hosts)).toBe(true);
    expect(isAllowedHost('a.tunnel.example.com', hosts)).toBe(false);
  });
});

test.skipIf(process.platform === 'win32')(
  'start hears of all changes in the content, and of none elsewhere',
  async () => {
    const root = folderWith({
      'public/a.txt': 'a',
      'shared/b.yaml': 'b',
      'pages/index.yaml': '',
      'pages/old/c.yaml': 'c',
    });
    const elsewhere = folderWith({ 'secret.txt': '' });
    const links = {
      'public/disk': elsewhere,
      'public/loop': root,
      'public/out.txt': join(elsewhere, 'secret.txt'),
      'pages/linked.yaml': '../shared/b.yaml',
    };
    for (const [link, to] of Object.entries(links)) symlinkSync(to, join(root, link));
    const heard = new Set<string>();
    const end = watchFiles(root, {
      concerns: (path) => isContent(root, path),
      heard: (path) => heard.add(relative(root, path)),
      unsure: () => heard.add('unsure'),
    });
    onTestFinished(end);
    const hears = async (paths: readonly string[], change: () => void): Promise<void> => {
      heard.clear();
      change();
      await expect.poll(() => [...heard].sort()).toEqual(paths);
    };
    await hears(['pages/index.yaml'], () => put(root, { 'pages/index.yaml': 'title: A' }));
    await hears(['pages/linked.yaml'], () => put(root, { 'shared/b.yaml': 'c' }));
    await hears(['pages/linked.yaml'], () => put(root, { 'shared/b.yaml': 'd' }));
    await hears(['site.yaml'], () => {
      put(elsewhere, { 'secret.txt': 'other' });
      put(root, { 'notes.txt': 'a', 'dist/index.html': '', 'pages/.index.yaml.swp': '', 'site.yaml': '' });
    });
    await hears(['kinds', 'kinds/recipe.yaml'], () => put(root, { 'kinds/recipe.yaml': '' }));
    await hears(['pages/new', 'pages/new/c.yaml', 'pages/old'], () =>
      renameSync(join(root, 'pages/old'), join(root, 'pages/new')),
    );
    await hears(['pages/new/c.yaml'], () => put(root, { 'pages/new/c.yaml': 'd' }));
  },
);

test('preview answers only for its own hosts, and says how to allow another', async () => {
  const { port } = await serve();
  for (const path of ['/', '/__mailbox', '/api/v1.0/email/send-form']) {
    const { status, body } = await ask(port, path, { headers: { Host: 'evil.example' } });
    expect({ path, status, body }).toEqual({
      path,
      status: 403,
      body: `This server doesn't answer for "evil.example". If this name is yours, start the server with --allow-host evil.example.\n`,
    });
  }
  expect((await ask(port, '/', { headers: { Host: `localhost:${port}` } })).body).toBe('home');
  const other = await serve({ names: ['tunnel.example.com'] });
  expect((await ask(other.port, '/', { headers: { Host: 'tunnel.example.com' } })).body).toBe('home');
});

test('--allow-host takes names only', async () => {
  const root = folderWith({ 'site.yaml': '' });
  const { code, err } = await runHere(['preview', '--root', root, '--allow-host', 'a.example,*']);
  expect({ code, err }).toEqual({
    code: 2,
    err: '--allow-host needs a name such as "my-laptop.example.com", not "*".\n',
  });
});

describe('a file', () => {
  test('is sent whole or in part, and an impossible part ends nothing', async () => {
    const { port } = await serve();
    const part = async (range: string, more: Headers = {}): Promise<string> => {
      const { status, headers, body } = await ask(port, '/a.txt', { headers: { Range: range, ...more } });
      return `${status} ${headers['content-range'] ?? '-'} ${body}`;
    };
    expect(await part('bytes=5-1')).toBe('416 bytes */10 ');
    expect(await part('bytes=10-')).toBe('416 bytes */10 ');
    expect(await part('bytes=2-4')).toBe('206 bytes 2-4/10 234');
    expect(await part('bytes=-3')).toBe('206 bytes 7-9/10 789');
    expect(await part('bytes=7-99999999999999999999')).toBe('206 bytes 7-9/10 789');
    expect(await part('bytes=0-0,5-6')).toBe('200 - 0123456789');
    expect(await part('items=0-1')).toBe('200 - 0123456789');
    expect(await part('bytes=2-4', { 'If-Range': '"another"' })).toBe('200 - 0123456789');
    expect((await ask(port, '/empty.txt', { headers: { Range: 'bytes=0-0' } })).status).toBe(416);
    expect(await ask(port, '/empty.txt')).toMatchObject({ status: 200, body: '' });
    expect(await ask(port, '/', { headers: { Range: 'bytes=1-2' } })).toMatchObject({ status: 206, body: 'om' });
  });

  test('is described to HEAD, and not sent again to who has it', async () => {
    const { port } = await serve();
    const { status, headers, body } = await ask(port, '/a.txt', { method: 'HEAD' });
    expect({ status, body, length: headers['content-length'] }).toEqual({ status: 200, body: '', length: '10' });
    const again = { 'If-None-Match': String(headers.etag), 'Cache-Control': 'no-cache' };
    expect(await ask(port, '/a.txt', { headers: again })).toMatchObject({ status: 304, body: '' });
    const since = { 'If-Modified-Since': String(headers['last-modified']) };
    expect((await ask(port, '/a.txt', { headers: since })).status).toBe(304);
    expect((await ask(port, '/a.txt', { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
    expect((await ask(port, '/a.txt', { method: 'DELETE' })).status).toBe(405);
  });

  test.skipIf(process.platform === 'win32')('that never ends, or lies elsewhere, is none', async () => {
    const { root, port } = await serve();
    put(root, { 'secret.txt': 'secret' });
    execFileSync('mkfifo', [join(root, 'dist/pipe.txt')]);
    execFileSync('ln', ['-s', join(root, 'secret.txt'), join(root, 'dist/link.txt')]);
    execFileSync('ln', ['-s', '/dev/zero', join(root, 'dist/zero.txt')]);
    for (const path of ['/pipe.txt', '/link.txt', '/zero.txt']) {
      expect(await ask(port, path), path).toMatchObject({ status: 404, body: 'no such page' });
    }
  });
});

/** Writes to a connection without ending it, and gives what came back until the server ended it. */
function half(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.write(text));
    socket.on('data', (data) => received.push(data));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(received).toString()));
  });
}

describe('a slow client', () => {
  test('has so much time for the headers, and for the whole request', async () => {
    const { port } = await serve({ limits: { headers: 100, request: 200 } });
    expect(await half(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ')).toMatch(/^HTTP\/1\.1 408 /);
    const head = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n';
    expect(await half(port, `${head}half`)).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('cannot take all connections for ever', async () => {
    const { port } = await serve({ limits: { connections: 5, headers: 100 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => half(port, 'GET /')));
    expect(answers.filter((answer) => answer === '').length).toBeGreaterThanOrEqual(15);
    expect((await ask(port, '/')).status).toBe(200);
  });
});

test('a request that fails is answered, whatever fails, and the next one too', async () => {
  const failures: unknown[] = [
    new Error('a bug'),
    Object.assign(new Error('no more files'), { code: 'EMFILE' }),
    'thrown as text',
    Object.assign(new Error('the disk is broken'), { code: 'EIO' }),
  ];
  const server = createServer(
    inOrder([
      [
        '',
        async (_req, res) => {
          const failure = failures.shift();
          if (failures.length === 0) res.writeHead(200, { 'Content-Length': 10 }).write('half');
          throw failure;
        },
      ],
    ]),
  );
  const { port, close } = await listen(server, '127.0.0.1', 0);
  onTestFinished(close);
  expect((await ask(port, '/')).status).toBe(500);
  expect(await ask(port, '/')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect(await ask(port, '/')).toMatchObject({ status: 500, headers: { 'x-content-type-options': 'nosniff' } });
  // An answer that has begun is broken off, so that nobody takes it for whole.
  await expect(ask(port, '/')).rejects.toThrow();
});

describe('while builds go on, preview', () => {
  test('answers each request from one whole version, without a gap', async () => {
    const root = folderWith({});
    const { requests, versions, seen, faults } = await askDuringBuilds(root, 800);
    expect(faults).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(800);
    expect(Math.min(versions, seen)).toBeGreaterThan(3);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('follows the base of a new version', async () => {
    const { root, port } = await serve();
    const out = join(root, 'dist');
    const files = [{ path: 'index.html', text: 'new home' }];
    await writeWhole({ root, out, live: false, base: '/base/', progress: () => undefined }, files);
    expect(await ask(port, '/')).toMatchObject({ status: 302, headers: { location: '/base/' } });
    expect(await ask(port, '/base/')).toMatchObject({ status: 200, body: 'new home' });
  });

  test('says when there is no site, and goes on when there is one again', async () => {
    const { root, port } = await serve();
    renameSync(join(root, 'dist'), join(root, 'elsewhere'));
    expect(await ask(port, '/')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    renameSync(join(root, 'elsewhere'), join(root, 'dist'));
    expect(await ask(port, '/')).toMatchObject({ status: 200, body: 'home' });
  });

  test('answers from the version that a killed build has moved away, and puts nothing in order', async () => {
    const tools = folderWith({});
    const writer = await compileWriter(tools);
    const root = folderWith({});
    const out = join(root, 'dist');
    const publish = (word: string, death: string): string | null =>
      spawnSync(process.execPath, [writer, root, out, 'plain', word, death]).signal;
    expect(publish('first', '')).toBe(null);
    const serveOut = async (): Promise<number> => {
      const server = await startPreview({ out, port: 0, print: () => undefined });
      onTestFinished(() => server.close());
      return server.port;
    };
    const port = await serveOut();
    // The second call of the swap puts the new folder in place: the old one is away by then.
    expect(publish('second', 'swap+1')).toBe('SIGKILL');
    expect(existsSync(out)).toBe(false);
    const left = contentsOf(root);
    expect(Object.keys(left)).toContain('dist.sitewright/journal.json');
    for (const each of [port, await serveOut()]) {
      expect((await ask(each, '/')).body).toContain('index of first');
      expect((await ask(each, '/nothing')).body).toBe('Not found\n');
    }
    expect(contentsOf(root)).toEqual(left);
  });
});

describe('the mailbox', () => {
  const path = '/api/v1.0/email/send-form';
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const part = (name: string, value = ''): string =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const account = ['user_id', 'service_id', 'template_id'].map((name) => part(name, 'v')).join('');
  const message = `${account}${part('message', 'Hello')}--x--\r\n`;

  test('is read by no page of another origin', async () => {
    const { port } = await serve();
    const read = async (headers: Headers): Promise<number> => (await ask(port, '/__mailbox', { headers })).status;
    const typed = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect(await read({})).toBe(200);
    expect(await read(typed)).toBe(200);
    expect(await read({ ...typed, 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
    expect(await read({ Origin: `http://127.0.0.1:${port}` })).toBe(200);
    expect(await read({ Origin: 'https://evil.example' })).toBe(403);
    expect(await read({ Origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await read({ ...typed, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
    expect(await read({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' })).toBe(403);
    expect((await ask(port, '/__mailbox', { method: 'POST' })).status).toBe(405);
  });

  test('takes messages of pages on this computer, not of other sites', async () => {
    const { port } = await serve();
    const send = async (headers: Headers): Promise<string> => {
      const reply = await ask(port, path, { method: 'POST', headers: { ...form, ...headers }, body: message });
      return `${reply.status} ${reply.headers['access-control-allow-origin'] ?? '-'}`;
    };
    expect(await send({})).toBe('200 *');
    expect(await send({ Origin: `http://127.0.0.1:${port}`, 'Sec-Fetch-Site': 'same-origin' })).toBe('200 *');
    expect(await send({ Origin: 'http://localhost:8080', 'Sec-Fetch-Site': 'cross-site' })).toBe('200 *');
    expect(await send({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).toBe('200 *');
    expect(await send({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).toBe('403 -');
    expect(await send({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe('403 -');
    expect((await ask(port, '/__mailbox')).body).toContain('Mailbox (4)');
  });

  test('keeps no message with thousands of empty fields', async () => {
    const { port } = await serve();
    const body = `${account}${part('').repeat(600)}--x--\r\n`;
    expect((await ask(port, path, { method: 'POST', headers: form, body })).status).toBe(413);
    expect((await ask(port, '/__mailbox')).body).toContain('No messages yet');
  });

  test('receives eight messages at once, and says to others that they should wait', async () => {
    const { port } = await serve();
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${form['Content-Type']}\r\nContent-Length: ${message.length}\r\n\r\n`;
    const sockets = await Promise.all(
      Array.from(
        { length: 8 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect({ host: '127.0.0.1', port });
            // The server says so when it has begun to take the message.
            socket.once('data', () => resolve(socket));
            socket.write(head.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
          }),
      ),
    );
    expect((await ask(port, path, { method: 'POST', headers: form, body: message })).status).toBe(429);
    const answered = sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
    for (const socket of sockets) socket.write(message);
    expect((await Promise.all(answered)).map((data) => String(data).slice(0, 12))).toEqual(
      Array.from({ length: 8 }, () => 'HTTP/1.1 200'),
    );
    for (const socket of sockets) socket.destroy();
    expect((await ask(port, path, { method: 'POST', headers: form, body: message })).status).toBe(200);
  });
});

describe('requests that a client sends before it has answers', () => {
  const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  /** Asks for all that and for one page more, and gives what comes until the server closes the connection. */
  const converse = async (port: number, text: string): Promise<Reply[]> => {
    const last = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(text + last));
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(Buffer.from(part));
    return repliesIn(Buffer.concat(parts), false).map(({ status, headers, body }) => ({
      status,
      headers: Object.fromEntries(headers),
      body: body.toString(),
    }));
  };

  test('are answered one after the other', async () => {
    const { port } = await serve();
    const paths = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? '/a.txt' : '/'));
    const replies = await converse(port, paths.map(asking).join(''));
    const bodies = [...paths, '/'].map((path) => (path === '/' ? 'home' : '0123456789'));
    expect(replies.map(({ body }) => body)).toEqual(bodies);
  });

  test('wait behind one that Node answers by itself', async () => {
    const { port } = await serve();
    const odd = 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\n\r\n';
    const replies = await converse(port, odd);
    expect(replies.map(({ status }) => status)).toEqual([417, 200]);
  });

  test('may not be more than a server takes, which says so and closes the connection', async () => {
    const { port } = await serve({ limits: { waiting: 3 } });
    const replies = await converse(port, asking('/a.txt').repeat(20));
    expect(replies.map(({ status }) => status)).toEqual([200, 503]);
    expect(replies[1]?.body).toBe('Too many requests came over this connection at once.\n');
    expect((await converse(port, asking('/a.txt').repeat(3))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
  });
});
