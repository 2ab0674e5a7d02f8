import { asTyped } from '../as-typed.ts';
/** What we have in the place of something of another system. */
export const purposes = {
  video: 'For a video or a map, use an "embed" block.',
  picture: 'For a picture, use the "image" of a block. In a long text, write ![what it shows](/pictures/hall.jpg).',
  gallery: 'For pictures, use a "gallery" block.',
  contents: 'Use a "long-text" block with the line "contents: true": it lists the headings.',
  button: 'For a button, use the "actions" of a block.',
  note: 'For a note in a long text, write a line > [!NOTE] and the words below it, each line after a >.',
  form: 'For a form, use a "contact-form" block.',
  newsletter: 'Use a "newsletter" block.',
  tabs: 'Use a "tabs" block.',
  faq: 'For words to open, use a "faq" block.',
  link: 'For a link, write [the words](/address).',
  code: 'For code in a long text, write it between two lines of three backticks.',
  table: 'For a table, use a "table" block.',
  list: 'For a list in a long text, start each line with "- ".',
  heading: 'For a heading in a long text, write ## and a space before the words.',
  quote: 'For a quote, use a "quote" block. In a long text, start the line with "> ".',
  icon: 'For an icon, use the "icon" of a block.',
  script: "Delete it: a page can't have scripts or styles of its own.",
  include: "Copy the words here: a text can't include another file.",
};

export type Purpose = keyof typeof purposes;

/** What it is, and what to do where that doesn't depend on its purpose. @param words that it is about */
type System = readonly [what: string, instead?: string | ((words: string) => string)];

const WORDS = 'Write the words themselves.';

const systems = {
  hugo: ['a shortcode of Hugo'],
  jekyll: ['a tag of Jekyll, Liquid or Nunjucks'],
  handlebars: ['code of Handlebars or Mustache', WORDS],
  template: ['code of a template', `${WORDS} These can be filled in: {name}, {year}, {phone}, {email} and {address}.`],
  shortcode: ['a shortcode of another system'],
  erb: ['code of ERB or EJS', WORDS],
  program: ['code of a program', WORDS],
  contents: ['a table of contents of another system', purposes.contents],
  attribute: [
    'an attribute of kramdown or Pandoc',
    'Delete it: a heading has an address made of its words, and a picture is as wide as its text.',
  ],
  joomla: ['code of Joomla'],
  'obsidian-file': ['an embedded file of Obsidian', purposes.picture],
  wiki: [
    'a link of a wiki or of Obsidian',
    (words: string) => `Write [${words}](/address) with the address of the page.`,
  ],
  'docusaurus-box': ['a box of Docusaurus, VitePress or Pandoc'],
  'directive-box': ['a block of Nuxt Content or of remark'],
  directive: [
    'a mark of Nuxt Content or of remark',
    (words: string) => (words === '' ? 'Delete it.' : `Write the words alone: ${words}`),
  ],
  'titled-note': ['a note of Obsidian', 'Write [!NOTE] alone in its line, and the title in the line below.'],
  'obsidian-note': [
    'a comment of Obsidian, which only you were to see',
    'Delete it, or keep it in a comment of YAML (#).',
  ],
  'critic-note': ['a comment of CriticMarkup, which only you were to see', 'Delete it.'],
  'critic-change': ['a change marked by CriticMarkup', 'Write what it is to be, without the marks.'],
  'block-name': ['the name of a block of Obsidian', 'Delete it: links lead to headings.'],
  property: ['a property of Logseq or Dataview', 'Delete it, or write it as a sentence.'],
  bbcode: ['BBCode', 'Write **bold**, *italic* or [the words](/address), as Markdown has it.'],
  sheet: ['an error of the program that the table comes from', 'Write the value, or leave it out.'],
  'mkdocs-box': ['a box of MkDocs', purposes.note],
  wordpress: ['a shortcode of WordPress'],
  mdx: ['code of MDX', 'Delete the line.'],
  highlight: ['a highlight of Obsidian, MkDocs and others', (words: string) => `Write **${words}**.`],
  task: ['a box of a task list', 'Delete the brackets.'],
  emoji: ['the name of an emoji', 'Paste the emoji itself, or delete it.'],
  'small-letter': ['a small letter of Pandoc', 'Write it as a letter, such as ² or ₂.'],
  tex: ['a formula of TeX', 'Write it in words, or as a picture.'],
  latex: ['a command of LaTeX', WORDS],
  mailing: ['a field of a mailing', WORDS],
  'video-address': [
    'only an address here, and no video',
    'Use an "embed" block, or write [the words](https://...) for a link.',
  ],
} as const satisfies Readonly<Record<string, System>>;

/** Code or marks of another system in a text, which do nothing here. */
export type ForeignFacts = {
  readonly system: keyof typeof systems;
  /** What it is for, if its name says so. */
  readonly purpose: Purpose | undefined;
  /** What visitors were to read of it, where that has to be said. */
  readonly words: string;
};

/** What it is, and what to do instead. */
export function foreignHint({ system, purpose, words }: ForeignFacts): string {
  const [what, own]: System = systems[system];
  const otherwise = `${WORDS.slice(0, -1)}, or use a block: ${asTyped('start')} shows all of them at /__blocks.`;
  const instead = own ?? (purpose === undefined ? otherwise : purposes[purpose]);
  return `This is ${what}. ${typeof instead === 'function' ? instead(words) : instead}`;
}
