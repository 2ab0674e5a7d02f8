import { simpleWords } from '../../values/address-words.ts';
import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { wordTable } from '../../values/word-table.ts';
import { blockNames, ofBlocks, schemaOf } from './schemas.ts';

/** A block, or what to do in the place of one that other builders have. */
type MeantBlock = {
  readonly suggestion: string | undefined;
  readonly advice: string | undefined;
  /** Whether the block is called so elsewhere, and not only in part. */
  readonly isItsName?: true;
  /** Whether nothing is missing without it. */
  readonly isIdle?: true;
  /** What it is for others: it only holds them, or is the title of the one below. */
  readonly role?: 'wrapper' | 'title';
  /** The block whose keys it has, where site.yaml says what they say. */
  readonly keysOf?: string;
};

/** The block that is meant by a name in English or another language, or what to do in its place: none is better than one at random. */
export function blockMeant(name: string): MeantBlock {
  const meant = meantInEnglish(englishBlock(name) ?? name);
  const part = isNothing(meant) ? partlyEnglishBlock(name) : undefined;
  if (part === undefined) return meant;
  const { suggestion, advice } = meantInEnglish(part);
  return { suggestion, advice };
}

/** A name as it is written here, without the package that it is of: `core/latest-posts`, `CallToAction`. */
const written = (name: string): string =>
  name
    .replace(/^.*\//, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/g, '-')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

function meantInEnglish(called: string): MeantBlock {
  const name = written(called);
  const words = wordsIn(name);
  const whole = meantBy(name, words.join('-'));
  if (!isNothing(whole)) return { ...whole, isItsName: true };
  const withoutEnd = name.replace(AN_END, '');
  if (withoutEnd !== name && withoutEnd !== '') return meantInEnglish(withoutEnd);
  // The last word of a name says what it is, the others which one.
  const said = words.map((word) => (OF_ANY.has(word) ? NOTHING : meantBy(word, word)));
  const near = nearest(name, blockNames());
  const isMisspelt = words.some((word, at) => !OF_ANY.has(word) && isNothing(said[at] ?? NOTHING));
  if (isMisspelt && isOnlyNearest(name, near, blockNames())) return { suggestion: near, advice: undefined };
  const last = said.findLast((each) => !isNothing(each)) ?? NOTHING;
  // All that `process-steps` says is one block.
  const isItsName = words.every((word, at) => OF_ANY.has(word) || said[at]?.suggestion === last.suggestion);
  return isItsName ? { ...last, isItsName } : last;
}

const NOTHING: MeantBlock = { suggestion: undefined, advice: undefined };

const isNothing = ({ suggestion, advice }: MeantBlock): boolean => suggestion === undefined && advice === undefined;

/** The block that has a name, or is called so elsewhere, or what to do in its place. @param words of the name, in the singular and joined by hyphens */
function meantBy(name: string, words: string): MeantBlock {
  const others = blockByName();
  const own = blockNames().find((block) => isTheSame(words, block)) ?? others.get(name);
  const instead = absentBlock(name) ?? (own === undefined ? absentBlock(words) : undefined);
  if (instead === undefined) return { advice: undefined, suggestion: own ?? others.get(words) };
  return { ...instead, suggestion: undefined };
}

/** Whether a name is that of a block but for case, hyphens and plurals. */
export const isTheSame = (name: string, block: string): boolean => wordsIn(name).join('') === wordsIn(block).join('');

/** Whether a name holds the whole name of a block: `newsletter-signup`, `Rich Text Section`. */
export const holdsName = (name: string, block: string): boolean =>
  wordsIn(block).every((word) => wordsIn(written(name)).includes(word));

/** The words of a text in the singular, without the smallest. */
export function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words
    .map((word) => word.replace(/(?<=x|ch)es$|(?<=[^s])s$/, ''))
    .filter((word) => word.length > 2 && !SMALL.has(word));
}

/** Words that say nothing about a block, wherever they stand. */
const SMALL = new Set('one two about and with each that what how the for who other from are can our your'.split(' '));

/** What any block of another builder may have at the end of its name, and which says nothing. */
const ENDS = 'section block component module widget wrapper container';
const AN_END = new RegExp(`-(?:${ENDS.replaceAll(' ', '|')})$`);

