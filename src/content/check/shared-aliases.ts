import { findingAt } from '../../yaml/findings/finding.ts';
import { entryOf } from '../../yaml/syntax/tree.ts';
import type { FileRule } from './rule.ts';

/** Visitors who ask for an old address can be led to one page only, so a file that makes many has none. */
export const sharedAliasesRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root, parameter }) => {
      const key = parameter === undefined ? undefined : entryOf(root, 'aliases');
      return key === undefined ? [] : [findingAt('shared-alias', { source, range: key.keyRange })];
    },
  },
};
