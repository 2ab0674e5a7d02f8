/**
 * The moment that a build takes for now.
 * @param epoch SOURCE_DATE_EPOCH: seconds, set by whoever wants the same bytes at any time
 */
export function nowOf(epoch: string | undefined, now: Date): Date {
  return epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : now;
}

/**
 * The year to print, four digits.
 * @param epoch SOURCE_DATE_EPOCH: seconds, set by whoever wants the same bytes at any time
 */
export function yearOf(epoch: string | undefined, now: Date): string {
  const fixed = epoch !== undefined && /^\d+$/.test(epoch);
  return String(fixed ? new Date(Number(epoch) * 1000).getUTCFullYear() : now.getFullYear());
}
