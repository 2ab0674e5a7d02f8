import { sendsMail } from '../../content/check/rules/forms.ts';
import { localAction, mailboxPath, sendFormPath } from './mailbox.ts';

/**
 * In a document a bare `"` only ever ends an attribute, so this cannot be part of a text. There is no `<` in a tag: where one were passed
 * over, a file full of `<form` would take hours.
 */
const action = /(<form\b[^<>]*? action=")(https?:\/\/[^"/<>]+(?:\/[^"<>]*)?)"/g;

function localDocument(html: string): string {
  return html.replace(action, (_, before: string, address: string) => {
    const path = address.replace(/^https?:\/\/[^/]+/, '');
    // React writes no other character in another way.
    const local = path === sendFormPath ? path : localAction(address.replaceAll('&amp;', '&'));
    return `${before}${local}"`;
  });
}

/** @param value an account, another way that all forms of a site share, or the way of one form */
function localSender(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { type, action: to, serviceId, publicKey }: { readonly [key: string]: unknown } = { ...value };
  if (key === 'email' && serviceId !== undefined && publicKey !== undefined) return { ...value, origin: '' };
  const isForm = key === 'forms' || (typeof type === 'string' && sendsMail(type));
  return isForm && typeof to === 'string' ? { ...value, action: localAction(to) } : value;
}

/** The data of a page with the ways of its forms leading here: the app gives them their address anew. */
function localData(json: string): string {
  if (!json.includes('"serviceId"') && !json.includes('"action":"http')) return json;
  try {
    return JSON.stringify(JSON.parse(json, localSender));
  } catch (error) {
    if (error instanceof SyntaxError) return json;
    throw error;
  }
}

/** What is sent for a path, with the forms leading here instead of to a mail server. All but documents and data stays as it is. */
export function towardsMailbox(path: string, text: string): string {
  if (path.endsWith('.html')) return localDocument(text);
  return path.endsWith('.json') ? localData(text) : text;
}

export function mailboxLine(origin: string): string {
  return `Messages of the forms: ${origin}${mailboxPath}\n`;
}
