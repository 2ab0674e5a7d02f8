/** How many units of ordinary text take as long as one that is a sign of YAML. */
const UNITS_OF_SIGN = 8;

/** By their codes, whether characters are signs of YAML. */
const isSign = new Uint8Array(0x80);
for (const sign of `-?:,[]{}!&*#|>%@"'\n`) isSign[sign.charCodeAt(0)] = 1;

/** What it costs to parse a text, in UTF-16 units of ordinary text: one of nothing but signs takes longer than words. */
export function weightOf(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at += 1) signs += isSign[text.charCodeAt(at)] ?? 0;
  return Math.max(text.length, signs * UNITS_OF_SIGN);
}

/** Whether a text weighs at least so much. Of most texts their length tells. */
export function weighs(text: string, least: number): boolean {
  return text.length * UNITS_OF_SIGN >= least && weightOf(text) >= least;
}
