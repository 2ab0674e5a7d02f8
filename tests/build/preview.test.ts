import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPreview } from '../../src/server/start-preview.ts';
import { addressOf, run, start, stop } from './support/command.ts';
import { folderWith, put, smallSite } from './support/site.ts';

type Reply = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

/** A request whose path goes over the wire as it is. */
function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    sent.on('error', reject).end();
  });
}

async function serve(base: string): Promise<string> {
  const root = folderWith({
    'dist/.sitewright.json': `{"base":"${base}","version":1}\n`,
    'dist/index.html': `home${' '.repeat(2000)}`,
    'dist/services.html': 'services',
    'dist/services/cloud.html': 'cloud',
    'dist/Über-uns.html': 'leads on',
    'dist/_redirects': `${base}%C3%9Cber-uns ${base}services 301\n${base}old ${base}services#a 301\n`,
    'dist/_headers': '/*\n  X-Own: yes\n',
    'dist/404.html': 'no such page',
    'dist/built/font.woff2': 'font',
    'dist/mark.svg': '<svg/>',
    'dist/.well-known/security.txt': 'contact',
    'secret.txt': 'secret',
  });
  const server = await startPreview({ out: join(root, 'dist'), port: 0, print: () => undefined });
  onTestFinished(() => server.close());
  return server.origin;
}

test('pages are found without a slash, and with .html', async () => {
  const origin = await serve('/');
  for (const path of ['/services', '/services.html', '/services?a=b']) {
    expect(await get(origin, path)).toMatchObject({ status: 200, body: 'services' });
  }
});

/** What docs/hosting.md says that every host should do, by the first words of its table. */
const onEveryHost: Readonly<Record<string, readonly (readonly [asked: string, status: number, location?: string])[]>> =
  {
    'clean addresses': [
      ['/services', 200],
      ['/services/', 301, '/services'],
      ['/services/?a=b', 301, '/services?a=b'],
      ['/services/cloud/', 301, '/services/cloud'],
      ['//services/', 404],
      ['/nothing/', 404],
    ],
    'not found': [['/nothing', 404]],
    redirects: [
      ['/old', 301, '/services#a'],
      ['/old?a=b', 301, '/services#a'],
      ['/%C3%9Cber-uns', 301, '/services'],
    ],
    headers: [['/mark.svg', 200]],
    caching: [['/built/font.woff2', 200]],
    'not sent': [
      ['/_headers', 404],
      ['/_redirects', 404],
      ['/.sitewright.json', 404],
      ['/.well-known/security.txt', 200],
    ],
  };

test('preview does what docs/hosting.md says that every host should do', async () => {
  const [, table = ''] = readFileSync('docs/hosting.md', 'utf8').split('## What every host should do');
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| ([\w ]+\w) \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(onEveryHost));
  for (const base of ['/', '/base/']) {
    const origin = await serve(base);
    const under = (path: string): string => base + path.slice(1);
    for (const [path, status, location] of Object.values(onEveryHost).flat()) {
      const { headers, ...answer } = await get(origin, under(path));
      const expected = location === undefined ? undefined : under(location);
      expect({ path, status: answer.status, to: headers.location }).toEqual({ path, status, to: expected });
      if (status === 404) expect(answer.body).toBe('no such page');
      if (status === 200) expect(headers['x-own'], path).toBe('yes');
    }
    expect((await get(origin, under('/built/font.woff2'))).headers['cache-control']).toContain('max-age=31536000');
    expect((await get(origin, under('/services'))).headers['cache-control']).toContain('max-age=0');
  }
});

test('everything else is the not-found page', async () => {
  const origin = await serve('/');
  const strange = [
    '/nothing',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.sitewright.json',
    '/a\\b',
  ];
  for (const path of strange) {
    const { status, body } = await get(origin, path);
    expect({ path, status, body }).toEqual({ path, status: 404, body: 'no such page' });
  }
  expect(await get(origin, '/.well-known/security.txt')).toMatchObject({ status: 200, body: 'contact' });
});

test('a malformed address is refused, and the server lives on', async () => {
  const origin = await serve('/');
  for (const path of ['/%', '/%E0%A4', '/%00']) expect((await get(origin, path)).status).toBe(400);
  expect((await get(origin, '/')).status).toBe(200);
});

test('types, caching and compression are what a host would send', async () => {
  const origin = await serve('/');
  expect((await get(origin, '/')).headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'public,max-age=0,must-revalidate',
  });
  expect((await get(origin, '/mark.svg')).headers['content-type']).toBe('image/svg+xml');
  const font = await get(origin, '/built/font.woff2');
  expect(font.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public,max-age=31536000,immutable',
  });
  expect((await get(origin, '/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  expect((await get(origin, '/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const tag = String((await get(origin, '/')).headers.etag);
  expect((await get(origin, '/', { 'if-none-match': tag })).status).toBe(304);
});

test('a site with a base is served under it', async () => {
  const origin = await serve('/base/');
  expect(await get(origin, '/')).toMatchObject({ status: 302, headers: { location: '/base/' } });
  expect(await get(origin, '/base')).toMatchObject({ status: 302, headers: { location: '/base/' } });
  expect((await get(origin, '/base/')).body.trim()).toBe('home');
  expect((await get(origin, '/base/services')).status).toBe(200);
  expect((await get(origin, '/services')).status).toBe(404);
});

test('the command says where it serves, takes the next free port, and ends with Ctrl+C', async () => {
  const root = folderWith(smallSite);
  expect(await run(['preview', '--root', root])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Run the build'),
  });
  put(root, { 'dist/.sitewright.json': '{"base":"/","version":1}\n', 'dist/index.html': 'home' });
  const first = start(['preview', '--root', root, '--port', '0']);
  const origin = await addressOf(first);
  const { port } = new URL(origin);
  expect((await get(origin, '/')).body).toBe('home');
  const other = start(['preview', '--root', root, '--port', port]);
  expect(new URL(await addressOf(other)).port).not.toBe(port);
  expect((await stop(first)).code).toBe(0);
  expect((await stop(other)).code).toBe(0);
});
