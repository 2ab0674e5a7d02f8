import { addressOf, ajvs, type Depth, fileOfContent } from './ajv.ts';
import { moduleOf, writeValidator } from './kept-validators.ts';
import { builderSchemas, type Schema } from './schemas.ts';

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
