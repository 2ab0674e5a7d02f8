/** The moment that SOURCE_DATE_EPOCH says, in seconds: whoever wants the same bytes at any time sets it. */
const fixedBy = (epoch: string | undefined): Date | undefined =>
  epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : undefined;

/** The moment that a build takes for now. @param epoch SOURCE_DATE_EPOCH */
export const nowOf = (epoch: string | undefined, now: Date): Date => fixedBy(epoch) ?? now;

/** The year to print, four digits. @param epoch SOURCE_DATE_EPOCH */
export const yearOf = (epoch: string | undefined, now: Date): string =>
  String(fixedBy(epoch)?.getUTCFullYear() ?? now.getFullYear());
