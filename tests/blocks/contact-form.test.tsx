import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Site } from '../../src/model/site.ts';
import { renderBlocks, settings } from './render-block.ts';

const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value);

test('a form that names no fields has the seven of the specification', async () => {
  const html = await renderBlocks([{ type: 'contact-form', title: 'Write' }]);
  expect(attributes(html, '(?:input|textarea)', 'name')).toEqual([
    'first_name',
    'last_name',
    'email',
    'phone',
    'company',
    'subject',
    'message',
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]);
  expect(attributes(html, '(?:input|textarea)(?=[^>]* required)', 'name')).toEqual([
    'first_name',
    'last_name',
    'email',
    'subject',
    'message',
  ]);
});

test('the form is sent by the browser itself', async () => {
  const html = await renderBlocks([{ type: 'contact-form' }]);
  expect(attributes(html, 'form', 'action')).toEqual(['https://api.emailjs.com/api/v1.0/email/send-form']);
  expect(attributes(html, 'form', 'method')).toEqual(['post']);
  expect(attributes(html, 'form', 'enctype')).toEqual(['multipart/form-data']);
});

test('the form names the version of the library that is installed, as the library does', async () => {
  const { version } = JSON.parse(await readFile('node_modules/@emailjs/browser/package.json', 'utf8'));
  const html = await renderBlocks([{ type: 'contact-form' }]);
  expect(html).toContain(`<input type="hidden" name="lib_version" value="${version}"/>`);
});

test('the status stands ready, with words that only a held form shows, and the trap has no name', async () => {
  const html = await renderBlocks([{ type: 'contact-form' }]);
  expect(html).toMatch(
    /<div role="status" tabindex="-1" class="[^"]*"><span class="[^"]*">Sending\.\.\.<\/span><\/div>/i,
  );
  const trap = /<input[^>]*data-trap[^>]*>/.exec(html)?.[0];
  expect(trap).toContain('tabindex="-1"');
  expect(trap).not.toMatch(/ (?:name|id|required)=/);
});

test('a site without an account offers what else it has', async () => {
  const words = (contact?: NonNullable<Site['settings']['contact']>): Promise<string> => {
    const { name, url } = settings;
    return renderBlocks([{ type: 'contact-form' }], contact === undefined ? {} : { contact }, { name, url });
  };
  const both = await words({ email: 'hello@example.com', phone: '+91 257 555 0100' });
  expect(attributes(both, 'a', 'href')).toEqual(
    expect.arrayContaining(['mailto:hello@example.com', 'tel:+912575550100']),
  );
  expect(both).not.toContain('<form');
  const profiles = [{ label: 'Example', href: 'https://www.example.org/example' }];
  expect(attributes(await words({ profiles }), 'a', 'href')).toContain('https://www.example.org/example');
  expect(await words({ address: 'Jalgaon, India' })).toContain('Please come back soon');
  expect(await words()).toContain('Please come back soon');
});

test('beside the form stand phone, e-mail, address and the professional network', async () => {
  const html = await renderBlocks([{ type: 'contact-form' }]);
  expect(attributes(html, 'a', 'href')).toEqual([
    'tel:+912575550100',
    'mailto:hello@example.com',
    'https://www.example.org/example',
  ]);
  expect(html).toContain('Jalgaon, India');
});

test('the form goes to another server of the same protocol', async () => {
  const email = { serviceId: 's', templateId: 't', publicKey: 'p', origin: 'https://mail.example.com' };
  const html = await renderBlocks([{ type: 'contact-form' }], { email });
  expect(attributes(html, 'form', 'action')).toEqual(['https://mail.example.com/api/v1.0/email/send-form']);
});

test('every field has a label of its own, and nothing that describes it while it is not wrong', async () => {
  const html = await renderBlocks([{ type: 'contact-form', id: 'write' }]);
  const ids = attributes(html, '(?:input|textarea)', 'id');
  expect(ids).toContain('write-first_name');
  expect(attributes(html, 'label', 'for')).toEqual(ids);
  expect(html).not.toMatch(/aria-(?:describedby|invalid)/);
});

test('a label has links, and a field for a file says which ones it takes', async () => {
  const fields = [
    { name: 'consent', type: 'checkbox', label: 'I have read the [policy](/policy).', required: true },
    { name: 'letter', type: 'file', label: 'Letter', accept: ['pdf', 'docx'], maxSize: 5 },
  ];
  const html = await renderBlocks([
    { type: 'contact-form', id: 'apply', action: 'https://forms.example.org/f/1', fields },
  ]);
  expect(html).toMatch(/<label for="apply-consent"[^>]*>.*?<a [^>]*href="\/policy"/);
  const [file = ''] = /<input[^>]*type="file"[^>]*>/.exec(html) ?? [];
  expect(attributes(file, 'input', 'accept')).toEqual(['.pdf,.docx']);
  expect(html).toContain('The end of its name is pdf or docx. It has 5 MB at most.');
});
