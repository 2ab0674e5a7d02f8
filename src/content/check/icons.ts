import { type Finding, finding, withEdits } from '../findings/finding.ts';
import { iconOf } from '../icons.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { type Content, inTexts } from './contents.ts';
import { meantIcon } from './icon-names.ts';

/** Every icon must be in the icon set. */
export function checkIcons(contents: readonly Content[]): Finding[] {
  return inTexts(contents, ['icon'], ({ text, node, content }) => {
    if (text.trim() === '' || iconOf(text) !== undefined) return [];
    const { suggestions, isSure, isLogo } = meantIcon(text);
    const mistake = finding('unknown-icon', content.source, node.range, { name: text, suggestions, isLogo });
    const [suggestion] = suggestions;
    return isSure && suggestion !== undefined
      ? [withEdits(mistake, rewriteScalar(content.source, node, suggestion))]
      : [mistake];
  });
}
