import { routeOf } from '../../files/route.ts';
import { adviceFor } from './absent-blocks.ts';

/** Keys of other builders (Jekyll, Hugo, WordPress, Markdown sites) that have no like here -> what to do instead. */
type Habits = readonly (readonly [keys: string, advice: string])[];

const SHOW_IT =
  'If visitors should see it, write it into a text of a block, such as a "description". Otherwise delete this line.';

const ofPages: Habits = [
  [
    'date pubdate published-at created created-at updated updated-at modified last-mod lastmod',
    `Articles have a date. If this page is one, add "kind: article". ${SHOW_IT}`,
  ],
  [
    'author authors by-line byline writer',
    `Articles have an author. If this page is one, add "kind: article". ${SHOW_IT}`,
  ],
  [
    'subtitle tagline headline lead heading sub-heading subheading',
    'Visitors see only what is in blocks: move this text into one, such as a "hero".',
  ],
  [
    'tags tag category categories keywords topics taxonomy series collection collections',
    'Articles have a category, by which lists find them. If this page is one, add "kind: article". To show these words to visitors, use a "tag-list" block. Otherwise delete this line.',
  ],
  [
    'layout template type kind theme page-layout page-template',
    'What is on a page is decided by its "blocks", or by its "kind". Delete this line.',
  ],
  [
    'menu nav navigation weight order nav-order menu-order position sidebar parent breadcrumb breadcrumbs',
    'The menu is the same on every page. It goes under "nav" in site.yaml, with its links in the order visitors should see.',
  ],
  ['language lang locale', 'The language is set once for the whole site: it goes under "language" in site.yaml.'],
  [
    'published publish status visible visibility hidden private noindex no-index unlisted sitemap robots',
    'Every page is published. While one isn\'t ready, write "draft: true" instead.',
  ],
  [
    'redirect redirects redirect-to',
    'Old addresses of this page go under "aliases", as a list. Others go under "redirects" in site.yaml, each with "from" and "to".',
  ],
  ['content text markdown html article main', 'The text of a page goes under "body".'],
  [
    'css style styles js script scripts head class classes color colour background font',
    'Pages have no design of their own. The colour of all pages goes under "theme" in site.yaml. Delete this line.',
  ],
  [
    'seo meta og open-graph twitter social',
    'Search engines and social networks get "title", "description" and "image" of the page. Write the texts there.',
  ],
  [
    'toc table-of-contents comments share math mermaid pagination excerpt-separator featured sticky pinned',
    "There's nothing like it here. Delete this line.",
  ],
];

const ADDRESS = /^(?:slug|permalink|url|uri|path|route|address|filename)$/;

const ofSite: Habits = [
  ['title site-title site-name', 'The name of the site is "name". Each page has its own "title".'],
  [
    'tagline slogan subtitle motto',
    'The site has no line of its own under its name. Write it where visitors should see it, such as in the "tagline" of a "hero".',
  ],
  [
    'color colour colors colours primary-color brand-color palette style styles accent',
    'The colour goes under "theme", as "brand".',
  ],
  [
    'base-url baseurl base base-path path-prefix root domain site-url',
    'The folder is part of the address: write all of it as "url", such as https://name.github.io/site.',
  ],
  [
    'social socials social-links social-media facebook twitter instagram linkedin youtube github',
    'Your profiles go under "contact", as "profiles", each with "label" and "href".',
  ],
  [
    'analytics google-analytics ga gtag gtm google-tag-manager tracking matomo plausible scripts head css',
    "Programs and styles of others can't be added. Delete this line.",
  ],
  [
    'font fonts typography font-family',
    'Fonts go under "theme", as "fonts": its "heading" is the font of titles, and its "body" that of all other texts.',
  ],
  [
    'author authors',
    'Visitors see the "name" of the site and its footer. Write the author into the "copyright" of the "footer", or delete this line.',
  ],
  ['keywords tags', 'Search engines read the "description". Write the words there, in a sentence.'],
  [
    'plugins gems markdown permalink collections defaults exclude include paginate params taxonomies build output destination sass',
    "There's no such setting here. Delete it.",
  ],
  ['aliases alias redirect-from', 'Old addresses go under "redirects", each with "from" and "to".'],
  ['pages blocks sections', 'Every page is a file of its own in the folder pages/, with its blocks.'],
];

