import type { Destination } from '../destination.ts';
import { springTrap, Trapped } from '../Trap.tsx';
import { addressOf, post } from './post.ts';
import { postToService } from './service.ts';
import { pause, withTimeout } from './timeout.ts';

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

/** Sends a form once, wherever it goes. */
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
