import type { ForeignFacts, Purpose } from '../../../diagnostics/messages/told.ts';
import { wordTable } from '../../../values/word-table.ts';

/** Code or marks of another system in a text, which do nothing here: visitors would read them. */
export type Foreign = { readonly start: number; readonly written: string; readonly facts: ForeignFacts };

/** Whose it is, what it looks like, and what visitors were to read of it. Linear in the length of the text: each part has an end that it can't contain, or a bound. */
type Form = readonly [system: ForeignFacts['system'], pattern: RegExp, words?: (written: string) => string];

const SHORTCODE = 'gallery|embed|video|audio|playlist|contact-form-7|contact-form|youtube|vimeo|wpforms|ninja_form|toc';

/** What programs for tables show in the place of a value that they couldn't work out, in the languages in which they do. */
const SHEET_ERROR = new RegExp(
  `^[ \\t]*#(?:${[
    'REF!|VALUE!|DIV/0!|NAME\\?|NULL!|NUM!|N/A|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|ERROR!|GETTING_DATA',
    'BEZUG!|WERT!|ZAHL!|NV|ÜBERLAUF!|KALK!|FELD!',
    '¡REF!|¡VALOR!|¡DIV/0!|¿NOMBRE\\?|¡NULO!|¡NUM!|N/D|¡DESBORDAMIENTO!|¡CALC!|¡ERROR!',
    'VALEUR!|NOM\\?|NUL!|NOMBRE!|PROPAGATION!',
    'RIF!|VALORE!|NOME\\?|NULLO!|ESPANSIONE!|VALOR!|NULO!|NÚM!|DESPEJAR!',
    'VERW!|WAARDE!|DEEL/0!|NAAM\\?|LEEG!|GETAL!|N/B|OVERLOOP!',
    'ADR!|ARG!|DZIEL/0!|NAZWA\\?|ZERO!|LICZBA!',
    'ССЫЛКА!|ЗНАЧ!|ДЕЛ/0!|ИМЯ\\?|ПУСТО!|ЧИСЛО!|Н/Д',
    '#{2,200}',
  ].join('|')})[ \\t]*$`,
  'g',
);

