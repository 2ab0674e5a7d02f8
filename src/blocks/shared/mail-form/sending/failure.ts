import type { Ending } from '../form-state.ts';
import type { Refusal } from './post.ts';
import { ServiceRefusal, Unread } from './service.ts';
import { NoAnswer } from './timeout.ts';

/** Answers that are about what was filled in, by their status. */
const aboutTheFields: ReadonlySet<number> = new Set([413, 422]);

/**
 * What a visitor is told when a message was not seen to arrive.
 * @param reason what `deliver` has thrown
 * @param isOnline whether the browser has a network
 */
export function endingOf(reason: unknown, isOnline: boolean): Ending {
  if (reason instanceof NoAnswer) return 'unknown';
  if (reason instanceof Unread) return 'unread';
  if (!(reason instanceof ServiceRefusal)) return isOnline ? 'error' : 'offline';
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
