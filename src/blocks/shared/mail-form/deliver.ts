import { withoutEndSlashes } from '../../../model/address.ts';
import type { BlockProps, SiteFrame } from '../../../model/generated/resolved.ts';
import { useFrame } from '../context.tsx';

export type MailAccount = NonNullable<SiteFrame['email']>;

export type Destination =
  | { readonly kind: 'account'; readonly account: MailAccount }
  | { readonly kind: 'service'; readonly action: string };

type OwnWay = Pick<BlockProps<'contact-form'>, 'action' | 'serviceId' | 'templateId'>;

/** Where a form is sent, by what it says itself and by the settings of the site; undefined while nobody has said it. */
export function useDestination(own: OwnWay): Destination | undefined {
  const { email, forms } = useFrame().site;
  const action = own.action ?? forms?.action;
  if (action !== undefined) return { kind: 'service', action };
  if (email === undefined) return undefined;
  const { serviceId = email.serviceId, templateId = email.templateId } = own;
  return { kind: 'account', account: { ...email, serviceId, templateId } };
}

/** The address that a form is posted to. An account without an origin of its own is at EmailJS, with an empty one at the server of the page. */
export function actionOf(to: Destination): string {
  if (to.kind === 'service') return to.action;
  const { origin = 'https://api.emailjs.com' } = to.account;
  return `${withoutEndSlashes(origin)}/api/v1.0/email/send-form`;
}

/** How the sending of a form ended. */
export type Ending =
  | 'success'
  | 'error'
  /** There was no answer in time. */
  | 'unknown'
  /** It went out, and the answer is nothing that this page may read. */
  | 'unread'
  /** The service does not accept what was filled in. */
  | 'refused'
  /** The service takes no more for now. */
  | 'tooMany'
  /** Something was in the field that must stay empty, and nothing went out. */
  | 'trapped'
  /** There is no network. */
  | 'offline';

/** How long a message may take, in milliseconds. The library itself would wait for ever. */
const limit = 15_000;

/** Before this long after the page's load, only machines have filled in a form; quick people just wait. */
const tooQuick = 3_000;

function loadedAt(): number {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return 0;
  // A slow picture can hold the load event back; the form was there before.
  return page.loadEventEnd || page.domContentLoadedEventEnd;
}

/** Whether something is in the trap. Browsers write there for people, too, who see nothing of it: it is emptied and off, so that sending again works. */
function springTrap(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]:enabled');
  if (trap === null || trap.value === '') return false;
  trap.value = '';
  trap.disabled = true;
  return true;
}

/** Brings a filled-in form to where it goes, once, and says how that ended. What lay behind a failure is on the console, for developers. */
export async function deliver(form: HTMLFormElement, to: Destination): Promise<Ending> {
  await pause(Math.max(0, loadedAt() + tooQuick - performance.now()));
  if (springTrap(form)) return 'trapped';
  try {
    await withTimeout(limit, (signal) =>
      to.kind === 'account'
        ? post(form, to.account, signal)
        : postToService(addressOf(form), new FormData(form), signal),
    );
    return 'success';
  } catch (reason) {
    console.error(`The form was not seen to arrive. ${explain(reason)}`);
    if (reason instanceof Failed) return reason.ending;
    // Of an EmailJS account visitors read one sentence, whatever lies behind it.
    return to.kind === 'account' || navigator.onLine ? 'error' : 'offline';
  }
}

/** A message was not seen to arrive, for a reason that visitors are told. */
class Failed extends Error {
  readonly ending: Ending;

  constructor(ending: Ending, message: string, options?: ErrorOptions) {
    super(message, options);
    this.ending = ending;
  }
}

/** Services that answer 200 to everything say it in their JSON: `{"ok":false}`, `{"success":"false"}`. */
function saysNo(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    const fields: { readonly ok?: unknown; readonly success?: unknown } = Object(answer);
    return [fields.ok, fields.success].some((value) => value === false || value === 'false');
  } catch {
    // A page, or nothing at all: the status has said it.
    return false;
  }
}

