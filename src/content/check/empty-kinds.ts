import { isFound, listsIn } from '../../schema/lists.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { nameOf } from '../entries/entries.ts';
import type { KindData } from '../entries/kinds.ts';
import type { Content } from './contents.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';
import { listing } from './unshown-fields.ts';

/** A kind that nothing is of, and that no page lists: a list says so itself. Told when nothing else is wrong, because what can't be read may be of it. */
export const emptyKindsRule: AcrossRule = {
  scope: 'across',
  of: ['kind'],
  concerns: ({ file }, { kinds, entries, isSound }) => {
    const kind = kinds.get(nameOf(file));
    return isSound && kind?.isSound === true && !entries.areThere(kind.name);
  },
  find: { whole: emptyIn },
};

function emptyIn({ source, root }: Content, site: SiteIndex): Finding[] {
  const kind = site.kinds.get(nameOf(source.file));
  if (kind === undefined || root.kind !== 'map') return [];
  const lists = site.derived(listing).flatMap(({ content, block }) => (content.sort === 'page' ? listsIn(block) : []));
  const isListed = lists.filter(isFound).some(({ owner }) => {
    const from = valueAt(owner, 'from');
    return from !== undefined && textOf(from, 'kind') === kind.name;
  });
  const { name, data, hasPages } = kind;
  if (isListed || (data !== undefined && isToldOf(data, site))) return [];
  return [
    finding('empty-kind', inText(source, root.entries[0]?.keyRange ?? root.range), {
      name,
      data: data?.file,
      hasPages,
    }),
  ];
}

/** Whether other rules say what is wrong with a file of entries: it isn't there, or it is that of another kind. */
function isToldOf({ file }: KindData, { kinds, outlineOf }: SiteIndex): boolean {
  return outlineOf(file) === undefined || [...kinds.values()].filter(({ data }) => data?.file === file).length > 1;
}
