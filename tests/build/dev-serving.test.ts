import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, type Running, run, start, stop } from './support/command.ts';
import { page, put, smallSite } from './support/site.ts';

// One server for all. What it serves of the builder: builder-changes.test.ts.
let elsewhere: string;
let root: string;
let server: Running;
let url: URL;

const withMistake = page('Team').replace('description', 'descriptoin');

beforeAll(async () => {
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-elsewhere-')));
  put(elsewhere, { 'secret.txt': 'TOP-SECRET' });
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-dev-serving-')));
  put(root, {
    ...smallSite,
    'pages/about/team.yaml': withMistake,
    'public/a.txt': 'a text',
    // An editor that notes what it was asked, and stays open until it is told to close.
    'editor/code': `#!/bin/sh\nprintf '%s\\n' "$*" >> "${root}/calls"\nread -r _ < "${root}/close"\n`,
    calls: '',
  });
  execFileSync('mkfifo', [join(root, 'close')]);
  chmodSync(join(root, 'editor/code'), 0o755);
  const env = { LAUNCH_EDITOR: join(root, 'editor/code') };
  server = start(['start', '--root', root, '--port', '0', '--allow-host', 'Tunnel.example.com'], env);
  url = new URL(await addressOf(server));
});

afterAll(async () => {
  const { code } = await stop(server);
  for (const folder of [elsewhere, root]) rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);
});

type Headers = Readonly<Record<string, string>>;
type Reply = { readonly status: number; readonly body: string };

/** A request whose path and headers go over the wire as they are. The answer may also be that of an upgrade. */
function ask(path: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept may end as it is used again.
    const sent = request({ host: url.hostname, port: url.port, path, method, headers, agent: false });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, body: '' });
    });
    sent.on('error', reject).end(body);
  });
}

test('answers only for its own hosts and those that were allowed', async () => {
  for (const path of ['/', '/__mailbox', '/__open', '/__tools/dev.js', '/a.txt']) {
    expect((await ask(path, { Host: 'evil.example' })).status, path).toBe(403);
    expect((await ask(path, { Host: '10.0.0.5' })).status, path).toBe(403);
  }
  expect((await ask('/a.txt', { Host: 'localhost:1' })).body).toBe('a text');
  // Capitals, and a dot at the end, make no other name.
  for (const host of ['tunnel.example.com', 'TUNNEL.example.com', 'LocalHost', 'localhost.:1'])
    expect((await ask('/a.txt', { Host: host })).body, host).toBe('a text');
});

test('is for its own pages: others can neither load what it serves nor show it in a frame', async () => {
  const paths = [
    '/',
    '/about/team',
    '/index.page.json',
    '/a.txt',
    '/__tools/dev.js',
    '/__blocks',
    '/__mailbox',
    '/nothing',
  ];
  for (const path of paths) {
    const { headers } = await fetch(new URL(path, url));
    expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('serves of public/ what belongs to the site: nothing hidden, nothing that a link leads to', async () => {
  put(root, { 'public/.env': 'TOP-SECRET' });
  symlinkSync(elsewhere, join(root, 'public/out'));
  symlinkSync(join(elsewhere, 'secret.txt'), join(root, 'public/link.txt'));
  await expect.poll(server.printed).toContain('public/link.txt');
  for (const path of ['/out/secret.txt', '/link.txt', '/.env', '/%2eenv']) {
    const { status, body } = await ask(path);
    expect({ path, status, shown: body.includes('TOP-SECRET') }).toEqual({ path, status: 404, shown: false });
  }
  // A file that becomes a link is not followed either, however soon it is asked for.
  rmSync(join(root, 'public/a.txt'));
  symlinkSync(join(elsewhere, 'secret.txt'), join(root, 'public/a.txt'));
  expect((await ask('/a.txt')).status).toBe(404);
  rmSync(join(root, 'public/a.txt'));
  put(root, { 'public/a.txt': 'a text' });
  for (const name of ['out', 'link.txt', '.env']) rmSync(join(root, 'public', name));
  await expect.poll(async () => (await ask('/a.txt')).body).toBe('a text');
});

const handshake = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

test('takes websockets of its own pages only', async () => {
  const socket = async (more: Headers, path = '/__changes'): Promise<number> =>
    (await ask(path, { ...handshake, ...more })).status;
  const own = { Origin: url.origin };
  expect(await socket({})).toBe(403);
  expect(await socket({ Origin: 'https://evil.example' })).toBe(403);
  expect(await socket({ Origin: 'http://evil.example', Host: 'evil.example' })).toBe(403);
  expect(await socket(own, '/')).toBe(404);
  expect(await socket(own, '/__changes/other')).toBe(404);
  expect(await socket({ ...own, Upgrade: 'h2c' })).toBe(400);
  expect(await socket({ ...own, 'Sec-WebSocket-Key': 'short' })).toBe(400);
  expect(await socket(own)).toBe(101);
});

test('lives through a flood of handshakes, and through frames that are none', async () => {
  const flood = async (frames: Buffer): Promise<void> => {
    await new Promise<void>((resolve) => {
      const headers = { ...handshake, Origin: url.origin };
      const sent = request({ host: url.hostname, port: url.port, path: '/__changes', headers });
      sent.on('error', () => resolve());
      sent.on('upgrade', (_response, socket) => {
        socket.on('error', () => undefined).on('close', () => resolve());
        socket.resume().end(frames);
      });
      sent.end();
    });
  };
  // A frame of more than a kilobyte, which none of our pages sends.
  const long = Buffer.concat([Buffer.from([0x82, 0xfe, 0x10, 0x00, 0, 0, 0, 0]), Buffer.alloc(4096)]);
  await Promise.all(Array.from({ length: 100 }, (_, index) => flood(index % 2 === 0 ? long : Buffer.from('nonsense'))));
  expect((await ask('/a.txt')).body).toBe('a text');
  // What strangers send is nothing the author could mend.
  expect(server.printed()).not.toMatch(/WebSocket| {4}at /);
});

test('a new page is said to be at the server that runs, also after a second one has come and gone', async () => {
  const second = start(['start', '--root', root, '--port', '0']);
  const { origin } = new URL(await addressOf(second));
  expect((await run(['new', 'page', '/first', '--root', root])).out).toContain(`${origin}/first`);
  await stop(second);
  expect((await run(['new', 'page', '/second', '--root', root])).out).toContain(`${url.origin}/second`);
});

test('opens one editor when a page asks for 200 at once', async () => {
  await ask('/');
  const { body } = await ask('/about/team');
  const [, state = '{}'] = /id="sitewright-state"[^>]*>([^<]*)</.exec(body) ?? [];
  const { problems } = JSON.parse(state);
  const [{ file, at }] = problems;
  const spot = JSON.stringify({ file, ...at });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => ask('/__open', { Origin: url.origin }, 'POST', spot)),
    // Waits for the editor, which closes then.
  ).finally(() => writeFile(join(root, 'close'), '\n'));
  const opened = answers.filter(({ status }) => status === 200).length;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  // An editor that stays open is waited for a while only. On a busy machine some of the 200 ask after that, and editors take their time to start.
  expect(opened).toBeLessThan(100);
  await expect
    .poll(() => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n'), { timeout: 60_000 })
    .toHaveLength(opened);
});
