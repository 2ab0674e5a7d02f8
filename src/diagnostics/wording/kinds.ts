import { asTyped } from '../as-typed.ts';
import { didYouMean, error, warning } from './entry.ts';
import { plain } from './traits.ts';

/** Words about the declarations of kinds of pages. */
export const kinds = {
  'field-name': error(
    plain,
    'A name in braces must stand for one thing only.',
    (facts: { name: string; taken: 'program' | 'site' | 'page' | 'layout' | 'field' }) => ({
      message: {
        program: `A field can't be called "${facts.name}", because programs use this name internally.`,
        site: `A field can't be called "${facts.name}", because {${facts.name}} is filled in from site.yaml.`,
        page: `A field can't be called "${facts.name}", because every page has that key.`,
        layout: `A field can't be called "${facts.name}", because {${facts.name}} has a meaning of its own in layouts.`,
        field: `This kind already has a field called "${facts.name}".`,
      }[facts.taken],
      hint:
        facts.taken === 'page' || facts.taken === 'field'
          ? 'Delete this field, or choose another name.'
          : `Choose another name, such as "own${facts.name.charAt(0).toUpperCase()}${facts.name.slice(1)}".`,
    }),
  ),
  'kind-file-name': error(
    plain,
    'Pages name their kind by the name of its file.',
    (facts: { name: string; characters: string | undefined; better: string; isTaken: boolean }) => ({
      message:
        facts.characters === undefined
          ? `"${facts.name}" must end in .yaml to declare a kind of page.`
          : facts.characters === 'folders'
            ? `"${facts.name}" is in a folder of its own, where no kind of page is looked for.`
            : `The name of a kind can't contain ${facts.characters}.`,
      hint: facts.isTaken ? `There is ${facts.better} as well. Keep one of them.` : `Rename it to ${facts.better}.`,
    }),
  ),
  'old-editor-file': warning(
    plain,
    'Editors offer fields that are gone, and underline those that are new. The site itself is as it should be.',
    /** Of the file about all kinds, the name of any. */
    (facts: { name: string; isOfAll?: false } | { name: string | undefined; isOfAll: true }) => ({
      message:
        facts.isOfAll === true
          ? 'This file was made before the kinds in kinds/ changed, so editors know their old fields.'
          : `This file was made before kinds/${facts.name}.yaml changed, so editors know its old fields.`,
      hint:
        facts.name === undefined
          ? 'Delete it.'
          : `Type ${asTyped(`new kind ${facts.name}`)}, which makes it again. Or delete it.`,
    }),
  ),
  'empty-kind': warning(
    // Whoever makes a kind begins without pages, and is to be able to fix its mistakes.
    { ...plain, reach: 'site', fromFixes: 'impossible' },
    'A kind that no page has does nothing. It may be forgotten, or its pages are still to come.',
    ({ name, data, hasPages }: { name: string; data: string | undefined; hasPages: boolean }) => ({
      message: `There is no ${hasPages ? 'page' : 'entry'} of the kind "${name}", and no list looks for any.`,
      hint: `${
        data === undefined
          ? `Make the first: ${asTyped(`new page /${name}/first --kind ${name}`)}.`
          : `Write the first into ${data}.`
      } Or delete this file.`,
    }),
  ),
  'stray-kind': warning(plain, 'Somebody may have meant it to do something.', (facts: { name: string }) => ({
    message: `"${facts.name}" doesn't declare a kind of page, and nothing else is read from kinds/.`,
    hint: /^[\w-]+\.json$/.test(facts.name)
      ? `If it is a kind, rename it to kinds/${facts.name.replace(/\.json$/, '.yaml')}. Otherwise move it to another folder.`
      : 'Move it to another folder. A kind is a file such as kinds/recipe.yaml.',
  })),
  'unknown-field': error(
    plain,
    'A layout shows the fields of its kind.',
    (facts: { name: string; suggestion: string | undefined; known: readonly string[]; isTotal?: true }) => {
      if (facts.isTotal)
        return {
          message: `{${facts.name}} is about the whole list, and this is shown for each of its entries.`,
          hint: 'Move it to a text of the block, such as its title. In a table, "foot" of the column can have it, too.',
        };
      const known = `These are there: ${facts.known.map((each) => `{${each}}`).join(', ')}.`;
      const suggestion = facts.suggestion === undefined ? undefined : `{${facts.suggestion}}`;
      return {
        message: `{${facts.name}} is no field of this kind.`,
        hint: `${didYouMean(suggestion)}${known}`,
        general: known,
      };
    },
  ),
};
