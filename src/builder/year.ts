/**
 * The year to print, four digits.
 * @param epoch SOURCE_DATE_EPOCH: seconds, set by whoever wants the same bytes at any time
 */
export function yearOf(epoch: string | undefined, now: Date): string {
  const fixed = epoch !== undefined && /^\d+$/.test(epoch);
  return String(fixed ? new Date(Number(epoch) * 1000).getUTCFullYear() : now.getFullYear());
}
