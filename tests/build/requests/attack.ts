import fc from '../../random.ts';
import { anyText, header, range } from './headers.ts';
import { evilTargets, ownTargets, usualTargets } from './targets.ts';

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
