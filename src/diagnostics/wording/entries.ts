import { asTyped } from '../as-typed.ts';
import { type Named, wordsOf } from './by-name.ts';
import { choices, didYouMean, error, type Wording, warning } from './entry.ts';
import { ownKind } from './own-kind.ts';
import { plain } from './traits.ts';

/** Why nothing shows a field. */
const unshown = {
  nowhere: ({ name }: { name: string }) => `Write "{${name}}" in the layout, below "card", or below "show" of a list.`,
  list: ({ name }: { name: string }) => `Write "{${name}}" in the layout, as the entries of a list: items: "{${name}}"`,
  'of-list': ({ keys }: { keys: readonly string[] }) =>
    `Give it the name of a key that the list shows (${choices(keys)}), or show the list as the rows of a table, where each field is a cell.`,
  end: ({ name, start, type }: { name: string; start: string; type: string }) =>
    `Lists, calendars and their files take a beginning and its end from one field. Give "${start}" the type ${type}, and write both there; or show "{${name}}" in the layout, below "card", or below "show" of a list.`,
};

/** Why a field can't fill a list. */
export type ListMisfit =
  /** It has one value. */
  | { readonly why: 'one' }
  /** Fields of other types can. */
  | { readonly why: 'type'; readonly fits: readonly string[] }
  /** Its entries have no such field, or may leave it out. */
  | { readonly why: 'lacks'; readonly key: string; readonly isThere: boolean }
  /** One of the fields that its entries have is of another type. */
  | { readonly why: 'part'; readonly key: string; readonly type: string; readonly fits: readonly string[] }
  /** No field of its entries is called like one of the keys. */
  | { readonly why: 'names'; readonly keys: readonly string[] };

/** Words about kinds of pages, and what they are filled in with. */
export const entries = {
  'unknown-kind': error(
    { ...plain, hides: 'file' },
    'The kind of a page says which fields it has and how it is shown.',
    (facts: { name: string; suggestion: string | undefined; known: readonly string[] }) => ({
      message: `There is no kind of page called "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}These are there: ${facts.known.join(', ')}. ${ownKind(facts.suggestion === undefined ? facts.name : '')}`,
      general: `${didYouMean(facts.suggestion)}These are there: ${facts.known.join(', ')}. ${ownKind(facts.name)}`,
    }),
  ),
  'unknown-entry': error(
    { ...plain, reach: 'site' },
    'What a page says of another page is taken from there.',
    (facts: {
      key: string;
      name: string;
      kind: string;
      suggestion: string | undefined;
      known: readonly string[];
      /** The name as a file can have it. */
      slug: string;
      /** The file with all entries of the kind, which are named by their titles. */
      data: string | undefined;
    }) => ({
      message: `"${facts.key}" names "${facts.name}", and ${facts.data === undefined ? `there is no page of the kind "${facts.kind}" with that file name` : `no entry in ${facts.data} has that name`}.`,
      hint: `${didYouMean(facts.suggestion)}${facts.known.length === 0 ? firstEntry(facts) : `These are there: ${facts.known.join(', ')}.`}`,
      general:
        facts.data === undefined
          ? 'Write the name of the file of such a page, without its folder and ending.'
          : `Write the title of an entry in ${facts.data} as addresses have it, in small letters with hyphens.`,
    }),
  ),
  'ambiguous-entry': error(
    { ...plain, reach: 'site' },
    'A page is named by its file, and two files in different folders can have the same name.',
    (facts: { key: string; name: string; files: readonly string[]; names: readonly string[] }) => ({
      message:
        facts.files.length === 1
          ? `"${facts.key}" names "${facts.name}", and several entries of ${facts.files[0]} have that title.`
          : `"${facts.key}" names "${facts.name}", which can be ${choices(facts.files)}.`,
      hint:
        facts.names.length === 1
          ? 'Give one of them another title.'
          : `Write more of the path: ${choices(facts.names)}.`,
    }),
  ),
  'unshown-field': warning(
    { ...plain, reach: 'site', fromFixes: 'impossible' },
    'What people write into a field is meant to be seen.',
    (facts: { name: string; list?: string } & Named<typeof unshown>) => ({
      message:
        facts.list === undefined
          ? `Nothing shows the field "${facts.name}": neither the layout nor "card", nor a list.`
          : `Nothing shows the field "${facts.name}" of "${facts.list}".`,
      hint: wordsOf(unshown, facts),
    }),
  ),
  'field-type': error(
    plain,
    'A text can stand where words are wanted, a picture where there is room for one.',
    (facts: {
      name: string;
      type: string;
      key: string;
      /** The types of fields that fit there, and the fields that have one of them. */
      fits: readonly string[];
      others: readonly string[];
      /** Whether it fits in a cell of a table where nothing else stands. */
      fitsAlone?: boolean;
      /** Where a list is wanted: why it can't be that one. */
      misfit?: ListMisfit;
    }) => (facts.misfit === undefined ? notFitting(facts) : noSuchList(facts, facts.misfit)),
  ),
  'unused-parameter': error(
    { ...plain, reach: 'site' },
    'A file with a name in square brackets becomes one page for each value of that field.',
    (facts: { name: string; all: readonly string[]; kind: string }) => ({
      message: `No list on this page asks for ${facts.all.length > 1 ? 'all of its names in brackets: ' : ''}{${facts.name}}, so nobody knows which pages to make of it.`,
      hint: `Add a list such as: from: { kind: ${facts.kind}, ${askingFor(facts.all)} }`,
      general: 'Add a list that asks for it.',
    }),
  ),
};

