import { isTrapped } from '../Trap.tsx';
import { type MailAccount, post } from './post.ts';
import { pause, within } from './within.ts';

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

/**
 * Brings a filled-in form to the mail server. What has gone into the trap is from a machine: it looks delivered.
 * @throws whatever `post` throws, or NoAnswer when there is none in time: the message may still arrive
 */
export async function deliver(form: HTMLFormElement, account: MailAccount): Promise<void> {
  await pause(Math.max(0, loadedAt() + tooQuick - performance.now()));
  if (isTrapped(form)) return;
  await within(limit, (signal) => post(form, account, signal));
}
