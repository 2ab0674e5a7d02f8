import type { Facts } from '../../diagnostics/catalogue.ts';
import { isJson } from '../../model/page-file.ts';
import { dayMeant } from '../../values/day.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { inCurlyQuotes } from '../../yaml/mistakes/colons/missing.ts';
import { type Entry, type ListNode, type MapNode, type Node, type ScalarNode, textOf } from '../../yaml/syntax/tree.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import { plainOrQuoted, quoted } from '../../yaml/text/quoting.ts';
import { routeOf } from '../formats/route.ts';
import { choiceCalled, isCertainChoice } from '../schemas/choice-words.ts';
import { simplerThan, wordAt } from '../schemas/dictionary.ts';
import type { Schema } from '../schemas/schemas.ts';
import { type Instance, isEntry, isInBrackets, keyRange, lastKeyOf, startIn } from './instance.ts';

export function notText(instance: Instance): Finding {
  const { source, node, schema } = instance;
  if (node.kind !== 'scalar') return listOrKeys(instance, node);
  const key = lastKeyOf(instance);
  const at = inText(source, node.range);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(node.source)) {
    const description = schema.form ?? schema.description ?? '';
    const day = dayMeant(node.source)?.text ?? '';
    const other = new RegExp(schema.pattern).test(day) ? day : undefined;
    const suggestion = node.value === true && schema.pattern.endsWith('\\.pdf$') ? documentOf(source.file) : other;
    const mistake = finding('bad-format', at, { key, value: node.source, description, suggestion });
    return withEdits(mistake, suggestion === undefined ? undefined : [replace(node.range, suggestion)]);
  }
  const word = node.value === true ? 'yes' : 'no';
  const isMark = schema.marks === true && typeof node.value === 'boolean';
  const better = !isMark ? quoted(node.source) : isJson(source.file) ? quoted(word) : word;
  const mistake = finding('not-text', at, { key, written: node.source, becomes: whatItBecomes(node), better, isMark });
  return withEdits(mistake, [replace(node.range, better)]);
}