/** A field that stands by itself, or among words, where others fit. */
type Standing = {
  readonly name: string;
  readonly type: string;
  readonly key: string;
  readonly fits: readonly string[];
  readonly others: readonly string[];
  readonly fitsAlone?: boolean;
};

const notFitting = ({ name, type, key, fits, others, fitsAlone }: Standing): Wording => ({
  message: `{${name}} is a field of the type "${type}", which doesn't fit "${key}".`,
  hint: fitsAlone
    ? `${type === 'icon' ? 'An icon' : 'A picture'} fills its cell. Give it a column of its own, with show: "{${name}}".`
    : fits.length === 0
      ? `No field fits there: write the value of "${key}" itself.`
      : `Write a field of the type ${choices(fits)} there${others.length === 0 ? '.' : `, such as {${others[0]}}.`}`,
});

function noSuchList(facts: Standing, misfit: ListMisfit): Wording {
  const { name, key, others } = facts;
  switch (misfit.why) {
    case 'type':
      return notFitting({ ...facts, fits: misfit.fits });
    case 'one':
      return {
        message: `{${name}} has one value, and "${key}" is a list.`,
        hint: `Write ${others.length === 0 ? '' : `a field that has several values, such as {${others[0]}}, or `}a list of one: ${key}: ["{${name}}"]`,
      };
    case 'lacks':
      return {
        message: `Each entry of "${key}" needs "${misfit.key}", ${misfit.isThere ? `which the entries of {${name}} may leave out` : `and the entries of {${name}} have no such field`}.`,
        hint: misfit.isThere
          ? `In the kind, write "required: true" with "${misfit.key}", a field of "${name}".`
          : `In the kind, add a field called "${misfit.key}" to those of "${name}", with "required: true".`,
      };
    case 'part':
      return {
        message: `In the entries of {${name}}, "${misfit.key}" is a field of the type "${misfit.type}", which doesn't fit "${misfit.key}" in "${key}".`,
        hint: `In the kind, give it the type ${choices(misfit.fits)}, or another name.`,
      };
    case 'names':
      return {
        message: `"${key}" shows nothing of {${name}}, because its fields have other names.`,
        hint: `In the kind, give the fields of "${name}" the names that "${key}" knows: ${misfit.keys.join(', ')}.`,
      };
  }
}

/** Why a key has no effect in an entry of a kind without pages. */
export const unseenKey = (kind: string): string =>
  `What is of the kind "${kind}" has no page of its own where anybody could see it. Move it to a page, or give the kind pages in kinds/${kind}.yaml.`;

/** How the first page of a kind comes to be. */
function firstEntry({
  name,
  slug,
  kind,
}: {
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
}): string {
  const file = /^[a-z0-9-]+$/.test(slug) ? slug : `name-of-a-${kind}`;
  const here = name === file ? '' : ` Then write ${file} here.`;
  return `There is none yet. To make one, run ${asTyped(`new page /${kind === 'person' ? 'people' : kind}/${file} --kind ${kind}`)}.${here}`;
}

/** How a list asks for what its page stands for. */
function askingFor(names: readonly string[]): string {
  const asked = (name: string): string => `${name}: "{${name}}"`;
  const [only = '', ...others] = names;
  const isOwn = others.length === 0 && ['category', 'tag', 'section'].includes(only);
  return isOwn ? asked(only) : `where: { ${names.map(asked).join(', ')} }`;
}
