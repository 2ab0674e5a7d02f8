import { allOf, grouped } from '../../model/lists.ts';
import { isJson } from '../../model/page-file.ts';
import { dayAndTimeIn } from '../../values/day.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { type Edit, rewrite } from '../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { isEmpty } from '../edits/entries.ts';
import { type Form, nameAt, ownAt, placeOf, wordAt } from '../schemas/dictionary.ts';
import { has, schemaAt } from '../schemas/schemas.ts';
import { isWrapper } from '../schemas/synonyms.ts';
import { isAddress } from './example.ts';
import { appended, betweenKeys, doubled, onLines, replaced, without } from './form-edits.ts';
import { alone, type Formed, lines, type Made, made, madeList, madeText } from './form-values.ts';
import { asSentences, entriesIn, inFlow, linkIn, onlyTextIn, scalar, textIn, wordsIn } from './in-flow.ts';
import { type Instance, whereOf } from './instance.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** What has keys where a single value is wanted is read as that: `custom_logo: { url: /logo.png }`. */
const ONE: Form = { as: 'one' };
const TEXTS: Form = { as: 'texts' };

/** Keys that other builders have, each with what it is here in another form: `start` and `end` are a `time`. */
export function inOurForms(map: Instance<MapNode>): { readonly node: MapNode; readonly mistakes: readonly Finding[] } {
  const { node, schema } = map;
  const isOurs = ({ key }: Entry): boolean => has(schema, key);
  const place = placeOf(map);
  const formed = node.entries.flatMap((entry): Formed[] => {
    const word = ownAt(place, entry.key, entry.value.kind);
    // One of ours isn't another one where that is said besides.
    const isSaidBy = (other: Entry): boolean => {
      const known = wordAt(place, other.key);
      const isSlip = known === undefined && !isOurs(other);
      return other !== entry && (isSlip || (known?.is === word?.is && known?.form === undefined));
    };
    const isSaid = isOurs(entry) && word !== undefined && node.entries.some(isSaidBy);
    const ofKind = isSaid ? undefined : word;
    const { is, near, form } = ofKind ?? (isOurs(entry) ? undefined : wordAt(place, entry.key)) ?? {};
    const name = is ?? near;
    const isHere = name !== undefined && has(schema, name);
    const wanted = schemaAt(schema, name ?? '');
    // A `cta` in a cta holds what belongs straight into that.
    const isBlock = form?.as === 'entry' && entry.key === textOf(node, 'type');
    const isOne = entry.value.kind === 'map' && !isWrapper(entry.key) && wanted.type === 'string';
    const areTexts = entry.value.kind === 'list' && schemaAt(wanted, 0).type === 'string';
    const own = form ?? (is === undefined ? undefined : isOne ? ONE : areTexts ? TEXTS : undefined);
    return !isHere || isBlock || own === undefined || own.at !== undefined ? [] : [{ entry, name, form: own }];
  });
  const made = [...grouped(formed, ({ name }) => name)].flatMap(
    ([name, group]) => madeOf(map, name, withOwn(map, name, group)) ?? [],
  );
  if (made.length === 0) return { node, mistakes: [] };
  const entries = node.entries.flatMap((entry) => {
    const own = made.find(({ from }) => from.includes(entry));
    if (own === undefined) return entry;
    return own.from[0] === entry ? own.entry : [];
  });
  return { node: { ...node, entries }, mistakes: made.map((each) => mistakeOf(map, each)) };
}

/** With the keys beside a map's that belong into it by their own names: `limit` for `from`. */
function withOwn({ node, schema }: Instance<MapNode>, name: string, group: readonly Formed[]): readonly Formed[] {
  if (group.some(({ form }) => form.under === undefined || form.as !== undefined)) return group;
  const own = node.entries.filter(
    ({ key }) =>
      !has(schema, key) &&
      has(schemaAt(schema, name), key) &&
      group.every(({ entry, form }) => form.under !== key && entry.key !== key),
  );
  const all = [...group, ...own.map((entry): Formed => ({ entry, name, form: { under: entry.key } }))];
  return all.toSorted((a, b) => a.entry.keyRange[0] - b.entry.keyRange[0]);
}

