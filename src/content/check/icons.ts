import { type Finding, finding, withEdits } from '../findings/finding.ts';
import { iconNames, iconOf } from '../icons.ts';
import { isOnlyNearest, nearest } from '../shape/schema/suggest.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { type Content, inTexts } from './contents.ts';

/** What icons are called elsewhere. */
const otherNames: Readonly<Record<string, string>> = {
  home: 'house',
  email: 'mail',
  envelope: 'mail',
  gear: 'settings',
};

/** Every icon must be in the icon set. */
export function checkIcons(contents: readonly Content[]): Finding[] {
  return inTexts(contents, ['icon'], ({ text, node, content }) => {
    if (text.trim() === '' || iconOf(text) !== undefined) return [];
    const other = otherNames[text.toLowerCase()];
    const suggestion = other ?? nearest(text, iconNames());
    const mistake = finding('unknown-icon', content.source, node.range, { name: text, suggestion });
    const isSure = other !== undefined || isOnlyNearest(text, suggestion, iconNames());
    return isSure && suggestion !== undefined
      ? [withEdits(mistake, rewriteScalar(content.source, node, suggestion))]
      : [mistake];
  });
}
