import type { Told } from '../../../diagnostics/catalogue.ts';
import { isHostName, parsedUrl, reachOf } from '../../../schema/formats/hosts.ts';
import { nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import { entryOf, isText, itemsOf, type Node, textAt, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import type { Content } from '../contents.ts';
import { repeatedTexts, withMeant } from '../meant.ts';
import type { Block } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';
import { checkSpan, isBackward } from './times.ts';

export const formRules: readonly Rule[] = [
  /** The keys of the account must be real ones, in site.yaml and in forms that have some of their own. */
  forSenders('email', standInsOf),
  /** Forms must be sent to addresses that take them: those of single forms, and the one of all others in site.yaml. */
  forSenders('forms', checkAction),
  /** Every field of a form must have a name of its own, and none that EmailJS uses. What it allows must be possible. */
  { of: ['page'], find: { block: (each) => (each.type === 'contact-form' ? checkForm(each) : []) } },
  /** A form that takes words must ask how its owner can answer. One that could not be read in full may do so. */
  { of: ['page'], find: { block: checkAnswer } },
  /** A form needs `action`, or `email` or `forms` in site.yaml, to send anything. What it says of an account must be of use. */
  {
    of: ['page', 'kind'],
    concerns: ({ types }, site) => types.some(sendsMail) && !isSent(site),
    find: { block: checkBlock },
  },
  /** Through EmailJS, no files are sent. */
  {
    of: ['page', 'kind'],
    concerns: ({ types }, { settingAt }) =>
      types.includes('contact-form') && settingAt('email') !== 'absent' && settingAt('forms') === 'absent',
    find: { block: checkFiles },
  },
];

/** A rule for what sends forms: what site.yaml says of all of them under a key, and each that says something of its own. */
function forSenders(key: string, check: (source: SourceText, sender: Node | undefined) => Finding[]): Rule {
  return {
    of: ANY,
    find: {
      whole: ({ sort, source, root }) => (sort === 'settings' ? check(source, valueAt(root, key)) : []),
      block: ({ content: { source }, block, type }) => (sendsMail(type) ? check(source, block) : []),
    },
  };
}

function standInsOf(source: SourceText, account: Node | undefined): Finding[] {
  return ['serviceId', 'templateId', 'publicKey'].flatMap((key) => {
    const node = textAt(account, key);
    if (node === undefined || node.value === '' || !isStandIn(node.value)) return [];
    return [finding('placeholder-key', inText(source, node.range), { key, value: node.value })];
  });
}

/** Whether a value is what manuals write where one's own belongs. */
function isStandIn(value: string): boolean {
  return /your|placeholder|example|change.?me|replace|insert|todo|^x+$|x{4}|^[.…_*-]+$|^<.*>$|^\{.*\}$|^\[.*\]$|^(?:service|template)_(?:id)?$|^\s*$/i.test(
    value,
  );
}

type Problem = { readonly what: Told<'form-address'>['problem']; readonly better?: string };

function checkAction(source: SourceText, sender: Node | undefined): Finding[] {
  const node = textAt(sender, 'action');
  const address = node?.value ?? '';
  if (node === undefined || address.trim() === '') return [];
  const problem = problemOf(address.trim());
  if (problem === undefined) {
    const last = address.split('/').at(-1) ?? '';
    if (last === '' || !isStandIn(last)) return [];
    return [finding('placeholder-key', inText(source, node.range), { key: 'action', value: address })];
  }
  const { what, better } = problem;
  const mistake = finding('form-address', inText(source, node.range), { address, problem: what, better });
  // Whether a server answers on https, too, is nothing that can be seen here.
  return [withAnswer(mistake, better === undefined ? [] : rewriteScalar(source, node, better), what === 'no-scheme')];
}

function problemOf(address: string): Problem | undefined {
  if (/^mailto:|^[^\s/@]+@[^\s/@]+$/i.test(address)) return { what: 'e-mail' };
  if (address.startsWith('/') && !address.startsWith('//')) return { what: 'no-server' };
  const whole = address.replace(/^\/\//, '');
  if (!/^[a-z][a-z+.-]*:/i.test(whole)) {
    const better = `https://${whole}`;
    // A server has a dot in its name, and what leads to a form comes after it.
    const isAddress = /^[\w-]+(?:\.[\w-]+)+\/./.test(whole) && problemOf(better) === undefined;
    return isAddress ? { what: 'no-scheme', better } : { what: 'incomplete' };
  }
  return problemOfWhole(address);
}

function problemOfWhole(address: string): Problem | undefined {
  const url = parsedUrl(address);
  if (url === undefined || /\s/.test(address) || !/^https?:\/\//i.test(address)) return { what: 'incomplete' };
  const { hostname, username, password, hash } = url;
  if (!isHostName(hostname) || username !== '' || password !== '' || hash !== '') return { what: 'incomplete' };
  if (/(?:^|\.)emailjs\.com$/.test(hostname)) return { what: 'account' };
  const reach = reachOf(hostname);
  if (reach !== undefined) return { what: reach };
  return url.protocol === 'http:' ? { what: 'not-secure', better: address.replace(/^http:/i, 'https:') } : undefined;
}

export const sendsMail = (type: string | undefined): boolean => type === 'contact-form' || type === 'newsletter';

const KEYS_OF_ACCOUNT = ['serviceId', 'templateId'];

/** Whether all forms of a site can be sent through its account, or may be: what could not be read may say how. */
function isSent({ settingAt }: SiteIndex): boolean {
  const [email, forms] = [settingAt('email'), settingAt('forms')];
  return email === 'unread' || forms === 'unread' || (email === 'written' && forms === 'absent');
}

function checkBlock({ content: { source }, block, type }: Block, site: SiteIndex): Finding[] {
  const written = valueAt(block, 'type');
  if (written === undefined || !sendsMail(type) || valueAt(block, 'action') !== undefined) return [];
  if (site.settingAt('forms') === 'absent')
    return [finding('form-without-email', inText(source, written.range), { why: 'nowhere' })];
  const idle = KEYS_OF_ACCOUNT.flatMap((key) => entryOf(block, key) ?? []);
  return idle.map(({ key, keyRange }) => finding('idle-key', inText(source, keyRange), { key, why: 'other-service' }));
}

function checkFiles({ content: { source }, block, type }: Block): Finding[] {
  if (type !== 'contact-form' || valueAt(block, 'action') !== undefined) return [];
  return itemsOf(block, 'fields').flatMap((field) => {
    const written = textOf(field, 'type') === 'file' ? valueAt(field, 'type') : undefined;
    return written ? [finding('form-without-email', inText(source, written.range), { why: 'file' })] : [];
  });
}

/** EmailJS adds fields of these names itself; a second one would be sent beside it. */
const RESERVED = ['lib_version', 'service_id', 'template_id', 'user_id'];

const MOST_NAMED = 8;

function checkForm({ content, block }: Block): Finding[] {
  return [
    ...checkNames(content, block),
    ...findEach(itemsOf(block, 'fields'), (field) => [
      ...checkOptions(content, field),
      ...checkNumbers(content, field),
      ...checkSpan(content, { map: field, start: 'earliest', end: 'latest', what: 'field', isOver: isBackward }),
    ]),
  ];
}

function checkNames({ source }: Content, form: Node): Finding[] {
  const names = itemsOf(form, 'fields').flatMap((field) => valueAt(field, 'name') ?? []);
  const isThroughAccount = valueAt(form, 'action') === undefined;
  const reserved = names.flatMap((node) => {
    const name = isThroughAccount && node.kind === 'scalar' ? String(node.value) : '';
    return RESERVED.includes(name)
      ? [finding('reserved-field', inText(source, node.range), { name, reserved: RESERVED })]
      : [];
  });
  const repeated = repeatedTexts(source, names, (at, name, line) => finding('duplicate-field', at, { name, line }));
  return [...reserved, ...repeated];
}

function checkOptions(page: Content, field: Node): Finding[] {
  const { source } = page;
  const options = itemsOf(field, 'options');
  const repeated = repeatedTexts(source, options, (at, option, line) => finding('same-option', at, { option, line }));
  return [...repeated, ...checkDefault(page, field, options)];
}

/** What is chosen to begin with must be one of the options. What could not be read may be one of them. */
function checkDefault({ source, masks }: Content, field: Node, options: readonly Node[]): Finding[] {
  const node = textAt(field, 'default');
  const known = options.flatMap((option) => (isText(option) ? option.value : []));
  const isRead = masks.length === 0 && options.length > 0 && known.length === options.length;
  const { value = '' } = node ?? {};
  if (!isRead || node === undefined || value.trim() === '' || known.includes(value)) return [];
  const suggestion = nearest(value, known);
  const facts = { value, suggestion, known: known.slice(0, MOST_NAMED) };
  const mistake = finding('unknown-option', inText(source, node.range), facts);
  return [withMeant(mistake, { name: value, suggestion, known }, (meant) => rewriteScalar(source, node, meant))];
}

function checkNumbers({ source }: Content, field: Node): Finding[] {
  const [min, max] = [valueAt(field, 'min'), valueAt(field, 'max')];
  if (min?.kind !== 'scalar' || max?.kind !== 'scalar') return [];
  if (typeof min.value !== 'number' || typeof max.value !== 'number' || min.value <= max.value) return [];
  return [finding('min-over-max', inText(source, max.range), { min: min.value, max: max.value })];
}

/** Types of fields that visitors write words in. A form without any is a vote, which nobody waits for an answer to. */
const OF_WORDS: readonly (string | undefined)[] = [undefined, 'text', 'textarea'];

/** What a field is called, or its type, that asks how somebody can be reached, by mail, phone, letter or otherwise. */
const REACHES = [
  'mail|courriel|correo|e-?post(?!en)|phone|telefon|téléphone|teléfono|whatsapp|contact|kontakt|contatt|erreich|reach|rejoind|joindre',
  'address|adresse|anschrift|direcci[oó]n|indirizzo|adres|(?<!\\p{L})(?:tel|fon|fax|mobil|handy|cell|celular|portable|móvil|signal|telegram)',
  'correio|endereço|poczt|pošt|почт|телефон|связ|адрес|ईमेल|फ़ोन|फोन|मोबाइल|पता|بريد|هاتف|جوال|عنوان|טלפון|דואר|メール|電話|住所|邮箱|邮件|郵件|电话|電話|微信|地址|이메일|전화|주소',
];
const REACHING = new RegExp(REACHES.join('|'), 'iu');

const ASIDE = ['note', 'placeholder', 'options', 'default', 'required'];

function checkAnswer({ content: { source, masks }, block, type }: Block): Finding[] {
  const fields = type === 'contact-form' && masks.length === 0 ? entryOf(block, 'fields') : undefined;
  const each = itemsOf(block, 'fields');
  if (fields === undefined || !each.some((field) => OF_WORDS.includes(textOf(field, 'type')))) return [];
  if (each.some((field) => REACHING.test(wordsOf(field)))) return [];
  const isInBrackets = source.text.charAt(fields.value.range[0]) === '[';
  return [finding('no-way-to-answer', inText(source, fields.keyRange), { isInBrackets })];
}

/** The name, the label and the type of a field, and whatever stands under a key that was misspelt. */
function wordsOf(field: Node): string {
  if (field.kind !== 'map') return 'source' in field ? field.source : '';
  const words = field.entries.flatMap(({ key, value }) =>
    value.kind === 'scalar' && !ASIDE.includes(key) ? String(value.value) : [],
  );
  return words.join(' ').replaceAll('_', ' ');
}
