/** 1 for the characters of ASCII that are seen, the space and the line feed. */
const USUAL = Uint8Array.from({ length: 128 }, (_, unit) => (unit === 0x0a || (unit >= 0x20 && unit < 0x7f) ? 1 : 0));

let last = { text: '', isUsual: true };

/** Whether a text has no control characters, carriage returns, tabs, byte order marks and spaces of another kind: most have none. */
export function isUsual(text: string): boolean {
  // Several ask about the same file, one after the other.
  if (last.text !== text) last = { text, isUsual: isUsualNow(text) };
  return last.isUsual;
}

/** How Unicode names a character, such as U+00A0. */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function isUsualNow(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 128 ? USUAL[unit] === 0 : isOdd(unit)) return false;
  }
  return true;
}

function isOdd(unit: number): boolean {
  if (unit < 0x1680) return unit <= 0xa0;
  if (unit < 0x3000) return unit === 0x1680 || (unit >= 0x2000 && unit <= 0x200f) || (unit >= 0x2028 && unit <= 0x2060);
  return unit === 0x3000 || unit >= 0xfe00;
}
