import type { ErrorObject } from 'ajv/dist/2020.js';
import { withoutEndSlashes, withoutQuery, withoutSlashes } from '../../model/address.ts';
import { isJson } from '../../model/page-file.ts';
import { areLatin, canBeSpoken, fieldWords, simpleWords } from '../../values/address-words.ts';
import {
  dayAndTimeIn,
  dayMeant,
  dayRangeMeant,
  isMidnight,
  momentIn,
  momentMeant,
  wrongDayIn,
} from '../../values/day.ts';
import type { TextMeant } from '../../values/field.ts';
import { amountMeant } from '../../values/number.ts';
import { coordinatesIn, turnedIn } from '../../values/place.ts';
import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { valueTypes } from '../../values/value-types.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { textInCurlyQuotes } from '../../yaml/mistakes/quotes/quotes.ts';
import { entryOf, textOf } from '../../yaml/syntax/tree.ts';
import { type Edit, replace, rewriteScalar } from '../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { isProgramElsewhere, valueInTag } from '../formats/pasted-tag.ts';
import { redirectFromProblem } from '../formats/redirect-from.ts';
import { siteUrl } from '../formats/site-address.ts';
import { formats } from '../schemas/ajv.ts';
import { choiceCalled, isCertainChoice, numberCalled } from '../schemas/choice-words.ts';
import { languageCalled } from '../schemas/languages.ts';
import type { Schema } from '../schemas/schemas.ts';
import { betweenKeys } from './form-edits.ts';
import { type Instance, isEntry, isRequired, keyRange, lastKeyOf, siteOf, startIn } from './instance.ts';

