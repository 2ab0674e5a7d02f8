import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that a file names: `@chakra-ui/react`, whatever part of it is meant. */
export type Import = { readonly name: string; readonly file: string; readonly isType: boolean };

/** A statement that imports or exports from somewhere. */
const statement = /^(?:import|export)\s(type\s)?(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
/** A module that is loaded later, as a type (typeof import), or of which only the file is looked for. */
const call = /\b(typeof )?(?:import\(|require\(|(?<=\.)resolve\()'([^']+)'\)/g;

// Neither a file (./x) nor one of Node's own (node:fs).
const isPackage = (name: string): boolean => /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/|$)/.test(name);
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The packages that the TypeScript files of folders name. */
export function importsIn(...folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file)).sort();
  return sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(statement), ...text.matchAll(call)]
      .filter(([, , name = '']) => isPackage(name))
      .map(([, type, name = '']) => ({ name: packageOf(name), file, isType: type !== undefined }));
  });
}
