/** Characters that steer a terminal or turn the order of a line around. Joiners stay: several scripts need them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** One line of somebody else's text, safe to print: what could steer the terminal is spelled out. */
export function harmless(line: string): string {
  return line.replace(steering, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The lines of a text, each safe to print. */
export function harmlessLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(harmless);
}
