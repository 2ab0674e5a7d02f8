import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { rewriteScalar } from '../fix/edits.ts';
import { iconOf } from '../icons.ts';
import { placeOf } from '../yaml/source.ts';
import { type Content, inTexts } from './contents.ts';
import { meantIcon } from './icon-names.ts';

/** Every icon must be in the icon set. */
export function checkIcons(contents: readonly Content[]): Diagnostic[] {
  return inTexts(contents, ['icon'], ({ text, node, content }) => {
    if (text.trim() === '' || iconOf(text) !== undefined) return [];
    const { suggestions, isSure, isLogo } = meantIcon(text);
    const mistake = diagnose('unknown-icon', placeOf(content.source, node.range), { name: text, suggestions, isLogo });
    const [suggestion] = suggestions;
    return isSure && suggestion !== undefined
      ? [withFix(mistake, rewriteScalar(content.source, node, suggestion))]
      : [mistake];
  });
}
