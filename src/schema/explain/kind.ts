import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { otherDashes } from '../../yaml/mistakes/dashes/other-dashes.ts';
import { type Node, type Path, type ScalarNode, startOf } from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import { lineOf, type Range } from '../../yaml/text/source.ts';
import { partsBetween } from '../../yaml/text/white-space.ts';
import { deleteItem, keysToList, listToKeys, namesToBlocks, spaceAfterDash, textToList } from '../edits/entries.ts';
import { booleanCalled, isCertainBoolean } from '../schemas/choice-words.ts';
import { blockNames, resolve, type Schema } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import { type Context, isRequired, nameOf, schemaAt } from './context.ts';
import { exampleOf, exampleOfEntry, examplePicture, exampleWith } from './example.ts';
import { isInBrackets, notText } from './not-text.ts';
import { notANumber } from './numbers.ts';
import { pairInText, unnamedPairs } from './pairs.ts';

/** A value of the wrong kind: empty, a number for a text, a list for keys. */
export function explainKind(context: Context, path: Path, node: Node): Finding {
  const schema = wantedFor(node, schemaAt(context, path));
  if (node.kind === 'scalar' && node.value === null) return empty(context, path, node);
  if (schema.type === 'string') return notText(context, path, node, schema);
  if (schema.type === 'boolean') return notBoolean(context, path, node);
  if (schema.type === 'integer' || schema.type === 'number') return notANumber(context, path, node, schema);
  const wanted = schema.type === 'array' ? 'list' : 'keys';
  const glued =
    missingSpace(context, node) ??
    (wanted === 'list' ? otherList(context, node) : missingColon(context, node, Object.keys(schema.properties ?? {})));
  if (glued !== undefined) return glued;
  const named = path.length === 1 && path[0] === 'blocks' ? blocksAsKeys(context, node) : undefined;
  if (named !== undefined) return named;
  const braced = wanted === 'list' ? listInBraces(context, path, node, schema) : undefined;
  if (braced !== undefined) return braced;
  const pairs = wanted === 'list' ? unnamedPairs(context, path, node, schema) : undefined;
  if (pairs !== undefined) return pairs;
  const framed = wanted === 'list' && isUsable(node, schema) ? inFrame(context, node) : undefined;
  const oneText = wanted === 'keys' ? pairInText(context, path, node, schema) : undefined;
  if (oneText !== undefined) return oneText;
  // Keys in the place of cells say more than the cells do.
  const isRow = wanted === 'list' && typeof path.at(-1) === 'number';
  const mistake = finding('wrong-kind', inText(context.source, startOf(node)), {
    key: nameOf(path),
    wanted,
    found: kindOf(node),
    ...(typeof path.at(-1) === 'number' ? { isEntry: true } : {}),
    ...(isUsable(node, schema) && !isRow && framed === undefined ? {} : { isOther: true }),
    example: framed === undefined ? exampleFor(context, path, node, schema) : `${nameOf(path)}: ${framed}`,
  });
  // What is said of a comma in braces is about a text.
  const joined =
    wanted === 'list' && node.kind === 'scalar' && node.style === 'joined' ? inList(node, schema) : undefined;
  if (joined !== undefined) return { ...withEdits(mistake, [replace(node.range, joined)]), covers: [node.range] };
  const answered = withEdits(mistake, isRow ? undefined : otherKind(context, node, schema));
  // That the keys of several entries come again and again is the same mistake.
  return wanted === 'list' && isRepeated(context, node) ? { ...answered, covers: [node.range] } : answered;
}

/** Where a text or keys are wanted, a list of keys is meant as these. */
function wantedFor(node: Node, schema: Schema): Schema {
  const isOfKeys = node.kind === 'list' && node.items.some(({ kind }) => kind === 'map');
  return isOfKeys && schema.properties !== undefined ? { ...schema, type: 'object' } : schema;
}

/** Keys in braces as the one entry of a list in brackets; undefined if they aren't in braces, or not in one line. */
export function inFrame({ source }: Context, node: Node): string | undefined {
  const text = source.text.slice(...node.range);
  return node.kind === 'map' && text.startsWith('{') && !text.includes('\n') ? `[${text}]` : undefined;
}

