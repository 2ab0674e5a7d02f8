import type { JsonObject } from '../../model/json.ts';
import { saysWhen, whenIn } from '../../schema/explain/days-in-texts.ts';
import { orderOf } from '../../schema/explain/time-order.ts';
import { itemSchemaOf, listKinds } from '../../schema/lists.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import { below, blockNames } from '../../schema/schemas/schemas.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import { idOf } from '../entries/entries.ts';
import { filledText, words } from '../entries/fill.ts';
import { type ItemPart, namesIn } from '../entries/item-fields.ts';
import { entriesIn } from './contents.ts';
import { blocksOf, type FoundItem, itemsFound } from './found-items.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** A key of the items of a block that says when. */
type When = { readonly block: string; readonly key: string; readonly kind: Kind };

/** What lists find in pages for their days and times must be readable as such. Each is told where its page says it, once. */
export const foundTimesRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const told = new Set<string>();
    return blocksOf(
      blockNames().filter((name) => keysOf(name).length > 0),
      site,
    ).flatMap((block) =>
      keysOf(block.type).flatMap((when) =>
        findEach(itemsFound(block, when.key, site), (item) => {
          const id = `${idOf(item.entry)} ${when.kind}`;
          const found = told.has(id) ? [] : unread(item, when, site);
          if (found.length > 0) told.add(id);
          return found;
        }),
      ),
    );
  },
};

/** Visitors can read hours that nobody else can. */
const FREE: Kind = 'openingHours';

const keysOf = (block: string): readonly When[] =>
  listKinds(block).flatMap((list) => {
    const item = itemSchemaOf(list);
    return Object.keys(item.properties ?? {}).flatMap((key) => {
      const kind = below(item, key)?.kind;
      return saysWhen(kind) && kind !== FREE ? [{ block, key, kind }] : [];
    });
  });

function unread({ entry, part }: FoundItem, when: When, site: SiteIndex): readonly Finding[] {
  const { file, row = 0, kind, written } = entry;
  const named = namesOf(part, written).flatMap((name) => kind.fields.filter((field) => field.name === name));
  const texts = named.filter((field) => !isOfType(field));
  const [field = named[0]] = texts;
  const text = textOf(part, written);
  const read = text === undefined ? undefined : whenIn(text, when.kind);
  const order = read === undefined || when.kind !== 'timeSpan' ? undefined : orderOf(read);
  if (field === undefined || text === undefined || (read !== undefined && order === undefined)) return [];
  // What is no day or time in a field for them is told by itself.
  if (named.some((each) => isOfType(each) && isToldThere(String(written[each.name]), when.kind))) return [];
  const content = site.contentOf(file);
  const node = content && valueAt(entriesIn(content)[row], field.name);
  if (content === undefined || node === undefined) return [];
  const facts = { block: when.block, written: text, field: field.name, kind: kind.name };
  const place = inText(content.source, node.range);
  if (when.kind !== 'timeSpan') return [finding('unread-day', place, { ...facts, as: when.kind })];
  const mistake = finding('unread-time', place, { ...facts, order });
  const isWhole = node.kind === 'scalar' && node.value === text;
  if (!isWhole || order?.better === undefined) return [mistake];
  return [withAnswer(mistake, rewriteScalar(content.source, node, order.better), false)];
}

/** Of one of these types, what is no day or time is told by itself. */
const TYPES: readonly string[] = ['time', 'time-range', 'date', 'date-range', 'day-of-week'];

const isOfType = ({ type }: Field): boolean => TYPES.includes(type);

/** What can't be read, or ends before it begins, in a field for it. */
function isToldThere(text: string, kind: Kind): boolean {
  const read = whenIn(text, kind);
  return read === undefined || (kind === 'timeSpan' && orderOf(read) !== undefined);
}

/** The fields that a key is made of, in an entry that says something there. */
function namesOf(part: ItemPart, written: JsonObject): readonly string[] {
  if ('template' in part) return namesIn(part.template);
  return part.fields.filter((name) => written[name] !== undefined).slice(0, 1);
}

/** What stands under a key; undefined for what is left out, or says what another page does. */
function textOf(part: ItemPart, written: JsonObject): string | undefined {
  const said = Object.entries(written).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? [] : [[name, String(value)]],
  );
  if ('template' in part)
    return filledText(String(part.template), new Map(said.map(([name, text]) => [name, words(text)]))) || undefined;
  const [name] = namesOf(part, written);
  return said.find(([key]) => key === name)?.[1];
}
