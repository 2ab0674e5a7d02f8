/** Under which name the boot script finds what was put away last: see `src/app/boot.ts`. */
const KEY = 'away';

/** Whether an announcement was put away, by its name. */
export const isAway = (name: string): boolean => document.documentElement.dataset[KEY] === name;

/** Puts an announcement away on all pages, by its name: the page that is shown looks at the mark, and the next ones at what is kept. */
export function putAway(name: string): void {
  document.documentElement.dataset[KEY] = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Where storage is denied, it is away for as long as the document.
  }
}
