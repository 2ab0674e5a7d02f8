import { sendsMail } from '../../content/check/rules/forms.ts';
import { localAction, sendFormPath } from '../mailbox/protocol.ts';
import type { OpenedFile } from '../serving/opened.ts';

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

/** What a page's data says of an account, of another way that all forms of a site share, or of the way of one form. */
type Sender = {
  readonly type?: unknown;
  readonly action?: unknown;
  readonly serviceId?: unknown;
  readonly publicKey?: unknown;
};

function localSender(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { type, action: to, serviceId, publicKey }: Sender = value;
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

/** Larger files are not pages of a builder whose sources are at most 1 MB each. In bytes. */
const largest = 8 * 1024 * 1024;

function localizerFor({ path, size }: OpenedFile): ((text: string) => string) | undefined {
  if (size > largest) return undefined;
  if (path.endsWith('.html')) return localDocument;
  return path.endsWith('.json') ? localData : undefined;
}

/**
 * The bytes of a page, or of a page's data, with the forms leading here instead of to a mail server. Undefined for
 * everything else, which is sent as it is.
 */
export async function localBytes(file: OpenedFile): Promise<Buffer | undefined> {
  const localize = localizerFor(file);
  if (localize === undefined) return undefined;
  const bytes = await file.handle.readFile();
  const text = bytes.toString();
  const local = localize(text);
  return local === text ? bytes : Buffer.from(local);
}
