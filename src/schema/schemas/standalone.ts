import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import { addressOf, ajvs, type Depth, fileOfContent, withErrorsAdded } from './ajv.ts';
import { builderSchemas, type Schema } from './schemas.ts';

const depths: readonly Depth[] = ['quick', 'thorough'];

/**
 * Writes the validators of our schemas as modules, `quick/blocks/hero.schema.json.cjs` for instance, so that commands need not
 * compile them each time.
 * @param folder where packages can be found: the modules load small parts of ajv
 * @param others schemas that are none of our files, and are the same for every site
 * @param shorter what makes the text of a module shorter, where its size counts
 */
export function writeValidators(
  folder: string,
  others: readonly Schema[],
  shorter = (text: string): string => text,
): void {
  for (const depth of depths) {
    const instance = ajvs[depth]();
    const write = (name: string, validate: ReturnType<typeof instance.getSchema>): void => {
      if (validate === undefined) throw new Error(`There is no schema ${name}.`);
      const file = join(folder, depth, `${name}.cjs`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, shorter(withErrorsAdded(standalone(instance, validate))));
    };
    for (const name of builderSchemas().keys()) write(name, instance.getSchema(addressOf(name)));
    for (const schema of others) write(fileOfContent(schema), instance.compile(schema));
  }
}
