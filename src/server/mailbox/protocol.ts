import { reasonOf } from '../../builder/failure.ts';
import type { Reply } from '../serving/reply.ts';

/** One field of a message: a field of the form and what was typed into it. */
export type FormField = { readonly name: string; readonly value: string };

/** A message as the form sent it. */
export type Posted = {
  /** Where it would have gone: the service and the template of an EmailJS account, or the address of another service. */
  readonly to: string;
  /** The version of EmailJS's library, if it says so. */
  readonly library: string | undefined;
  /** What the visitor filled in, in the order of the form. */
  readonly fields: readonly FormField[];
};

export type Message = Posted & {
  /** Counted from 1 since the server started. */
  readonly number: number;
  readonly at: Date;
};

/** Where EmailJS takes forms, on its own server and on one that speaks its protocol. */
export const sendFormPath = '/api/v1.0/email/send-form';

/** What becomes of a posted form: a message, or an answer that says why not. */
export type Verdict = { readonly kind: 'message'; readonly message: Posted } | (Reply & { readonly kind: 'refused' });

/** Text fields together, as at EmailJS. */
const textLimit = 50 * 1024;
/** A form of a page has a dozen fields. Empty ones count nothing as text, but take memory here. */
const mostFields = 500;

const reserved = ['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken'];

const refused = (status: number, words: string): Verdict => ({ kind: 'refused', status, words });

/** A text as it is; a file by its name, since nobody needs its bytes here. */
function fieldOf([name, value]: [string, FormDataEntryValue]): FormField {
  return { name, value: typeof value === 'string' ? value : `${value.name} (a file of ${value.size} bytes)` };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function sizeOf(fields: readonly FormField[]): number {
  return fields.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
}

/** As EmailJS does, or another service that takes what comes. @param service undefined for EmailJS */
function verdictOn(form: FormData, service: string | undefined): Verdict {
  const fields = [...form].map(fieldOf);
  if (fields.length > mostFields) return refused(413, `Too many fields. The maximum is ${mostFields}`);
  const needed = service === undefined ? ['user_id', 'service_id', 'template_id'] : [];
  const missing = needed.find((name) => textOf(form, name) === '');
  if (missing !== undefined) return refused(400, `The ${missing} parameter is required`);
  if (sizeOf(fields) > textLimit)
    return refused(413, 'Variables size limit. The maximum allowed variables size is 50Kb');
  if (service !== undefined) return { kind: 'message', message: { to: service, library: undefined, fields } };
  return {
    kind: 'message',
    message: {
      to: `${textOf(form, 'service_id')} / ${textOf(form, 'template_id')}`,
      library: textOf(form, 'lib_version') || undefined,
      fields: fields.filter(({ name }) => !reserved.includes(name)),
    },
  };
}

/** A request with a form. */
export type Post = { readonly contentType: string; readonly body: Uint8Array<ArrayBuffer> };

/**
 * Reads a request and judges it as the service does that it would have gone to. Never throws.
 * @param service its address; undefined for EmailJS, at `sendFormPath`
 */
export async function judge({ contentType, body }: Post, service: string | undefined): Promise<Verdict> {
  // Without a form there is no parameter either: EmailJS asks for the first.
  if (service === undefined && !contentType.startsWith('multipart/form-data'))
    return verdictOn(new FormData(), service);
  const response = new Response(body, { headers: { 'Content-Type': contentType } });
  return response.formData().then(
    (form) => verdictOn(form, service),
    (error: unknown) => refused(400, `The form data cannot be read: ${reasonOf(error)}`),
  );
}

/** Where forms are taken that are for any service but EmailJS. */
export const servicePath = '/__mailbox/form';

/** Where a form goes here instead of to a service: with its address, so that the mailbox can name it. The same for what is such an address. */
export function localAction(action: string): string {
  return action.startsWith(servicePath) ? action : `${servicePath}?to=${encodeURIComponent(action)}`;
}

/** The service that a message at `servicePath` is for; undefined at other paths. */
export function serviceIn(url: string): string | undefined {
  const [path, query] = url.split('?');
  return path === servicePath ? (new URLSearchParams(query).get('to') ?? 'an unknown service') : undefined;
}
