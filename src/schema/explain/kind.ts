import { allOf } from '../../model/lists.ts';
import { isJson } from '../../model/page-file.ts';
import { weekdayName, weekdaysIn, weekdaysMeant } from '../../values/weekdays.ts';
import { booleanCalled, isCertainBoolean } from '../../values/yes-no.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { otherDashes } from '../../yaml/mistakes/dashes/dashes.ts';
import { endOf, type Node, type ScalarNode } from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, replace } from '../../yaml/text/edits.ts';
import { plainOrQuoted, quoted } from '../../yaml/text/quoting.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { deleteItem, keysToList, listToKeys, namesToBlocks, textToList } from '../edits/entries.ts';
import { isProgramElsewhere } from '../formats/pasted-tag.ts';
import { ownAt, placeOf } from '../schemas/dictionary.ts';
import { below, blockNames, has, type Schema, schemaAt } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import { exampleFor, isPicture } from './example.ts';
import { inFlow, onlyListIn, textIn } from './in-flow.ts';
import { type Instance, isEntry, isInBrackets, isRequired, lastKeyOf, startIn } from './instance.ts';
import { notText } from './not-text.ts';
import { pairInText, unnamedPairs } from './pairs.ts';
import { notANumber } from './value.ts';

/** A value of the wrong kind: empty, a number for a text, a list for keys. */
export function explainKind(found: Instance): Finding {
  const { node } = found;
  // Where a text or keys are wanted, a list of keys is meant as these.
  const isOfKeys = node.kind === 'list' && node.items.some(({ kind }) => kind === 'map');
  const schema = isOfKeys && found.schema.properties ? { ...found.schema, type: 'object' } : found.schema;
  const instance = { ...found, schema };
  if (node.kind === 'scalar' && node.value === null) return empty(instance, node);
  switch (schema.type) {
    case 'string':
      return notText(instance);
    case 'boolean':
      return notBoolean(instance);
    case 'integer':
    case 'number':
      return notANumber(instance);
    case 'array':
      return notAList(instance);
    default:
      return notKeys(instance);
  }
}

function notAList(instance: Instance): Finding {
  const { source, node, schema } = instance;
  const known =
    programElsewhere(instance) ??
    otherList(instance) ??
    blocksAsKeys(instance) ??
    listInBraces(instance) ??
    unnamedPairs(instance);
  if (known !== undefined) return known;
  const days = weekdaysInList(instance);
  if (days !== undefined) return withEdits(wrongKind(instance, days), [replace(node.range, days)]);
  const isOfKeys = schema.items !== undefined && schemaAt(schema, 0).type !== 'string';
  const mistake = wrongKind(instance, isOfKeys && isUsable(instance) ? inFrame(source, node) : undefined);
  // What is said of a comma in braces is about a text.
  const joined = node.kind === 'scalar' && node.style === 'joined' ? inList(node, schema) : undefined;
  if (joined !== undefined) return { ...withEdits(mistake, [replace(node.range, joined)]), covers: [node.range] };
  // What is no day of the week is none in a list, either.
  const isNoDay = node.kind === 'scalar' && isOfWeekdays(schema);
  const row = isEntry(instance) ? onlyListIn(node) : undefined;
  const bare = row && [replace([node.range[0], endOf(node, source.text)], source.text.slice(...row.range))];
  const answered = withEdits(mistake, isEntry(instance) || isNoDay || adviceOn(instance) ? bare : otherKind(instance));
  // That the keys of several entries come again and again is the same mistake.
  return isRepeated(instance) ? { ...answered, covers: [node.range] } : answered;
}

function notKeys(instance: Instance): Finding {
  return (
    programElsewhere(instance) ??
    missingColon(instance) ??
    pairInText(instance) ??
    withEdits(wrongKind(instance), asEntries(instance) ?? otherKind(instance))
  );
}

/**
 * Texts in the place of entries that need one text, each under that key, and rows whose first cell is what they are about: `[Calls, yes, no]` ->
 * `{ label: Calls, cells: [yes, no] }`. The first stands for all of the list. An address may be meant otherwise.
 */
function asEntries({ source, schema, parent, path }: Instance): readonly Edit[] | undefined {
  const [name = '', list = '', ...others] = schema.required ?? [];
  const isRow = below(schema, list)?.schema.type === 'array';
  const items = path.at(-1) === 0 && parent?.node.kind === 'list' && !isJson(source.file) ? parent.node.items : [];
  if (below(schema, name)?.schema.type !== 'string' || (list !== '' && !isRow) || others.length > 0) return undefined;
  // The rows below have names of their own, so the corner above these says nothing.
  const isCorner = parent?.parent?.schema.properties?.groups !== undefined && textIn(items[0] ?? parent.node) === '';
  const edits = items.map((item, at): Edit | undefined => {
    const next = items[at + 1];
    if (isCorner && at === 0) return next && replace([item.range[0], next.range[0]], '');
    const [first, ...cells] = (isRow && item.kind === 'list' ? item.items : [item]).map(inFlow);
    const isWords = item.kind === 'scalar' && typeof item.value === 'string' && !/[\n/]/.test(item.source);
    const isWhole = first !== undefined && !cells.includes(undefined) && (isRow ? cells.length > 0 : isWords);
    const range: Range = [item.range[0], endOf(item, source.text)];
    if (!isWhole || source.text.slice(...range).includes(' #')) return undefined;
    return replace(range, isRow ? `{ ${name}: ${first}, ${list}: [${cells.join(', ')}] }` : `{ ${name}: ${first} }`);
  });
  return items.length === 0 ? undefined : allOf(edits);
}