function mistakeOf(
  map: Instance<MapNode>,
  { entry, text, from, atEndOf, isAbove, isOnLines, isNamed, isPart, time }: Made,
): Finding {
  const { source, node, schema } = map;
  const [first, ...others] = from.filter(({ key }) => !has(schema, key));
  const timeBeside = time === undefined ? '' : `, ${time.written}`;
  const example = atEndOf === undefined ? `${entry.key}: ${text}${timeBeside}` : text;
  const said = { name: entry.key, example };
  const advice =
    atEndOf === undefined
      ? ({ why: 'other-kind', ...said, zone: time?.zone } as const)
      : ({ why: 'at-end', ...said } as const);
  const facts = { key: first?.key ?? '', where: whereOf(map), suggestion: undefined, advice, known: [] };
  const [only] = from;
  const lacking = { key: entry.key, where: facts.where, example, description: '' };
  const renamed = ({ key, keyRange }: Entry): Finding =>
    schema.required?.includes(entry.key)
      ? finding('missing-key', inText(source, keyRange), lacking)
      : finding('unknown-key', inText(source, keyRange), { ...facts, key, isOurs: true });
  const mistake =
    first === undefined && only !== undefined
      ? isNamed
        ? renamed(only)
        : finding('wrong-kind', inText(source, startOf(only.value)), {
            ...{ key: only.key, isOther: true, example },
            ...(only.value.kind === 'list'
              ? { wanted: schemaAt(schema, only.key).type === 'array' ? 'entries' : 'value', found: 'list' }
              : { wanted: 'keys', found: 'text' }),
          })
      : finding('unknown-key', inText(source, first?.keyRange ?? node.range), facts);
  const kept = atEndOf === undefined ? from[0] : undefined;
  const removed = from.filter((each) => each !== kept && each.value !== atEndOf?.list);
  const written = (own: Entry): readonly Edit[] | undefined => {
    if (isNamed) return [rewrite(source, own.keyRange, entry.key)];
    if (isAbove !== undefined) return doubled(source, own, [entry.key, isAbove]);
    const value = isOnLines ? onLines(source, entry) : ` ${text}`;
    const next = time === undefined ? '' : betweenKeys(source, node, own) + time.written;
    return replaced(source, own, `${entry.key}:${value}${next}`);
  };
  const put = atEndOf === undefined ? kept && written(kept) : appended(source, atEndOf.list, atEndOf.texts);
  const edits = [put, ...removed.map((each) => without(map, each, removed))];
  const answer = isJson(source.file) ? undefined : allOf(edits)?.flat();
  const named = { ...mistake, isName: true, covers: others.map(({ keyRange }) => keyRange) } as const;
  return withAnswer(named, answer, isPart !== true && time?.zone === undefined);
}

function madeOf(map: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const present = entryOf(map.node, name);
  const areAll = (as: Form['as']): boolean => group.every(({ form }) => form.as === as);
  const [only, ...others] = group.length === 1 ? group : group.filter(({ form }) => (form.as ?? '') in alone);
  // What comes by itself goes first, and what belongs into that later.
  if (only !== undefined && others.length === 0 && group.length > 1) return madeOf(map, name, [only]);
  if (only?.form.as !== undefined && only.form.as in alone)
    return present === undefined || present === only.entry ? alone[only.form.as]?.(map, name, only) : undefined;
  if (areAll('lines')) return present === undefined ? lines(map, name, group) : undefined;
  if (areAll('around')) return present === undefined ? undefined : around(present, group);
  if (areAll('told')) return told(map, name, group);
  if (only?.form.as === 'linked') return linked(map, name, only);
  if (areAll('entry') && group.every(({ form }) => form.under !== undefined))
    return present !== undefined
      ? undefined
      : (inEntry(map, name, withNeeded(map, name, group)) ??
          (only && linkIn(only.entry.value) ? listed(map, name, [only]) : undefined));
  if (group.every(({ form }) => form.part !== undefined)) return joined(map, name, group);
  if (areAll('entry')) return listed(map, name, group);
  if (!group.every(({ form }) => form.under !== undefined)) return undefined;
  if (present !== undefined) return belowWith(map, present, group);
  // A query without the kind of the pages isn't one.
  const needsKind = schemaAt(map.schema, name).required?.includes('kind') === true;
  const saysKind = ({ form }: Formed): boolean => form.under === 'kind' || form.besides?.kind !== undefined;
  return needsKind && !group.some(saysKind) ? undefined : below(name, group);
}