async function isThere(address: URL, signal: AbortSignal): Promise<boolean> {
  return fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

function endingOf(status: number): Ending {
  if (status === 429) return 'tooMany';
  // About what was filled in.
  return status === 413 || status === 422 ? 'refused' : 'error';
}

/** Sends a form to an address that takes forms. The browser asks the server nothing first: so it gets it even if it knows nothing of other origins. */
async function postToService(address: URL, body: FormData, signal: AbortSignal): Promise<void> {
  const request = { method: 'POST', body, headers: { Accept: 'application/json' }, signal };
  const response = await fetch(address, request).catch(async (cause: unknown) => {
    // No network and no permission to read look the same. A server that is there has got the message.
    if (signal.aborted || !(await isThere(address, signal))) throw cause;
    const unread = 'The form service sends no Access-Control-Allow-Origin header, so its answer cannot be read.';
    throw new Failed('unread', `${unread} The message has probably arrived.`, { cause });
  });
  const text = await response.text();
  if (response.ok && !saysNo(text)) return;
  const answer = `The form service answered ${response.status} "${text.slice(0, 500)}".`;
  throw new Failed(endingOf(response.status), `${answer} Look at the settings of this form there.`);
}

/** An answer of EmailJS that says no. The library rejects with the same two fields. */
type Refusal = { readonly status: number; readonly text: string };

function isRefusal(reason: unknown): reason is Refusal {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}

function adviceFor(status: number): string {
  if (status === 429) return 'Too many messages at once: wait a minute and try again.';
  if (status >= 500) return 'The mail server has a problem of its own: try again later.';
  return 'Look at the account on dashboard.emailjs.com and at "email" in site.yaml.';
}

function explain(reason: unknown): string {
  if (typeof reason === 'string') return `EmailJS does not accept the settings: ${reason}`;
  if (reason instanceof Failed) return reason.message;
  if (isRefusal(reason))
    return `The mail server answered ${reason.status} "${reason.text}". ${adviceFor(reason.status)}`;
  const detail = reason instanceof Error ? reason.message : String(reason);
  return `The mail server could not be reached, or its answer not be read: ${detail}`;
}

/** Where a form is sent. Asked as an attribute: a field called "action" would stand in the way of the property. */
function addressOf(form: HTMLFormElement): URL {
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

/** Lets a signal end the request to an address that is made during `work`: the library itself takes no signal. Other requests of the page go out as ever. */
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
 * Sends a form by the library or, without it, the same parts by hand.
 * @throws Refusal when the server says no, a string when the library finds the account's settings wrong, else Error
 */
async function post(form: HTMLFormElement, account: MailAccount, signal: AbortSignal): Promise<void> {
  const library = await loadLibrary();
  // After its time a message must not go out: the visitor has read that it failed, and may have sent it again.
  signal.throwIfAborted();
  await (library === undefined ? directly(form, signal) : throughLibrary(library, { form, account, signal }));
}

type Library = Pick<typeof import('@emailjs/browser'), 'init' | 'sendForm'>;

/** The version that a form names when the library is not there to do it. */
export const libraryVersion = '4.4.1';

/** How long to wait for the library before doing without, in milliseconds. */
const patience = 5_000;

/** Loads EmailJS's library; undefined when it can't be had: no network, a new version of the site, or storage, which it asks about, is denied. */
export function loadLibrary(): Promise<Library | undefined> {
  return withTimeout(patience, () => import('@emailjs/browser')).catch(() => undefined);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Gives work a time limit. What comes of it later counts for nothing, and `signal` tells it to stop. @throws Failed when time is up, and what `work` throws */
function withTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const said = `There was no answer within ${milliseconds / 1000} seconds. The message may still arrive.`;
      reject(new Failed('unknown', said));
      end.abort();
    }, milliseconds);
    work(end.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