/** `{AWS, Azure}` where a list of texts is wanted. */
function listInBraces({ source }: Context, path: Path, node: Node, { items }: Schema): Finding | undefined {
  const [start, end] = node.range;
  const isOfTexts = items !== undefined && resolve(items).schema.type === 'string';
  const isBraced = node.kind === 'map' && node.entries.length > 0 && source.text.charAt(start) === '{';
  const isOfNames = isBraced && node.entries.every(({ value }) => value.kind === 'scalar' && value.source === '');
  if (!isOfTexts || !isOfNames) return undefined;
  const better = `[${source.text.slice(start + 1, end - 1)}]`;
  const example = typeof path.at(-1) === 'number' ? `- ${better}` : `${nameOf(path)}: ${better}`;
  const facts = { key: nameOf(path), wanted: 'list', found: 'keys', isOther: true, example } as const;
  return withEdits(finding('wrong-kind', inText(source, startOf(node)), facts), [replace([start, end], better)]);
}

/** Texts with commas between them as a list in brackets; undefined where a list of something else is wanted. */
function inList({ source }: ScalarNode, { items }: Schema): string | undefined {
  const parts = source
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (items === undefined || resolve(items).schema.type !== 'string') return undefined;
  return `[${parts.map((part) => (/^\p{L}[\p{L}\p{N} _-]*$|^["']/u.test(part) ? part : quoted(part))).join(', ')}]`;
}

/** Whether the first of some keys comes again below, in the same column. */
function isRepeated({ source }: Context, node: Node): boolean {
  const [first] = node.kind === 'map' ? node.entries : [];
  if (first === undefined) return false;
  const column = columnOf(source, first.keyRange[0]);
  const line = `\n${' '.repeat(column)}${first.key}:`;
  return source.text.slice(first.keyRange[1], node.range[1]).includes(line);
}

/** `hero:` and `cta:` under `blocks`, without dashes. */
function blocksAsKeys(context: Context, node: Node): Finding | undefined {
  const [first, ...others] = node.kind === 'map' ? node.entries : [];
  if (node.kind !== 'map' || first === undefined) return undefined;
  if (![first, ...others].every(({ key }) => blockNames().includes(key))) return undefined;
  const mistake = finding('block-name-as-key', inText(context.source, first.keyRange), { name: first.key });
  return withEdits(mistake, namesToBlocks(context.source, node));
}

/** The same in the kind that is wanted. */
function otherKind({ source }: Context, node: Node, schema: Schema): readonly Edit[] | undefined {
  if (!isUsable(node, schema)) return undefined;
  if (schema.type !== 'array') return listToKeys(source, node);
  if (node.kind === 'map') return spaceAfterDash(source, node) ?? keysToList(source, node);
  const entry = schema.items === undefined ? undefined : resolve(schema.items).schema;
  return entry?.type === 'string' ? textToList(source, node) : undefined;
}

/** Whether the keys that are there, in a list or not, are those that belong here. */
function isUsable(node: Node, schema: Schema): boolean {
  const inner = schema.items === undefined ? schema : resolve(schema.items).schema;
  const maps = node.kind === 'list' ? node.items : [node];
  const isKnown = (map: Node): boolean =>
    map.kind === 'map' && map.entries.some(({ key }) => meantKey(key, Object.keys(inner.properties ?? {}), [], []));
  // Any key may begin a block, and a dash that sticks to a key is no part of it.
  return inner.properties === undefined || maps.some((map) => isKnown(map) || isDashed(map));
}

const isDashed = (map: Node): boolean => map.kind === 'map' && map.entries.some(({ key }) => key.startsWith('-'));

/** How the value of a key looks, with the words of its author. An entry of a list is shown with its dash. */
export function exampleFor(context: Context, path: Path, node: Node, schema: Schema): string {
  const [only, ...others] = node.kind === 'list' && schema.type === 'object' ? node.items : [];
  if (only?.kind === 'scalar' && others.length === 0) return exampleFor(context, path, only, schema);
  const written = node.kind === 'scalar' ? String(node.value) : undefined;
  if (typeof path.at(-1) === 'number') {
    const entry = schema.type === 'array' ? inBrackets(node) : exampleOfEntry(schema, written);
    return isInBrackets(context, path) ? entry : `- ${entry}`;
  }
  // The address that visitors see stands with the other ways to reach somebody.
  if (context.where === 'site.yaml' && path.join() === 'email' && written?.includes('@')) {
    return `contact: { email: ${written} }`;
  }
  const isPicture = schema.properties?.src !== undefined && schema.properties.alt !== undefined;
  if (isPicture && written !== undefined) return `${nameOf(path)}: ${examplePicture(written)}`;
  return written === undefined
    ? exampleOf(nameOf(path), schema)
    : exampleWith(nameOf(path), schema, written, node.kind === 'scalar' ? node.source : '');
}

