/** A path segment that may be sent back in a Location header: no slash of either kind, nothing that ends a line. */
const segment = '[^/\\\\\\x00-\\x1f]+';

/** A text as a regular expression that matches just it. */
export function literally(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
    .replaceAll('\\/', '/')
    .replaceAll('\\-', '-');
}

/**
 * A pattern (PCRE, Go, JavaScript) for addresses with slashes at their end; group 1 is the address without. Two slashes at
 * the beginning do not match: sent back, `//elsewhere.example` would lead to another site.
 * @param base what the addresses begin with, and group 1 too
 */
export function trailingSlash(base: string): string {
  return `^(${literally(base)}(?:${segment}/)*${segment})/+$`;
}

/** A path as it is after a server has decoded it. */
export function decoded(path: string): string {
  return decodeURI(path);
}

/** In double quotes. */
export function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Gives what writes lines between braces. @param indent what each begins with */
export function blocksWith(indent: string): (head: string, lines: readonly string[]) => string[] {
  return (head, lines) => [`${head} {`, ...lines.map((line) => (line === '' ? '' : indent + line)), '}'];
}
