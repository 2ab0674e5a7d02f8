import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../schemas/', import.meta.url);

/** A JSON Schema as far as our tools look into it. */
export type Schema = {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

/**
 * Reads a schema of this repository.
 * @param name without `.schema.json`: `page`, `blocks/hero`
 */
export async function readSchema(name: string): Promise<Schema> {
  return JSON.parse(await readFile(new URL(`${name}.schema.json`, folder), 'utf8'));
}

/** The names of all blocks, in kebab-case, sorted. */
export async function blockNames(): Promise<string[]> {
  const files = await readdir(new URL('blocks/', folder));
  return files.map((file) => file.replace(/\.schema\.json$/, '')).sort();
}

/** `card-grid` -> `CardGrid`, `imagePath` -> `ImagePath`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
