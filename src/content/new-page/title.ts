/** The title of a page: the one that was asked for, on one line, or the last word of its address. */
export function titleFor(wanted: string | undefined, route: string): string {
  if (wanted !== undefined) return wanted.trim().replace(/\s+/g, ' ');
  const words = route.split('/').at(-1)?.replace(/-+/g, ' ').trim() || 'Home';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
