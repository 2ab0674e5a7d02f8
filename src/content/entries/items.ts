import type { Ask } from '../../engine/questions.ts';
import { isList, isObject, type Json, type JsonObject, textsIn } from '../../model/json.ts';
import { coverKey, linkKey } from '../../model/site.ts';
import { itemSchemaOf } from '../../schema/lists.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { onlyPlaceholder } from '../texts/placeholders.ts';
import { type Entry, pathOf } from './entries.ts';
import { fieldOfEntry, siteWords } from './entry-inputs.ts';
import { asRead, EMPTY, type Filling, type Fillings, fill, filledBy, isReadByThePlan, words } from './fill.ts';
import { firstOf, itemPlan, labelFor, type Showing } from './item-fields.ts';
import { pdfOf } from './pdf.ts';
import { namedIn, shownField } from './shown-field.ts';

/** An entry as an item of a list; in a table, as a row with a cell for each column. */
export function itemOf(entry: Entry, showing: Showing, ask: Ask): Json {
  const { columns } = showing.list;
  return columns === undefined ? keysOf(entry, showing, ask) : rowOf(entry, showing, keysOf(entry, showing, ask));
}

function rowOf({ route, written, kind }: Entry, { show = {}, links = [] }: Showing, cells: JsonObject): Json {
  return Object.entries(show).map(([key, template]) => {
    const words = cells[key];
    const isPicture = kind.fields.some(
      ({ name, type }) => type === 'image' && name === onlyPlaceholder(String(template)),
    );
    // A cover says what stands beside it, in words that have no room in a cell.
    if (words === undefined || (isObject(words) && coverKey in words)) return isPicture ? '' : EMPTY;
    const text = isList(words) ? words.join(', ') : words;
    if (!links.includes(key)) return text;
    // A picture that says nothing is no name for a link.
    const isSilent = isObject(text) && text.alt === undefined;
    return { [linkKey]: route, text: isSilent ? { ...text, decorative: false, alt: String(written.title) } : text };
  });
}

/** What each key of an item is; in a table, each cell by its place. */
function keysOf(entry: Entry, showing: Showing, ask: Ask): JsonObject {
  const item = itemSchemaOf(showing.list);
  const isRow = showing.list.columns !== undefined;
  const { parts, names } = itemPlan(showing, entry.kind);
  const fillings = fillingsOf(entry, names, ask);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const { key } = part;
      if ('template' in part) {
        const value = fill(part.template, below(item, isRow ? Number(key) : key) ?? { schema: {} }, fillings);
        return value === undefined ? [] : [[key, value]];
      }
      const there = part.fields.flatMap((name) => fillings.get(name) ?? []);
      if (part.asTexts === true) {
        const texts = there.flatMap(({ value }) => textsIn(value));
        return texts.length === 0 ? [] : [[key, texts]];
      }
      const [first] = there;
      return first === undefined ? [] : [[key, asWanted(first, { key, item }, ask)]];
    }),
  );
}

/** A value in the form that a key of an item has: a single text as a list of one, an address as a link with words on it. */
function asWanted(filling: Filling, { key, item }: { readonly key: string; readonly item: Schema }, ask: Ask): Json {
  const wanted = below(item, key);
  const label = labelFor(key);
  if (typeof filling.value === 'string' && label !== undefined)
    return { label: ask(siteWords)[label], href: filling.value };
  const { value } = filling;
  if (isReadByThePlan(wanted?.kind)) return asRead(filling);
  return wanted !== undefined && (isList(value) || wanted.schema.type === 'array') ? filledBy(filling, wanted) : value;
}

/**
 * What the fields of an entry are shown as: dates as people write them, other entries by their titles.
 *
 * @param reached names of fields, of which those are looked up that are reached through another entry: `teacher.image`
 */
export function fillingsOf(entry: Entry, reached: readonly string[], ask: Ask): Fillings {
  const { kind, written, route } = entry;
  const pdf = pdfOf(written.pdf, route, kind);
  const shown = new Map<string, Filling>([
    ...(kind.hasPages ? [['route', words(route)] as const] : []),
    ['file', words(pathOf(entry))],
    ...(pdf === undefined ? [] : [['pdf', words(pdf.address)] as const]),
  ]);
  for (const [name, value] of Object.entries(written)) {
    if (NOT_SHOWN.includes(name)) continue;
    const field = kind.fields.find((each) => each.name === name);
    shown.set(name, shownField(value, field, ask));
  }
  for (const { name, cover } of kind.fields) {
    if (cover === true && !shown.has(name)) shown.set(name, words(coverOf(entry)));
  }
  for (const name of new Set(reached)) {
    const [through, far = ''] = [firstOf(name), name.slice(firstOf(name).length + 1)];
    const field = kind.fields.find((each) => each.name === through && each.type === 'entry');
    if (field === undefined || written[through] === undefined || NOT_SHOWN.includes(far)) continue;
    const found = ask(fieldOfEntry, namedIn(written[through], field), far);
    if (found !== undefined) shown.set(name, shownField(found.value, found.field, ask));
  }
  return shown;
}

/** What the plan draws a cover from, for an entry without a picture. Its title stands beside it, so it says nothing more. */
const coverOf = ({ route, written, kind }: Entry): JsonObject => ({
  decorative: true,
  [coverKey]: { seed: route, kind: kind.name, words: String(written.title) },
});

/** What a page says of itself that is nothing to be shown. */
const NOT_SHOWN = ['kind', 'pdf', 'blocks', 'body', 'draft', 'publishAt', 'expireAt'];
