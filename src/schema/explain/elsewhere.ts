import { withoutSlashes } from '../../model/address.ts';
import { folderOfTexts, isJson, isMarkdown, pageNameOf } from '../../model/page-file.ts';
import { type Finding, type ForSite, withEdits } from '../../yaml/findings/finding.ts';
import {
  type Entry,
  endOf,
  entryOf,
  type ListNode,
  type MapNode,
  type Node,
  textOf,
  valueAt,
} from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, lineEndOf, replace, startsLine } from '../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { routeOf } from '../formats/route.ts';
import {
  adviceAt,
  isOfPage,
  nameAt,
  ownAt,
  placeOf,
  type Word,
  wordAt,
  wordOfEntry,
  wordOf as wordOfKey,
} from '../schemas/dictionary.ts';
import { has, type Schema, schemaAt, schemaOf } from '../schemas/schemas.ts';
import { appended, belowLast, commented, replaced, without, withoutItem } from './form-edits.ts';
import { asColumn, asSentences, entriesIn, inFlow, textIn } from './in-flow.ts';
import { childOf, type Instance, type Moved, misplacedKey, whereOf } from './instance.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** A key of other builders that belongs elsewhere in the file, or says nothing. */
export function keyElsewhere(map: Instance<MapNode>, entry: Entry): Moved | undefined {
  const isKnown = has(map.schema, entry.key);
  const word = isKnown ? ownAt(placeOf(map), entry.key, entry.value.kind) : wordOfKey(placeOf(map), entry);
  if (word === undefined || (isKnown && word.advice === undefined)) return undefined;
  const away = without(map, entry);
  const mistake =
    idle(map, entry, word) ??
    saidBySite(map, entry, word) ??
    movedElsewhere({ map, entry, word, away }) ??
    saidByName(map, entry, word);
  return mistake && { mistake, entries: [], taken: 1 };
}

/** An address of a page in Markdown that is another one than the name of its file says: that can be its name. */
function saidByName(map: Instance<MapNode>, entry: Entry, word: Word): Finding | undefined {
  const { file } = map.source;
  const [, folder = '', name = ''] = /^pages(\/.+|)\/([^/]+)$/.exec(pageNameOf(file)) ?? [];
  const words = adviceAt(map, entry.key, { file, word });
  if (word.form?.as !== 'file' || !isMarkdown(file) || name === 'index' || words === undefined) return undefined;
  const [, written = ''] = /^([a-z\d/-]+?)\/?$/.exec(textIn(entry.value) ?? '') ?? [];
  const own = written.startsWith(`${folder}/`) ? written.slice(folder.length + 1) : written;
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(own)) return undefined;
  const mistake = misplacedKey(map.source, entry, { where: whereOf(map), advice: { why: 'habit', words } });
  return {
    ...withEdits(mistake, without(map, entry)),
    rename: `pages${folder}/${own}${file.slice(pageNameOf(file).length)}`,
  };
}

/** What site.yaml says for all pages, such as the words after sending a form. */
function saidBySite(map: Instance<MapNode>, entry: Entry, word: Word): Finding | undefined {
  const { source } = map;
  const away = without(map, entry);
  const words = adviceAt(map, entry.key, { file: source.file, word });
  if (word.inSite === undefined || !away || words === undefined || isJson(source.file)) return undefined;
  const texts = textsFor(schemaAt(schemaOf('site'), ...word.inSite.split('.')), entry);
  if (texts === undefined) return undefined;
  const mistake = misplacedKey(source, entry, { where: whereOf(map), advice: { why: 'habit', words } });
  return { ...mistake, forSite: { at: word.inSite, texts, away } };
}

