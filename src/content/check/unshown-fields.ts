import { isFound, listsIn, type WrittenList } from '../../schema/lists.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { itemsOf, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { saidBy } from '../entries/columns.ts';
import { isObject, nameOf, textsIn } from '../entries/entries.ts';
import { SEEN } from '../entries/field-values.ts';
import { groupingIn } from '../entries/groups.ts';
import { firstOf, itemPlan, namesIn } from '../entries/item-fields.ts';
import type { EntryKind } from '../entries/kinds.ts';
import type { Content } from './contents.ts';
import { type Block, partsOf } from './parts.ts';
import type { AcrossRule } from './rule.ts';
import type { Derived, SiteIndex } from './site-index.ts';

/** Words and pictures that people write into a field are meant to be seen. Days, numbers and choices may be there for lists to ask for, some day. */
export const unshownFieldsRule: AcrossRule = {
  scope: 'across',
  of: ['kind'],
  concerns: ({ file }, { kinds }) => {
    const kind = kinds.get(nameOf(file));
    return kind?.isSound === true && unshownByItself(kind).length > 0;
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

/** Fields that mean something by their names: for the order of lists, for `category` and `tag`, for search engines. */
const BY_NAME: readonly string[] = ['date', 'order', 'image', 'category', 'tags', 'section', 'featured', 'author'];

/** Fields that are the end of another one, by their names in the languages of authors: `end`, `endTime`, `bis`. */
const END = /^(?:end(?:s|e|ing|ed)?|until|till|to|finish(?:es)?|bis|fin|fine|hasta|tot)(?:[A-Z].*)?$/;

const MOMENTS: readonly string[] = ['date', 'time'];

/** The other field of its type, the beginning, for one that is an end; undefined if it is none. */
const beginningOf = ({ name, type }: Field, fields: readonly Field[]): Field | undefined =>
  MOMENTS.includes(type) && END.test(name)
    ? fields.find((other) => other.type === type && other.name !== name && !END.test(other.name))
    : undefined;

/** The fields of a kind that neither its layout nor its card shows. */
function unshownByItself({ fields, layout, card }: EntryKind): readonly string[] {
  const shown = new Set([...namesIn([...layout]), ...namesIn(card)].map(firstOf));
  const isWanted = (field: Field): boolean => SEEN.includes(field.type) || beginningOf(field, fields) !== undefined;
  return fields.flatMap((field) =>
    BY_NAME.includes(field.name) || shown.has(field.name) || !isWanted(field) || field.unique === true
      ? []
      : [field.name],
  );
}

function unshownIn({ source, root }: Content, site: SiteIndex): Finding[] {
  const kind = site.kinds.get(nameOf(source.file));
  const unshown = kind === undefined ? [] : unshownByItself(kind);
  if (kind === undefined || unshown.length === 0) return [];
  const blocks = site.derived(listing);
  const lists = blocks.flatMap(({ block }) => listsIn(block).filter(isFound));
  // Who names a page of this kind may show what it says.
  const reached = [...site.kinds.values()].flatMap(({ layout, card }) => namesIn([...layout, card]).flatMap(reachedBy));
  const used = new Set([...lists.flatMap((list) => fieldsIn(list, kind)), ...reached]);
  return unshown.flatMap((name) => {
    const node = itemsOf(root, 'fields').find((item) => textOf(item, 'name') === name);
    const place = node && valueAt(node, 'name');
    if (used.has(name) || place === undefined) return [];
    const field = kind.fields.find((each) => each.name === name);
    const start = field && beginningOf(field, kind.fields);
    const why =
      start !== undefined
        ? ({ why: 'end', start: start.name, type: `${start.type}-range` } as const)
        : ({ why: field?.type === 'list' ? 'list' : 'nowhere' } as const);
    return [finding('unshown-field', inText(source, place.range), { name, ...why })];
  });
}

/** The field of the page that another one names: `role` of `teacher.role`. */
const reachedBy = (name: string): readonly string[] =>
  name.includes('.') ? [name.slice(name.lastIndexOf('.') + 1)] : [];

/** The fields of a kind that a list shows or asks for; none if it lists pages of another kind. */
function fieldsIn({ kind: list, owner }: WrittenList, kind: EntryKind): readonly string[] {
  const written = plainObject(owner);
  const { from } = written;
  if (!isObject(from)) return [];
  const said = saidBy(list, written, kind);
  const reached = namesIn(said.show ?? {}).flatMap(reachedBy);
  if (from.kind !== kind.name) return reached;
  const { fields } = itemPlan({ list, ...said }, kind);
  const asked = isObject(from.where) ? Object.keys(from.where) : [];
  const order = [...textsIn(from.sort), groupingIn(from.group)?.field ?? []]
    .flat()
    .map((sort) => sort.replace(/^-/, ''));
  const naming =
    from.naming === undefined ? [] : kind.fields.flatMap(({ name, type }) => (type === 'entry' ? [name] : []));
  return [...fields, ...asked, ...order, ...naming, ...reached, ...textsIn(written.filters)];
}
