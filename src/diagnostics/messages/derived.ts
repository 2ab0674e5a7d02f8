import { builderIs, manager } from '../run-by.ts';
import { en } from './generated/en.ts';
import type * as told from './told.ts';

// Facts that texts in `messages/` ask for, and that are made of what is known of a mistake. No words are in here: those are in the texts.

type Maybe = string | undefined;
type Names = readonly string[];

/** Set if a page of this site is meant: its address, if that is known. */
const ofLink = (facts: told.LinkFault) => ({
  isOfPage: facts.page !== undefined,
  pageAddress: facts.page?.address,
  // What follows a backslash may be meant for another site.
  isHost: 'rest' in facts && /^[^/.]+\.[^/]+\//.test(String(facts.rest)),
});

const noDay = ({ date, year, month }: told.NoDay) => ({
  isBeyond: month > 12,
  day: date.slice(0, 10),
  monthOf: `${year}-${String(month).padStart(2, '0')}`,
});

/** When two names look the same but aren't, since an accent can be part of its letter or a character of its own: the name without. */
function sameLook(written: string, found: Maybe): Maybe {
  if (found === undefined || found === written || found.normalize() !== written.normalize()) return undefined;
  return found.normalize('NFD').replace(/\p{M}/gu, '');
}

const inQuotes = (text: string): string => (/^["']/.test(text) ? text : `"${text}"`);
const sentence = (words: string): string => words.replace(/\s+/g, ' ').trim().replace(/\.?$/, '.');
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const hasName = (phrase: keyof typeof en.phrases, name: string): boolean =>
  Object.hasOwn(Object(en.phrases[phrase]), name);

const altToWrite = en.phrases['alt-to-write'];

const caseOf = <N extends string>(name: N): { readonly how: N } => ({ how: name });

type Anchor = {
  readonly anchor: string;
  /** What the link says before it: the page, if it isn't its own. */
  readonly before: string;
  /** Whether nothing else can have been meant. */
  readonly isSure: boolean;
  /** The id that a block could have for it. */
  readonly id: Maybe;
  /** Some of the places there, on a page without blocks. */
  readonly headings: Names | undefined;
};

type UnknownKey = {
  readonly key: string;
  readonly suggestion: Maybe;
  /** What to do, where no key is suggested. */
  readonly advice?: told.KeyAdvice | undefined;
  /** Other keys beside it that go by another name here. */
  readonly others?: readonly { readonly key: string; readonly suggestion: string }[];
  /** What the suggested key is for. */
  readonly about?: string | { readonly example: string };
};

type WrongKind = {
  readonly wanted: 'list' | 'keys' | 'value' | 'entries';
  readonly found: 'list' | 'keys' | 'text';
  /** The key that the list belongs under. */
  readonly above?: string;
  /** Whether what is there could not be used as it is, with or without a dash. */
  readonly isOther?: boolean;
  /** Whether the list has several entries, of which one can stay. */
  readonly isSeveral?: boolean;
  /** What to do in its place. */
  readonly words?: string;
};

type BadIndent = {
  readonly what: string;
  readonly expected: number | undefined;
  /** A key above in the column that is expected. */
  readonly beside?: string;
  /** Whether that is the first key of an entry of a list. */
  readonly isEntry?: boolean;
};

type CellValue = {
  readonly value: string;
  readonly type: string;
  readonly suggestion: Maybe;
  readonly others?: number | undefined;
  readonly wrong?: told.WrongValue | undefined;
};

/** The most pixels side by side that a picture needs, as docs/authors.md says. */
const WIDE = 1600;

export const ofMistakes = {
  'broken-link': (facts: { href: string; suggestion: Maybe }) => ({ sameLook: sameLook(facts.href, facts.suggestion) }),
  'missing-file': ({ href, suggestion }: { href: string; suggestion: Maybe }) => {
    const meant = /\.\w+$/.test(suggestion ?? '') ? suggestion : undefined;
    return { meant, sameLook: sameLook(href, meant) };
  },
  'missing-image': (facts: { path: string; suggestion: Maybe }) => ({
    sameLook: sameLook(facts.path, facts.suggestion),
  }),
  'broken-anchor': ({ anchor, before, isSure, id, headings }: Anchor) => ({
    ...caseOf(
      isSure && id !== anchor ? 'form' : headings !== undefined ? 'heading' : id === anchor ? 'same-id' : 'other-id',
    ),
    places: headings?.map((each) => `${before}#${each}`),
    id: id ?? 'prices',
  }),
  'bad-link': ofLink,
  'unsafe-link': ofLink,
  'local-link': ofLink,
  'control-character': ({ code, written }: { code: string; written: Maybe }) => {
    if (/^U\+D/.test(code)) return caseOf('half');
    if (/^U\+206[6-8]$/.test(code)) return caseOf('turns');
    if (code === 'U+2069') return caseOf('ends');
    return caseOf(code === 'U+000D' && written === undefined ? 'line-end' : 'other');
  },
  'data-list': ({ isJson, names = [] }: { isJson: boolean; names?: Names }) => {
    const written = isJson ? names.map((name) => JSON.stringify(name)) : names;
    const title = isJson ? '"title"' : '- title';
    return { names, first: written[0], titles: written.slice(0, 5).map((name) => `${title}: ${name}`) };
  },
  'table-column': ({ name, others = [] }: { name: string; others?: Names }) => ({ all: [name, ...others] }),
  'cell-value': ({ value, type, suggestion, others, wrong }: CellValue) => {
    const isInWords = ['choice', 'day-of-week'].includes(type);
    const isMeant = suggestion !== undefined && !isInWords && !/\d \D*\p{L}/u.test(value);
    const isOpen = isMeant || wrong?.why === 'two-values';
    const how = value === '' ? 'empty' : others !== undefined ? 'column' : isOpen ? 'open' : 'other';
    return { how, isTypeInWords: hasName('types-of-cells', type) };
  },
  'no-such-date': noDay,
  'unknown-entry': ({ name, kind, slug }: { name: string; kind: string; slug: string }) => {
    const file = /^[a-z0-9-]+$/.test(slug) ? slug : undefined;
    // What a shell takes for a sign of its own is left out.
    const title = /^[\p{L}\p{M}\d .'’-]+$/u.test(name) ? name : undefined;
    return { slug: file, isPerson: kind === 'person', isNamed: name === file, title };
  },
  'field-type': ({ type, fits, misfit }: { type: string; fits: Names; misfit?: told.ListMisfit }) => ({
    ...{ how: misfit?.why ?? 'type', isIcon: type === 'icon', fits },
    ...misfit,
  }),
  'unused-parameter': ({ all }: { all: Names }) => {
    const asked = all.map((name) => `${name}: "{${name}}"`).join(', ');
    const isOwn = all.length === 1 && ['category', 'tag', 'section'].includes(all[0] ?? '');
    return { asked: isOwn ? asked : `where: { ${asked} }` };
  },
  'unreadable-file': ({ reason }: { reason: string }) => ({
    // What Windows says of a file that another program has opened for itself.
    isBusy: reason === 'EBUSY' || reason === 'UNKNOWN',
  }),
  'stray-file': ({ kind }: { kind: 'page' | 'json' | 'copy' | 'markdown' | 'html' | 'text' | 'other' }) =>
    caseOf(kind === 'other' ? 'download' : kind === 'page' || kind === 'json' ? 'text' : kind),
  'yml-file': ({ ending, better, isCopy }: { ending: string; better: string; isCopy: boolean }) => {
    const isSite = better === 'site.yaml';
    const note = isSite && ending === '.json' ? 'json' : isCopy ? 'copy' : /\.te?xt$/i.test(ending) ? 'hidden' : '';
    return { isSite, note, lastEnding: ending.slice(ending.lastIndexOf('.')) };
  },
  'unknown-key': ({ key, suggestion, advice, others = [], about }: UnknownKey) => ({
    isThirdLevel: advice?.why === 'third-level',
    called: [key, ...others.map((each) => each.key)],
    meant: [suggestion ?? '', ...others.map((each) => each.suggestion)],
    about: suggestion === undefined || typeof about === 'object' ? undefined : about,
    example: suggestion === undefined || typeof about !== 'object' ? undefined : about.example,
  }),
  'missing-key': ({ example, above, isEntry }: { key: string; example: string; above?: Names; isEntry?: boolean }) =>
    // The line comes last if it is shown without quotes around it.
    caseOf(above === undefined ? (example.includes('"') ? 'line-last' : 'line') : isEntry ? 'entry' : 'under'),
  'field-name': ({ name }: { name: string }) => ({ ownName: `own${capital(name)}` }),
  'stray-kind': ({ name }: { name: string }) => ({
    better: /^[\w-]+\.json$/.test(name) ? name.replace(/\.json$/, '.yaml') : undefined,
  }),
  'where-form': ({ type, written, better }: { type: string; written: 'range' | 'list' | 'value'; better?: string }) => {
    const isYesNo = type === 'yes-no';
    if (better !== undefined) return { isYesNo, ...caseOf('other-signs') };
    if (hasName('unasked-types', type)) return { isYesNo, ...caseOf('unasked') };
    return { isYesNo, ...caseOf(written === 'range' ? 'range' : 'list') };
  },
  'query-item': ({ missing, optional, hasPages }: { missing: Names; optional: Names; hasPages: boolean }) =>
    caseOf(!hasPages && missing.includes('href') ? 'links' : optional.length === 0 ? 'absent' : 'optional'),
  'value-address': ({ words }: { words: string }) => ({ beginning: words.slice(0, 40) }),
  'underlined-text': ({ marks }: { marks: string }) => ({
    shown: marks.length > 12 ? `${marks.slice(0, 12)}...` : marks,
  }),
  'mode-in-picture': ({ path, keys }: { path: string; keys: Names | undefined }) => ({
    light: keys?.[0],
    dark: keys?.[1],
    darkPath: path.replace(/(?:-(?:dark|light))?\.svg$/i, '-dark.svg'),
  }),
  'large-picture': ({ width }: { width: number }) => ({ isWide: width > WIDE, wide: WIDE }),
  'property-value': (facts: told.PropertyFault) =>
    facts.why === 'bounds' ? { leastPixels: Number(facts.least) * 16, mostPixels: Number(facts.most) * 16 } : {},
  'idle-permission': ({ name }: { name: string }) => ({ path: name.startsWith('/') ? name : `/${name}` }),
  'redirect-from-page': ({ file, isOwn, isDocument }: { file: string; isOwn: boolean; isDocument: boolean }) =>
    caseOf(isOwn ? 'own' : isDocument ? 'document' : file.startsWith('public/') ? 'file' : 'page'),
  // Each line is told by itself, as each says something else.
  'published-line': (_: { written: string; better: Maybe }) => ({}),
  'site-format': ({ written, installed }: { written: number; installed: number }) => ({
    ...caseOf(written < installed ? 'older' : 'newer'),
    toAdd: builderIs === 'package' ? manager.add : undefined,
  }),
  'wrong-kind': ({ wanted, found, above, isOther, isSeveral, words }: WrongKind) => {
    if (words !== undefined) return caseOf('instead');
    if (wanted === 'list' && found === 'keys' && isOther !== true) return caseOf('dashes');
    if (above !== undefined) return caseOf('under');
    if (wanted === 'keys' && found === 'list' && isOther !== true) return caseOf(isSeveral ? 'one-of' : 'no-dash');
    return caseOf('other');
  },
  'entry-count': ({ found, most }: { found: number; most: number | undefined }) => ({
    isTooMany: most !== undefined && found > most,
  }),
  'missing-kind': ({ fields, hasBlocks }: { fields: Names; hasBlocks: boolean }) => ({
    isOpen: fields.length === 1 && hasBlocks,
  }),
  'cell-count': ({ columns, titles }: { columns: number; titles: Names }) => ({
    titles: titles.length === columns && columns < 9 ? titles : [],
  }),
  /** Of `oneOf`, one has to be put right. */
  'block-access': ({ each, oneOf }: { each: Names; oneOf: Names }) => ({
    remedies: [...each, ...(oneOf.length === 1 ? oneOf : [])].map(sentence).join(' '),
    choice: oneOf.length > 1 ? sentence(oneOf.join('; ')) : undefined,
  }),
  'english-words': ({ words }: { words: readonly (readonly [string, string])[] }) => ({
    names: words.map(([name]) => name),
    count: words.length,
    example: words[0]?.[1],
  }),
  'example-text': ({ text }: { text: string }) => ({
    shown: text.length > 60 ? `${text.slice(0, text.lastIndexOf(' ', 60))} ...` : text,
  }),
  'not-text': ({ becomes }: { becomes: 'yes-or-no' | 'number' | { readonly number: string } }) => ({
    number: typeof becomes === 'string' ? undefined : becomes.number,
    isNumber: becomes === 'number',
  }),
  'bad-indent': ({ what, expected, beside, isEntry }: BadIndent) => ({
    ...caseOf(
      what === '-' && expected !== undefined ? 'dash' : isEntry ? 'entry' : expected === undefined ? 'lines' : 'other',
    ),
    isBlock: beside === 'type',
  }),
  'missing-indent': ({ key, isEntry, spaces }: { key?: string; isEntry?: boolean; spaces?: number }) =>
    caseOf(spaces !== undefined ? 'list' : key === undefined ? 'text' : isEntry ? 'entry' : 'under'),
  'html-line': ({ tag }: { tag: string }) => {
    const isProgram = /^(?:script|style|link|meta|noscript)$/.test(tag);
    const isEmbed = /^(?:iframe|embed|object|video)$/.test(tag);
    return { how: isProgram ? 'program' : isEmbed ? 'embed' : tag === 'img' ? 'picture' : 'other', alt: altToWrite };
  },
  'missing-colon': ({ text }: { text: string }) => ({ quoted: inQuotes(text) }),
  'shown-as-written': (facts: object) => ({ foreign: facts }),
  tag: ({ text }: { text: string }) => {
    const [, alt, src] = /^!\[([^\]"]{0,300})\]\(([^()\s]{1,500})\)$/.exec(text) ?? [];
    return { isPicture: text.startsWith('!['), src, alt: alt || altToWrite };
  },
};

export const ofPhrases = {
  'wrong-values': (wrong: told.WrongValue) => (wrong.why === 'no-such-day' ? { ...wrong, ...noDay(wrong) } : wrong),
  'own-kind': (name: string) => ({ example: /^[a-z][a-z0-9-]*$/.test(name) ? name : 'recipe' }),
  /** A line with quotes of its own comes bare after a colon, because nobody could tell its quotes from those around it. */
  line: (line: string) => ({ value: line, isQuoting: line.includes('"') }),
  /** Where the line of a redirect goes in site.yaml. */
  'where-to': (redirect: string) => ({
    how: redirect.startsWith('{') ? 'braces' : redirect.startsWith('-') ? 'dash' : 'top',
  }),
  /** Code or marks of another system in a text, which do nothing here. `words` is what visitors were to read of it. */
  foreign: ({ system, purpose = 'any', words }: told.ForeignFacts) => ({ why: system, purpose, words }),
  seen: ({ width, mode, looks = [], grounds = [] }: told.SeenIn) => ({
    parts: [
      ...(width === undefined ? [] : [{ why: 'width', width }]),
      ...(mode === undefined ? [] : [{ why: 'mode', mode }]),
      ...(looks.length === 0 ? [] : [{ why: 'looks', looks }]),
      ...(grounds.length === 0 ? [] : [{ why: 'grounds', grounds }]),
    ],
  }),
};