/** A value in one line as it is written where a text is wanted, or the entries of a list; undefined if it isn't one. @param under makes it one entry @param name of the site */
function textsFor(
  wanted: Schema,
  entry: Entry,
  { under, name }: { readonly under?: string | undefined; readonly name?: string | undefined } = {},
): readonly string[] | undefined {
  const own = wanted.type === 'string' ? onlyText(entry.value) : entry.value;
  const isList = wanted.items !== undefined;
  const items = !isList
    ? [own]
    : under === undefined
      ? entriesIn({ ...entry, value: own })
      : [asColumn(entry, under, name)];
  const kind = wanted.type === 'string' ? 'scalar' : 'map';
  const texts = items.flatMap((each) => (each.kind === kind ? (inFlow(each) ?? []) : []));
  return texts.length === 0 || texts.length < items.length ? undefined : texts;
}

/** An entry that says of itself that it belongs elsewhere: with `type: submit`, a field is the button of its form. */
export function entryElsewhere(list: Instance<ListNode>, item: Node, at: number): Moved<Node> | undefined {
  if (item.kind !== 'map') return undefined;
  const { items } = list.node;
  const map = { ...childOf(list, at, item), node: item };
  const wordOf = ({ key, value }: Entry): Word | undefined => wordOfEntry(placeOf(map), key, textIn(value));
  const mark = item.entries.find(wordOf);
  const word = mark && wordOf(mark);
  if (mark === undefined || word === undefined) return undefined;
  // The entry that it names is the one above it.
  const isNamed = (each: Node): boolean => each !== item && saysText(each, textIn(mark.value)?.toLowerCase());
  const above = word.form?.as === 'below' ? items.findIndex(isNamed) : -1;
  const root = above === -1 ? undefined : childOf(list, above, items[above] ?? item);
  const entry: Entry = { ...mark, value: { ...item, entries: item.entries.filter((each) => each !== mark) } };
  const mistake = movedElsewhere({ map, entry, word, root, away: withoutItem(list.source, list.node, item) });
  return mistake && { mistake, entries: [], taken: 1 };
}

/** A key that may belong elsewhere, and what takes it away. Its place is counted from the whole file or block, if no other root is said. */
type Stray = {
  readonly map: Instance<MapNode>;
  readonly entry: Entry;
  readonly word: Word;
  readonly root?: Instance | undefined;
  readonly away: readonly Edit[] | undefined;
};

/** What belongs elsewhere: at the end of a list, as `footer.social` of `contact.profiles`, or as a key that isn't there. */
function movedElsewhere({ map, entry, word, root = rootOf(map), away }: Stray): Finding | undefined {
  const { source } = map;
  const { at, under } = word.form ?? {};
  if (at === undefined || isJson(source.file)) return undefined;
  const { inner, outer, wanted, group, present, isNamed } = placeIn(root, at);
  const own = textsFor(wanted, entry, { under, name: textOf(root.node, 'name') }) ?? [];
  // Words that go before those that are there.
  const after = word.form?.part === 0 && present !== undefined ? textIn(present) : undefined;
  const words = textIn(entry.value);
  const texts = after && words ? [plainOrQuoted(asSentences([words, after]))] : own;
  const isList = wanted.items !== undefined;
  const isAtEnd = isList && present?.kind === 'list';
  const isTaken = (present !== undefined && !isAtEnd && !after) || isNamed;
  if (texts.length === 0 || isTaken) return undefined;
  const written = `${inner}: ${isList ? `[${texts.join(', ')}]` : texts.join('')}`;
  const whole = outer === undefined ? written : `${outer}: { ${written} }`;
  const target = group ?? root.node;
  const key = target === root.node ? whole : written;
  const put = isAtEnd
    ? appended(source, present, texts)
    : present !== undefined
      ? [replace(present.range, texts.join(''))]
      : putInto(source, entriesOf(target).at(-1), [entry.keyRange[0], key]);
  // What would be put below itself takes its own place.
  const edits = target === map.node && !isAtEnd ? replaced(source, entry, key) : put && away && [...put, ...away];
  const [name, example] = group === map.node ? [inner, written] : [outer ?? inner, whole];
  const advice = { why: 'other-kind', name, example } as const;
  return { ...withEdits(misplacedKey(source, entry, { where: whereOf(map), advice }), edits), isName: true };
}

