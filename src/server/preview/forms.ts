import { sendFormPath } from '../mailbox/protocol.ts';
import type { OpenedFile } from '../serving/opened.ts';

/**
 * In a document a bare `"` only ever ends an attribute, so this cannot be part of a text. There is no `<` in a tag: where one were passed
 * over, a file full of `<form` would take hours.
 */
const action = new RegExp(`(<form\\b[^<>]*? action=")https?://[^"/]+(${sendFormPath.replaceAll('.', '\\.')}")`, 'g');

function localDocument(html: string): string {
  return html.replace(action, '$1$2');
}

function isAccount(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'serviceId' in value && 'publicKey' in value;
}

/** The account in the data of a page: the app gives its forms their address anew. */
function localData(json: string): string {
  if (!json.includes('"serviceId"')) return json;
  try {
    return JSON.stringify(
      JSON.parse(json, (key, value: unknown) =>
        key === 'email' && isAccount(value) ? { ...value, origin: '' } : value,
      ),
    );
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