/** What many have before the names of their blocks. */
const PACKAGES = 'acf divi elementor jetpack mc4wp tribe uagb woocommerce';

/** The same, and what says how something looks, and not what it is. */
const OF_ANY = new Set(
  `${ENDS} list grid card box row column layout group line item text page table bar split cms simple new all showcase filterable filtered searchable interactive responsive custom ${PACKAGES}`.split(
    ' ',
  ),
);

/** The blocks by what they are called elsewhere, as their schemas say, and by the words that only the name of one has. */
const blockByName = ofBlocks((): ReadonlyMap<string, string> => {
  const parts = blockNames().flatMap((block) => wordsIn(block).map((word) => [word, block] as const));
  const names = blockNames().flatMap((block) =>
    namesIn(schemaOf(`blocks/${block}`).alsoCalled).map((name) => [name.replaceAll(' ', '-'), block] as const),
  );
  const singular = names.map(([name, block]) => [wordsIn(name).join('-'), block] as const);
  const isOfOne = ([word]: readonly [string, string]): boolean =>
    parts.filter(([other]) => other === word).length === 1;
  // Of several with one name, the first counts, and what is written out counts more.
  return new Map([...names, ...singular, ...parts.filter(isOfOne)].filter(([name]) => name !== '').toReversed());
});

const namesIn = (names: string | undefined): readonly string[] => names?.split(', ') ?? [];

/** A part of a word is looked for from this many letters on: `tanzkurse` ends with `kurse`. */
const SHORTEST_PART = 5;

/** What a block that is called so in another language is called in English: `Öffnungszeiten` -> `hours`; undefined if nobody knows. */
export function englishBlock(name: string): string | undefined {
  return spellings(name).flatMap((spelling) => english().get(spelling) ?? [])[0];
}

/** The same by one word of a name, or by the end of one: `unsere Preise`, `tanzkurse`. The longest counts. */
export function partlyEnglishBlock(name: string): string | undefined {
  const parts = name.split(/[^\p{L}\p{M}]+/u).flatMap(spellings);
  const known = [...english().keys()].filter((word) =>
    parts.some((part) => part === word || (word.length >= SHORTEST_PART && part.endsWith(word))),
  );
  const longest = known.reduce((best, word) => (word.length > best.length ? word : best), '');
  return english().get(longest);
}

/** `öffnungszeiten` may be written with `oe` or `o`. */
function spellings(name: string): string[] {
  return ['de', undefined].flatMap((language) => simpleWords(name, language)?.replaceAll('-', '') ?? []);
}

/** The names in other languages of each block, ours and those of others: `hours` -> `öffnungszeiten`, `horaires` ... */
export const otherLanguages = ofBlocks((): ReadonlyMap<string, readonly string[]> => {
  const own = blockNames().map((block) => [block, namesIn(schemaOf(`blocks/${block}`).inOtherLanguages)] as const);
  const others = absent().map(
    ({ names, inOthers }) => [names.split(' ')[0] ?? '', inOthers?.split(' ') ?? []] as const,
  );
  return new Map([...own, ...others]);
});

const english = ofBlocks(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...otherLanguages()].flatMap(([block, names]) =>
        names.flatMap((name) => spellings(name).map((spelling) => [spelling, block] as const)),
      ),
    ),
);

/**
 * Something that other builders have and we don't: what they call it in the singular, what it is called in German, French, Spanish, Italian,
 * Dutch, Polish, Hindi and Arabic, and what to do here. What is only called otherwise here is `alsoCalled` in the schema of the block.
 */
type AbsentBlock = {
  readonly names: string;
  readonly inOthers?: string;
  readonly advice: string;
} & Pick<MeantBlock, 'isIdle' | 'role' | 'keysOf'>;

/** The first that fits counts. */
const absent = wordTable<readonly AbsentBlock[]>('absent-blocks');

/** What to do here instead of a block that other builders have. @param name one word or all of its words, in the singular and joined by hyphens */
export const adviceFor = (name: string): string | undefined => absentBlock(name)?.advice;

const absentBlock = (name: string): AbsentBlock | undefined =>
  absent().find(({ names }) => names.split(' ').includes(name));

/** All that is advised, so that a test can hold it against the schemas. */
export const allAdvice = (): readonly string[] => absent().map(({ advice }) => advice);
