import type { Ending } from './form-state.ts';
import { springTrap } from './Trap.tsx';

/** How long a message may take, in milliseconds. */
const limit = 15_000;

/** Before this long after the page's load, only machines have filled in a form; quick people just wait. */
const tooQuick = 3_000;

function loadedAt(): number {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return 0;
  // A slow picture can hold the load event back; the form was there before.
  return page.loadEventEnd || page.domContentLoadedEventEnd;
}

/** How sending has ended, and for developers what lay behind a message that was not seen to arrive. */
type Outcome = { readonly ending: Ending; readonly reason?: string };

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

/** Answers that say more than that a message was not taken, by their status. */
const endings: Readonly<Partial<Record<number, Ending>>> = { 413: 'refused', 422: 'refused', 429: 'tooMany' };

/**
 * Posts a form. Nothing in the request makes the browser ask the server first, so a server gets it even if it knows
 * nothing of other origins.
 */
async function post(form: HTMLFormElement, signal: AbortSignal): Promise<Outcome> {
  // Asked as an attribute: a field called "action" would stand in the way of the property.
  const address = new URL(form.getAttribute('action') ?? '', document.baseURI);
  const request = { method: 'POST', body: new FormData(form), headers: { Accept: 'application/json' }, signal };
  try {
    const response = await fetch(address, request);
    const text = await response.text();
    if (response.ok && !saysNo(text)) return { ending: 'success' };
    const reason = `The form service answered ${response.status} "${text.slice(0, 500)}". Look at the settings of the form there.`;
    return { ending: endings[response.status] ?? 'error', reason };
  } catch (error) {
    // No network and no permission to read look the same. A server that is there has got the message.
    const isUnread = !signal.aborted && (await isThere(address, signal));
    if (signal.aborted)
      return { ending: 'unknown', reason: 'There was no answer in time. The message may still arrive.' };
    if (isUnread)
      return {
        ending: 'unread',
        reason: `The answer can't be read, because it has no Access-Control-Allow-Origin header. The message has probably arrived. ${error}`,
      };
    return {
      ending: navigator.onLine ? 'error' : 'offline',
      reason: `The form service could not be reached: ${error}`,
    };
  }
}

/** Brings a filled-in form to where it goes, once, and tells developers in the console what went wrong. */
export async function deliver(form: HTMLFormElement): Promise<Ending> {
  const wait = Math.max(0, loadedAt() + tooQuick - performance.now());
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (springTrap(form)) return 'trapped';
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limit);
  const { ending, reason } = await post(form, end.signal);
  clearTimeout(timer);
  if (reason !== undefined) console.error(`The form was not seen to arrive. ${reason}`);
  return ending;
}