/** What to do where another kind of value is written under a key of ours, such as `filters: { folder }`. */
const adviceOn = ({ parent, path, node }: Instance): string | undefined =>
  parent && ownAt(placeOf(parent), String(path.at(-1)), node.kind)?.advice;

/** @param framed what there is as a list, if only the brackets around it are missing */
function wrongKind(instance: Instance, framed?: string): Finding {
  const { source, node, schema } = instance;
  const key = lastKeyOf(instance);
  const wanted = schema.type === 'array' ? 'list' : 'keys';
  // Keys in the place of cells say more than the cells do.
  const isRow = wanted === 'list' && isEntry(instance);
  const words = adviceOn(instance);
  const list = isRow ? onlyListIn(node) : undefined;
  const instead = words === undefined ? list && { example: `- ${source.text.slice(...list.range)}` } : { words };
  const mistake = finding('wrong-kind', startIn(instance), {
    key,
    wanted,
    found: KINDS[node.kind],
    ...(isEntry(instance) ? { isEntry: true } : {}),
    ...(wanted === 'keys' && node.kind === 'list' && node.items.length > 1 ? { isSeveral: true } : {}),
    ...(isUsable(instance) && !isRow && framed === undefined ? {} : { isOther: true }),
    example: framed === undefined ? exampleFor(instance) : `${key}: ${framed}`,
    ...instead,
  });
  // Of pictures without a text, one hint says enough.
  return isPicture(schema) && node.kind === 'scalar' ? { ...mistake, alike: key } : mistake;
}

/** Keys in braces as the one entry of a list in brackets; undefined if they aren't in braces, or not in one line. */
export function inFrame(source: SourceText, node: Node): string | undefined {
  const text = source.text.slice(...node.range);
  return node.kind === 'map' && text.startsWith('{') && !text.includes('\n') ? `[${text}]` : undefined;
}

/** `martes y jueves` where a list of days is wanted, as one in brackets; undefined for what is no such text, and elsewhere. */
function weekdaysInList({ source, node, schema }: Instance): string | undefined {
  if (!isOfWeekdays(schema) || node.kind !== 'scalar') return undefined;
  const names = weekdaysIn(weekdaysMeant(String(node.value))?.text ?? '')?.map(weekdayName);
  return names && `[${names.map((name) => (isJson(source.file) ? JSON.stringify(name) : name)).join(', ')}]`;
}

const isOfWeekdays = (schema: Schema): boolean => schemaAt(schema, 0).ofField?.type === 'day-of-week';

/** `{AWS, Azure}` where a list of texts is wanted. */
function listInBraces(instance: Instance): Finding | undefined {
  const { source, node, schema } = instance;
  const [start, end] = node.range;
  const isOfTexts = schemaAt(schema, 0).type === 'string';
  const isBraced = node.kind === 'map' && node.entries.length > 0 && source.text.charAt(start) === '{';
  const isOfNames = isBraced && node.entries.every(({ value }) => value.kind === 'scalar' && value.source === '');
  // In braces, a field may stand for a list.
  const isField = schema.pattern !== undefined && isBraced && node.entries.length === 1;
  if (!isOfTexts || !isOfNames || isField) return undefined;
  const better = `[${source.text.slice(start + 1, end - 1)}]`;
  const key = lastKeyOf(instance);
  const example = isEntry(instance) ? `- ${better}` : `${key}: ${better}`;
  const facts = { key, wanted: 'list', found: 'keys', isOther: true, example } as const;
  return withEdits(finding('wrong-kind', startIn(instance), facts), [replace([start, end], better)]);
}

/** Texts with commas between them as a list in brackets; undefined where a list of something else is wanted. */
function inList({ source }: ScalarNode, schema: Schema): string | undefined {
  const parts = source.split(',').flatMap((part) => part.trim() || []);
  if (schemaAt(schema, 0).type !== 'string') return undefined;
  return `[${parts.map((part) => (/^["']/.test(part) ? part : plainOrQuoted(part))).join(', ')}]`;
}

/** Whether the first of some keys comes again below, in the same column. */
function isRepeated({ source, node }: Instance): boolean {
  const [first] = node.kind === 'map' ? node.entries : [];
  if (first === undefined) return false;
  const column = columnOf(source, first.keyRange[0]);
  const line = `\n${' '.repeat(column)}${first.key}:`;
  return source.text.slice(first.keyRange[1], node.range[1]).includes(line);
}

