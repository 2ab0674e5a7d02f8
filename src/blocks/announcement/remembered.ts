/** Under which name the words of the announcement are kept that was put away last. */
const KEY = 'announcement-put-away';

/** Whether an announcement was put away, by its words: another one is shown again. */
export function wasPutAway(words: string): boolean {
  try {
    return localStorage.getItem(KEY) === words;
  } catch {
    // Where storage is denied, nothing is remembered.
    return false;
  }
}

/** Keeps in mind that an announcement was put away. */
export function rememberPutAway(words: string): void {
  try {
    localStorage.setItem(KEY, words);
  } catch {
    // Then it is away for as long as the page.
  }
}
