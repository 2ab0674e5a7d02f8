import { escapeText } from '../../outputs/html/escape.ts';
import type { FormField, Message } from './protocol.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5dcdc, #304244); --quiet: light-dark(#4f5e60, #a9b6b7); }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 46rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #0a1213); color: light-dark(#0b1516, #edf3f3); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.0625rem; margin: 0; }
a { color: light-dark(#0f6f66, #5fd0c4); }
p, dt, time { color: var(--quiet); }
ol { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1.25rem; }
li { border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; }
dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: .125rem 1.25rem; margin: 1rem 0 0; }
dt, time { font-size: .875rem; }
dd { margin: 0 0 .625rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 36rem) {
  dl { grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .5rem 1.25rem; align-items: baseline; }
  dt { overflow-wrap: anywhere; max-width: 12rem; } dd { margin: 0; }
}`;

function fieldHtml({ name, value }: FormField): string {
  return `<dt dir="auto">${escapeText(name)}</dt><dd dir="auto">${escapeText(value) || '–'}</dd>`;
}

function messageHtml({ number, at, to, library, fields }: Message): string {
  const way = `${to}${library === undefined ? '' : `, library ${library}`}`;
  return [
    '<li>',
    `<h2>Message ${number}</h2>`,
    `<time datetime="${at.toISOString()}">${escapeText(at.toLocaleString('en-GB'))}</time>`,
    `<dl>${fields.map(fieldHtml).join('')}<dt>Sent to</dt><dd>${escapeText(way)}</dd></dl>`,
    '</li>',
  ].join('\n');
}

/** The page that lists messages, newest first. */
export function mailboxPage(messages: readonly Message[], kept: number): string {
  const lead =
    messages.length === 0
      ? 'No messages yet. Send one with a form of the site, then come back.'
      : `What the forms of the site have sent since the server started, newest first. The last ${kept} are kept.`;
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Mailbox (${messages.length})</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<h1>Mailbox</h1>',
    `<p>${lead} <a href="">Look again</a></p>`,
    ...(messages.length === 0 ? [] : ['<ol>', ...messages.map(messageHtml), '</ol>']),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
