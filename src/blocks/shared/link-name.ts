import { plainText } from '../../model/plain-text.ts';
import type { Text } from '../../model/text.ts';

/**
 * What screen readers call a link, and voice control listens to: the words that are seen on it, then what tells it from others
 * with the same words.
 */
export function linkName(seen: Text, about: Text): string {
  return `${plainText(seen)}: ${plainText(about)}`;
}
