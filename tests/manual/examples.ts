import { parse } from 'yaml';
import { blockNames, schemaOf } from '../../src/schema/schemas/schemas.ts';
import type { Files } from '../content/memory-disk.ts';

/** What an example is a piece of. */
export type Meaning = 'page' | 'blocks' | 'kind' | 'entries' | 'site' | 'picture' | 'text' | 'other';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areKeysOf = (value: object, name: string): boolean =>
  Object.keys(value).every((key) => Object.hasOwn(schemaOf(name).properties ?? {}, key));

/** What a piece of YAML in a guide is meant for: the keys that it begins with say so. */
export function meaningOf(text: string): Meaning {
  const value: unknown = parse(text);
  // Only comments.
  if (value === null) return 'page';
  if (Array.isArray(value)) {
    if (value.every((each) => blockNames().includes(each?.type))) return 'blocks';
    return value.every((each) => typeof each?.title === 'string') ? 'entries' : 'other';
  }
  if (!isObject(value)) return 'other';
  if ('layout' in value || 'fields' in value) return 'kind';
  if ('title' in value || 'pdf' in value || 'blocks' in value) return 'page';
  if (Object.keys(value).join() === 'description') return 'text';
  if (areKeysOf(value, 'site')) return isObject(value.image) ? 'picture' : 'site';
  return isObject(value.image) || 'src' in value ? 'picture' : 'other';
}

const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

const unindented = (text: string): string => {
  const least = Math.min(...[...text.matchAll(/^( *)\S/gm)].map(([, spaces = '']) => spaces.length));
  return text.replaceAll(new RegExp(`^ {${least}}`, 'gm'), '');
};

/** What a page must have besides. */
const TITLED = 'title: An example\ndescription: What the guide shows, on a page.\n';

/** The site of an example: the file that it belongs into, with nothing else in it that somebody could have meant otherwise. */
export function siteOf(text: string, meaning: Meaning, site: string): { readonly file: string; readonly files: Files } {
  const whole = unindented(text);
  switch (meaning) {
    case 'kind':
      return { file: 'kinds/example.yaml', files: { 'site.yaml': site, 'kinds/example.yaml': whole } };
    case 'entries': {
      const file = 'data/courses.yaml';
      const kind = `description: A course.\ndata: ${file}\nfields:\n  - { name: day, type: text }\n`;
      return { file, files: { 'site.yaml': site, 'kinds/course.yaml': kind, [file]: whole } };
    }
    case 'site':
      return { file: 'site.yaml', files: { 'site.yaml': mergedSite(site, whole) } };
    case 'picture':
      return pageOf(
        `${TITLED}blocks:\n  - type: media-text\n    title: Shown\n    description: Beside it.\n${indented(whole, 4)}`,
        site,
      );
    case 'text':
      return pageOf(`${TITLED}blocks:\n  - type: rich-text\n    title: Shown\n${indented(whole, 4)}`, site);
    case 'blocks':
      return pageOf(`${TITLED}blocks:\n  - type: hero\n    title: An example\n${indented(whole, 2)}`, site);
    default:
      return pageOf(completed(whole), site);
  }
}

/** A page that stands for the values of a field says so in the name of its file. */
const pageOf = (page: string, site: string) => {
  const [, field] = /where: \{ (\w+): "\{\1\}"/.exec(page) ?? [];
  const file = field === undefined ? 'pages/example.yaml' : `pages/for/[${field}].yaml`;
  return { file, files: { 'site.yaml': site, [file]: page } };
};

/** A part of a page is shown without what the guide has said before. */
function completed(page: string): string {
  const has = (key: string): boolean => new RegExp(`^${key}:`, 'm').test(page);
  const shown = ['blocks', 'kind', 'body'].some(has);
  const titled = ['title', 'description'].filter((key) => !has(key)).map((key) => `${key}: An example of a page.\n`);
  return `${titled.join('')}${page}${shown ? '' : 'blocks:\n  - type: hero\n    title: An example\n'}`;
}

/** The settings of an example in the place of the site's own. */
function mergedSite(site: string, text: string): string {
  const written = new Set([...text.matchAll(/^(\w+):/gm)].map(([, key]) => key));
  // Forms go one way.
  if (written.has('email')) written.add('forms');
  const others = site.split('\n').filter((line) => !written.has(/^(\w+):/.exec(line)?.[1] ?? ''));
  return `${text}${others.join('\n')}`;
}

/** The addresses that an example leads to, or shows files of: `/about/us#prices`, `/images/dough.jpg`. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(/(?<=[\s"([])\/[\w.][\w./#-]*/g)].map(([address]) => address.replace(/[.)]+$/, ''));
  return [...new Set(found)];
}
