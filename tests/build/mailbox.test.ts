import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPreview } from '../../src/server/start-preview.ts';
import { serve } from './support/dev-server.ts';
import { contentsOf, folderWith, page, smallSite } from './support/site.ts';

const path = '/api/v1.0/email/send-form';
const account = { lib_version: '4.4.1', service_id: 's', template_id: 't', user_id: 'u' };

type Opened = { readonly origin: string; readonly printed: () => string; readonly folder: string };

const contact = '<form method="post" action="https://api.emailjs.com/api/v1.0/email/send-form"></form>';
const text = 'Say action=&quot;https://api.emailjs.com/api/v1.0/email/send-form&quot; or "serviceId"';
const data = { site: { email: { serviceId: 's', templateId: 't', publicKey: 'u' } }, text };

async function open(): Promise<Opened> {
  const root = folderWith({
    'dist/.sitewright.json': '{"base":"/","version":1}\n',
    'dist/contact.html': `<p>${text}</p>${contact}`,
    'dist/about.html': text,
    'dist/contact.page.json': JSON.stringify(data),
  });
  const printed: string[] = [];
  const folder = join(root, 'dist');
  const server = await startPreview({ out: folder, port: 0, print: (line) => printed.push(line) });
  onTestFinished(() => server.close());
  return { origin: server.origin, printed: () => printed.join(''), folder };
}

type Fields = Readonly<Record<string, string>>;

function form(fields: Fields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

async function post(origin: string, body: BodyInit, headers: Fields = {}): Promise<string> {
  const response = await fetch(`${origin}${path}`, { method: 'POST', body, headers });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return `${response.status} ${await response.text()}`;
}

const listed = async (origin: string): Promise<string> => (await fetch(`${origin}/__mailbox`)).text();

test('a message is answered as EmailJS does, printed and listed, the newest first', async () => {
  const { origin, printed } = await open();
  expect(printed()).toContain(`${origin}/__mailbox`);
  expect(await listed(origin)).toContain('No messages yet');
  expect(await post(origin, form({ first_name: 'Asha', message: 'Line one\r\nनमस्ते 👩‍👩‍👧', ...account }))).toBe(
    '200 OK',
  );
  expect(await post(origin, form({ first_name: 'Ravi', ...account }))).toBe('200 OK');
  expect(printed()).toMatch(/Message 1 from a form, for s \/ t\n {2}first_name {2}Asha\n {2}message {5}Line one\n/);
  expect(printed()).toContain('नमस्ते 👩‍👩‍👧');
  const html = await listed(origin);
  expect(html.indexOf('Ravi')).toBeGreaterThan(0);
  expect(html.indexOf('Ravi')).toBeLessThan(html.indexOf('Asha'));
  expect(html).toContain('s / t, library 4.4.1');
  expect(html).not.toContain('service_id');
});

test('what EmailJS would refuse is refused in its words, and not kept', async () => {
  const { origin } = await open();
  const without = (name: string): FormData => {
    const body = form({ message: 'Hello', ...account });
    body.delete(name);
    return body;
  };
  expect(await post(origin, without('user_id'))).toBe('400 The user_id parameter is required');
  expect(await post(origin, without('service_id'))).toBe('400 The service_id parameter is required');
  expect(await post(origin, without('template_id'))).toBe('400 The template_id parameter is required');
  expect(await post(origin, JSON.stringify(account))).toBe('400 The user_id parameter is required');
  expect(await post(origin, 'no form', { 'Content-Type': 'multipart/form-data; boundary=x' })).toMatch(/^400 The form/);
  expect(await post(origin, form({ message: 'x'.repeat(52_000), ...account }))).toMatch(/^413 Variables size limit/);
  expect(await post(origin, 'x'.repeat(11 * 1024 * 1024))).toMatch(/^413 /);
  expect((await fetch(`${origin}${path}`)).status).toBe(405);
  expect(await listed(origin)).toContain('No messages yet');
});

test('a page elsewhere may send, as to EmailJS: the browser asks first and is answered', async () => {
  const { origin } = await open();
  const asked = await fetch(`${origin}${path}`, { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
  });
});

test('nothing a stranger types can steer the terminal or the page', async () => {
  const { origin, printed } = await open();
  const evil = '\u001b[2J\u0007\u009b31m\u202eevil\u2028<script>alert(1)</script>';
  expect(await post(origin, form({ message: evil, '<b>': '</dl><img src=x onerror=alert(1)>', ...account }))).toBe(
    '200 OK',
  );
  const message = printed().slice(printed().indexOf('Message 1'));
  expect(message).toContain('\\u{1b}[2J\\u{7}\\u{9b}31m\\u{202e}evil\\u{2028}<script>');
  expect(message.replaceAll('\n', '')).toMatch(/^[ -~]+$/);
  const html = await listed(origin);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/<(?:script|img|b)\b/);
});