const ofBlocks: Habits = [
  [
    'button-link button-url button-href button-text button-label cta-link cta-url cta-text cta-label link link-url link-text',
    'The words and the address of a button go under "actions", in one entry: actions: [{ label: "...", href: "..." }]',
  ],
  [
    'color colour background-color bg-color bg text-color colors',
    'A block can\'t have a colour of its own, only a "background": default, subtle, brand or dark. The brand colour goes under "theme" in site.yaml.',
  ],
  [
    'style styles css class classes class-name margin padding spacing width height size font font-size animation border radius shadow',
    'Blocks can\'t be styled one by one. Choose a "background", and the brand colour under "theme" in site.yaml.',
  ],
  [
    'hidden visible enabled disabled show hide draft published',
    "A block can't be switched off. To hide it, put # in front of each of its lines.",
  ],
  [
    'blocks block sections components',
    "A block can't contain other blocks. Move them out: start their dashes in the same column as the dash of this block, then delete this line.",
  ],
  ['order weight position', 'Blocks are shown in the order of the file. Move this one up or down instead.'],
];

const ofTheme: Habits = [
  [
    'colors colours palette primary secondary primary-color main-color',
    'Colours go straight under "theme": "brand" is the main one, and "accent" a second one.',
  ],
];

const ofContact: Habits = [
  [
    'hours opening-hours times open-hours öffnungszeiten sprechzeiten geschäftszeiten horaires horario orari openingstijden',
    'Opening hours go into an "hours" block of a page. Move them there.',
  ],
];

const ofHours: Habits = [
  ['closed close is-closed', 'Write "hours: closed".'],
  [
    'from until to start end open opens opening closes closing close-time open-time start-time end-time',
    'Both times go on one line, with a hyphen between them: write hours: 9:00-17:00',
  ],
];

/** Whether something is what a page says at its top, of a kind or of none. */
export function isOfPage(where: string): boolean {
  return /^a page(?: of the kind |$)/.test(where);
}

/**
 * What to do in place of a key that other builders have; undefined if none is known.
 *
 * @param where `a page`, `site.yaml`, `a hero block`, or the last key of a path: `hours` for an entry with opening hours
 * @param file of the page
 */
export function habitAt(where: string, key: string, file: string): string | undefined {
  const name = hyphened(key);
  if (isOfPage(where)) {
    if (ADDRESS.test(name))
      return `The address comes from the file's name: this page is at ${routeOf(file)}. For another address, rename ${file}. Then delete this line.`;
    const habit = find(ofPages, name);
    // Of a page that says its kind, nobody wonders about that.
    return where === 'a page' || habit?.includes('"kind: article"') !== true ? habit : undefined;
  }
  if (where === 'site.yaml') return find(ofSite, name);
  const inside = { hours: ofHours, theme: ofTheme, contact: ofContact }[where];
  if (inside !== undefined) return find(inside, name);
  return / block$/.test(where)
    ? (find(ofBlocks, name) ?? (EMBEDDED.test(name) ? adviceFor(name) : undefined))
    : undefined;
}

/** Whether a key holds the text of a page, which belongs into a block. */
export function isTextOfPage(key: string): boolean {
  return ofPages.some(([keys, advice]) => keys.split(' ').includes(hyphened(key)) && advice.startsWith('Text goes'));
}

const EMBEDDED = /^(?:video|youtube|vimeo|audio|podcast|map|google-map|iframe|embed|table|chart|html|gallery)$/;

const find = (habits: Habits, name: string): string | undefined =>
  habits.find(([keys]) => keys.split(' ').includes(name))?.[1];

/** `redirectFrom`, `redirect_from` -> `redirect-from`. */
function hyphened(key: string): string {
  return key
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}
