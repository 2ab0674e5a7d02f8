import { readFileSync } from 'node:fs';
import { pascalCase } from '../../model/pascal-case.ts';

/** The text of a template for a block, with the block's name in the forms that it asks for. */
export function filled(template: URL, name: string): string {
  const words = name.replaceAll('-', ' ');
  const inPascal = pascalCase(name);
  return readFileSync(template, 'utf8')
    .replaceAll('%name%', name)
    .replaceAll('%Name%', inPascal)
    .replaceAll('%variable%', inPascal.charAt(0).toLowerCase() + inPascal.slice(1))
    .replaceAll('%title%', words.charAt(0).toUpperCase() + words.slice(1));
}

/** The files that a block of a site's own begins with, by their paths in the content root. They can be checked and built as they are. */
export function blockFiles(name: string): ReadonlyMap<string, string> {
  const template = (file: string): string => filled(new URL(`template/${file}`, import.meta.url), name);
  return new Map([
    [`blocks/${name}/schema.yaml`, template('schema.yaml')],
    [`blocks/${name}/${pascalCase(name)}.tsx`, template('component.txt')],
    [`blocks/${name}/example.yaml`, template('example.yaml')],
  ]);
}
