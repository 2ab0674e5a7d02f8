import { finding, inText } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type MapNode, type Node, valueAt } from '../../yaml/syntax/tree.ts';
import type { FileRule } from './rule.ts';

/** A file that makes a page for each value of a field must ask for that field somewhere. */
export const parameterRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root, parameter }) => {
      if (parameter === undefined || parameterList(root, parameter) !== undefined) return [];
      const place = valueAt(root, 'title')?.range ?? [0, 0];
      return [finding('unused-parameter', inText(source, place), { name: parameter })];
    },
  },
};

/** The query of a page that asks for its parameter. */
export function parameterList(root: Node, parameter: string): MapNode | undefined {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    if (from?.kind !== 'map') return [];
    const where = valueAt(from, 'where');
    const asked = [from, ...(where?.kind === 'map' ? [where] : [])].flatMap(({ entries }) => entries);
    return asked.some(({ value }) => value.kind === 'scalar' && value.value === `{${parameter}}`) ? [from] : [];
  })[0];
}

/** Visitors who ask for an old address can be led to one page only, so a file that makes many has none. */
export const sharedAliasesRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root, parameter }) => {
      const key = parameter === undefined ? undefined : entryOf(root, 'aliases');
      return key === undefined ? [] : [finding('shared-alias', { source, range: key.keyRange })];
    },
  },
};