/** The cells of a row that was written as one text, or as keys with values. */
function inBrackets(node: Node): string {
  const cells =
    node.kind === 'scalar'
      ? partsBetween(String(node.value), /[|,;]/)
      : node.kind === 'map'
        ? node.entries.map(({ value }) => (value.kind === 'scalar' ? value.source : '...'))
        : [];
  const written = cells
    .filter((cell) => cell !== '')
    .map((cell) => (/^[\p{L}][\p{L}\p{N} ]*$/u.test(cell) ? cell : quoted(cell)));
  return `[${written.join(', ')}]`;
}

function empty(context: Context, path: Path, node: ScalarNode): Finding {
  const isEntry = typeof path.at(-1) === 'number';
  const key = nameOf(path);
  const line = lineOf(context.source, node.range[0]);
  // What is written behind the colon or the dash.
  const rest = isEntry ? line.text.replace(/^\s*(?:-\s+)*-/, '') : line.text.slice(node.range[0] - line.start);
  const comment = node.source === '' ? /^\s+(#\S.*)$/.exec(rest)?.[1]?.trimEnd() : undefined;
  if (comment === undefined && isEntry) {
    const isNoted = rest.includes('#');
    const answer = isNoted ? undefined : deleteItem(context.source, node.range);
    const facts = isInBrackets(context, path) ? { inBrackets: node.source } : {};
    return withEdits(finding('empty-item', inText(context.source, node.range), facts), answer);
  }
  if (comment === undefined)
    return finding('empty-value', inText(context.source, node.range), { key, required: isRequired(context, path) });
  const start = line.start + line.text.length - rest.length + rest.indexOf('#');
  const range: Range = [start, start + comment.length];
  const mistake = finding('comment-value', inText(context.source, range), { key, better: quoted(comment) });
  return withEdits(mistake, [replace(range, quoted(comment))]);
}

function notBoolean(context: Context, path: Path, node: Node): Finding {
  const word = node.kind === 'scalar' ? String(node.value).replace(/[“”„‘’]/g, '') : '';
  const better = booleanCalled(word)?.toString();
  const mistake = finding('not-boolean', inText(context.source, startOf(node)), { key: nameOf(path), better });
  return better !== undefined && isCertainBoolean(word) ? withEdits(mistake, [replace(node.range, better)]) : mistake;
}

function kindOf(node: Node): 'list' | 'keys' | 'text' {
  return node.kind === 'list' ? 'list' : node.kind === 'map' ? 'keys' : 'text';
}

/** `label:Contact` where keys are wanted, `-one` where a list is: the space is missing after the mark. */
function missingSpace(context: Context, node: Node): Finding | undefined {
  if (node.kind !== 'scalar' || node.style !== 'plain') return undefined;
  const [, before = '', rest = ''] = /^([A-Za-z][\w-]+:(?!\/\/|\\)|-(?=[A-Za-z]))([^\n]*)/.exec(node.source) ?? [];
  if (before === '') return undefined;
  const [start] = node.range;
  return finding(
    'missing-space',
    inText(context.source, [start, start + (before === '-' ? rest.length + 1 : before.length)]),
    {
      after: before === '-' ? 'dash' : 'colon',
      better: `${before} ${rest.trimEnd()}`,
    },
  );
}

/** `label Contact` and `label = Contact` where keys are wanted. That a word is meant as the key is sure only with a sign behind it. */
function missingColon({ source }: Context, node: Node, keys: readonly string[]): Finding | undefined {
  if (node.kind !== 'scalar' || node.style !== 'plain') return undefined;
  const [text = '', key = '', mark = '', rest = ''] =
    /^([A-Za-z][\w-]*)(\s*=\s*|[ \t]+)(\S.*)$/.exec(node.source) ?? [];
  if (!keys.includes(key)) return undefined;
  const [start] = node.range;
  const at: Range = [start, start + text.length];
  const mistake = finding('missing-colon', inText(source, at), { text, better: `${key}: ${rest.trimEnd()}` });
  const end = start + key.length;
  return mark.includes('=') ? withEdits(mistake, [replace([end, end + mark.length], ': ')]) : mistake;
}

/** `– one` and `1. one` on lines of their own, where a list is wanted. */
function otherList({ source }: Context, node: Node): Finding | undefined {
  const line = lineOf(source, node.range[0]);
  const startsLine = line.text.slice(0, node.range[0] - line.start).trim() === '';
  return node.kind === 'scalar' && node.style === 'plain' && startsLine ? otherDashes(source, line) : undefined;
}