/** The first that fits counts, so what is more exact comes before. */
const forms: readonly Form[] = [
  ['hugo', /\{\{[<%][^{}\n]{0,300}[>%]\}\}/g],
  ['jekyll', /\{%-?[^{}\n]{0,300}%\}/g],
  ['handlebars', /\{\{\{[^{}\n]{1,200}\}\}\}|\{\{[#/>!^&][^{}\n]{1,200}\}\}/g],
  // The code of a link is reported with the link, and without spaces and dots two braces show one.
  [
    'template',
    /(?<!\]\()\{\{-?[ \t]{0,5}[$@.]?\w{1,40}\.\w[^{}\n]{0,200}\}\}|\{\{-?[ \t]{1,5}(?:(?:title|content|description|body|url|date|author|name|email|user|page|post|message|item)|[$@.]\w{1,40}|\w{1,40}[ \t]{0,5}\|[^{}\n]{1,100})[ \t]{1,5}-?\}\}/g,
  ],
  ['shortcode', new RegExp(`\\{\\{(?:${SHORTCODE}|figure|image|include|tweet|gist)\\b[^{}\\n]{0,200}\\}\\}`, 'g')],
  ['erb', /<%[^%\n]{0,300}%>/g],
  ['program', /[$#]\{[A-Za-z_][\w.[\]()]{0,60}\}/g],
  ['contents', /\{:?toc\}|\[\[_?toc_?\]\]|\[TOC\]|^\[toc\]$/gim],
  ['attribute', /\{(?:[:#.][ \t]*[#.]?[\w-]|(?<![\w\]]\{)[a-z][\w-]{0,30}=)[^{}\n]{0,100}\}/g],
  ['shortcode', /@\[[a-z][\w-]{1,30}\]\([^()\n]{0,300}\)/gi],
  ['joomla', /\{([a-z][\w-]{1,30})(?:[ \t][^{}\n]{0,100})?\}[^{}\n]{0,300}\{\/\1\}/gi],
  ['obsidian-file', /!\[\[[^[\]\n]{1,200}\]\]/g],
  ['wiki', /\[\[[^[\]\n]{1,200}\]\](?!\()/g, wikiWords],
  ['docusaurus-box', /^:{3,}[ \t]*\{?\.?[a-z][^\n]{0,100}$/gim],
  ['directive-box', /^::[a-z][a-z0-9-]{0,40}(?:\[[^[\]\n]{0,200}\])?(?:\{[^{}\n]{0,200}\})?[ \t]*$/gm],
  [
    'directive',
    /(?<![\p{L}\p{N}:])::?[a-z][a-z0-9-]{1,30}(?:\[[^[\]\n]{1,200}\](?:\{[^{}\n]{0,200}\})?|\{[^{}\n]{0,200}\})/gu,
    (written) => /\[([^[\]]*)\]/.exec(written)?.[1] ?? '',
  ],
  ['obsidian-note', /(?<![\p{N}%])%%(?!%)(?:[^%]|%(?!%)){1,2000}%%(?!%)/gu],
  ['critic-note', /\{>>[^{}]{1,1000}<<\}/g],
  ['critic-change', /\{(?:\+\+[^{}]{1,1000}\+\+|--[^{}]{1,1000}--|~~[^{}]{1,1000}~~|==[^{}]{1,1000}==)\}/g],
  ['block-name', /(?<=\n|\S[ \t])\^(?=[\w-]{0,39}[A-Za-z])[A-Za-z0-9-]{3,40}[ \t]*$/gm],
  [
    'property',
    /^[ \t]{0,3}(?:[-*] )?\p{L}[\p{L}\p{N} _-]{0,40}::[ \t]+\S[^\n]{0,300}$|\[\p{L}[\p{L}\p{N} _-]{0,40}::[ \t][^[\]\n]{1,200}\]/gmu,
  ],
  [
    'bbcode',
    /\[(\/?(?:b|i|u|s|url|img|quote|size|color|center|list)(?:=[^[\]\n]{0,100})?)\](?![([:])[^[\]\n]{0,300}\[\/[a-z]{1,10}\]/gi,
  ],
  ['titled-note', /(?<=^[ \t>]{0,9}>[ \t]?)\[![a-z][\w-]{0,30}\](?:[+-]|(?=[ \t]+\S))/gim],
  ['sheet', SHEET_ERROR],
  ['mkdocs-box', /^(?:!!!|\?\?\?)\+?[ \t]+[a-z][^\n]{0,100}$/gim],
  [
    'wordpress',
    new RegExp(
      `\\[(?:${SHORTCODE})(?:[ \\t][^[\\]\\n]{0,300})?\\](?![(\\[:])|\\[[a-z][\\w-]{1,40}[ \\t]+[\\w-]{1,40}=["'\\w][^[\\]\\n]{0,300}\\](?![(\\[:])`,
      'g',
    ),
  ],
  [
    'mdx',
    /^(?:import[ \t]{1,9}(?:[\w$*{][^'"\n]{0,200}[ \t]from[ \t]+)?["'][^'"\n]{1,200}["'];?[ \t]{0,9}|export[ \t]{1,9}(?:const|default|function)[ \t][^\n]{0,200})$/gm,
  ],
  [
    'highlight',
    /(?<![=+^\p{L}\p{N}])(==|\+\+|\^\^)(?=[^\s=+^])[^=+^\n]{1,200}(?<=\S)\1(?![=+^\p{L}\p{N}])/gu,
    (written) => written.slice(2, -2),
  ],
  ['task', /\[[ xX]\](?<=^[ \t]{0,8}(?:[-*+][ \t]{1,3})?\[[ xX]\])(?=[ \t]\S)/gm],
  ['emoji', /(?<=^|[\s(])(?::[a-z][a-z0-9]{1,20}(?:_[a-z0-9]{1,20}){0,5}:)(?=$|[\s.,;!?)])/gm],
  ['small-letter', /(?<=[\p{L}\p{N}])(?:\^[\p{L}\p{N}+-]{1,6}\^|(?<!~)~[\p{N}]{1,3}~(?!~))/gu],
  [
    'tex',
    /\$\$[^$\n]{1,200}\$\$|(?<![\p{L}\p{N}$])\$(?=[^$\s\d])[^$\n]{0,80}[\\^_][^$\n]{0,80}(?<=[^$\s])\$(?![\p{L}\p{N}$])/gu,
  ],
  ['latex', /\\(?:textbf|textit|emph|section|subsection|href|url|begin|end)\{[^{}\n]{0,200}\}/g],
  ['mailing', /\*\|[A-Z][A-Z0-9_:]{1,40}\|\*|(?<![\p{L}\p{N}%])%[A-Z][A-Z_]{2,40}%/gu],
  [
    'video-address',
    /^[ \t]*https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch|shorts|live)|youtu\.be\/|vimeo\.com\/\d)[^\s]{0,200}[ \t]*$/gm,
  ],
];

const ENDS = /^(?:\{\{[<%][ \t]*\/|\{\{\/|\{%-?[ \t]*end|\[\/)/;

/** What begins any of them. */
const MAY_BE = /[{}<[$:!%=^~\\@]|\+\+|\*\||^(?:\?\?\?|import|export|https:|[ \t]*#)/m;

/** Code and marks of other systems in a text that has no code of its own in it, in their order. None is in another one. */
export function foreignIn(text: string): Foreign[] {
  if (!MAY_BE.test(text)) return [];
  const found: Foreign[] = [];
  for (const [system, pattern, words] of forms) {
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      const written = whole.trim();
      const start = index + whole.indexOf(written);
      const isEscaped = text.charAt(start - 1) === '\\';
      // What ends something is told where that begins.
      if (isEscaped || ENDS.test(written) || found.some((other) => overlap(other, start, written.length))) continue;
      const [name = ''] = /[a-z_][\w-]*/i.exec(written) ?? [];
      found.push({ start, written, facts: { system, purpose: purposeOf(name), words: words?.(written) ?? '' } });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function overlap({ start, written }: Foreign, from: number, length: number): boolean {
  return from < start + written.length && start < from + length;
}

/** `[[kurse|Unsere Kurse]]` */
function wikiWords(written: string): string {
  const [page = '', words = page] = written.slice(2, -2).split('|');
  return words.trim();
}

/** Whether code of another system is around a part of a text, and says what to do about it. */
export function foreignAround(all: readonly Foreign[], start: number, end: number): Foreign | undefined {
  return all.find((each) => each.start <= start && end <= each.start + each.written.length);
}

/** What shortcodes, components and tags of other systems are called, by what they are for. The first that fits counts. */
const purposes = wordTable<Readonly<Record<Purpose, string>>>('purposes');

/** What something of another system is for; undefined where we have nothing of the kind. @param name of it */
export function purposeOf(name: string): Purpose | undefined {
  const wanted = name.toLowerCase();
  // The table has only purposes as its keys.
  return Object.entries(purposes()).find(([, names]) => names.split(' ').includes(wanted))?.[0] as Purpose | undefined;
}