/** A place in a file by its path: what is there, what it takes, and whether it is there by another name, which is mended first. */
function placeIn(root: Instance, at: string) {
  const path = at.split('.');
  const [inner = '', outer] = path.toReversed();
  const group = outer === undefined ? root.node : valueAt(root.node, outer);
  const place = placeOf({ owner: root.owner, path: [...root.path, ...path.slice(0, -1)] });
  const isOuterNamed =
    group === undefined &&
    outer !== undefined &&
    entriesOf(root.node).some(({ key }) => nameAt(placeOf(root), key) === outer);
  // It may be below a key that only holds others, which is taken away first.
  const isHeld =
    group === undefined &&
    entriesOf(root.node).some(
      ({ key, value }) =>
        wordAt(placeOf(root), key)?.form?.as === 'keys' && valueAt(value, outer ?? inner) !== undefined,
    );
  const isNamed = isHeld || isOuterNamed || entriesOf(group).some(({ key }) => nameAt(place, key) === inner);
  return {
    inner,
    outer,
    group,
    present: group && valueAt(group, inner),
    isNamed,
    wanted: schemaAt(root.schema, ...path),
  };
}

/**
 * How site.yaml takes what belongs there: edits, none if it says the same already; or where it says something else. Undefined if it can't.
 * @param root of site.yaml
 */
export function takenBySite(source: SourceText, root: MapNode, what: ForSite) {
  if ('folder' in what) return takenByFolder(source, root, what);
  const whole = { source, owner: 'site.yaml', node: root, schema: schemaOf('site'), path: [] };
  const { inner, outer, wanted, group, present, isNamed } = placeIn(whole, what.at);
  const [text = ''] = what.texts;
  if (isNamed) return undefined;
  if (present?.kind === 'list') {
    const others = what.texts.filter((each) => !present.items.some((item) => saysSame(item, each)));
    return edited(others.length === 0 ? [] : appended(source, present, others));
  }
  if (present !== undefined) return saysSame(present, text) ? { edits: [] } : { other: present };
  const written = `${inner}: ${wanted.items === undefined ? text : `[${what.texts.join(', ')}]`}`;
  return edited(atEnd(source, group ?? root, group || outer === undefined ? written : `${outer}: { ${written} }`));
}

/** The same of what holds for the pages in a folder. The entry that is nearest to them is theirs. */
function takenByFolder(source: SourceText, root: MapNode, what: Extract<ForSite, { readonly folder: string }>) {
  const { folder, key } = what;
  const written = key === 'kind' ? `kind: ${what.name}` : `ignore: [${what.names.join(', ')}]`;
  const list = valueAt(root, 'folders');
  const entry = `{ folder: ${folder}, ${written} }`;
  if (list === undefined) return edited(atEnd(source, root, `folders: [${entry}]`));
  if (list.kind !== 'list') return undefined;
  const above = (item: Node): string => textOf(item, 'folder') ?? '/';
  const around = list.items.filter((item) => `${folder}/`.startsWith(`${above(item)}/`));
  const own = around.toSorted((a, b) => above(b).length - above(a).length)[0];
  if (own === undefined) return edited(appended(source, list, [entry]));
  const present = valueAt(own, key);
  if (present?.kind === 'list' && key === 'ignore') return edited(appended(source, present, what.names));
  return present === undefined ? edited(atEnd(source, own, written)) : { other: present };
}

const saysSame = (node: Node, text: string): boolean =>
  (inFlow(node) ?? '').replaceAll('"', '') === text.replaceAll('"', '');

const edited = (edits: readonly Edit[] | undefined) => edits && { edits };

function atEnd(source: SourceText, target: Node, written: string): readonly Edit[] | undefined {
  const last = entriesOf(target).at(-1);
  return last && belowLast(source, last, written);
}

/** The only text that keys hold, where the others are settings. */
function onlyText(value: Node): Node {
  const [only, ...others] = entriesOf(value).filter((each) => NAMES_OF_TEXTS.test(each.key));
  const isOnly = others.length === 0 && entriesOf(value).every((each) => each === only || isSetting(each.value));
  return only !== undefined && isOnly ? only.value : value;
}

