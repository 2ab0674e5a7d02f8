import { asTyped } from '../as-typed.ts';
import { always, type Named, wordsOf } from './by-name.ts';
import { choices, didYouMean, error, type Wording, warning } from './entry.ts';
import { plain } from './traits.ts';

const misnamed: Wording = {
  message: "A block can't have this name.",
  hint: 'Use lower-case words and hyphens, at most 40 characters: blocks/price-table.',
};

/** What can be wrong with the folder of a block. */
const inFolders = {
  name: misnamed,
  stray: always(
    "This file isn't part of a block.",
    'Each block has a folder of its own: blocks/tides. Move the file into it, or delete it.',
  ),
  'no-schema': ({ folder }: { folder: string }): Wording => ({
    message: `The block in ${folder} has no schema.`,
    hint: `Make the file ${folder}/schema.yaml. It says which fields the block has.`,
  }),
  behind: always(
    'This file was made before the schemas in blocks/ changed, so editors know the old fields of your blocks.',
    `Type ${asTyped('new block NAME')} with the name of a block, which makes it again. Or delete it.`,
  ),
  'two-schemas': always('This block has two schemas.', 'Delete schema.yaml or schema.json.'),
  'no-component': ({ file }: { file: string }): Wording => ({
    message: `The component ${file} is missing.`,
    hint: 'Make this file. It exports the component that shows the block: export default function ...',
  }),
  'example-type': ({ name }: { name: string }): Wording => ({
    message: `This example isn't one of the block "${name}".`,
    hint: `Begin it with "type: ${name}".`,
  }),
} as const;

/** What can be wrong in the schema of a block. */
const inSchemas = {
  keyword: (facts: { key: string; suggestion: string | undefined; known: readonly string[] }): Wording => ({
    message: `A schema of a block can't say "${facts.key}" here.`,
    hint: `${didYouMean(facts.suggestion)}It can say ${choices(facts.known)}.`,
  }),
  value: ({ key, wanted }: { key: string; wanted: string }): Wording => ({
    message: `"${key}" has the wrong kind of value.`,
    hint: `It takes ${wanted}.`,
  }),
  reference: (facts: { written: string; suggestion: string | undefined; known: readonly string[] }): Wording => ({
    message: `There is no kind of value called "${facts.written}".`,
    hint: `${didYouMean(facts.suggestion)}Use ${choices(facts.known)}.`,
  }),
  required: ({ name, suggestion }: { name: string; suggestion: string | undefined }): Wording => ({
    message: `"${name}" is required, but it isn't one of the properties.`,
    hint: `${didYouMean(suggestion)}Add it to "properties", or take it out of "required".`,
  }),
  reserved: ({ name }: { name: string }): Wording => ({
    message: `A field of a block can't be called "${name}".`,
    hint: 'Every block has this key already, or React keeps it for itself. Use another name.',
  }),
  'no-properties': always(
    'This schema has no "properties".',
    'List the fields of the block there, each with a description and what it takes: $ref: text.',
  ),
  'no-kind': ({ name }: { name: string }): Wording => ({
    message: `The schema doesn't say what "${name}" takes.`,
    hint: 'Add a line such as "$ref: text" or "type: integer".',
  }),
  idle: ({ key, type }: { key: string; type: string }): Wording => ({
    message: `"${key}" means nothing for a value of the type "${type}".`,
    hint: 'Delete this line, or correct the type.',
  }),
} as const;

/** Words about blocks of a site's own, in `blocks/`. */
export const ownBlocks = {
  'own-block': error(
    plain,
    "A block of a site's own needs a folder with a schema and a component. Without them it can't be checked or shown.",
    (facts: Named<typeof inFolders>) => wordsOf(inFolders, facts),
  ),
  'own-block-schema': error(
    plain,
    'The schema says what pages may write in the block. With a mistake in it, their mistakes go unnoticed.',
    (facts: Named<typeof inSchemas>) => wordsOf(inSchemas, facts),
  ),
  'block-name-taken': warning(
    plain,
    "The builder has a block of this name, too. The site's own is shown, so nothing else can use the builder's.",
    ({ name }: { name: string }) => ({
      message: `The builder has a block called "${name}", too. This one takes its place.`,
      hint: `Give yours another name if you want both: rename blocks/${name}, and change "type" on the pages that use it.`,
    }),
  ),
};