/** One text of several: the first may stand under our own key already. */
function joined({ node, schema }: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const present = entryOf(node, name);
  const own: Formed[] = present === undefined ? [] : [{ entry: present, name, form: { part: 0 } }];
  const all = [...own, ...group].toSorted((a, b) => (a.form.part ?? 0) - (b.form.part ?? 0));
  const texts = allOf(all.map(({ entry }) => textIn(entry.value)));
  const isWhole = all.length > 1 && all.every(({ form }, at) => form.part === at);
  if (!isWhole || !texts?.[0]) return undefined;
  const text = texts.filter((each) => each !== '').join(group.at(-1)?.form.between ?? ' ');
  const from = all.map(({ entry }) => entry).toSorted((a, b) => a.keyRange[0] - b.keyRange[0]);
  const both = schema.properties?.time === undefined ? undefined : dayAndTimeIn(text);
  if (both !== undefined && (name === 'time' || entryOf(node, 'time') !== undefined)) return undefined;
  if (both === undefined) return madeText(name, from, text);
  const time = { written: `time: ${plainOrQuoted(both.time)}`, zone: both.zone };
  return { ...madeText(name, from, both.date), text: both.date, time };
}

/** Words without a key of their own, said before a text (part 0) or behind it: as sentences, if nothing else stands between them. */
function told(map: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const { between, part } = group[0]?.form ?? {};
  const others = map.node.entries.filter((each) => group.every(({ entry }) => entry !== each) && !isEmpty(each.value));
  const present = entryOf(map.node, name) ?? others.find(({ key }) => nameAt(placeOf(map), key) === name);
  const isBlock = present?.value.kind === 'scalar' && present.value.style === 'block' && between === undefined;
  const own = present === undefined ? '' : isBlock ? String(present.value.value).trim() : textIn(present.value);
  const words = group.map(({ entry }) => wordsIn(entry.value));
  if (own === undefined || words.includes(undefined)) return undefined;
  const texts = (part === 0 ? [...words, own] : [own, ...words]).flatMap((each) => each?.trim() || []);
  const apart = between ?? (isBlock ? '\n\n' : undefined);
  const text = apart === undefined ? asSentences(texts) : texts.join(apart);
  const from = [...(present ? [present] : []), ...group.map(({ entry }) => entry)];
  from.sort((a, b) => a.keyRange[0] - b.keyRange[0]);
  const whole = madeText(name, from, text);
  return isBlock ? { ...whole, isOnLines: true } : whole;
}

/** A text as the words of a link, if it has none yet. */
function linked({ node }: Instance<MapNode>, name: string, { entry }: Formed): Made | undefined {
  const present = entryOf(node, name);
  const [words, href] = [present && textIn(present.value), textIn(entry.value)];
  if (present === undefined || !words || /[[\]]/.test(words) || !href || !isAddress(href)) return undefined;
  return madeText(name, [present, entry], `[${words}](${href})`);
}

const CURRENCY = /^(?:\p{Sc}|[A-Z]{3})$/u;