/** Puts a key below the last one of a map, or above that where something in it is taken out. */
function putInto(
  source: SourceText,
  last: Entry | undefined,
  [from, written]: readonly [from: number, written: string],
) {
  if (last === undefined) return undefined;
  const [at] = last.keyRange;
  if (from < at || from > last.value.range[1]) return belowLast(source, last, written);
  const isBelowComment = /^\s*#/.test(source.text.slice(0, at).split('\n').at(-2) ?? '');
  if (isBelowComment || !startsLine(source, at, /^ *$/)) return undefined;
  return [replace([at, at], `${written}${lineEndOf(source)}${' '.repeat(columnOf(source, at))}`)];
}

/**
 * A key without which nothing is missing goes, by what is known of it. What isn't here, or says more than a setting of looks does, stays for its
 * author, as a comment, if no words in it are for visitors.
 */
function idle(map: Instance<MapNode>, entry: Entry, word: Word): Finding | undefined {
  const { source } = map;
  const isSame = isSaid(map, entry);
  const isTwin = !isSame && isTwinOf(map, entry, word);
  const isKnown = (word.isIdle ?? word.isAbsent) === true || word.idleAs !== undefined;
  const words = isSame || isTwin || !isKnown ? undefined : adviceAt(map, entry.key, { file: source.file, word });
  const isNothing = !(word.isAbsent && word.idleAs === '{any}') && saysNothing(map, entry, word);
  const isText = isMarkdown(source.file);
  const where = whereOf(map);
  const habit = words === undefined ? undefined : ({ why: 'habit', words } as const);
  const folder = isText && isOfPage(where) ? folderOfTexts(source.file) : undefined;
  if (!isSame && folder !== undefined) {
    if (!isTwin && (words === undefined || !(isNothing || word.isAbsent))) return undefined;
    // A page in Markdown may be that of another program, too: its keys stay, and its folder says that they are for others.
    const forSite = { folder, key: 'ignore', names: [entry.key], away: [] } as const;
    const advice = habit ?? ({ why: 'other-value', name: word.is ?? word.field ?? entry.key } as const);
    return { ...misplacedKey(source, entry, { where, advice, folder }), forSite };
  }
  if (!isSame && !isTwin && (words === undefined || !(isNothing || isForNobody(map, entry, word)))) return undefined;
  // What stands on lines of its own stays.
  const isOnLine = !source.text.slice(entry.keyRange[0], endOf(entry.value, source.text)).includes('\n');
  const deleted = isOnLine && (isSame || (isNothing && !isText)) ? without(map, entry) : undefined;
  const kept = deleted === undefined ? commented(map, entry) : undefined;
  const said = habit ?? ({ why: isTwin ? 'other-value' : 'said', name: word.is ?? entry.key } as const);
  const advice = { ...said, isKept: kept !== undefined };
  const mistake = misplacedKey(source, entry, { where, advice, isOurs: has(map.schema, entry.key) });
  return withEdits(mistake, deleted ?? kept);
}

/** Whether another key, which is there, has another colour, language or title for search engines: no visitor reads that. */
function isTwinOf({ node, schema }: Instance<MapNode>, { key, value }: Entry, { is, field, yields }: Word): boolean {
  const name = is ?? field ?? '';
  if (key === name || entryOf(node, name) === undefined) return false;
  if (yields === true) return true;
  const [own, text] = [textIn(valueAt(node, name) ?? value), textIn(value)?.replace('_', '-')];
  if (!own || !text) return false;
  return (
    schemaAt(schema, name).format === 'color' || (name === 'language' && (text.startsWith(own) || own.startsWith(text)))
  );
}

/** Whether what a setting says is for no visitor: no sentence, and nothing under a key for words. */
function isForNobody(map: Instance<MapNode>, { value }: Entry, { isIdle, isAbsent, idleAs = '' }: Word): boolean {
  if (!(isIdle || isAbsent) || holdsKeyOf(map, value)) return false;
  return (isAbsent && idleAs === '{any}') || !hasWords(value);
}