/** A whole number and words around it. Of 2.5 nobody knows whether 2 or 3 is meant. */
const WHOLE = /^[^\d-]*(-?\d+)(?![.,]?\d)[^\d]*$/;
export function notANumber(instance: Instance): Finding {
  const { node, schema } = instance;
  const isWhole = schema.type === 'integer';
  const text = node.kind === 'scalar' ? node.source : '';
  const whole = isWhole ? WHOLE.exec(text)?.at(-1) : undefined;
  const any = isWhole
    ? undefined
    : amountMeant(text, {
        unit: schema.ofField?.unit ?? schema.ofField?.currency,
        language: siteOf(instance).language,
      });
  const called = node.kind === 'scalar' ? numberCalled(String(node.value)) : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const meant = called?.toString() ?? any?.text ?? (whole === undefined ? undefined : String(Number(whole)));
  // Whoever wrote 12 where 4 is the limit may want anything.
  const better = meant === undefined || Number(meant) < minimum || Number(meant) > maximum ? undefined : meant;
  const facts = {
    key: lastKeyOf(instance),
    range: rangeOf(schema),
    better,
    isWhole,
    isQuoted: /^["']/.test(text),
    unit: any?.unit ?? '',
  };
  const found = finding('not-a-number', startIn(instance), facts);
  // What is said of a comma in braces is about a text.
  const isJoined = node.kind === 'scalar' && node.style === 'joined';
  const mistake = isJoined && better !== undefined ? { ...found, covers: [node.range] } : found;
  if (better === undefined) return mistake;
  return withAnswer(mistake, [replace(node.range, better)], called !== undefined || any === undefined || any.isSure);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (maximum !== undefined) return `, at most ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

export function explainValue(instance: Instance, error: ErrorObject): Finding {
  const { node, schema } = instance;
  const key = lastKeyOf(instance);
  const value = node.kind === 'scalar' ? String(node.value) : '';
  if (node.kind === 'scalar' && typeof node.value === 'string' && value.trim() === '')
    return finding('empty-text', startIn(instance), { key, required: isRequired(instance) });
  switch (error.keyword) {
    case 'minItems':
    case 'maxItems':
      return otherNumber(instance);
    case 'minimum':
    case 'maximum':
      return notANumber(instance);
    case 'enum': {
      const allowed = schema.enum ?? [];
      const other = choiceCalled(key, value, allowed);
      // What says what is not meant means the opposite of what is like it.
      const suggestion = other ?? (/^(?:!|not\b)/i.test(value) ? undefined : nearest(value, allowed));
      const mistake = finding('not-a-choice', startIn(instance), { key, value, suggestion, allowed });
      const isSure = other === undefined ? isOnlyNearest(value, suggestion, allowed) : isCertainChoice(value, key);
      return withAnswer(mistake, written(instance, suggestion), isSure);
    }
    default:
      return badRedirect(instance, value) ?? badFormat(instance, value);
  }
}

function badRedirect(instance: Instance, from: string): Finding | undefined {
  const { path, parent } = instance;
  if (path[0] !== 'aliases' && (path[0] !== 'redirects' || lastKeyOf(instance) !== 'from')) return undefined;
  const url = siteUrl(siteOf(instance).url);
  const problem = redirectFromProblem(from, { url, to: textOf(parent?.node, 'to') });
  if (problem === undefined) return undefined;
  const mistake = finding('redirect-from', startIn(instance), { from, ...problem });
  // Of an address on another site, nobody knows whether this one was meant.
  return problem.why === 'other-site' ? mistake : withAnswer(mistake, written(instance, problem.better), true);
}

function badFormat(instance: Instance, value: string): Finding {
  const { schema, kind } = instance;
  const key = lastKeyOf(instance);
  const sorts = key === 'sort' ? sortsMeant(instance, value) : undefined;
  if (sorts !== undefined) return sorts;
  const when = kind && valueTypes[kind].when;
  const days = when?.meant(value);
  const form = formMeant(schema, value, key);
  const called = key === 'language' ? languageCalled(value) : undefined;
  const language = called && { text: called.code, isSure: called.isSure };
  const meant = days ?? language ?? form ?? byName(key, value) ?? inWords(instance, value);
  const suggestion = meant?.text;
  const isInLetters = meant === undefined && hasOtherLetters(schema, value);
  const isDay = hasForm(schema, '2026-05-12');
  const wrongDay = days === undefined ? (when?.wrong?.(value) ?? (isDay ? wrongDayIn(value) : undefined)) : undefined;
  const isNoDay = wrongDay?.why === 'no-such-day';
  const moment = dayWithTime(instance, value);
  if (moment !== undefined) return moment;
  const inTag = wholeOfTag(instance, value);
  // A day with a time where only a day goes: without a place for the time, the day alone is no answer.
  const part =
    days === undefined && form?.time !== undefined
      ? ({ why: 'day-alone', date: form.text, time: form.time } as const)
      : inTag === undefined
        ? undefined
        : ({ why: 'in-tag', parts: inTag } as const);
  const unanswered = { key, value, description: '', suggestion: undefined };
  if (part !== undefined) return finding('bad-format', startIn(instance), { ...unanswered, wrong: [part] });
  const isElsewhere = isProgramElsewhere(suggestion ?? value);
  const sign = schema.pattern?.startsWith('^[a-z][A-Za-z0-9]*')
    ? /[^A-Za-z0-9\p{L}\p{M}]/u.exec(value)?.[0]
    : undefined;
  const wrong = [
    sign === undefined ? [] : ({ why: 'sign', sign } as const),
    isElsewhere ? ({ why: 'other-site' } as const) : [],
    isInLetters ? ({ why: 'other-letters' } as const) : [],
    wrongDay ?? [],
  ].flat();
  const description = isNoDay ? '' : (schema.form ?? schema.description ?? '');
  const facts = { key, value, description, wrong, suggestion: isElsewhere || isNoDay ? undefined : suggestion };
  const told = finding('bad-format', startIn(instance), facts);
  // That a file isn't at such an address is the same mistake.
  const mistake = kind === 'file' ? { ...told, covers: [instance.node.range] } : told;
  return withAnswer(mistake, written(instance, facts.suggestion), meant?.isSure === true);
}

/** The order of a list or a currency by what it is called. */
function byName(key: string, value: string): TextMeant | undefined {
  const text = key === 'sort' ? sortMeant(value) : key === 'currency' ? currencyMeant(value) : undefined;
  return text === undefined ? undefined : { text, isSure: true };
}

/** One of the words of a pattern that is called so or spelt alike, or a name or an address in the letters that it wants. */
function inWords(instance: Instance, value: string): TextMeant | undefined {
  const { pattern = '' } = instance.schema;
  const words = /^\^\(([a-z|]+)/.exec(pattern)?.[1]?.split('|') ?? [];
  const word = choiceCalled(lastKeyOf(instance), value, words) ?? nearest(value, words);
  if (word !== undefined) return { text: word, isSure: isOnlyNearest(value, word, words) };
  const text = otherSpelling(value, instance.schema.pattern, siteOf(instance).language);
  return text === undefined ? undefined : { text, isSure: areLatin(value) && isSameAddress(value, text) };
}

/** A day with a time of day, where each has a key of its own and only one is there. A zone has none, so that it's only proposed to leave it out. */
function dayWithTime(instance: Instance, value: string): Finding | undefined {
  const { source, node, parent, schema } = instance;
  const { date, time, zone } = dayAndTimeIn(value) ?? {};
  const key = lastKeyOf(instance);
  const other = key === 'time' ? 'date' : 'time';
  const entry = entryOf(parent?.node, key);
  const isBeside = parent?.schema.properties?.[other] !== undefined && entryOf(parent.node, other) === undefined;
  if (date === undefined || time === undefined || entry === undefined || !isBeside) return undefined;
  if (!hasForm(schema, key === 'time' ? time : date)) return undefined;
  const parts = [`${key === 'time' ? other : key}: ${date}`, `time: ${plainOrQuoted(time)}`];
  const wrong = [{ why: 'day-and-time', parts: parts.join(', '), zone } as const];
  const facts = { key, value, description: '', suggestion: undefined, wrong };
  const mistake = finding('bad-format', startIn(instance), facts);
  const between = betweenKeys(source, parent.node, entry);
  const edits = isJson(source.file) ? undefined : [replace([entry.keyRange[0], node.range[1]], parts.join(between))];
  return withAnswer(mistake, edits, zone === undefined);
}

/** What a pasted tag says of its own key and of those beside it, where these don't say it yet. */
function wholeOfTag({ parent, path }: Instance, text: string): string | undefined {
  const own = String(path.at(-1));
  const parts = Object.keys(parent?.schema.properties ?? {}).flatMap((key) => {
    const value = valueInTag(text, key);
    return value === undefined ? [] : [{ key, value }];
  });
  const isSaid = ({ key, value }: (typeof parts)[number]): boolean =>
    key === own || [value, text].includes(textOf(parent?.node, key) ?? '');
  return parts.every(isSaid) ? undefined : parts.map(({ key, value }) => `${key}: ${plainOrQuoted(value)}`).join(', ');
}

function otherNumber(instance: Instance): Finding {
  const { source, node, schema } = instance;
  const key = lastKeyOf(instance);
  const found = node.kind === 'list' ? node.items.length : 0;
  const at = inText(source, keyRange(instance));
  if (found === 0) return finding('empty-list', at, { key });
  return finding('entry-count', at, { key, found, least: schema.minItems ?? 1, most: schema.maxItems });
}

function written({ source, node }: Instance, value: string | undefined): readonly Edit[] | undefined {
  return node.kind === 'scalar' && value !== undefined ? rewriteScalar(source, node, value) : undefined;
}

function hasOtherLetters({ pattern = '' }: Schema, value: string): boolean {
  return /^\^\/?\(?\[a-z/.test(pattern) && !pattern.includes('\\p{') && /(?!\p{Script=Latin})\p{L}/u.test(value);
}

/** `Our Team!` -> `our-team`, if that is what the pattern wants. @param language of the site, where the file says it */
function otherSpelling(value: string, pattern: string | undefined, language: string | undefined): string | undefined {
  // A name is never made of markup, and a program of another site is none of this one.
  if (pattern === undefined || /[<>]/.test(value) || isProgramElsewhere(value)) return undefined;
  const end = pattern.endsWith('\\.pdf$') ? '.pdf' : '';
  const path = pattern.startsWith('^/') ? pathIn(value).replace(end === '' ? '' : /\.pdf$/i, '') : value;
  // Signs and spaces between the digits of a phone number are part of it.
  if (!/\p{L}/u.test(path)) return undefined;
  const words = simpleWords(path, language);
  if (words === undefined || value.includes('..') || !canBeSpoken(path, words)) return undefined;
  const address = path.split('/').flatMap((part) => simpleWords(part, language) ?? []);
  const slash = value.startsWith('/') ? '/' : '';
  return [
    `#${value}`,
    value.replace(/^\.?\//, ''),
    `data/${value.replace(/^\.?\//, '')}`,
    fieldWords(path),
    path,
    path.toLowerCase(),
    `${slash}${words}`,
    words.replaceAll('-', '_'),
    `/${address.join('/')}`,
  ]
    .map((candidate) => candidate + end)
    .find((candidate) => candidate !== value && new RegExp(pattern, 'u').test(candidate));
}

/** Of the address of a page elsewhere, or of its file, the address on this site. */
function pathIn(value: string): string {
  const whole = value
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^\/?pages\//, '/')
    .replace(/\.(?:ya?ml|json)$/, '');
  const path = withoutEndSlashes(withoutQuery(whole));
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * An address stands on other sites and in bookmarks as it is: only the slashes around it can be guessed, and the small letters
 * of a document that no build has made yet.
 */
function isSameAddress(value: string, suggestion: string): boolean {
  const written = withoutSlashes(value);
  if (!suggestion.startsWith('/')) return true;
  return (suggestion.endsWith('.pdf') ? written.toLowerCase() : written) === suggestion.slice(1);
}

/** A value in another form, and the time that this form leaves out. */
type FormMeant = TextMeant & { readonly time?: string };

/**
 * A value in the form that is wanted, if only something around it or its order is wrong: `“+1 555 0100”`, `mailto:me@example.com`,
 * `24.12.2026`, `20. Juni 2026, 18 Uhr`, `39,4623 -0,3739`.
 *
 * @returns undefined for all other values
 */
function formMeant(schema: Schema, value: string, key: string): FormMeant | undefined {
  const text = value.trim();
  const bare = text.replace(/^(?:mailto|tel):\s*/i, '');
  const inTag = valueInTag(text, key);
  const sure = [textInCurlyQuotes(text), /<([^<>\s]+)>$/.exec(text)?.[1], bare, inTag].flatMap((each) =>
    each === undefined ? [] : [{ text: each, isSure: true }],
  );
  const moment = momentMeant(text);
  // Where a day alone is wanted, the time has no place.
  const dayOfMoment = moment && { text: moment.text.slice(0, 10), isSure: false, time: moment.text.slice(11) };
  const moments = text.split(' to ').flatMap((each) => momentIn(each) ?? []);
  const times = moments.filter((each) => !isMidnight(each)).map(({ time }) => time);
  const days = {
    text: moments.map(({ date }) => date).join(' to '),
    isSure: times.length === 0,
    ...(times.length === 0 ? {} : { time: times.join(', ') }),
  };
  const point = coordinatesIn(text);
  const place = { text: point ?? turnedIn(text) ?? '', isSure: point !== undefined };
  const candidates = [...sure, dayMeant(text), dayRangeMeant(text), moment, days, dayOfMoment, place];
  return candidates.find((each) => each !== undefined && each.text !== value && hasForm(schema, each.text));
}

function hasForm({ pattern, format = '' }: Schema, text: string): boolean {
  const form = formats[format] ?? (pattern === undefined ? undefined : new RegExp(pattern, 'u'));
  return form?.test(text) === true;
}

/** `day, -price` where a list of fields is wanted. */
function sortsMeant(instance: Instance, value: string): Finding | undefined {
  const { source, node, schema } = instance;
  const fields = value.split(',').map((field) => field.trim());
  if (fields.length < 2 || isEntry(instance) || !fields.every((field) => hasForm(schema, field))) return undefined;
  const suggestion = `[${fields.map((field) => (isJson(source.file) ? JSON.stringify(field) : field)).join(', ')}]`;
  const facts = { key: lastKeyOf(instance), value, description: schema.description ?? '', wrong: [], suggestion };
  return withEdits(finding('bad-format', startIn(instance), facts), [replace(node.range, suggestion)]);
}

/** `price desc`, `price: absteigend` as a list is sorted here: `-price`. Undefined for other texts. */
function sortMeant(text: string): string | undefined {
  const [field = '', word = '', ...others] = text.trim().split(/[\s,:]+/);
  const name = /^-?([a-z][A-Za-z0-9]*)$/.exec(field)?.[1];
  if (name === undefined || others.length > 0) return undefined;
  const ways = ['up', 'down'];
  const way = ways.find((each) => each === word.toLowerCase()) ?? choiceCalled('sort', word, ways);
  return way === undefined ? undefined : way === 'down' ? `-${name}` : name;
}

/** `€`, `eur` or `Euro` as a currency is written here: `EUR`. Of a sign that several have, such as `$`, nobody knows which is meant. */
function currencyMeant(text: string): string | undefined {
  const word = text.trim().toUpperCase();
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const all = Intl.supportedValuesOf('currency');
  const isCalled = (code: string): boolean => code === word || names.of(code)?.toUpperCase() === word;
  return choiceCalled('currency', text, all) ?? all.find(isCalled);
}