/** What stands before a text, or after it: a word with a space, a sign without one. */
function around(present: Entry, group: readonly Formed[]): Made | undefined {
  const [own, ...texts] = [present, ...group.map(({ entry }) => entry)].map(({ value }) => textIn(value));
  if (own === undefined || texts.includes(undefined)) return undefined;
  const all = texts.map((each) => (each ?? '').trim());
  // A price that says its currency doesn't say it twice.
  if (all.some((each) => (each !== '' && own.includes(each)) || (CURRENCY.test(each) && /\p{Sc}|[A-Z]{3}/u.test(own))))
    return undefined;
  const said = (part: number): string => all.filter((_, at) => group[at]?.form.part === part).join(' ');
  const [before, after] = [said(0), said(1)];
  const text = `${before}${/\p{L}{2}$/u.test(before) ? ' ' : ''}${own}${/^\p{L}{2}/u.test(after) ? ' ' : ''}${after}`;
  return madeText(present.key, [present, ...group.map(({ entry }) => entry)], text);
}

/** With what an entry needs, and what stands beside it under the same name: the address of a place. What it is called is the name of the site. */
function withNeeded(map: Instance<MapNode>, name: string, group: readonly Formed[]): readonly Formed[] {
  const { required: needed = [] } = schemaAt(map.schema, name, 0);
  const lacking = needed.filter((key) => group.every(({ form }) => form.under !== key));
  const besides = lacking.flatMap((key): Formed[] => {
    const isOurs = has(map.schema, key);
    const own = NAMES_OF_TEXTS.test(key) === isOurs ? undefined : entryOf((isOurs ? map : map.parent)?.node, key);
    return own === undefined ? [] : [{ entry: own, name, form: { as: 'entry', under: key } }];
  });
  return [...besides, ...group];
}

/**
 * The one entry of a list that isn't there, by its keys or those of a map in it: the words and the address of a button, or `lat` and `lng` of a
 * map's place. What must be in it has to be there.
 */
function inEntry({ node, schema }: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const [outer, isDeep] = [group[0]?.form.under?.split('.')[0] ?? '', group[0]?.form.under?.includes('.')];
  const under = ({ form }: Formed): string => form.under?.split('.').at(-1) ?? '';
  const parts = group.toSorted((a, b) => (a.form.part ?? 0) - (b.form.part ?? 0));
  const named = parts.map((each) => ({ ...each, form: { under: under(each) } }));
  const inner = below(outer, named, true);
  const needed = (isDeep ? undefined : schemaAt(schema, name, 0).required) ?? [];
  const range = group[0]?.entry.value.range ?? [0, 0];
  if (inner === undefined || !needed.every((key) => group.some((each) => under(each) === key))) return undefined;
  const own: Node = isDeep ? { kind: 'map', range, entries: [inner.entry] } : inner.entry.value;
  // The name of the site stays where it is, too.
  const from = group.flatMap(({ entry }) => (node.entries.includes(entry) ? entry : []));
  const text = isDeep ? `{ ${outer}: ${inner.text} }` : inner.text;
  return made(name, from, [{ kind: 'list', range, items: [own] }, `[${text}]`]);
}

