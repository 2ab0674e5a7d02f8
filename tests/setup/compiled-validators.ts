import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../../src/schema/schemas/validators-folder.ts', import.meta.url));

/**
 * Inside of `npm test`, gives tests the validators of our schemas that lie beside the compiled commands: each worker would take longer
 * than a second to compile its own, and keeps those that nobody has needed before. Other runs may go on while somebody changes a schema, and compile them.
 */
export function compiledValidators(): Plugin {
  const { SITEWRIGHT_COMPILED: commands } = process.env;
  const folder = commands && JSON.stringify(join(dirname(commands), 'validators'));
  const text = folder && `export const validatorsFolder = ${folder};\nexport const keepsValidators = true;`;
  return { name: 'compiled-validators', load: (id) => (id === file ? text : undefined) };
}
