import type { SiteFrame } from '../../../../model/generated/resolved.ts';

export type MailAccount = NonNullable<SiteFrame['email']>;

/** An answer that says no. The library rejects with the same two fields. */
export type Refusal = { readonly status: number; readonly text: string };

/** Where a form is sent. Asked as an attribute: a field called "action" would stand in the way of the property. */
export function addressOf(form: HTMLFormElement): URL {
  return new URL(form.getAttribute('action') ?? '', document.baseURI);
}

async function directly(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const response = await fetch(addressOf(form), { method: 'POST', body: new FormData(form), signal });
  if (response.ok) return;
  const refusal: Refusal = { status: response.status, text: await response.text() };
  throw refusal;
}

function setDisabled(inputs: Iterable<HTMLInputElement>, disabled: boolean): void {
  for (const input of inputs) input.disabled = disabled;
}

/**
 * Lets a signal end the request to an address that is made during `work`: the library itself takes no signal.
 * Other requests of the page go out as ever.
 */
async function abortable<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const { fetch } = window;
  const withSignal: typeof fetch = (input, init) => fetch(input, input === address ? { ...init, signal } : init);
  window.fetch = withSignal;
  try {
    return await work();
  } finally {
    if (window.fetch === withSignal) window.fetch = fetch;
  }
}

type Way = { readonly form: HTMLFormElement; readonly account: MailAccount; readonly signal: AbortSignal };

async function throughLibrary({ init, sendForm }: Library, { form, account, signal }: Way): Promise<void> {
  // A call's own `origin` is ignored; only this one counts.
  init({ publicKey: account.publicKey, origin: addressOf(form).origin });
  // The account stands in hidden fields for browsers without script, and the library adds it once more.
  const own = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].filter(({ name }) =>
    /^(?:lib_version|(?:service|template|user)_id)$/.test(name),
  );
  setDisabled(own, true);
  // It has read the form when it gives the promise.
  const answer = abortable(addressOf(form).href, signal, () => sendForm(account.serviceId, account.templateId, form));
  setDisabled(own, false);
  await answer;
}

/**
 * Sends a form once, by the library or, without it, the same parts by hand.
 * @throws Refusal when the server says no, a string when the library finds the account's settings wrong, else Error
 */
export async function post(form: HTMLFormElement, account: MailAccount, signal: AbortSignal): Promise<void> {
  const library = await loadLibrary();
  // After its time a message must not go out: the visitor has read that it failed, and may have sent it again.
  signal.throwIfAborted();
  await (library === undefined ? directly(form, signal) : throughLibrary(library, { form, account, signal }));
}

/** EmailJS's own library, as far as it is used. */
type Library = Pick<typeof import('@emailjs/browser'), 'init' | 'sendForm'>;

/** The version that a form names when the library is not there to do it. */
export const libraryVersion = '4.4.1';

/** How long to wait for the library before doing without, in milliseconds. */
const patience = 5_000;

/**
 * Loads EmailJS's library; undefined when it cannot be had: the network is down, a new version of the site replaced its
 * file, or storage is denied, which the library asks about while it loads. The form is then sent without it.
 */
export function loadLibrary(): Promise<Library | undefined> {
  return withTimeout(patience, () => import('@emailjs/browser')).catch(() => undefined);
}

/** Time was up. What was waited for may have happened all the same. */
export class NoAnswer extends Error {}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Gives work a time limit. What comes of it later counts for nothing, and `signal` tells it to stop.
 * @throws NoAnswer when time is up, and what `work` throws
 */
export function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new NoAnswer(`There was no answer within ${milliseconds / 1000} seconds.`));
      end.abort();
    }, milliseconds);
    work(end.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
