/** How many units of ordinary text take as long as one that is a sign of YAML. */
const UNITS_OF_SIGN = 8;

const SIGNS = /[-?:,[\]{}!&*#|>%@"'\n]/g;

/** What it costs to parse a text, in UTF-16 units of ordinary text: one of nothing but signs takes longer than words. */
export function weightOf(text: string): number {
  const signs = text.match(SIGNS)?.length ?? 0;
  return Math.max(text.length, signs * UNITS_OF_SIGN);
}
