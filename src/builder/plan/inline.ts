import { withJoined } from '../../model/lists.ts';

/** Neighbouring strings become one; white space collapses, as it does on a page. */
export function joined<T extends object>(inlines: readonly (string | T)[]): (string | T)[] {
  return withJoined(inlines, (last, next) =>
    typeof last === 'string' && typeof next === 'string' ? last + next : undefined,
  )
    .map((inline) => (typeof inline === 'string' ? inline.replace(/[ \t\r\n]+/g, ' ') : inline))
    .filter((inline) => inline !== '');
}

/** Without the spaces at both ends. */
export function trimmed<T extends object>(inlines: readonly (string | T)[]): (string | T)[] {
  return inlines
    .map((inline, index) => {
      if (typeof inline !== 'string') return inline;
      const start = index === 0 ? inline.replace(/^ +/, '') : inline;
      return index === inlines.length - 1 ? start.replace(/(?<! ) +$/, '') : start;
    })
    .filter((inline) => inline !== '');
}
