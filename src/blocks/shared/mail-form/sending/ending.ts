import type { Ending } from '../form-state.ts';
import { ServiceRefusal, Unread } from './service.ts';
import { NoAnswer } from './within.ts';

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
