import { builderIs, manager } from '../run-by.ts';
import { en } from './generated/en.ts';
import type { MistakeFacts } from './generated/facts.ts';
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

/** Whether a phrase has this name. */
const hasName = (phrase: keyof typeof en.phrases, name: string): boolean =>
  Object.hasOwn(Object(en.phrases[phrase]), name);

/** What hints have in place of the words of a picture. */
const altToWrite = en.phrases['alt-to-write'];

/** The case that holds, by its name. */
const caseOf = <N extends string>(name: N): { readonly how: N } => ({ how: name });

/** `better`: what to write, where somebody knows. */
type PublishedLine = {
  readonly why: 'merge' | 'date' | 'address';
  readonly written: string;
  readonly better: Maybe;
};

/** The most pixels side by side that a picture needs, as docs/authors.md says. */
const WIDE = 1600;

/** What a mark does, where it comes in a pair. */
const MARKED: Readonly<Record<string, string>> = { '**': '**bold**', '*': '*italic*', '`': '`code`' };

export const ofMistakes = {
  'broken-link': (facts: { href: string; suggestion: Maybe; redirect: Maybe }) => ({
    sameLook: sameLook(facts.href, facts.suggestion),
  }),
  'missing-file': ({ href, suggestion }: { href: string; suggestion: Maybe }) => {
    const meant = /\.\w+$/.test(suggestion ?? '') ? suggestion : undefined;
    return { meant, sameLook: sameLook(href, meant) };
  },
  'missing-image': (facts: { path: string; suggestion: Maybe; isSure: boolean; caseOnly: boolean }) => ({
    sameLook: sameLook(facts.path, facts.suggestion),
  }),
  /** `before`: what the link says before it, the page if it isn't its own. `id`: the one that a block could have for it. */
  'broken-anchor': ({ anchor, before, isSure, id, headings }: told.Anchor) => ({
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
  'data-list': (facts: told.DataList) => {
    const names = facts.why === 'keys' ? facts.names : [];
    const written = facts.isJson ? names.map((name) => JSON.stringify(name)) : names;
    const title = facts.isJson ? '"title"' : '- title';
    return { first: written[0], titles: written.slice(0, 5).map((name) => `${title}: ${name}`) };
  },
  'table-column': (facts: told.TableColumn) => ({
    all: [facts.name, ...(facts.why === 'unknown' ? facts.others : [])],
  }),
  'cell-value': ({ value, type, suggestion, wrong }: told.CellValue) => {
    const isInWords = ['choice', 'day-of-week'].includes(type);
    const isOpen = suggestion !== undefined && !isInWords && !/\d \D*\p{L}/u.test(value);
    const how = value === '' ? 'empty' : wrong?.why === 'two-days' ? 'two-days' : isOpen ? 'open' : 'other';
    return { how, isTypeInWords: hasName('types-of-cells', type) };
  },
  'no-such-date': noDay,
  'unknown-entry': (facts: told.Without<MistakeFacts['unknown-entry'], 'isPerson' | 'isNamed'>) => {
    const slug = /^[a-z0-9-]+$/.test(String(facts.slug ?? '')) ? facts.slug : undefined;
    return { slug, isPerson: facts.kind === 'person', isNamed: facts.name === slug };
  },
  'field-type': ({ type, fits, misfit }: told.FieldType) => ({
    how: misfit?.why ?? 'type',
    isIcon: type === 'icon',
    fits: misfit !== undefined && 'fits' in misfit ? misfit.fits : fits,
    ...(misfit !== undefined && 'key' in misfit ? { part: misfit.key } : {}),
    ...(misfit?.why === 'part' ? { partType: misfit.type } : {}),
    ...(misfit?.why === 'lacks' ? { isThere: misfit.isThere } : {}),
    ...(misfit?.why === 'names' ? { keys: misfit.keys } : {}),
  }),
  'unused-parameter': ({ all }: { name: string; all: Names; kind: string }) => {
    const asked = all.map((name) => `${name}: "{${name}}"`).join(', ');
    const isOwn = all.length === 1 && ['category', 'tag', 'section'].includes(all[0] ?? '');
    return { asked: isOwn ? asked : `where: { ${asked} }` };
  },
  'unreadable-file': ({ reason }: { file: string; reason: string }) => ({
    // What Windows says of a file that another program has opened for itself.
    isBusy: reason === 'EBUSY' || reason === 'UNKNOWN',
  }),
  'stray-file': ({ name, kind, page }: told.Stray) => {
    if (kind === 'other') return caseOf('download');
    if (kind === 'copy') return caseOf('copy');
    // It becomes the text of a page as soon as there is one.
    const isBody = name.endsWith('.md') && `/${page}`.endsWith(`/${name.slice(0, -'.md'.length)}.yaml`);
    return caseOf(isBody ? 'body' : kind === 'html' || kind === 'markdown' ? kind : 'text');
  },
  'yml-file': ({ ending, better, isCopy }: { ending: string; better: string; isTaken: boolean; isCopy: boolean }) => {
    const isSite = better === 'site.yaml';
    const note = isSite && ending === '.json' ? 'json' : isCopy ? 'copy' : /\.te?xt$/i.test(ending) ? 'hidden' : '';
    return { isSite, note, lastEnding: ending.slice(ending.lastIndexOf('.')) };
  },
  'unknown-key': ({ key, suggestion, advice, others = [], about, known: _ }: told.UnknownKey) => ({
    isThirdLevel: advice?.why === 'third-level',
    called: [key, ...others.map((each) => each.key)],
    meant: [suggestion ?? '', ...others.map((each) => each.suggestion)],
    about: suggestion === undefined || typeof about === 'object' ? undefined : about,
    example: suggestion === undefined || typeof about !== 'object' ? undefined : about.example,
  }),
  'missing-key': ({ example, above, isEntry }: told.MissingKey) =>
    // The line comes last if it is shown without quotes around it.
    caseOf(above === undefined ? (example.includes('"') ? 'line-last' : 'line') : isEntry ? 'entry' : 'under'),
  'idle-key': (facts: { key: string } & ({ description: string } | { why: 'other-service' | 'counts-nothing' })) =>
    'description' in facts ? { why: 'described' } : {},
  'field-name': ({ name }: { name: string; taken: 'program' | 'site' | 'page' | 'layout' | 'field' }) => ({
    ownName: `own${capital(name)}`,
  }),
  'stray-kind': ({ name }: { name: string }) => ({
    better: /^[\w-]+\.json$/.test(name) ? name.replace(/\.json$/, '.yaml') : undefined,
  }),
  'where-form': ({ type, written, better }: told.WhereForm) => ({
    how:
      better !== undefined
        ? 'other-signs'
        : hasName('unasked-types', type)
          ? 'unasked'
          : written === 'range'
            ? 'range'
            : 'list',
    isYesNo: type === 'yes-no',
  }),
  'empty-range': (facts: told.EmptyRange) => ({
    why: 'filled' in facts ? 'field-of-file' : 'min' in facts ? 'crossed' : 'never',
  }),
  'query-item': ({ missing, optional, hasPages }: told.QueryItem) =>
    caseOf(!hasPages && missing.includes('href') ? 'links' : optional.length === 0 ? 'absent' : 'optional'),
  'value-address': (
    facts: told.Without<MistakeFacts['value-address'], 'beginning'> & { words: string; entry: string },
  ) => ({
    beginning: facts.words.slice(0, 40),
  }),
  'heading-level': ({ written }: told.HeadingLevel) => caseOf(written === '#' ? 'title' : 'other'),
  'underlined-text': ({ marks }: { marks: string }) => ({
    shown: marks.length > 12 ? `${marks.slice(0, 12)}...` : marks,
  }),
  'mode-in-picture': ({ path, keys }: { path: string; keys: Names | undefined }) => ({
    light: keys?.[0],
    dark: keys?.[1],
    darkPath: path.replace(/(?:-(?:dark|light))?\.svg$/i, '-dark.svg'),
  }),
  'large-picture': ({ width }: { path: string; bytes: number; most: number; width: number }) => ({
    isWide: width > WIDE,
    wide: WIDE,
  }),
  'property-value': (facts: told.PropertyFault) =>
    facts.why === 'bounds' ? { leastPixels: Number(facts.least) * 16, mostPixels: Number(facts.most) * 16 } : {},
  'idle-permission': ({ name }: { name: string; exists: boolean }) => ({
    path: name.startsWith('/') ? name : `/${name}`,
  }),
  'redirect-from-page': ({ file, isOwn, isDocument }: told.RedirectFromPage) =>
    caseOf(isOwn ? 'own' : isDocument ? 'document' : file.startsWith('public/') ? 'file' : 'page'),
  // Each line is told by itself, as each says something else.
  'published-line': (_: PublishedLine) => ({}),
  'redirect-loop': ({ route }: { route: Names }) => ({ isOwn: route.length < 3 }),
  'site-format': ({ written, installed }: { written: number; installed: number }) => ({
    ...caseOf(written < installed ? 'older' : 'newer'),
    toAdd: builderIs === 'package' ? manager.add : undefined,
  }),
  'wrong-kind': ({ wanted, found, above, isOther, isSeveral }: told.WrongKind) => {
    if (wanted === 'list' && found === 'keys' && isOther !== true) return caseOf('dashes');
    if (above !== undefined) return caseOf('under');
    if (wanted === 'keys' && found === 'list' && isOther !== true) return caseOf(isSeveral ? 'one-of' : 'no-dash');
    return caseOf('other');
  },
  'entry-count': ({ found, most }: { key: string; found: number; least: number; most: number | undefined }) => ({
    isTooMany: most !== undefined && found > most,
  }),
  'missing-kind': ({ fields, hasBlocks }: { kinds: Names; fields: Names; hasBlocks: boolean }) => ({
    isOpen: fields.length === 1 && hasBlocks,
  }),
  'cell-count': ({ columns, titles }: { cells: number; columns: number; titles: Names }) => ({
    titles: titles.length === columns && columns < 9 ? titles : [],
  }),
  /** Of `oneOf`, one has to be put right. */
  'block-access': ({ each, oneOf }: told.Barrier) => ({
    remedies: [...each, ...(oneOf.length === 1 ? oneOf : [])].map(sentence).join(' '),
    choice: oneOf.length > 1 ? sentence(oneOf.join('; ')) : undefined,
  }),
  'english-words': ({ words }: { language: string; words: readonly (readonly [string, string])[] }) => ({
    names: words.map(([name]) => name),
    count: words.length,
    example: words[0]?.[1],
  }),
  'idle-mark': ({ mark }: { mark: '**' | '*' | '`'; better: Maybe }) => ({ example: MARKED[mark] }),
  'example-text': ({ text }: { text: string; others: number }) => ({
    shown: text.length > 60 ? `${text.slice(0, text.lastIndexOf(' ', 60))} ...` : text,
  }),
  'not-text': ({ becomes }: told.NotText) => ({
    number: typeof becomes === 'string' ? undefined : becomes.number,
    isNumber: becomes === 'number',
  }),
  'bad-indent': ({ what, expected, beside, isEntry }: told.BadIndent) => ({
    ...caseOf(
      what === '-' && expected !== undefined ? 'dash' : isEntry ? 'entry' : expected === undefined ? 'lines' : 'other',
    ),
    isBlock: beside === 'type',
  }),
  'missing-indent': ({ key, isEntry, spaces }: told.MissingIndent) =>
    caseOf(spaces !== undefined ? 'list' : key === undefined ? 'text' : isEntry ? 'entry' : 'under'),
  'html-line': ({ tag }: { tag: string; src?: string }) => {
    const isProgram = /^(?:script|style|link|meta|noscript)$/.test(tag);
    const isEmbed = /^(?:iframe|embed|object|video)$/.test(tag);
    return { how: isProgram ? 'program' : isEmbed ? 'embed' : tag === 'img' ? 'picture' : 'other', alt: altToWrite };
  },
  'missing-colon': ({ text }: { text: string; better: Maybe }) => ({ quoted: inQuotes(text) }),
  'shown-as-written': (facts: told.ShownHint & { readonly written: string }) =>
    facts.why === 'foreign' ? { foreign: facts } : {},
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
