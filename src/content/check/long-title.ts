import { finding } from '../../yaml/findings/finding.ts';
import { textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { FileRule } from './rule.ts';

/** About where search results cut titles off; a little more is no mistake. */
const LONG = 70;

/** The title of a page should be seen as a whole. */
export const longTitleRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root }) => {
      const title = textOf(root, 'title');
      const node = valueAt(root, 'title');
      if (title === undefined || node === undefined || title.length <= LONG) return [];
      return [finding('long-title', source, node.range, { length: title.length })];
    },
  },
};
