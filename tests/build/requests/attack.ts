import fc from 'fast-check';

/** What is written to a connection, byte for byte. */
export type Attack = {
  readonly pieces: readonly Buffer[];
  /** `ends`: the answer is waited for. `leaves`: the connection is broken off after the last piece. */
  readonly manner: 'ends' | 'leaves';
  /** Of what may have been understood as a request: answers to HEAD have no body. */
  readonly hasHead: boolean;
  /** One request, well-formed but for its Host, that names another host: it must be refused. */
  readonly isForeign: boolean;
};

const methods = [
  ...Array.from({ length: 16 }, () => 'GET'),
  ...Array.from({ length: 5 }, () => 'HEAD'),
  ...Array.from({ length: 5 }, () => 'POST'),
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G@T',
  '',
];

const usualTargets = [
  '/',
  '/a.txt',
  '/index.html',
  '/contact',
  '/contact/',
  '/contact.html',
  '/contact/page.json',
  '/page.json',
  '/404',
  '/nothing',
  '/empty.txt',
  '/big.bin',
  '/mark.svg',
  '/folder',
  '/folder/',
  '/__mailbox',
  '/__mailbox?x',
  '/api/v1.0/email/send-form',
  '/__open',
  '/__blocks',
  '/__blocks/hero/files/../../../package.json',
  '/__blocks/nothing',
  '/assets/',
  '/assets/nothing.js',
  '/.well-known/security.txt',
];

const ownTargets = [
  '/@vite/client',
  '/@vite/client?raw',
  '/@vite/env',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@fs//etc/passwd?import&raw??',
  '/@id/__x00__vite',
  '/@id/fs',
  '/src/build/dev.ts',
  '/src/build/dev.ts?raw',
  '/src/build/dev.ts?import&raw',
  '/src/build/dev-client/main.ts?raw',
  '/src/app/fonts/../../build/dev.ts',
  '/src/app/boot.ts?url',
  '/package.json',
  '/package.json?import',
  '/node_modules/vite/package.json',
  '/node_modules/.package-lock.json',
  '/vite.config.ts',
  '/tests/fuzz.ts',
  '/__open-in-editor?file=package.json',
  '/__vite_ping',
  '/__inspect/',
  '/src/build/dev.ts.map',
  '/?token=x',
  '/schemas/site.schema.json',
  '/site.yaml',
  '/pages/index.yaml',
  '/public/a.txt',
];

