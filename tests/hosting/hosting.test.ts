import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hosted } from '../../src/builder/hosting/hosted.ts';
import { cloudFrontFunction, vercelSettings } from '../../src/builder/hosting/settings.ts';
import { headersAt, parseHeaders } from '../../src/outputs/headers/header-rules.ts';
import { run } from '../build/support/command.ts';
import { type Files, page, put } from '../build/support/site.ts';
import { observatoryScore } from './observatory.ts';
import { encodingsOf, webServers } from './web-server.ts';
import { get, type Reply } from './wire.ts';

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
  'pages/about/team.yaml': `aliases: [/crew, /über-uns, /पता, /Our-Team.php, /our old menu.php, "/?p=12", "/index.php?lang=en&id=3"]\n${page('Team', '    id: top\n')}`,
  'public/robots.txt': 'User-agent: *\n',
  'public/downloads/list.txt': 'one, two',
  'public/list.csv': 'a,b\n'.repeat(500),
  'public/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(99)}</svg>`,
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
  const { code, err } = await run(['build', '--compress', '--root', root]);
  expect(code, err).toBe(0);
  const folder = join(root, 'dist');
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
  // In another order, and with something besides that an old address doesn't know.
  const redirects = lines.slice(1).map((line) => {
    const [from = '', ...rest] = line.split(' ');
    const asked = rest.filter((each) => /^\w+=/.test(each)).reverse();
    return [asked.length === 0 ? from : `${from}?${asked.join('&')}&utm_source=x`, rest[asked.length] ?? ''];
  });
  return { folder, headersOf: (path) => headersAt(rules, path), redirects };
}

const bases = [
  { base: '/', url: 'https://www.example.com' },
  { base: '/shop/', url: 'https://www.example.com/shop' },
] as const;

/** The policy of a document, its script and its style. */
function partsOf(html: string): (string | undefined)[] {
  const parts = [
    /http-equiv="Content-Security-Policy" content="([^"]*)"/,
    /<script[^>]*>(.*?)<\/script>/s,
    /<style>(.*?)<\/style>/s,
  ];
  return parts.map((part) => part.exec(html)?.[1]);
}

