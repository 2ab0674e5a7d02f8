import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import { addressOf, ajvs, type Depth, withErrorsAdded } from './ajv.ts';
import { allSchemas } from './schemas.ts';

const depths: readonly Depth[] = ['quick', 'thorough'];

/**
 * Writes the validators of our schemas as modules, `quick/blocks/hero.schema.json.cjs` for instance, so that commands need not
 * compile them each time.
 * @param folder where packages can be found: the modules load small parts of ajv
 */
export function writeValidators(folder: string): void {
  for (const depth of depths) {
    for (const name of allSchemas().keys()) {
      const validate = ajvs[depth]().getSchema(addressOf(name));
      if (validate === undefined) throw new Error(`There is no schema ${name}.`);
      const file = join(folder, depth, `${name}.cjs`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withErrorsAdded(standalone(ajvs[depth](), validate)));
    }
  }
}
