import { readFileSync } from 'node:fs';
import { pascalCase } from '../../model/pascal-case.ts';

const template = new URL('template/', import.meta.url);

/** The files that a block of a site's own begins with, by their paths in the content root. They can be checked and built as they are. */
export function blockFiles(name: string): ReadonlyMap<string, string> {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const filled = (file: string): string =>
    readFileSync(new URL(file, template), 'utf8')
      .replaceAll('%name%', name)
      .replaceAll('%Name%', pascalCase(name))
      .replaceAll('%title%', title);
  return new Map([
    [`blocks/${name}/schema.yaml`, filled('schema.yaml')],
    [`blocks/${name}/${pascalCase(name)}.tsx`, filled('component.txt')],
    [`blocks/${name}/example.yaml`, filled('example.yaml')],
  ]);
}