/** Where an answer leads to; some servers name themselves in it. */
function goalOf(origin: string, { headers }: Reply): string {
  return String(headers.location).replace(origin, '');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(bases)('under $base', ({ base, url }) => {
  let site: Built;
  beforeAll(async () => {
    site = await built(url, base);
  });

  test('each page allows its own script and style, and the header the same script', () => {
    const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    const pages = files.map((name) => readFileSync(join(site.folder, name), 'utf8'));
    const [redirectPages, ownPages] = [true, false].map((leads) =>
      pages.filter((html) => html.includes('http-equiv="refresh"') === leads),
    );
    expect([redirectPages?.length, ownPages?.length]).toEqual([8, 3]);
    for (const html of redirectPages ?? []) {
      expect(partsOf(html)).toEqual(["default-src 'none'; base-uri 'none'; form-action 'none'", undefined, undefined]);
    }
    const styles = new Set<string>();
    for (const html of ownPages ?? []) {
      const [policy = '', script = '', style = ''] = partsOf(html);
      styles.add(style);
      expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
      expect(policy).toContain(`style-src 'self' ${hashOf(style)} ${hashOf('')};`);
      expect(site.headersOf(base).get('Content-Security-Policy')).toContain(`script-src 'self' ${hashOf(script)};`);
      // What the policy allows inline is all there is.
      expect(html.match(/<script|<style| style="| on\w+="/g)).toHaveLength(2);
    }
    // Pages differ, and so do their hashes.
    expect(styles.size).toBeGreaterThan(1);
  });

  describe.each(webServers)('$name, set up as docs/hosting.md says', ({ name, start }) => {
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
      for (const path of ['about/team', 'About/x-2~y.0']) {
        const slashed = await ask(`${path}/`);
        expect([slashed.status, goalOf(server.origin, slashed)]).toEqual([301, base + path]);
      }
      expect(await ask('robots.txt')).toMatchObject({ status: 200, body: expect.stringMatching(/^User-agent: \*\n/) });
      expect(await ask('sitemap.xml')).toMatchObject({
        status: 200,
        body: expect.stringContaining('/about/team</loc>'),
      });
      expect((await ask('.well-known/security.txt')).status).toBe(200);
    });

    test('sends the headers of _headers with every kind of file and answer', async () => {
      const asset = /built\/[^"]+\.woff2/.exec((await ask('')).body)?.[0] ?? '';
      const cache = { page: 'public, max-age=0, must-revalidate', asset: 'public, max-age=31536000, immutable' };
      const paths = ['', 'about/team', 'robots.txt', 'downloads/list.txt', asset, 'nothing', 'built/no.js', 'old'];
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

    test('has at least 130 points by the rules of the HTTP Observatory', async () => {
      const { headers, body } = await ask('');
      expect(observatoryScore(headers, body)).toBe(140);
      // The headers alone, for a reader that does not look into the page.
      expect(observatoryScore(headers, '')).toBe(130);
      expect(observatoryScore({}, '')).toBeLessThan(50);
    });

    test('does every redirect', async () => {
      expect(site.redirects).toHaveLength(10);
      for (const [from = '', to = ''] of site.redirects) {
        const reply = await get(server.origin, from);
        const goal = decodeURIComponent(goalOf(server.origin, reply));
        expect({ from, status: reply.status, goal }).toEqual({ from, status: 301, goal: decodeURIComponent(to) });
      }
      expect((await ask('?p=13')).status).toBe(200);
      expect((await ask('index.php?id=3')).status).toBe(404);
    });

    test('answers with the not-found page and 404, also for files that are not for visitors', async () => {
      const own = ['404', '404.html', '_headers', '_redirects', '.sitewright.json', '.env', 'about/.x', '.git/config'];
      for (const path of ['nothing', 'about', 'about/team/x', 'built/', 'contact.php', ...own]) {
        const { status, body } = await ask(path);
        // Slashes at the end are taken away first.
        if (path === 'built/') expect(status).toBe(301);
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

    test.each(encodingsOf(name))('sends the copies that build --compress made (%s)', async (encoding) => {
      const [ending, decode] = encoding === 'br' ? ['.br', brotliDecompressSync] : ['.gz', gunzipSync];
      const accept = { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd;q=0' : 'gzip' };
      const kinds = [
        ['about/team', 'about/team.html', /^text\/html/],
        ['licenses.txt', 'licenses.txt', /^text\/plain/],
        ['list.csv', 'list.csv', /^text\/(?:csv|plain)/],
        ['drawing.svg', 'drawing.svg', /^image\/svg\+xml/],
      ] as const;
      for (const [path, file, type] of kinds) {
        const copy = readFileSync(join(site.folder, file + ending));
        const whole = await ask(path, accept);
        expect(whole.headers, path).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
        expect(whole.headers['content-type'], path).toMatch(type);
        expect(whole.bytes.equals(copy), path).toBe(true);
        expect(decode(whole.bytes).equals(readFileSync(join(site.folder, file))), path).toBe(true);
        // A part is one of what was sent, or the whole of it.
        const part = await ask(path, { ...accept, range: 'bytes=2-9' });
        if (part.status === 206) expect(part.bytes.equals(copy.subarray(2, 10)), path).toBe(true);
        else expect([part.status, part.bytes.equals(copy)], path).toEqual([200, true]);
        expect((await ask(path, { ...accept, 'if-none-match': String(whole.headers.etag) })).status, path).toBe(304);
        // The headers of the site go along.
        expect(whole.headers, path).toHaveProperty('content-security-policy');
      }
      const plain = await ask('list.csv', { range: 'bytes=0-2' });
      expect([plain.status, plain.body, plain.headers['content-encoding']]).toEqual([206, 'a,b', undefined]);
      expect(await ask('nothing', accept)).toMatchObject({ status: 404 });
    });

    test('compresses, and lets the browser keep what has not changed', async () => {
      const { headers } = await ask('', { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      const tag = String((await ask('robots.txt')).headers.etag);
      expect((await ask('robots.txt', { 'if-none-match': tag })).status).toBe(304);
    });
  });
});

describe('hosts that take settings', () => {
  const site: Hosted = {
    base: '/shop/',
    headers: new Map([['X-Frame-Options', 'DENY']]),
    locations: [],
    omitted: [],
    redirects: [
      { from: '/shop/old', params: [], to: '/shop/new' },
      { from: '/shop/', params: [['p', '12']], to: '/shop/tea' },
    ],
  };

  /** What the function makes of a request: the file it asks for, or where it leads to. */
  function viewerRequest(uri: string, querystring: object = {}): string {
    const result: unknown = runInNewContext(`${cloudFrontFunction(site)}; JSON.stringify(handler(event))`, {
      event: { request: { uri, querystring } },
    });
    const { uri: file, headers } = JSON.parse(String(result));
    return file ?? `-> ${headers.location.value}`;
  }

  test('the function for CloudFront finds the file of an address', () => {
    const expected = {
      '/shop/': '/shop/index.html',
      '/shop/about/team': '/shop/about/team.html',
      '/shop/robots.txt': '/shop/robots.txt',
      '/shop/.well-known/security.txt': '/shop/.well-known/security.txt',
      '/shop/old': '-> /shop/new',
      '/shop/about/team/': '-> /shop/about/team',
      '//evil.example/': '//evil.example/index.html',
      '/shop/_headers': '/shop/no/such/file',
      '/shop/.env': '/shop/no/such/file',
      '/shop/constructor': '/shop/constructor.html',
    };
    for (const [uri, file] of Object.entries(expected)) expect(viewerRequest(uri), uri).toBe(file);
    expect(viewerRequest('/shop/', { utm: { value: 'x' }, p: { value: '12' } })).toBe('-> /shop/tea');
    expect(viewerRequest('/shop/', { p: { value: '1' } })).toBe('/shop/index.html');
  });

  test('the settings for Vercel are JSON with the same headers and redirects', () => {
    expect(JSON.parse(vercelSettings(site))).toMatchObject({
      cleanUrls: true,
      headers: [
        { source: '/shop/(.*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
        { source: '/shop/(.*)\\.ics', headers: [{ key: 'Content-Type', value: 'text/calendar;charset=utf-8' }] },
      ],
      redirects: [
        { source: '/shop/old', destination: '/shop/new', statusCode: 301 },
        {
          source: '/shop/',
          has: [{ type: 'query', key: 'p', value: '12' }],
          destination: '/shop/tea',
          statusCode: 301,
        },
      ],
    });
  });
});

test('the command names its servers, and says when there is nothing to serve', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-hosting-')));
  folders.push(root);
  expect(await run(['hosting', 'iis', '--root', root])).toMatchObject({
    code: 2,
    err: 'Name one server: nginx, caddy, apache, vercel, cloudfront-headers, cloudfront-function, netlify, cloudflare, pages.\n',
  });
  const { code, err } = await run(['hosting', 'nginx', '--root', root]);
  expect(code).toBe(2);
  expect(err).toContain('Run the build first.');
});
