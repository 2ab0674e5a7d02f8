import type { Field } from '../../schema/schemas/kind-field.ts';
import { below, blockNames, type Schema } from '../../schema/schemas/schemas.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { itemsOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { nameOf } from '../entries/entries.ts';
import { itemSchemaOf } from '../entries/item-fields.ts';
import type { EntryKind } from '../entries/kinds.ts';
import { groupSchemaOf, listKeyOf, listsIn } from '../entries/lists.ts';
import type { Content } from './contents.ts';
import { type Block, partsOf } from './parts.ts';
import type { AcrossRule } from './rule.ts';
import type { Derived, SiteIndex } from './site-index.ts';

/** What lists show of a page by the name of its field alone, whatever else its kind has. */
const BY_NAME = ['image', 'date'] as const;

/** Lists show the picture and the day of a page by the names of these fields. One by another name would be missed there. */
export const unshownFieldsRule: AcrossRule = {
  scope: 'across',
  of: ['kind'],
  concerns: ({ file }, { kinds }) => {
    const kind = kinds.get(nameOf(file));
    return kind?.isSound === true && BY_NAME.some((wanted) => meantFor(wanted, kind) !== undefined);
  },
  find: { whole: unshownIn },
};

/** The blocks that have lists, on all pages and in all layouts. */
export const listing: Derived<readonly Block[]> = {
  name: 'listing',
  make: (site) =>
    site.files
      .filter((file) => (file.sort === 'page' || file.sort === 'kind') && file.mayHave('lists'))
      .flatMap(({ file }) => {
        const content = site.contentOf(file);
        return content === undefined ? [] : [...partsOf(content, 'block')];
      }),
};

function unshownIn({ source, root }: Content, site: SiteIndex): Finding[] {
  const kind = site.kinds.get(nameOf(source.file));
  return BY_NAME.flatMap((wanted) => {
    const field = kind && meantFor(wanted, kind);
    const node = itemsOf(root, 'fields').find((item) => field !== undefined && textOf(item, 'name') === field.name);
    const block = field && site.derived(listing).find((each) => shows(each, kind.name, wanted));
    const name = node && valueAt(node, 'name');
    if (field === undefined || block === undefined || name === undefined) return [];
    return [finding('unshown-field', inText(source, name.range), { name: field.name, wanted, block: block.type })];
  });
}

/** The field that is probably meant for lists; undefined if the kind has the one that they look for. */
function meantFor(wanted: (typeof BY_NAME)[number], { fields }: EntryKind): Field | undefined {
  if (fields.some(({ name }) => name === wanted)) return undefined;
  return fields.find(
    ({ type, name }) => type === wanted && (wanted === 'image' || synonymOf(name, [wanted]) === wanted),
  );
}

/** Whether a block lists pages of a kind, and has room for something of each. */
function shows({ block, type }: Block, kind: string, wanted: string): boolean {
  if (!blockNames().includes(type)) return false;
  return listsIn(block).some((list) => {
    const item = list === block ? itemSchemaOf(type) : linkOf(groupSchemaOf(type) ?? {});
    return textOf(valueAt(list, 'from'), 'kind') === kind && Object.hasOwn(item.properties ?? {}, wanted);
  });
}

function linkOf(group: Schema): Schema {
  return below(below(group, listKeyOf(group))?.schema ?? {}, 0)?.schema ?? {};
}
