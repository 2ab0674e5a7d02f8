import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Ajv2020, Options } from 'ajv/dist/2020.js';
import { once } from '../../model/once.ts';
import { builderSchemas, type Schema } from './schemas.ts';

export const formats: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/,
  currency: new RegExp(`^(?:${Intl.supportedValuesOf('currency').join('|')})$`),
};

/** Formats that editors know by their form, and our own check by what is meant (`check/rules/theme.ts`). */
export const formsForEditors: Readonly<Record<string, RegExp>> = {
  color: /^([A-Za-z]+|#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+\(.+\))$/,
};

/**
 * How much a validator finds. `thorough`: everything that is wrong. `quick`: it stops at the first mistake; most values have none, and
 * it says so in a third of the time.
 */
export type Depth = 'quick' | 'thorough';

const optionsOf: Readonly<Record<Depth, Options>> = {
  quick: { allErrors: false, verbose: false },
  thorough: { allErrors: true, verbose: true },
};

/**
 * Keywords of ours, which say nothing about what can be written. Blocks of a site's own may have `keyed` from the time when it told the build
 * what their components look at.
 */
const KEYWORDS = (
  'alsoCalled inOtherLanguages goodFor metAt inDocs print keyed marks inOrderOf entries cells whole headings divided counted shows ' +
  'dated neighbours ofField distinct madeOf fills'
).split(' ');

/** Loaded when it is needed: commands that are compiled have the validators of our schemas without it. */
const packages = createRequire(import.meta.url);

function ajvOf(depth: Depth): Ajv2020 {
  const ajv: typeof import('ajv/dist/2020.js') = packages('ajv/dist/2020.js');
  const instance = new ajv.Ajv2020({
    ownProperties: true,
    strict: true,
    strictRequired: false,
    // A text, or keys in its place.
    allowUnionTypes: true,
    messages: false,
    // A test does, once for all: it takes as long as all else that a short command does.
    validateSchema: false,
    code: { process: withErrorsAdded, source: true },
    ...optionsOf[depth],
  });
  for (const keyword of KEYWORDS) instance.addKeyword(keyword);
  for (const [name, form] of Object.entries(formats)) instance.addFormat(name, form);
  for (const name of Object.keys(formsForEditors)) instance.addFormat(name, true);
  for (const [name, schema] of builderSchemas()) instance.addSchema(withoutBlocks(name, schema), addressOf(name));
  return instance;
}

/** What makes validators, of each depth: made when it is first asked for. */
export const ajvs: Readonly<Record<Depth, () => Ajv2020>> = {
  quick: once(() => ajvOf('quick')),
  thorough: once(() => ajvOf('thorough')),
};

/** How many schemas of content an instance compiles: it holds on to all of them, a megabyte for each edit of a kind. */
const MOST_COMPILED = 20;

/** What makes a validator of a schema that is none of our files: another instance, now and then. */
export const ajvsOfContent: Readonly<Record<Depth, () => Ajv2020>> = {
  quick: renewed(() => ajvOf('quick')),
  thorough: renewed(() => ajvOf('thorough')),
};

function renewed(make: () => Ajv2020): () => Ajv2020 {
  let instance: Ajv2020 | undefined;
  let count = 0;
  return () => {
    if (count % MOST_COMPILED === 0) instance = undefined;
    count += 1;
    instance ??= make();
    return instance;
  };
}

/** What a schema of ours is called inside of ajv. @param name `blocks/hero.schema.json` */
export const addressOf = (name: string): string => `/schemas/${name}`;

/** The file of a compiled validator of a schema that is none of our files: another schema has another one. */
export const fileOfContent = (schema: Schema): string => `of-content/${hash('sha256', JSON.stringify(schema))}`;

/** The validator copies all errors before for each entry of a list that has one; they are added to them instead. */
export function withErrorsAdded(code: string): string {
  return code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, '($1.forEach((each) => vErrors.push(each)), vErrors)');
}

/** Editors hold a page's blocks against page.schema.json; we hold each against its own schema, for better words. */
function withoutBlocks(name: string, schema: object): object {
  return name === 'page.schema.json' ? { ...schema, $defs: { block: {} } } : schema;
}
