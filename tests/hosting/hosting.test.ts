import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersAt, parseHeaders } from '../../src/build/policy/header-rules.ts';
import { run } from '../build/support/command.ts';
import { type Files, page, put } from '../build/support/site.ts';
import { webServers } from './web-server.ts';
import { get } from './wire.ts';

const account = 'email: { serviceId: s, templateId: t, publicKey: k }\n';
const redirects = [
  'redirects:',
  '  - { from: /old, to: /about/team }',
  '  - { from: /old/page-2019.php, to: "/about/team#top" }',
  '  - { from: /away, to: "https://other.example/x?a=1&b=$2" }',
  '',
].join('\n');

const filesFor = (url: string, base: string): Files => ({
  'site.yaml': `name: Example\nurl: ${url}\n${account}${redirects}`,
  'pages/index.yaml': page('Home'),
  'pages/about/team.yaml': page('Team', '    id: top\n'),
  'public/robots.txt': 'User-agent: *\n',
  'public/downloads/list.txt': 'one, two',
  'public/.well-known/security.txt': 'Contact: mailto:a@b.example\n',
  'public/_headers':
    '/*\n  Permissions-Policy: camera=(self)\n' +
    `${base}downloads/*\n  X-Robots-Tag: noindex\n  ! X-Frame-Options\n${base}:a/b\n  X-A: b\n/else/*\n  X-A: c\n`,
});

/** A built site, and what its `_headers` and `_redirects` say. */
type Built = {
  readonly folder: string;
  readonly headersOf: (path: string) => ReadonlyMap<string, string>;
  readonly redirects: readonly (readonly string[])[];
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function built(url: string, base: string): Promise<Built> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-hosting-')));
  folders.push(root);
  put(root, filesFor(url, base));
  const { code, err } = await run(['build', '--root', root]);
  expect(code, err).toBe(0);
  const folder = join(root, 'dist');
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
  return { folder, headersOf: (path) => headersAt(rules, path), redirects: lines.map((line) => line.split(' ')) };
}

const bases = [
  { base: '/', url: 'https://www.example.com' },
  { base: '/shop/', url: 'https://www.example.com/shop' },
] as const;

describe.each(bases)('under $base', ({ base, url }) => {
  let site: Built;
  beforeAll(async () => {
    site = await built(url, base);
  });

  describe.each(webServers)('$name, set up as docs/hosting.md says', ({ start }) => {
    let server: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      server = await start(site.folder);
    });
    afterAll(() => server?.close());

    const ask = (path: string, headers = {}): ReturnType<typeof get> => get(server.origin, base + path, headers);

    test('sends each page at its clean address, and asks for no other', async () => {
      expect(await ask('')).toMatchObject({ status: 200, body: expect.stringContaining('<h1') });
      expect(await ask('about/team')).toMatchObject({ status: 200, body: expect.stringContaining('Team</h1>') });
      expect((await ask('about/team?a=b')).status).toBe(200);
      expect(await ask('about/team/')).toMatchObject({ status: 301, headers: { location: `${base}about/team` } });
      expect(await ask('robots.txt')).toMatchObject({ status: 200, body: 'User-agent: *\n' });
      expect((await ask('.well-known/security.txt')).status).toBe(200);
    });

    test('sends the headers of _headers with every kind of file and answer', async () => {
      const asset = /assets\/[^"]+\.woff2/.exec((await ask('')).body)?.[0] ?? '';
      const cache = { page: 'public, max-age=0, must-revalidate', asset: 'public, max-age=31536000, immutable' };
      const paths = ['', 'about/team', 'robots.txt', 'downloads/list.txt', asset, 'nothing', 'assets/no.js', 'old'];
      for (const path of paths) {
        const { status, headers } = await ask(path);
        const expected = new Map([...site.headersOf(base + path)].map(([name, value]) => [name.toLowerCase(), value]));
        // A file that is not there yet must not stay missing.
        if (status === 404) expect(String(headers['cache-control'] ?? ''), path).not.toContain('immutable');
        else if (status === 200) expect(headers['cache-control'], path).toBe(path === asset ? cache.asset : cache.page);
        expected.delete('cache-control');
        expect(expected.size, path).toBeGreaterThan(7);
        expect(headers, path).toMatchObject(Object.fromEntries(expected));
      }
      expect((await ask('downloads/list.txt')).headers).not.toHaveProperty('x-frame-options');
    });

    test('does every redirect', async () => {
      expect(site.redirects).toHaveLength(3);
      for (const [from = '', to = ''] of site.redirects) {
        const { status, headers } = await get(server.origin, from);
        expect({ from, status, to: decodeURIComponent(String(headers.location)) }).toEqual({
          from,
          status: 301,
          to: decodeURIComponent(to),
        });
      }
    });

    test('answers with the not-found page and 404, also for files that are not for visitors', async () => {
      const own = ['404', '404.html', '_headers', '_redirects', '.sitewright.json', '.env', 'about/.x', '.git/config'];
      for (const path of ['nothing', 'about', 'about/team/x', 'assets/', 'contact.php', ...own]) {
        const { status, body } = await ask(path);
        // Slashes at the end are taken away first.
        if (path === 'assets/') expect(status).toBe(301);
        else
          expect({ path, status, found: body.includes('Page not found') }).toEqual({ path, status: 404, found: true });
      }
    });

    test('leads nobody to another site', async () => {
      const evil = [
        '//evil.example/',
        '/\\evil.example/',
        '/%5cevil.example/',
        '/%2f%2fevil.example/',
        '//evil.example//',
      ];
      for (const path of [...evil, '/x%0d%0aset-cookie:a=b/', '/x/%2e%2e//evil.example/']) {
        const { headers } = await get(server.origin, path);
        expect(headers, path).not.toHaveProperty('set-cookie');
        const to =
          headers.location === undefined ? server.origin : new URL(String(headers.location), server.origin).origin;
        expect(to, path).toBe(server.origin);
      }
    });

    test('compresses, and lets the browser keep what has not changed', async () => {
      const { headers } = await ask('', { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      const tag = String((await ask('robots.txt')).headers.etag);
      expect((await ask('robots.txt', { 'if-none-match': tag })).status).toBe(304);
    });
  });
});
