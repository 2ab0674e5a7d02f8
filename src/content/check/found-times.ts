import type { JsonObject } from '../../model/json.ts';
import { timeSpanMeant, timeSpanOf } from '../../schema/formats/time-span.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import { idOf } from '../entries/entries.ts';
import { filledText, words } from '../entries/fill.ts';
import { type ItemPart, namesIn } from '../entries/item-fields.ts';
import { entriesIn } from './contents.ts';
import { blocksOf, type FoundItem, itemsFound } from './found-items.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** The blocks whose items may have a time, and its key. */
const TYPES = ['timetable', 'calendar'];
const KEY = 'time';

/** What timetables and calendars find in pages must be readable as a time. Each is told where its page says it, once. */
export const foundTimesRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const told = new Set<string>();
    return blocksOf(TYPES, site).flatMap((block) =>
      findEach(itemsFound(block, KEY, site), (item) => {
        const id = idOf(item.entry);
        const found = told.has(id) ? [] : unread(item, block.type, site);
        if (found.length > 0) told.add(id);
        return found;
      }),
    );
  },
};

function unread({ entry, part }: FoundItem, block: string, site: SiteIndex): readonly Finding[] {
  const { file, row = 0, kind, written } = entry;
  const named = namesOf(part, written).flatMap((name) => kind.fields.filter((field) => field.name === name));
  const texts = named.filter((field) => !isTime(field));
  const [field = named[0]] = texts;
  const text = textOf(part, written);
  if (field === undefined || text === undefined || isRead(text)) return [];
  // What is no time in a field for times is told by itself.
  if (named.some((each) => isTime(each) && !isRead(String(written[each.name])))) return [];
  const content = site.contentOf(file);
  const node = content && valueAt(entriesIn(content)[row], field.name);
  if (content === undefined || node === undefined) return [];
  const facts = { block, written: text, field: field.name, kind: kind.name };
  return [finding('unread-time', inText(content.source, node.range), facts)];
}

const isTime = ({ type }: Field): boolean => type === 'time' || type === 'time-range';

/** As timetables read it when they are planned. */
const isRead = (text: string): boolean => timeSpanOf(text) !== undefined || timeSpanMeant(text) !== undefined;

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
