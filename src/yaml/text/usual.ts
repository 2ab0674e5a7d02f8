const UNUSUAL = /[^\n -~\u00a1-\u167f\u1681-\u1fff\u2010-\u2027\u2061-\u2fff\u3001-\ufdff]/;

/** Whether a text has no control characters, carriage returns, tabs, byte order marks and spaces of another kind: most have none. */
export const isUsual = (text: string): boolean => !UNUSUAL.test(text);

/** How Unicode names a character, such as U+00A0. */
export function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
