import { finding, withEdits } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { iconOf } from '../icons.ts';
import { meantIcon } from './icon-names.ts';
import { ANY, type FileRule } from './rule.ts';

/** Every icon must be in the icon set. */
export const iconsRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    icon: ({ text, node, content: { source } }) => {
      if (text.trim() === '' || iconOf(text) !== undefined) return [];
      const { suggestions, isSure, isLogo } = meantIcon(text);
      const mistake = finding('unknown-icon', source, node.range, { name: text, suggestions, isLogo });
      const [suggestion] = suggestions;
      return [
        isSure && suggestion !== undefined ? withEdits(mistake, rewriteScalar(source, node, suggestion)) : mistake,
      ];
    },
  },
};
