import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveHere } from './support/dev-server.ts';
import { contentsOf, page, put, smallSite } from './support/site.ts';

const broken = page('Home', '    description:One\n    tagline: no such key\n').replaceAll('\n', '\r\n');
const mended = broken.replace('description:One', 'description: One');

// One server for all. Each test begins with a home page that has a mistake that can be fixed, and one that can't.
let root: string;
let url: string;
let end: () => Promise<void>;
const file = (): string => join(root, 'pages/index.yaml');

/** Each request has a connection of its own: the server closes idle ones, perhaps at the moment that one is used again. */
const alone = { Connection: 'close' };

/** Sends a body to the endpoint. */
const ask = (body: unknown, headers: Readonly<Record<string, string>> = { Origin: new URL(url).origin }) =>
  fetch(new URL('/__fix', url), { method: 'POST', body: JSON.stringify(body), headers: { ...alone, ...headers } });

/** The names of the mistakes that are shown, by code. */
async function shown(): Promise<Record<string, string>> {
  const html = await (await fetch(url, { headers: alone })).text();
  const [, state = ''] = /id="sitewright-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { problems } = JSON.parse(state) as { problems: { code: string; id: string }[] };
  return Object.fromEntries(problems.map(({ code, id }) => [code, id]));
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-fixes-')));
  put(root, { ...smallSite, 'pages/index.yaml': broken });
  ({ url, end } = await serveHere(root));
});
beforeEach(async () => {
  put(root, { 'pages/index.yaml': broken });
  await expect.poll(async () => Object.keys(await shown())).toContain('missing-space');
});
afterAll(async () => {
  await end?.();
  rmSync(root, { recursive: true, force: true });
});

describe('an attacker of the endpoint that fixes mistakes', () => {
  test('from elsewhere, or with another method, changes nothing', async () => {
    const before = contentsOf(root);
    const fix = (await shown())['missing-space'];
    const own = new URL(url).origin;
    for (const headers of [
      {},
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: own.replace(/\d+$/, '1') },
      { Origin: own, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: own, 'Sec-Fetch-Site': 'same-site' },
    ])
      expect((await ask({ fix }, headers)).status, JSON.stringify(headers)).toBe(403);
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await fetch(new URL(`/__fix?fix=${fix}`, url), { method, headers: { Origin: own } })).status).toBe(405);
    expect(contentsOf(root)).toEqual(before);
  });

  test('can name nothing but a mistake that is shown and has one right answer', async () => {
    const before = contentsOf(root);
    const names = await shown();
    const evil = { file: 'site.yaml', path: '/etc/passwd', line: 1, column: 1, text: 'name: Evil\n' };
    const edit = { ...evil, endLine: 9, endColumn: 1 };
    for (const body of [
      {},
      [],
      null,
      'text',
      { fix: '' },
      { fix: 'f'.repeat(32) },
      { fix: null },
      { fix: [names['missing-space']] },
      { fix: { id: names['missing-space'], ...edit } },
      { fix: names['unknown-key'] },
      { fix: '__proto__' },
      { undo: '__proto__' },
      { undo: names['missing-space'] },
      { fix: edit },
      evil,
      { fix: names['missing-space'], padding: 'x'.repeat(20_000) },
    ])
      expect((await ask(body)).status, JSON.stringify(body).slice(0, 100)).toBe(404);
    expect(contentsOf(root)).toEqual(before);
  });

  test('who adds a path or a text of their own gets the fix and nothing else', async () => {
    const before = contentsOf(root);
    const fix = (await shown())['missing-space'];
    const answer = await ask({ fix, file: 'site.yaml', text: 'name: Evil\n', edits: [{ line: 1, text: 'x' }] });
    expect(answer.status).toBe(200);
    expect(readFileSync(file(), 'utf8')).toBe(mended);
    const after = contentsOf(root);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(['pages/index.yaml']);
  });

  test.skipIf(process.platform === 'win32')('undoes nothing through a link out of the site', async () => {
    const fix = (await shown())['missing-space'];
    const { undo } = (await (await ask({ fix })).json()) as { undo: string };
    const away = mkdtempSync(join(tmpdir(), 'sitewright-away-'));
    put(away, { 'index.yaml': mended });
    rmSync(file());
    symlinkSync(join(away, 'index.yaml'), file());
    const answer = await ask({ undo });
    expect({ status: answer.status, words: await answer.text() }).toEqual({
      status: 409,
      words: 'pages/index.yaml leads to a file outside the folder of the site, so it was left unchanged.\n',
    });
    expect(readFileSync(join(away, 'index.yaml'), 'utf8')).toBe(mended);
    rmSync(file());
    rmSync(away, { recursive: true });
  });

  test('moves what belongs into site.yaml there, and back again', async () => {
    const stray = `${page('Write')}  - type: contact-form\n    title: Write\n    email: us@bakery.example\n    fields: [{ name: email, type: email, label: E-mail }]\n`;
    put(root, { 'pages/index.yaml': stray });
    await expect.poll(async () => Object.keys(await shown())).not.toContain('missing-space');
    await expect.poll(async () => Object.keys(await shown())).toContain('unknown-key');
    const before = contentsOf(root);
    const { undo } = (await (await ask({ fix: (await shown())['unknown-key'] })).json()) as { undo: string };
    expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toContain('contact: { email: us@bakery.example }');
    expect(readFileSync(file(), 'utf8')).not.toContain('us@bakery.example');
    expect((await ask({ undo })).status).toBe(200);
    expect(contentsOf(root)).toEqual(before);
  });

  test('asking 200 times at once has it fixed once, and undone once', async () => {
    const fix = (await shown())['missing-space'];
    const countsOf = async (body: object): Promise<{ good: { undo?: string }[]; others: number[] }> => {
      const all = await Promise.all(Array.from({ length: 200 }, () => ask(body)));
      const good = await Promise.all(all.filter(({ ok }) => ok).map((one) => one.json() as Promise<{ undo?: string }>));
      return { good, others: all.filter(({ ok }) => !ok).map(({ status }) => status) };
    };
    const first = await countsOf({ fix });
    expect(first.good).toHaveLength(1);
    expect(first.others.filter((status) => ![404, 409, 429].includes(status))).toEqual([]);
    expect(readFileSync(file(), 'utf8')).toBe(mended);
    const second = await countsOf({ undo: first.good[0]?.undo });
    expect(second.good).toHaveLength(1);
    expect(second.others.filter((status) => ![404, 409, 429].includes(status))).toEqual([]);
    expect(readFileSync(file(), 'utf8')).toBe(broken);
    // Nothing half written is left beside it.
    expect(Object.keys(contentsOf(root)).sort()).toEqual(Object.keys(smallSite).sort());
  });
});

test('a file that has changed since it was shown is left alone', async () => {
  const fix = (await shown())['missing-space'];
  // The same mistake at the same place; only the rest of the file is another one.
  const mine = broken.replace('About Home.', 'All about us.');
  writeFileSync(file(), mine);
  const answer = await ask({ fix });
  // The server may have seen the change already: then the mistake of the old file is no longer shown.
  expect([404, 409]).toContain(answer.status);
  expect(readFileSync(file(), 'utf8')).toBe(mine);
});