const hasWords = (value: Node): boolean =>
  value.kind === 'scalar'
    ? typeof value.value === 'string' && value.value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1
    : value.kind === 'list'
      ? value.items.some(hasWords)
      : value.entries.some(
          (each) => (NAMES_OF_TEXTS.test(each.key) && typeof textIn(each.value) === 'string') || hasWords(each.value),
        );

const holdsKeyOf = ({ schema }: Instance, value: Node): boolean =>
  entriesOf(value).some(({ key }) => key !== 'type' && has(schema, key));

function saysNothing(map: Instance<MapNode>, entry: Entry, { isIdle, idleAs = '' }: Word): boolean {
  const { key, value } = entry;
  if (holdsKeyOf(map, value)) return false;
  const values = idleAs.split(' ');
  const isListed =
    values.includes('{listed}') && map.node.entries.some((each) => itemsIn(each.value)[0]?.kind === 'map');
  if ((isIdle || isListed) && (isSetting(value) || (isListed && value.kind === 'scalar'))) return true;
  const text = textIn(value)?.toLowerCase().replaceAll(' ', '');
  if (text === undefined) return values.includes('{settings}') && value.kind === 'map' && isSetting(value);
  const route = withoutSlashes(routeOf(map.source.file));
  const beside = itemsIn(map.parent?.node);
  const numbers = beside.flatMap((item) => Number(textIn(valueAt(item, key) ?? item)) || []);
  const isOneOf: Readonly<Record<string, () => boolean>> = {
    '{any}': () => true,
    '{name}': () =>
      [route, route.split('/').at(-1), ...(route === '' ? ['home', 'index'] : [])].includes(withoutSlashes(text)),
    '{folder}': () => route.split('/').at(-2) === text,
    '{order}': () => numbers.length > 0 && numbers.every((each, at) => each >= (numbers[at - 1] ?? each)),
    '{unused}': () => !beside.some((each) => each !== map.node && saysText(each, text)),
  };
  return values.some((each) => isOneOf[each]?.() ?? each.replaceAll('-', '') === text.replaceAll('-', ''));
}

/** Whether another key that means the same begins with the same words: a title for search engines that is that of the page. */
function isSaid(map: Instance<MapNode>, { key, value }: Entry): boolean {
  const place = placeOf(map);
  const { is: name, form } = wordAt(place, key) ?? {};
  const text = textIn(value);
  if (!text || name === undefined || form !== undefined) return false;
  const kept = entryOf(map.node, name) ?? map.node.entries.find((each) => wordAt(place, each.key)?.is === name);
  return kept !== undefined && kept.key !== key && textIn(kept.value)?.startsWith(text) === true;
}

/**
 * Whether a value says nothing to visitors: yes or no, a number, one word, or a text with a place for a title. Below keys, what may be a name
 * or a file does.
 */
export function isSetting(value: Node): boolean {
  if (value.kind === 'scalar') return typeof value.value !== 'string' || /^[\w#%.:-]+$|%s/.test(value.value);
  const isWord = (text: string): boolean =>
    /^[a-z\d#%:.-]*$|^\/[a-z/-]*:[a-z/:-]*$/.test(text) && !/\.[a-z]/.test(text);
  const isInner = (node: Node): boolean =>
    node.kind === 'scalar' ? typeof node.value !== 'string' || isWord(node.value) : isSetting(node);
  return value.kind === 'list'
    ? value.items.every(isInner)
    : value.entries.every((each) => !NAMES_OF_TEXTS.test(each.key) && isInner(each.value));
}

const saysText = (node: Node, text: string | undefined): boolean =>
  entriesOf(node).some(({ value }) => textIn(value)?.toLowerCase() === text);

const itemsIn = (node: Node | undefined): readonly Node[] => (node?.kind === 'list' ? node.items : []);

const entriesOf = (node: Node | undefined): readonly Entry[] => (node?.kind === 'map' ? node.entries : []);

const rootOf = (each: Instance): Instance => (each.parent === undefined ? each : rootOf(each.parent));
