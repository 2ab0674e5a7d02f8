import { expect, test } from 'vitest';
import { renderBlocks, settings } from './render-block.ts';

const letter = { type: 'newsletter', title: 'Our letter', note: 'We use it for the letter alone.' };
const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value);

test('asks for an address, and for a name where there are words for it', async () => {
  const account = ['lib_version', 'service_id', 'template_id', 'user_id'];
  expect(attributes(await renderBlocks([letter]), 'input', 'name')).toEqual(['email', 'subject', ...account]);
  const html = await renderBlocks([{ ...letter, nameLabel: 'First name' }]);
  expect(attributes(html, 'input', 'name')).toEqual(['first_name', 'email', 'subject', ...account]);
  expect(attributes(html, 'input(?=[^>]* required)', 'name')).toEqual(['email']);
  expect(html).toContain('<input type="hidden" name="subject" value="Newsletter"/>');
});

test('the browser posts it by itself, where the contact form is posted', async () => {
  const html = await renderBlocks([letter]);
  expect(attributes(html, 'form', 'action')).toEqual(['https://api.emailjs.com/api/v1.0/email/send-form']);
  expect(attributes(html, 'form', 'method')).toEqual(['post']);
});

test('several forms on a page have fields of their own', async () => {
  const html = await renderBlocks([letter, letter, { type: 'contact-form', title: 'Write to us' }]);
  expect(attributes(html, 'form', 'action')).toHaveLength(3);
  const ids = attributes(html, '(?:input|textarea)', 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(attributes(html, 'label', 'for')).toEqual(ids);
});

test('a site without an account offers its address instead', async () => {
  const { name, url } = settings;
  const html = await renderBlocks([letter], { contact: { email: 'hello@example.com' } }, { name, url });
  expect(html).not.toContain('<form');
  expect(attributes(html, 'a', 'href')).toContain('mailto:hello@example.com');
});
