const YES = /^(?:yes|y|on|true|1|ja|oui|s[ií]|sim|tak|ano|да|हाँ|हां|نعم|はい)$/;
const NO = /^(?:no|n|off|false|0|nein|non|nee|não|nie|нет|नहीं|لا|いいえ)$/;

/** What a word says where true or false belongs; undefined if it says neither. */
export function booleanCalled(word: string): boolean | undefined {
  const wanted = word.trim().toLowerCase();
  if (YES.test(wanted) || /^(?:enabled?|required)$/.test(wanted)) return true;
  return NO.test(wanted) || /^(?:disabled?|optional)$/.test(wanted) ? false : undefined;
}

/** Whether a word says yes or no in any place. */
export function isCertainBoolean(word: string): boolean {
  const wanted = word.trim().toLowerCase();
  return YES.test(wanted) || NO.test(wanted);
}
