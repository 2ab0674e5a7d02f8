import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { iconNames, iconOf } from '../icons.ts';
import { nearest } from '../shape/suggest.ts';
import { placeOf } from '../yaml/source.ts';
import { type Content, textsOf } from './contents.ts';

/** What icons are called elsewhere. */
const otherNames: Readonly<Record<string, string>> = {
  home: 'house',
  email: 'mail',
  envelope: 'mail',
  gear: 'settings',
};

/** Every icon must be in the icon set. */
export function checkIcons(contents: readonly Content[]): Diagnostic[] {
  return textsOf(contents, ['icon'])
    .filter(({ text }) => text.trim() !== '' && iconOf(text) === undefined)
    .map(({ text, node, content }) =>
      diagnose('unknown-icon', placeOf(content.source, node.range), {
        name: text,
        suggestion: otherNames[text.toLowerCase()] ?? nearest(text, iconNames()),
      }),
    );
}
