import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type standaloneCode from 'ajv/dist/standalone/index.js';
import { readCachedFile, writeCachedFile } from '../../disk/cache/cached-file.mjs';
import { unlessRefused } from '../../disk/error-code.mjs';
import { addressOf, ajvs, type Depth, fileOfContent, withErrorsAdded } from './ajv.ts';
import { builderSchemas, type Schema } from './schemas.ts';
import { keepsValidators, validatorsFolder } from './validators-folder.ts';

/*
 * To compile a validator takes some 30 ms, as long as all else that a short command does. Each is kept when it was compiled because somebody
 * needed it, as a module that makes the same function.
 */

/** The modules load small parts of ajv. */
const packages = createRequire(import.meta.url);

/** How many validators of other schemas than ours are kept: each edit of a kind is another schema. */
const MOST_OF_CONTENT = 100;

const placeIn = (folder: string, depth: Depth, file: string): string => join(folder, depth, `${file}.cjs`);

/** The text of a module that makes a validator. */
export function moduleOf(depth: Depth, validate: ValidateFunction): string {
  const standalone: typeof standaloneCode = packages('ajv/dist/standalone/index.js').default;
  return withErrorsAdded(standalone(ajvs[depth](), validate));
}

/** Writes the text of a validator's module into a folder of them. Where nothing can be written, nothing is kept. */
function writeValidator(folder: string, [depth, file]: readonly [Depth, string], text: string): void {
  writeCachedFile(placeIn(folder, depth, file), text);
}

/** The validator that the text of a module makes. @param filename for messages */
export function validatorIn(text: string, filename: string): ValidateFunction {
  const module: { exports: unknown } = { exports: {} };
  compileFunction(text, ['module', 'exports', 'require'], { filename })(module, module.exports, packages);
  return module.exports as ValidateFunction;
}

/** A validator that was kept and is whole. @param file the path of its schema, `blocks/hero.schema.json` */
export function keptValidator(depth: Depth, file: string): ValidateFunction | undefined {
  if (validatorsFolder === undefined) return undefined;
  const place = placeIn(validatorsFolder, depth, file);
  const text = readCachedFile(place)?.toString();
  return text === undefined ? undefined : validatorIn(text, place);
}

/** Keeps a validator that was compiled. */
export function keepValidator(depth: Depth, file: string, validate: ValidateFunction): void {
  if (!keepsValidators || validatorsFolder === undefined) return;
  const folder = dirname(placeIn(validatorsFolder, depth, file));
  const isFull =
    basename(folder) === 'of-content' && (unlessRefused(() => readdirSync(folder))?.length ?? 0) >= MOST_OF_CONTENT;
  if (!isFull) writeValidator(validatorsFolder, [depth, file], moduleOf(depth, validate));
}

const depths: readonly Depth[] = ['quick', 'thorough'];

/**
 * Writes all validators of our schemas, for a package: nothing is written where that is installed.
 * @param folder where they will be found
 * @param others schemas that are none of our files, and are the same for every site
 * @param shorter what makes the text of a module shorter
 */
export function writeValidators(folder: string, others: readonly Schema[], shorter: (text: string) => string): void {
  for (const depth of depths) {
    const instance = ajvs[depth]();
    const write = (file: string, validate: ReturnType<typeof instance.getSchema>): void => {
      if (validate === undefined) throw new Error(`There is no schema ${file}.`);
      writeValidator(folder, [depth, file], shorter(moduleOf(depth, validate)));
    };
    for (const name of builderSchemas().keys()) write(name, instance.getSchema(addressOf(name)));
    for (const schema of others) write(fileOfContent(schema), instance.compile(schema));
  }
}
