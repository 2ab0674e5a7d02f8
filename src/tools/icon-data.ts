import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { grouped } from '../model/lists.ts';
import type { Icon } from '../model/media.ts';

const folder = 'src/content/icons';

/**
 * The icons as data, one a line, the words for what they show, and the licence of both: path -> text. The package they come from has each of them in five
 * forms, 67 MB, and a site needs one: so the package is for development only, and what is read is checked in.
 */
export function iconData(): [path: string, text: string][] {
  const nodes = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const drawn: Readonly<Record<string, Icon>> = JSON.parse(readFileSync(nodes, 'utf8'));
  const icons = Object.entries(drawn);
  const lines = icons.map(([name, icon]) => `${JSON.stringify(name)}:${JSON.stringify(icon)}`);
  return [
    [`${folder}/lucide.json`, `{\n${lines.join(',\n')}\n}\n`],
    [`${folder}/tags.json`, tagData(new Set(icons.map(([name]) => name)))],
    [`${folder}/lucide.LICENSE.txt`, readFileSync(join(dirname(nodes), 'LICENSE'), 'utf8')],
    ...namesOfOurs().map((file): [string, string] => ofOurs(file, drawn)),
  ];
}

/** The lists of the icons that pages show without being asked. */
const namesOfOurs = (): string[] =>
  readdirSync('src/blocks', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])icons\.yaml$/.test(file))
    .map((file) => `src/blocks/${file.replaceAll('\\', '/')}`);

/** The module with the icons that such a list names. @throws Error for a name that Lucide doesn't have */
function ofOurs(file: string, drawn: Readonly<Record<string, Icon>>): [path: string, text: string] {
  const names: Readonly<Record<string, string>> = parse(readFileSync(file, 'utf8'));
  const lines = Object.entries(names).map(([key, name]) => {
    if (drawn[name] === undefined) throw new Error(`${file}: Lucide has no icon "${name}".`);
    return `  ${key}: ${JSON.stringify(drawn[name])},`;
  });
  return [
    `${dirname(file)}/generated/icons.ts`,
    [
      `// Generated from icons.yaml by \`npm run generate\`: icons of Lucide (ISC licence). Do not edit.`,
      '',
      'export const icons = {',
      ...lines,
      '} as const;',
      '',
    ].join('\n'),
  ];
}

const MOST_OF_A_TAG = 3;

/**
 * What the icons show, by the words their makers gave them: word -> the few icons it fits best, those whose name is shorter
 * and whose makers thought of the word sooner. Words that are names of icons are left out: nobody looks them up.
 */
function tagData(names: ReadonlySet<string>): string {
  const tags: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('lucide-static/tags.json'), 'utf8'),
  );
  const tagOf = (word: string): string =>
    word
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-');
  const all = Object.entries(tags).flatMap(([name, words]) =>
    words.map((word, index) => ({ name, tag: tagOf(word), rank: name.split('-').length * 1000 + index })),
  );
  const known = all.filter(({ name, tag }) => names.has(name) && !names.has(tag));
  const lines = [...grouped(known, ({ tag }) => tag)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, icons]) => {
      const best = icons.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).slice(0, MOST_OF_A_TAG);
      return `${JSON.stringify(tag)}:${JSON.stringify(best.map(({ name }) => name))}`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}