/** `hero:` and `cta:` under `blocks`, without dashes. */
function blocksAsKeys({ source, path, node }: Instance): Finding | undefined {
  const [first] = node.kind === 'map' ? node.entries : [];
  if (node.kind !== 'map' || first === undefined || path.join() !== 'blocks') return undefined;
  if (!node.entries.every(({ key }) => blockNames().includes(key))) return undefined;
  const mistake = finding('block-name-as-key', inText(source, first.keyRange), { name: first.key });
  return withEdits(mistake, namesToBlocks(source, node));
}

function otherKind(instance: Instance): readonly Edit[] | undefined {
  if (!isUsable(instance)) return undefined;
  const { source, node, schema } = instance;
  if (schema.type !== 'array') return listToKeys(source, node);
  if (node.kind === 'map') return keysToList(source, node);
  return schemaAt(schema, 0).type === 'string' ? textToList(node) : undefined;
}

/** Whether the keys that are there, in a list or not, are those that belong here. */
function isUsable({ node, schema }: Instance): boolean {
  const inner = below(schema, 0)?.schema ?? schema;
  const maps = node.kind === 'list' ? node.items : [node];
  const isKnown = (map: Node): boolean =>
    map.kind === 'map' && map.entries.some(({ key }) => meantKey(key, { known: Object.keys(inner.properties ?? {}) }));
  // Any key may begin a block.
  return inner.properties === undefined || maps.some(isKnown);
}

function empty(instance: Instance, node: ScalarNode): Finding {
  const { source } = instance;
  const key = lastKeyOf(instance);
  const line = lineOf(source, node.range[0]);
  // What is written behind the colon or the dash.
  const rest = isEntry(instance)
    ? line.text.replace(/^\s*(?:-\s+)*-/, '')
    : line.text.slice(node.range[0] - line.start);
  const comment = node.source === '' ? /^\s+(#\S.*)$/.exec(rest)?.[1]?.trimEnd() : undefined;
  if (comment === undefined && isEntry(instance)) {
    const isOnly = instance.parent?.node.kind === 'list' && instance.parent.node.items.length === 1;
    const answer = isOnly || rest.includes('#') ? undefined : deleteItem(source, node.range);
    const facts = isInBrackets(instance) ? { inBrackets: node.source } : {};
    return withEdits(finding('empty-item', inText(source, node.range), facts), answer);
  }
  if (comment === undefined)
    return finding('empty-value', inText(source, node.range), { key, required: isRequired(instance) });
  const start = line.start + line.text.length - rest.length + rest.indexOf('#');
  const range: Range = [start, start + comment.length];
  const mistake = finding('comment-value', inText(source, range), { key, better: quoted(comment) });
  return withEdits(mistake, [replace(range, quoted(comment))]);
}

function notBoolean(instance: Instance): Finding {
  const { node } = instance;
  const word = node.kind === 'scalar' ? String(node.value).replace(/[“”„‘’]/g, '') : '';
  const better = booleanCalled(word)?.toString();
  const mistake = finding('not-boolean', startIn(instance), { key: lastKeyOf(instance), better });
  return better !== undefined && isCertainBoolean(word) ? withEdits(mistake, [replace(node.range, better)]) : mistake;
}

const KINDS = { list: 'list', map: 'keys', scalar: 'text' } as const;

/** `label Contact` and `label = Contact` where keys are wanted. That a word is meant as the key is sure only with a sign behind it. */
function missingColon({ source, node, schema }: Instance): Finding | undefined {
  if (node.kind !== 'scalar' || node.style !== 'plain') return undefined;
  const [text = '', key = '', mark = '', rest = ''] =
    /^([A-Za-z][\w-]*)(\s*=\s*|[ \t]+)(\S.*)$/.exec(node.source) ?? [];
  if (!has(schema, key)) return undefined;
  const [start] = node.range;
  const at: Range = [start, start + text.length];
  const mistake = finding('missing-colon', inText(source, at), { text, better: `${key}: ${rest.trimEnd()}` });
  const end = start + key.length;
  return mark.includes('=') ? withEdits(mistake, [replace([end, end + mark.length], ': ')]) : mistake;
}

/** `– one` and `1. one` on lines of their own, where a list is wanted. */
function otherList({ source, node }: Instance): Finding | undefined {
  const line = lineOf(source, node.range[0]);
  const startsLine = line.text.slice(0, node.range[0] - line.start).trim() === '';
  return node.kind === 'scalar' && node.style === 'plain' && startsLine ? otherDashes(source, line) : undefined;
}

/** The address of a program of another site, where one of this site is wanted. */
function programElsewhere(instance: Instance): Finding | undefined {
  const { node, schema } = instance;
  const { pattern = '', description = '' } = schemaAt(below(schema, 0)?.schema ?? schema, 'src');
  if (node.kind !== 'scalar' || !pattern.endsWith('js$') || !isProgramElsewhere(String(node.value))) return undefined;
  const facts = { key: 'src', value: String(node.value), description, wrong: [{ why: 'other-site' } as const] };
  return finding('bad-format', startIn(instance), { ...facts, suggestion: undefined });
}
