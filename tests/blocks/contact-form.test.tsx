import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

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

test('the form goes to another server of the same protocol', async () => {
  const email = { serviceId: 's', templateId: 't', publicKey: 'p', origin: 'https://mail.example.com' };
  const html = await renderBlocks([{ type: 'contact-form' }], { email });
  expect(attributes(html, 'form', 'action')).toEqual(['https://mail.example.com/api/v1.0/email/send-form']);
});

test('every field has a label of its own', async () => {
  const html = await renderBlocks([{ type: 'contact-form', id: 'write' }]);
  const ids = attributes(html, '(?:input|textarea)', 'id');
  expect(ids).toContain('write-first_name');
  expect(attributes(html, 'label', 'for')).toEqual(ids);
});
