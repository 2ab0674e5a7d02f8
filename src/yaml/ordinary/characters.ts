/** UTF-16 units that mean something in YAML. */
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const DOUBLE_QUOTE = 0x22;
export const HASH = 0x23;
export const SINGLE_QUOTE = 0x27;
export const COMMA = 0x2c;
export const DASH = 0x2d;
export const COLON = 0x3a;
export const GREATER = 0x3e;
export const OPEN_LIST = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const OPEN_MAP = 0x7b;
export const BAR = 0x7c;
export const CLOSE_MAP = 0x7d;

/** Whether a unit ends a line, or is behind the end of the text. */
export function isLineEnd(unit: number): boolean {
  return unit === LINE_FEED || unit === CARRIAGE_RETURN || Number.isNaN(unit);
}

/** Whether a unit ends a key, a dash or a colon: a space, the end of a line or of the text. */
export const isGap = (unit: number): boolean => unit === SPACE || isLineEnd(unit);

/** The offset of the first unit that is no space. */
export function afterSpaces(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === SPACE) end += 1;
  return end;
}

/** Where the next line starts, or the text ends. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Where the next line starts if nothing but spaces and a comment follows on this one. */
export function afterLine(text: string, at: number): number | undefined {
  const end = afterSpaces(text, at);
  const unit = text.charCodeAt(end);
  const isComment = unit === HASH && end > at;
  return isComment || isLineEnd(unit) ? nextLine(text, end) : undefined;
}
