import { insteadOf } from './instead.ts';

/** Code or marks of another system in a text, which do nothing here: visitors would read them. */
export type Foreign = { readonly start: number; readonly written: string; readonly instead: string };

type Form = {
  /** Linear in the length of the text: each part has an end that it can't contain, or a bound. */
  readonly pattern: RegExp;
  /** Whose it is. */
  readonly what: string;
  /** What to do, where the name in it doesn't say. */
  readonly instead?: string | ((written: string) => string);
};

const WORDS = 'Write the words themselves.';
const DELETE = 'Delete it.';
const SHORTCODE = 'gallery|embed|video|audio|playlist|contact-form-7|contact-form|youtube|vimeo|wpforms|ninja_form|toc';

/** The first that fits counts, so what is more exact comes before. */
const forms: readonly Form[] = [
  { pattern: /\{\{[<%][^{}\n]{0,300}[>%]\}\}/g, what: 'a shortcode of Hugo' },
  { pattern: /\{%-?[^{}\n]{0,300}%\}/g, what: 'a tag of Jekyll, Liquid or Nunjucks' },
  {
    pattern: /\{\{\{[^{}\n]{1,200}\}\}\}|\{\{[#/>!^&][^{}\n]{1,200}\}\}/g,
    what: 'code of Handlebars or Mustache',
    instead: WORDS,
  },
  // The code of a link is reported with the link, and without spaces and dots two braces show one.
  {
    pattern:
      /(?<!\]\()\{\{-?[ \t]{0,5}[$@.]?\w{1,40}\.\w[^{}\n]{0,200}\}\}|\{\{-?[ \t]{1,5}(?:(?:title|content|description|body|url|date|author|name|email|user|page|post|message|item)|[$@.]\w{1,40}|\w{1,40}[ \t]{0,5}\|[^{}\n]{1,100})[ \t]{1,5}-?\}\}/g,
    what: 'code of a template',
    instead: 'Write the words themselves. These can be filled in: {name}, {year}, {phone}, {email} and {address}.',
  },
  {
    pattern: new RegExp(`\\{\\{(?:${SHORTCODE}|figure|image|include|tweet|gist)\\b[^{}\\n]{0,200}\\}\\}`, 'g'),
    what: 'a shortcode of another system',
  },
  { pattern: /<%[^%\n]{0,300}%>/g, what: 'code of ERB or EJS', instead: WORDS },
  { pattern: /[$#]\{[A-Za-z_][\w.[\]()]{0,60}\}/g, what: 'code of a program', instead: WORDS },
  {
    pattern: /\{:?toc\}|\[\[_?toc_?\]\]|\[TOC\]|^\[toc\]$/gim,
    what: 'a table of contents of another system',
    instead: insteadOf('toc') ?? DELETE,
  },
  {
    pattern: /\{[:#.][ \t]*[#.]?[\w-][^{}\n]{0,100}\}/g,
    what: 'an attribute of kramdown or Pandoc',
    instead: 'Delete it: each heading has an address of its own, made of its words.',
  },
  {
    pattern: /@\[[a-z][\w-]{1,30}\]\([^()\n]{0,300}\)/gi,
    what: 'a shortcode of another system',
  },
  {
    pattern: /\{([a-z][\w-]{1,30})(?:[ \t][^{}\n]{0,100})?\}[^{}\n]{0,300}\{\/\1\}/gi,
    what: 'code of Joomla',
  },
  { pattern: /!\[\[[^[\]\n]{1,200}\]\]/g, what: 'an embedded file of Obsidian', instead: insteadOf('image') ?? DELETE },
  { pattern: /\[\[[^[\]\n]{1,200}\]\](?!\()/g, what: 'a link of a wiki or of Obsidian', instead: wikiLink },
  { pattern: /^:{3,}[ \t]*\{?\.?[a-z][^\n]{0,100}$/gim, what: 'a box of Docusaurus, VitePress or Pandoc' },
  {
    pattern: /^(?:!!!|\?\?\?)\+?[ \t]+[a-z][^\n]{0,100}$/gim,
    what: 'a box of MkDocs',
    instead: insteadOf('note') ?? DELETE,
  },
  {
    pattern: new RegExp(
      `\\[(?:${SHORTCODE})(?:[ \\t][^[\\]\\n]{0,300})?\\](?![(\\[:])|\\[[a-z][\\w-]{1,40}[ \\t]+[\\w-]{1,40}=["'\\w][^[\\]\\n]{0,300}\\](?![(\\[:])`,
      'g',
    ),
    what: 'a shortcode of WordPress',
  },
  {
    pattern:
      /^(?:import[ \t]{1,9}(?:[\w$*{][^'"\n]{0,200}[ \t]from[ \t]+)?["'][^'"\n]{1,200}["'];?[ \t]{0,9}|export[ \t]{1,9}(?:const|default|function)[ \t][^\n]{0,200})$/gm,
    what: 'code of MDX',
    instead: 'Delete the line.',
  },
  {
    pattern: /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=\n]{1,200}(?<=\S)==(?![=\p{L}\p{N}])/gu,
    what: 'a highlight of Obsidian and others',
    instead: asBold,
  },
  {
    pattern: /\[[ xX]\](?<=^[ \t]{0,8}(?:[-*+][ \t]{1,3})?\[[ xX]\])(?=[ \t]\S)/gm,
    what: 'a box of a task list',
    instead: 'Delete the brackets.',
  },
  {
    pattern: /(?<=^|[\s(])(?::[a-z][a-z0-9]{1,20}(?:_[a-z0-9]{1,20}){0,5}:)(?=$|[\s.,;!?)])/gm,
    what: 'the name of an emoji',
    instead: 'Paste the emoji itself, or delete it.',
  },
  {
    pattern: /(?<=[\p{L}\p{N}])(?:\^[\p{L}\p{N}+-]{1,6}\^|(?<!~)~[\p{N}]{1,3}~(?!~))/gu,
    what: 'a small letter of Pandoc',
    instead: 'Write it as a letter, such as ² or ₂.',
  },
  {
    pattern:
      /\$\$[^$\n]{1,200}\$\$|(?<![\p{L}\p{N}$])\$(?=[^$\s\d])[^$\n]{0,80}[\\^_][^$\n]{0,80}(?<=[^$\s])\$(?![\p{L}\p{N}$])/gu,
    what: 'a formula of TeX',
    instead: 'Write it in words, or as a picture.',
  },
  {
    pattern: /\\(?:textbf|textit|emph|section|subsection|href|url|begin|end)\{[^{}\n]{0,200}\}/g,
    what: 'a command of LaTeX',
    instead: WORDS,
  },
  {
    pattern: /\*\|[A-Z][A-Z0-9_:]{1,40}\|\*|(?<![\p{L}\p{N}%])%[A-Z][A-Z_]{2,40}%/gu,
    what: 'a field of a mailing',
    instead: WORDS,
  },
  {
    pattern:
      /^[ \t]*https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch|shorts|live)|youtu\.be\/|vimeo\.com\/\d)[^\s]{0,200}[ \t]*$/gm,
    what: 'only an address here, and no video',
    instead: 'Use an "embed" block, or write [the words](https://...) for a link.',
  },
];

const ENDS = /^(?:\{\{[<%][ \t]*\/|\{\{\/|\{%-?[ \t]*end|\[\/)/;

/** What begins any of them. */
const MAY_BE = /[{}<[$:!%=^~\\@]|\*\||^(?:\?\?\?|import|export|https:)/m;

/** Code and marks of other systems in a text that has no code of its own in it, in their order. None is in another one. */
export function foreignIn(text: string): Foreign[] {
  if (!MAY_BE.test(text)) return [];
  const found: Foreign[] = [];
  for (const { pattern, what, instead } of forms) {
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      const written = whole.trim();
      const start = index + whole.indexOf(written);
      const isEscaped = text.charAt(start - 1) === '\\';
      // What ends something is told where that begins.
      if (isEscaped || ENDS.test(written) || found.some((other) => overlap(other, start, written.length))) continue;
      found.push({ start, written, instead: `This is ${what}. ${adviceOf(written, instead)}` });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function overlap({ start, written }: Foreign, from: number, length: number): boolean {
  return from < start + written.length && start < from + length;
}

function adviceOf(written: string, instead: Form['instead']): string {
  if (typeof instead === 'function') return instead(written);
  if (instead !== undefined) return instead;
  const [name = ''] = /[a-z_][\w-]*/i.exec(written) ?? [];
  return insteadOf(name) ?? 'Write the words themselves, or use a block: npm start shows all of them at /__blocks.';
}

/** `[[kurse|Unsere Kurse]]` */
function wikiLink(written: string): string {
  const [page = '', words = page] = written.slice(2, -2).split('|');
  return `Write [${words.trim()}](/address) with the address of the page.`;
}

function asBold(written: string): string {
  return `Write **${written.slice(2, -2)}**.`;
}
