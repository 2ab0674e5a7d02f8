import fc from '../../random.ts';

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
/** The value of a Range header. */
export const range = fc.oneof(
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

/** Some ASCII in one line, control characters included. */
export const anyText = fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, ' '));
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

/** A header line, or several, or what only looks like one. */
export const header: fc.Arbitrary<string> = fc.oneof(
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
