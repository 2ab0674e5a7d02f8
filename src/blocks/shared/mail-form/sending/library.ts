import { withTimeout } from './timeout.ts';

/** EmailJS's own library, as far as it is used. */
export type Library = Pick<typeof import('@emailjs/browser'), 'init' | 'sendForm'>;

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