test('a long message is cut in the terminal; a file is named; old messages make room', async () => {
  const { origin, printed } = await open();
  const body = form({ message: 'line\n'.repeat(50), ...account });
  body.append('photo', new Blob(['12345']), 'kiln.jpg');
  await post(origin, body);
  expect(printed()).toContain('... and 31 more lines');
  expect(await listed(origin)).toContain('kiln.jpg (a file of 5 bytes)');
  for (let sent = 0; sent < 101; sent += 1) await post(origin, form({ message: `number ${sent}!`, ...account }));
  const html = await listed(origin);
  expect(html).toContain('number 100!');
  expect(html).not.toContain('number 0!');
  expect(html).not.toContain('kiln.jpg');
});

test('preview leads the forms of a page here, and changes no file and no text', async () => {
  const { origin, folder } = await open();
  const before = contentsOf(folder);
  for (const address of ['/contact', '/contact/', '/contact.html']) {
    const html = await (await fetch(origin + address)).text();
    expect(html).toBe(`<p>${text}</p><form method="post" action="${path}"></form>`);
  }
  expect(await (await fetch(`${origin}/about`)).text()).toBe(text);
  const email = { ...data.site.email, origin: '' };
  expect(await (await fetch(`${origin}/contact.page.json`)).json()).toEqual({ site: { email }, text });
  const first = await fetch(`${origin}/contact`);
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(`${origin}/contact`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect(contentsOf(folder)).toEqual(before);
});

test('forms for other services lead here, too, each with the address that it is for', async () => {
  const { origin, folder, printed } = await open();
  const to = 'https://forms.example/f/1?a=1&b=2';
  const local = `/__mailbox/form?to=${encodeURIComponent(to)}`;
  const action = (address: string): string => `<form method="post" action="${address}"></form>`;
  writeFileSync(join(folder, 'order.html'), action(to.replace('&', '&amp;')));
  expect(await (await fetch(`${origin}/order`)).text()).toBe(action(local));
  const blocks = (address: string): object => ({
    site: { forms: { action: address } },
    blocks: [
      { type: 'newsletter', action: address },
      { type: 'cta', action: to },
    ],
  });
  writeFileSync(join(folder, 'order.json'), JSON.stringify(blocks(to)));
  expect(await (await fetch(`${origin}/order.json`)).json()).toEqual(blocks(local));
  const send = (headers: Fields): Promise<Response> =>
    fetch(origin + local, { method: 'POST', body: form({ cake: 'Carrot' }), headers });
  expect(await (await send({ Accept: 'application/json' })).json()).toEqual({ ok: true });
  expect(await (await send({ Accept: 'text/html' })).text()).toContain(to);
  expect(printed()).toContain(`Message 2 from a form, for ${to}\n  cake  Carrot`);
  expect(await listed(origin)).toContain('https://forms.example/f/1?a=1&amp;b=2');
});

test('the development server has a mailbox, and its forms lead there', async () => {
  const { url, printed } = await serve({
    ...smallSite,
    'site.yaml': `${smallSite['site.yaml']}email: { serviceId: a, templateId: b, publicKey: c }\n`,
    'pages/contact.yaml': page('Contact', '  - type: contact-form\n'),
    'pages/order.yaml': page('Order', '  - { type: contact-form, action: "https://forms.example/f/1" }\n'),
  });
  const { origin } = new URL(url);
  const html = await (await fetch(`${origin}/contact`)).text();
  expect(/<form[^>]* action="([^"]*)"/.exec(html)?.[1]).toBe(path);
  const order = await (await fetch(`${origin}/order`)).text();
  const local = '/__mailbox/form?to=https%3A%2F%2Fforms.example%2Ff%2F1';
  expect(/<form[^>]* action="([^"]*)"/.exec(order)?.[1]).toBe(local);
  expect(await post(origin, form({ message: 'Hello', ...account }))).toBe('200 OK');
  await expect.poll(printed).toContain('message  Hello');
  expect(await listed(origin)).toContain('Hello');
});

test('a file full of forms without an end is sent at once', async () => {
  const { origin, folder } = await open();
  const forms = '<form action="http://'.repeat(200_000);
  writeFileSync(join(folder, 'forms.html'), forms);
  expect((await (await fetch(`${origin}/forms`)).text()) === forms).toBe(true);
});
