import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type Node, textOf } from '../../yaml/syntax/tree.ts';
import type { Block } from './parts.ts';
import type { FileRule } from './rule.ts';

/** Types of fields that visitors write words in. A form without any is a vote, which nobody waits for an answer to. */
const OF_WORDS: readonly (string | undefined)[] = [undefined, 'text', 'textarea'];

/** What a field is called, or its type, that asks how somebody can be reached, by mail, phone, letter or otherwise. */
const REACHES = [
  'mail|courriel|correo|e-?post(?!en)|phone|telefon|téléphone|teléfono|whatsapp|contact|kontakt|contatt|erreich|reach|rejoind|joindre',
  'address|adresse|anschrift|direcci[oó]n|indirizzo|adres|(?<!\\p{L})(?:tel|fon|fax|mobil|handy|cell|celular|portable|móvil|signal|telegram)',
  'correio|endereço|poczt|pošt|почт|телефон|связ|адрес|ईमेल|फ़ोन|फोन|मोबाइल|पता|بريد|هاتف|جوال|عنوان|טלפון|דואר|メール|電話|住所|邮箱|邮件|郵件|电话|電話|微信|地址|이메일|전화|주소',
];
const REACHING = new RegExp(REACHES.join('|'), 'iu');

/** Keys of a field whose words tell about another one. */
const ASIDE = ['note', 'placeholder', 'options', 'default', 'required'];

/** A form that takes words must ask how its owner can answer. One that could not be read in full may do so. */
export const formAnswerRule: FileRule = { scope: 'file', of: ['page'], find: { block: checkAnswer } };

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
