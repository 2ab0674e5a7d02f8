import { finding, inText } from '../../yaml/findings/finding.ts';
import { conflictsIn } from '../../yaml/mistakes/pasted/conflicts.ts';
import { locate } from '../texts/locate.ts';
import { withoutAnyCode } from '../texts/long/masked.ts';
import type { FileRule } from './rule.ts';

/** Lines that Git left in the text of a page. In other files, reading tells of them; in code, a text may be about them. */
export const conflictsRule: FileRule = {
  scope: 'file',
  of: ['text'],
  find: {
    longText: ({ root, text, node, content: { source } }) =>
      conflictsIn(withoutAnyCode(root, text)).map(({ marker, range: [start, end] }) => {
        const at = locate(node, marker, start);
        const last = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
        // Markdown takes the lines of both sides for something else.
        const covers = [[at[0], locate(node, last, end - last.length)[1]]] as const;
        return { ...finding('merge-conflict', inText(source, at), { marker }), covers };
      }),
  },
};