/** Keys of a map that isn't there. Several of one name are said after each other. A list keeps its lines. */
function below(name: string, group: readonly Formed[], isInEntry = false): Made | undefined {
  const from = group.map(({ entry }) => entry);
  const [only, ...others] = group;
  if (!isInEntry && only?.entry.value.kind === 'list' && others.length === 0 && only.form.under !== undefined) {
    if (only.entry.value.items.some(({ kind }) => kind !== 'map')) return undefined;
    const { keyRange, value } = only.entry;
    const entries = [{ key: only.form.under, keyRange, value }];
    const map: Node = { kind: 'map', range: value.range, entries };
    return { ...made(name, from, [map, `{ ${only.form.under}: [...] }`]), isAbove: only.form.under };
  }
  const parts = [...grouped(group, ({ form }) => form.under ?? '')].map(([under, same]) => {
    const texts = same.map(({ entry }) => onlyTextIn(entry.value, under));
    const [first] = same;
    const whole = isInEntry && same.length === 1 && first && texts.includes(undefined) && inFlow(first.entry.value);
    if (whole) return { ...first.entry, key: under, text: `${under}: ${whole}` };
    if (first === undefined || texts.includes(undefined)) return undefined;
    const { keyRange, value } = first.entry;
    const all = texts.join(', ');
    // A number stays one.
    const isNumber = same.length === 1 && value.kind === 'scalar' && typeof value.value === 'number';
    const text = `${under}: ${isNumber ? all : plainOrQuoted(all)}`;
    return { key: under, keyRange, value: isNumber ? value : scalar(value.range, all), text };
  });
  const said = parts.flatMap((each) => each ?? []);
  if (said.length < parts.length) return undefined;
  const { keyRange, value } = from[0] ?? { keyRange: [0, 0], value: scalar([0, 0], '') };
  const { range } = value;
  const besides = group
    .flatMap(({ form }) => Object.entries({ ...form.besides }))
    .filter(([key]) => said.every((each) => each.key !== key))
    .map(([key, text]) => ({ key, keyRange, value: scalar(range, text), text: `${key}: ${text}` }));
  const entries = [...besides, ...said];
  const text = entries.map((each) => each.text).join(', ');
  return made(name, from, [{ kind: 'map', range, entries }, `{ ${text} }`]);
}

/** The same beside a map, or beside a text where one should be, which its first text is: a picture's address beside its `alt`. */
function belowWith({ schema }: Instance, present: Entry, group: readonly Formed[]): Made | undefined {
  const { value } = present;
  if (value.kind === 'map') {
    const added = group.map(({ entry, form }) => ({ ...entry, key: form.under ?? '' }));
    const isFree = added.every(({ key }) => valueAt(value, key) === undefined);
    const all: Node = { ...value, entries: [...value.entries, ...added] };
    const text = isFree ? inFlow(all) : undefined;
    const from = [present, ...group.map(({ entry }) => entry)];
    return text === undefined ? undefined : made(present.key, from, [all, text]);
  }
  const [first] = Object.keys(schemaAt(schema, present.key).properties ?? {});
  const isFree = first !== undefined && group.every(({ form }) => form.under !== first);
  if (!isFree || textIn(present.value) === undefined) return undefined;
  const all = [{ entry: present, name: present.key, form: { under: first } }, ...group];
  all.sort((a, b) => a.entry.keyRange[0] - b.entry.keyRange[0]);
  return below(present.key, all);
}

/** Entries of a list, which may be there. */
function listed(map: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const { node, schema } = map;
  const present = entryOf(node, name);
  const areTexts = schemaAt(schema, name, 0).type === 'string';
  const items = group.flatMap(({ entry }) => (areTexts ? [entry.value] : entriesIn(entry)));
  const texts = allOf(items.map(inFlow));
  if (texts === undefined || items.some(({ kind }) => kind !== (areTexts ? 'scalar' : 'map'))) return undefined;
  // The name alone is another one then.
  const [only, ...others] = group;
  const isNamedSo = only !== undefined && wordAt(placeOf(map), only.entry.key)?.is === name;
  const isOne =
    !areTexts &&
    others.length === 0 &&
    (only?.entry.value.kind === 'list' || (isNamedSo && items[0] === only?.entry.value));
  if (isOne && present === undefined) return undefined;
  const from = group.map(({ entry }) => entry);
  if (present === undefined) return madeList(name, from, items);
  const list = present.value;
  if (list.kind !== 'list' || list.items.length === 0) return undefined;
  const value: Node = { ...list, items: [...list.items, ...items] };
  return { ...made(name, [present, ...from], [value, texts.join(', ')]), atEndOf: { list, texts } };
}