const evilTargets = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/folder/../../secret.txt',
  '/folder/..%2f..%2fsecret.txt',
  '/./../secret.txt',
  '/..;/secret.txt',
  '/out/secret.txt',
  '/out',
  '/link.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.sitewright.json',
  '/folder/.hidden',
  '/.well-known/../.env',
  '/.well-known/%2e%2e/%2e%2e/secret.txt',
  '/%',
  '/%E0%A4',
  '/%ff%fe',
  '/%c0%ae%c0%ae/secret.txt',
  '/%00',
  '/a.txt%00',
  '/a.txt%00.html',
  '/%0d%0aX-Evil:%20yes',
  '/\u00ff\u00fe',
  '/a.txt\u0000',
  '/\u0001',
  '/a b',
  '/a.txt HTTP/1.1 x',
  '/con',
  '/aux.txt',
  '/nul',
  '/a.txt::$DATA',
  '/a.txt.',
  '/a.txt%20',
  '/A.TXT',
  '/a.txt/',
  '/a.txt/x',
  '//evil.example/a.txt',
  '///etc/passwd',
  '//',
  '/\\evil.example',
  '/;',
  '/?',
  '/?%',
  '/#',
  '/a.txt#x',
  '/a.txt?%ff',
  'http://evil.example/',
  'http://127.0.0.1/a.txt',
  'http://evil.example:80/../secret.txt',
  'https:',
  '*',
  'evil.example:80',
  '',
  '?x',
  '#',
  'a.txt',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(5000)}`,
  `/${'../'.repeat(60)}etc/passwd`,
  `/${'%2e%2e/'.repeat(60)}etc/passwd`,
  `/${'a/'.repeat(2000)}`,
];

const numbers = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '5',
    '999',
    '-1',
    '9007199254740993',
    '999999999999999999999999',
    '1e3',
    'x',
    ' 1',
    '0x1',
    '+1',
    '\u0661',
  ),
  fc.nat(3000).map(String),
);
const part = fc.tuple(numbers, numbers).map(([from, to]) => `${from}-${to}`);
const range = fc.oneof(
  fc.constantFrom(
    'bytes=5-1',
    'bytes=',
    'bytes',
    '=',
    'bytes=-',
    'bytes=--1',
    'bytes=0-0,2-3',
    'items=0-1',
    'BYTES=0-1',
    `bytes=${'0-1,'.repeat(500)}2-3`,
    'bytes=0-1;q=1',
    'bytes 0-1/5',
  ),
  fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `bytes=${parts.join(',')}`),
);

const anyText = fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, ' '));
const date = fc.constantFrom(
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'tomorrow',
  '',
  '99999999999999999999',
  '-1',
  'NaN',
);
const tag = fc.constantFrom('*', '"x"', 'W/"x"', 'W/', '"', '', 'W/"a", W/"b",,,', `"${'x'.repeat(3000)}"`, '\u00ff');

const header: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: range.map((value) => `Range: ${value}`) },
  fc.oneof(tag, date).map((value) => `If-Range: ${value}`),
  tag.map((value) => `If-None-Match: ${value}`),
  tag.map((value) => `If-Match: ${value}`),
  date.map((value) => `If-Modified-Since: ${value}`),
  date.map((value) => `If-Unmodified-Since: ${value}`),
  fc
    .constantFrom(
      'gzip',
      'br',
      'gzip, br',
      '*',
      '*;q=0',
      'gzip;q=nan',
      'br;q=9',
      'identity;q=0',
      ',,,',
      'x'.repeat(2000),
      'gzip;;q',
      'zstd',
    )
    .map((value) => `Accept-Encoding: ${value}`),
  fc
    .constantFrom('close', 'keep-alive', 'Upgrade', 'upgrade, keep-alive', 'Host', 'x', '')
    .map((value) => `Connection: ${value}`),
  fc.constantFrom('websocket', 'h2c', 'x', '').map((value) => `Connection: Upgrade\r\nUpgrade: ${value}`),
  fc
    .constantFrom('vite-hmr', 'vite-ping', 'x')
    .map(
      (value) =>
        `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: ${value}`,
    ),
  fc.constantFrom('0', '5', '-1', '99999999999', 'x', '5, 5', '+5', '0x5').map((value) => `Content-Length: ${value}`),
  fc
    .constantFrom(
      'chunked',
      'identity',
      'chunked, identity',
      'gzip, chunked',
      ' chunked',
      'xchunked',
      'chunked\r\nTransfer-Encoding: x',
    )
    .map((value) => `Transfer-Encoding: ${value}`),
  fc.constantFrom('100-continue', '200-ok', '').map((value) => `Expect: ${value}`),
  fc
    .constantFrom('http://evil.example', 'null', 'http://127.0.0.1:1', '', 'x', 'http://[', '\u00ff')
    .map((value) => `Origin: ${value}`),
  fc.constantFrom('cross-site', 'same-origin', 'none', 'x').map((value) => `Sec-Fetch-Site: ${value}`),
  fc
    .constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=',
      'text/plain',
      '\u00ff',
      'application/json',
    )
    .map((value) => `Content-Type: ${value}`),
  fc.constantFrom('text/x-vite-ping', 'text/html', '*/*').map((value) => `Accept: ${value}`),
  fc.constantFrom('evil.example', '127.0.0.1').map((value) => `X-Forwarded-Host: ${value}`),
  fc.constantFrom(
    'X-Long: '.padEnd(9000, 'x'),
    'X-Long: '.padEnd(40_000, 'x'),
    'X: y\r\n'.repeat(300).trimEnd(),
    ' folded',
    'no colon',
    ': no name',
    'N\u0000ul: x',
    'Nul: \u0000',
    'Space : x',
    'Lf: a\nb',
    'Cookie: a=b; __proto__=x',
  ),
  fc
    .tuple(fc.constantFrom('X', 'Cookie', 'Referer', 'Accept-Language', 'TE', 'Via', '__proto__'), anyText)
    .map(([name, value]) => `${name}: ${value}`),
);

const hosts = [
  'evil.example',
  'evil.example:80',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.5',
  '[::2]',
  'localhost:99999',
  '[::1',
  'a@localhost',
  'LOCALHOST\u00ff',
  'localhost/',
  '',
  ' ',
];
const form = '--x\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nu\r\n--x--\r\n';
const bodies = [
  '',
  '',
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '5;a=b\r\nhello\r\n0\r\nX: y\r\n\r\n',
  '0\r\n\r\nGET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n',
  form,
  form.slice(0, 40),
  '{"file":"site.yaml","line":1,"column":1}',
  '\u0000\u00ff'.repeat(50),
  'x'.repeat(20_000),
];

/** The usual form, and now and then another one: a request that is wrong in every way is refused at the first. */
function mostly(usual: string, ...others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

type Request = { readonly text: string; readonly isForeign: boolean };

const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...usualTargets) },
  { weight: 3, arbitrary: fc.constantFrom(...ownTargets) },
  { weight: 5, arbitrary: fc.constantFrom(...evilTargets) },
  { weight: 1, arbitrary: anyText.map((text) => `/${text}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...usualTargets, ...evilTargets),
        fc.constantFrom('?t=1', '?raw', '?import', '?v=x', '?url', '?__proto__', '%2f', '/', '//', '.html', '.map'),
      )
      .map(([path, end]) => path + end),
  },
);

