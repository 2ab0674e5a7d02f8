import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

/** What is said about a link: the code, its severity and the words. */
async function saidAbout(href: string): Promise<string[]> {
  const page = `${goodPage}    actions:\n      - label: Go\n        href: ${JSON.stringify(href)}\n`;
  const { diagnostics } = await loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': page }));
  return diagnostics.map(({ code, severity, message, hint }) => `${severity} ${code} ${message} ${hint}`);
}

test.each([
  ...[
    'http://localhost/',
    'http://localhost./',
    'https://LOCALHOST:3000/a',
    'http://a.localhost/',
    'http://127.0.0.1/',
    'http://127.1/',
  ],
  ...[
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://0/',
  ],
  ...['http://[::ffff:127.0.0.1]/', 'http://①②⑦.⓪.⓪.①/', 'http://0.0.0.0:8080/'],
])('an address of the own computer is a warning: %s', async (href) => {
  expect(await saidAbout(href)).toEqual([expect.stringMatching(/^warning local-link .*your own computer.*Write \//)]);
});

test.each([
  ...[
    'http://169.254.169.254/',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://10.0.0.1/',
    'http://172.31.255.255/',
  ],
  ...[
    'http://192.168.1.1/',
    'http://0300.0250.1.1/',
    'http://100.64.0.1/',
    'http://[fd12::1]/',
    'http://[fe80::1]/',
    'http://[::ffff:10.0.0.1]/',
  ],
  ...[
    'https://printer.local/',
    'https://db.internal./',
    'http://intranet/',
    'https://nas.lan/',
    'http://router.home.arpa/',
  ],
])('an address of the own network is a warning: %s', async (href) => {
  expect(await saidAbout(href)).toEqual([expect.stringMatching(/^warning local-link .*your own network/)]);
});

test.each([
  ['https://аpple.com/', /Latin and Cyrillic.*xn--pple-43d\.com/],
  ['https://www.gοogle.com/', /Latin and Greek.*www\.xn--gogle-rce\.com/],
  ['https://аррӏе.com/', /Cyrillic letters that look like Latin ones.*xn--80ak6aa92e\.com/],
  ['https://दिल्लीabc.com/', /Latin and Devanagari.*xn--/],
  ['https://аррӏе.com/xn--80ak6aa92e', /Cyrillic letters that look like Latin ones/],
  ['https://аррӏе.com/?to=.xn--a', /Cyrillic letters that look like Latin ones/],
  ['https://xn--bcher-kva.аррӏе.com/', /Cyrillic letters that look like Latin ones/],
  ['https://ꓮꓑꓑꓡꓰ.com/', /Lisu letters that look like Latin ones/],
  ['https://ꮪꮼꮯꮖꮮ.com/', /Cherokee letters that look like Latin ones/],
  ['https://ⲟⲣⲉⲛ.com/', /Coptic letters that look like Latin ones/],
  ['mailto:info@аррӏе.com', /Cyrillic letters that look like Latin ones.*xn--80ak6aa92e\.com/],
  ['mailto:a@example.com,info@аpple.com?subject=Hi', /mixes Latin and Cyrillic/],
])('a host whose letters deceive is an error: %s', async (href, words) => {
  const said = await saidAbout(href);
  expect(said).toEqual([expect.stringMatching(/^error unsafe-link/)]);
  expect(said[0]).toMatch(words);
});

test.each([
  ...[
    'https://münchen.de/',
    'https://例え.jp/',
    'https://ニュースtv.jp/',
    'https://한국abc.com/',
    'https://台灣abc.tw/',
    'https://яндекс.рф/',
  ],
  ...[
    'https://москва.com/',
    'https://ελλάδα.gr/',
    'https://दिल्ली.भारत/',
    'https://नमस्ते123.in/',
    'https://xn--pple-43d.com/',
    'https://www.XN--80AK6AA92E.com./',
    'https://مثال.com/',
    'mailto:info@münchen.de',
    'mailto:info@xn--80ak6aa92e.com?subject=аррӏе',
  ],
  ...[
    'http://8.8.8.8/',
    'http://172.32.0.1/',
    'https://[2606:4700::1111]/',
    'https://example.com./',
    'https://localhost.example.com/',
    'https://local.example.com/',
  ],
])('a host that everybody can reach and read is fine: %s', async (href) => {
  expect(await saidAbout(href)).toEqual([]);
});

test.each([
  ...[
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'https://:pass@example.com/',
    'https://example.org@example.com/',
    'https://example.org@localhost/',
  ],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
  ...[
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    '//example.com',
    '/\\example.com',
    '\u200bjavascript:alert(1)',
  ],
])('a link that hides what it is is an error: %j', async (href) => {
  expect(await saidAbout(href)).toEqual([expect.stringMatching(/^error unsafe-link/)]);
});

test('a control character in one is named, too', async () => {
  expect(await saidAbout('\u0001javascript:alert(1)')).toEqual([
    expect.stringMatching(/^error unsafe-link/),
    expect.stringMatching(/^error control-character/),
  ]);
});

test.each([
  ' javascript:alert(1)',
  'javascript :alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  'jav&#x09;ascript:x',
])('a link that is almost one to a program is none: %j', async (href) => {
  expect(await saidAbout(href)).toEqual([expect.stringMatching(/^error (?:bad|unsafe)-link/)]);
});

test('a long line that is almost a mail address is looked at once', async () => {
  expect(await saidAbout(`mailto:a@${'b.'.repeat(990)}@`)).toEqual([expect.stringMatching(/^error bad-link/)]);
  expect(await saidAbout(`mailto:a@${'b.'.repeat(60_000)}@`)).toEqual([expect.stringMatching(/^error long-value/)]);
});
