import type { Destination } from '../destination.ts';
import type { Ending } from '../form-state.ts';
import { springTrap, Trapped } from '../Trap.tsx';
import { addressOf, NoAnswer, pause, post, type Refusal, withTimeout } from './post.ts';

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

function send(form: HTMLFormElement, to: Destination, signal: AbortSignal): Promise<void> {
  return to.kind === 'account'
    ? post(form, to.account, signal)
    : postToService(addressOf(form), new FormData(form), signal);
}

/**
 * Brings a filled-in form to where it goes.
 * @throws Trapped when something was in the trap, whatever `post` or `postToService` throws, or NoAnswer when there is none in time: the message may still arrive
 */
export async function deliver(form: HTMLFormElement, to: Destination): Promise<void> {
  await pause(Math.max(0, loadedAt() + tooQuick - performance.now()));
  if (springTrap(form)) throw new Trapped();
  await withTimeout(limit, (signal) => send(form, to, signal));
}

/** A form service that has answered and taken nothing. */
class ServiceRefusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`The form service answered ${status} "${text.slice(0, 500)}".`);
    this.status = status;
  }
}

/** A message went out to a server that is there, and whose answer the browser keeps from this page. */
class Unread extends Error {
  constructor(cause: unknown) {
    super('The form service sends no Access-Control-Allow-Origin header, so its answer cannot be read.', { cause });
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

/** Whether a server answers at all, whatever it says. */
async function isThere(address: URL, signal: AbortSignal): Promise<boolean> {
  return fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Sends a form once to an address that takes forms. Nothing in the request makes the browser ask the server first, so a
 * server gets it even if it knows nothing of other origins.
 * @throws ServiceRefusal when the service says no, Unread when its answer can't be read, else what `fetch` throws
 */
async function postToService(address: URL, body: FormData, signal: AbortSignal): Promise<void> {
  const request = { method: 'POST', body, headers: { Accept: 'application/json' }, signal };
  const response = await fetch(address, request).catch(async (reason: unknown) => {
    // No network and no permission to read look the same. A server that is there has got the message.
    throw !signal.aborted && (await isThere(address, signal)) ? new Unread(reason) : reason;
  });
  const text = await response.text();
  if (!response.ok || saysNo(text)) throw new ServiceRefusal(response.status, text);
}

/** Answers that are about what was filled in, by their status. */
const aboutTheFields: ReadonlySet<number> = new Set([413, 422]);

/**
 * What a visitor is told when a message was not seen to arrive.
 * @param reason what `deliver` has thrown
 * @param to where it was to go: of an EmailJS account they read one sentence, whatever lies behind it
 */
export function endingOf(reason: unknown, to: Destination): Ending {
  if (reason instanceof NoAnswer) return 'unknown';
  if (to.kind === 'account') return 'error';
  if (reason instanceof Unread) return 'unread';
  if (!(reason instanceof ServiceRefusal)) return navigator.onLine ? 'error' : 'offline';
  if (reason.status === 429) return 'tooMany';
  return aboutTheFields.has(reason.status) ? 'refused' : 'error';
}

function isRefusal(reason: unknown): reason is Refusal {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}

function adviceFor(status: number): string {
  if (status === 429) return 'Too many messages at once: wait a minute and try again.';
  if (status >= 500) return 'The mail server has a problem of its own: try again later.';
  return 'Look at the account on dashboard.emailjs.com and at "email" in site.yaml.';
}

/** What lay behind a message that was not sent, for developers. Visitors always read the same sentence. */
export function explain(reason: unknown): string {
  if (typeof reason === 'string') return `EmailJS does not accept the settings: ${reason}`;
  if (reason instanceof ServiceRefusal) return `${reason.message} Look at the settings of this form there.`;
  if (reason instanceof Unread) return `${reason.message} The message has probably arrived.`;
  if (isRefusal(reason))
    return `The mail server answered ${reason.status} "${reason.text}". ${adviceFor(reason.status)}`;
  if (reason instanceof NoAnswer) return `${reason.message} The message may still arrive.`;
  const detail = reason instanceof Error ? reason.message : String(reason);
  return `The mail server could not be reached, or its answer not be read: ${detail}`;
}