const request: fc.Arbitrary<Request> = fc
  .record({
    method: fc.constantFrom(...methods),
    target,
    version: mostly('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''),
    host: fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...hosts) },
    ),
    more: fc.array(header, { maxLength: 3, size: 'small' }),
    body: mostly('', ...bodies),
    newline: mostly('\r\n', '\n', '\r'),
  })
  .map(({ method, target, version, host, more, body, newline }) => {
    // The server closes the connection after it, so nobody needs to wait and see whether more comes.
    const close = more.some((line) => line.startsWith('Connection')) ? [] : ['Connection: close'];
    const lines = [`${method} ${target} ${version}`, `Host: ${host ?? 'localhost'}`, ...close, ...more, '', body];
    const isWellFormed =
      method === 'GET' && version === 'HTTP/1.1' && newline === '\r\n' && body === '' && more.length === 0;
    return { text: lines.join(newline), isForeign: isWellFormed && host !== undefined };
  });

function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.map((place) => Math.floor(place * bytes.length)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => bytes.subarray(start, ends[index] ?? bytes.length));
}

const place = fc.double({ min: 0, max: 1, noNaN: true });
const garbage = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'SSH-2.0-x\r\n',
      '\r\n\r\n\r\n',
      'GET',
      'GET /',
    )
    .map((text) => Buffer.from(text, 'latin1')),
);

const requests: fc.Arbitrary<Attack> = fc
  .record({
    parts: fc.oneof(
      { weight: 6, arbitrary: fc.tuple(request) },
      { weight: 1, arbitrary: fc.array(request, { minLength: 2, maxLength: 5 }) },
    ),
    places: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(place, { maxLength: 4 }) },
    ),
    // Half a request, and then silence or the end of the connection.
    kept: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: place }),
    manner: fc.constantFrom('ends' as const, 'ends' as const, 'ends' as const, 'leaves' as const),
  })
  .map(({ parts, places, kept, manner }) => {
    // Requests that follow each other on one connection keep it open, but for the last.
    const texts = parts.map(({ text }, index) =>
      index < parts.length - 1 ? text.replace('Connection: close', 'X: y') : text,
    );
    const whole = Buffer.from(texts.join(''), 'latin1');
    const bytes = whole.subarray(0, Math.ceil(whole.length * kept));
    const hasHead = /HEAD/.test(bytes.toString('latin1'));
    const [first] = parts;
    const isForeign = parts.length === 1 && kept === 1 && manner === 'ends' && first?.isForeign === true;
    return { pieces: cut(bytes, places), manner, hasHead, isForeign };
  });

/** Well-formed requests for files that are there, for parts of them or on conditions. */
const parts: fc.Arbitrary<Attack> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'HEAD'),
    path: fc.constantFrom('/a.txt', '/empty.txt', '/big.bin', '/'),
    wanted: range,
    more: fc.constantFrom('', 'If-Range: "x"\r\n', 'If-None-Match: *\r\n', 'Accept-Encoding: br\r\n'),
  })
  .map(({ method, path, wanted, more }) => ({
    pieces: [
      Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nRange: ${wanted}\r\n${more}\r\n`,
        'latin1',
      ),
    ],
    manner: 'ends',
    hasHead: method === 'HEAD',
    isForeign: false,
  }));

const noise: fc.Arbitrary<Attack> = garbage.map((bytes) => ({
  pieces: [bytes],
  manner: 'ends',
  hasHead: false,
  isForeign: false,
}));

/** A websocket that Vite would accept, but for its token, and frames that are none. */
const frames: fc.Arbitrary<Attack> = fc
  .record({
    origin: fc.constantFrom('', 'Origin: http://localhost\r\n', 'Origin: http://evil.example\r\n'),
    protocol: fc.constantFrom('vite-ping', 'vite-hmr'),
    bytes: garbage,
  })
  .map(({ origin, protocol, bytes }) => {
    const handshake = `GET / HTTP/1.1\r\nHost: localhost\r\n${origin}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`;
    return { pieces: [Buffer.from(handshake), bytes], manner: 'ends', hasHead: false, isForeign: false };
  });

/** So many attacks, the same for the same seed. */
export function attacks(count: number, seed: number): Attack[] {
  const any = fc.oneof(
    { weight: 20, arbitrary: requests },
    { weight: 3, arbitrary: parts },
    { weight: 1, arbitrary: noise },
    { weight: 1, arbitrary: frames },
  );
  return fc.sample(any, { numRuns: count, seed });
}