function listOrKeys(instance: Instance, node: ListNode | MapNode): Finding {
  const { source, schema, parent } = instance;
  const src = textOf(node, 'src');
  // `{ src: /a.png, alt: A }` where the path of a picture is all that is wanted.
  if (src !== undefined) return textNotList(instance, { found: 'keys', isEntry: false, text: src });
  const text = source.text.slice(...node.range);
  const isOfForm = lastKeyOf(instance) === 'action' && parent?.schema.properties?.submitLabel !== undefined;
  if (schema.enum !== undefined && !isEntry(instance)) return oneChoice(instance, node);
  const isOfWords = node.kind === 'map' && (text.startsWith('{') || !(isEntry(instance) || isOfForm));
  const own = isOfWords ? wordsOfKeys(instance, node) : undefined;
  if (own !== undefined) return own;
  const isFilled = node.kind === 'map' && node.entries.some(({ value }) => value.kind !== 'scalar');
  if (text.startsWith('{') && !isFilled && !isJson(source.file)) {
    const mistake = finding('quote-braces', inText(source, node.range), { better: quoted(text) });
    const isShort = !/[\n:,]/.test(text);
    return withAnswer(mistake, [replace(node.range, quoted(text))], isShort);
  }
  const found = node.kind === 'list' ? 'list' : 'keys';
  if (isEntry(instance))
    return (
      colonInEntry(instance) ??
      textNotList(instance, { found, isEntry: true, isOfForm: false, isInBrackets: isInBrackets(instance) })
    );
  const one = node.kind === 'list' ? oneOfTexts(node, schema) : undefined;
  if (one !== undefined) return textNotList(instance, { found, isEntry: false, text: one, isChoice: true });
  const whole = textOfList(node);
  const mistake = textNotList(instance, { found, isEntry: false, isOfForm, isInBrackets: false, ...whole });
  // Where texts have a form, such as coordinates, the whole in that form can't be meant otherwise. One text is one.
  const isOne = node.kind === 'list' && node.items.length === 1;
  const isInOneLine = /^\[[^\n]*\]$/.test(text) || (isOne && /^- [^\n#]*\n*$/.test(text));
  if (whole === undefined || isOfForm || !isInOneLine) return mistake;
  const isSure = isOne || (schema.pattern !== undefined && new RegExp(schema.pattern).test(whole.text));
  return withAnswer(mistake, [onLineOfKey(instance, whole.text)], isSure);
}

const isOfProgram = ({ key, value }: Entry): boolean =>
  /^(?:value|id|key|slug)$/i.test(key) || (key === 'included' && value.kind === 'scalar' && value.value === true);

/** `{ monthly: $12, yearly: $120 }` where a text is wanted: its words, without the braces that visitors would read. */
function wordsOfKeys(instance: Instance, { entries }: MapNode): Finding | undefined {
  const areTexts = entries.length > 0 && entries.every(({ value }) => value.kind === 'scalar' && value.source !== '');
  if (!areTexts) return undefined;
  const said = entries.filter(({ key }) => wordAt('everywhere#look', key)?.isIdle !== true);
  const [label] =
    said.length === 1
      ? said
      : entries.filter(({ key }) => [key, ...simplerThan(key)].some((each) => NAMES_OF_TEXTS.test(each)));
  const textOfValue = ({ value }: Entry): string => (value.kind === 'scalar' ? String(value.value) : '');
  // Of coordinates, how far north comes first.
  const isEastFirst = /^(?:lng|lon|east)/i.test(entries[0]?.key ?? '');
  const values = (isEastFirst ? entries.toReversed() : entries).map(textOfValue).join(', ');
  const isForm = instance.schema.pattern !== undefined && new RegExp(instance.schema.pattern).test(values);
  // Of a text in one language, the name of that is no word.
  const isAddress = lastKeyOf(instance) === 'address';
  const isOfValues = isForm || isAddress || /^[a-z]{2}$/.test(entries[0]?.key ?? '');
  const all = isOfValues ? values : entries.map((each) => `${each.key}: ${textOfValue(each)}`).join(', ');
  const text = label === undefined ? all : textOfValue(label);
  const better = plainOrQuoted(text);
  const where = { isEntry: isEntry(instance), isInBrackets: isInBrackets(instance) };
  const mistake = textNotList(instance, { found: 'keys', ...where, text: better });
  const [start, end] = instance.node.range;
  const written = instance.source.text.slice(start, end).trimEnd();
  // `{ label: Large, value: l }`: what only programs read is nothing that visitors miss.
  const isLabel =
    label !== undefined && entries.every((each) => each === label || isOfProgram(each) || !said.includes(each));
  const isSure = (isLabel || ((isAddress || isForm) && label === undefined)) && !/(?:^|\s)#/.test(written);
  if (label !== undefined && !isSure) return mistake;
  return withAnswer(mistake, [onLineOfKey(instance, better)], isSure);
}

/** Writes a text in the place of a list or keys: behind its key, in the same line. */
function onLineOfKey(instance: Instance, better: string): Edit {
  const { source, node } = instance;
  const [start, end] = [node.range[0], node.range[0] + source.text.slice(...node.range).trimEnd().length];
  const between = source.text.slice(keyRange(instance)[1], start);
  return /^\s*:[ \t]*\r?\n\s*$/.test(between)
    ? replace([start - between.length, end], `: ${better}`)
    : replace([start, end], better);
}

function textNotList(instance: Instance, facts: Omit<Facts<'text-not-list'>[0], 'key'>): Finding {
  return finding('text-not-list', startIn(instance), { key: lastKeyOf(instance), ...facts });
}

function documentOf(file: string): string | undefined {
  const route = file.startsWith('pages/') ? routeOf(file) : '/';
  return route === '/' || route.includes('[') ? undefined : `${route}.pdf`;
}

function oneChoice(instance: Instance, node: ListNode | MapNode): Finding {
  const allowed = instance.schema.enum ?? [];
  const key = lastKeyOf(instance);
  const values = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  const written = values.flatMap((item) => (item.kind === 'scalar' ? String(item.value) : []));
  const meant = written.flatMap((each) =>
    allowed.includes(each) ? each : (choiceCalled(key, each, allowed) ?? nearest(each, allowed) ?? []),
  );
  const [text = allowed[0] ?? ''] = meant;
  const found = node.kind === 'list' ? 'list' : 'keys';
  const mistake = textNotList(instance, { found, isEntry: false, text, isChoice: true });
  const isBracketed = /[[{]/.test(instance.source.text.charAt(node.range[0]));
  const [first = ''] = written;
  const isOnly = values.length === 1 && isBracketed && (first === text || isCertainChoice(first, key));
  return isOnly ? withEdits(mistake, [replace(node.range, text)]) : mistake;
}

/** The first of several texts that is allowed where all of them in one text are not: of colours, addresses or paths. */
function oneOfTexts(node: ListNode, { format, pattern }: Schema): string | undefined {
  const texts = node.items.flatMap((item) => (item.kind === 'scalar' && item.style !== 'block' ? item : []));
  if (texts.length < 2 || texts.length < node.items.length) return undefined;
  const form = pattern === undefined ? undefined : new RegExp(pattern);
  const isAllowed = (text: string): boolean => form?.test(text) ?? true;
  if (format === undefined && isAllowed(texts.map(({ value }) => String(value)).join(', '))) return undefined;
  const first = texts.find(({ value }) => isAllowed(String(value)));
  return first && (first.style === 'plain' ? first.source : quoted(String(first.value)));
}

function textOfList(node: Node): { readonly text: string } | undefined {
  const items = node.kind === 'list' ? node.items : [];
  const texts = items.flatMap((item) =>
    item.kind !== 'scalar' || item.style === 'block' ? [] : item.style === 'plain' ? item.source : String(item.value),
  );
  if (texts.length === 0 || texts.length < items.length) return undefined;
  const text = texts.join(', ');
  return { text: text.length > 60 || /[:#"]|^\W/.test(text) ? quoted(text) : text };
}

/** Keys that say no more than that a text follows. */
export const NAMES_OF_TEXTS = /^(?:title|label|name|text|description|value|caption|item|entry|feature)$/;

/** `- Fast: very fast`, or `- title: Fast`, where a text is wanted. */
function colonInEntry(instance: Instance): Finding | undefined {
  const { source, node } = instance;
  const [only, ...others] = node.kind === 'map' ? node.entries : [];
  if (only === undefined || others.length > 0 || only.value.kind !== 'scalar' || only.value.source === '')
    return undefined;
  const range = [only.keyRange[0], only.value.range[1]] as const;
  const text = source.text.slice(...range);
  if (text.includes('\n')) return undefined;
  if (NAMES_OF_TEXTS.test(only.key)) {
    const mistake = textNotList(instance, { found: 'keys', isEntry: true, text: only.value.source });
    return withAnswer(mistake, [replace(range, only.value.source)], false);
  }
  return inCurlyQuotes(source, range) ?? finding('colon-in-text', inText(source, range), { text: quoted(text) });
}

/** What YAML makes of a text without quotes. */
function whatItBecomes({ source, value }: ScalarNode): 'yes-or-no' | 'number' | { readonly number: string } {
  if (typeof value === 'boolean') return 'yes-or-no';
  return source === String(value) ? 'number' : { number: String(value) };
}
