import { windowsProblem } from '../../disk/portable.ts';
import { type PageEnding, pageEndingOf, pageNameOf } from '../../model/page-file.ts';
import { BRACKETS, reservedSegment, routeOf } from '../../schema/formats/route.ts';
import { areLatin, fieldWords, simpleWords } from '../../values/address-words.ts';
import { type Finding, finding, startOfFile, withRelatedFile } from '../../yaml/findings/finding.ts';

/** Every page's path must make a good address, and no two the same one. */
export function checkNames(paths: readonly string[], language: string | undefined): Finding[] {
  const first = new Map<string, string>();
  const taken = new Set(paths);
  return paths.flatMap((path) => {
    const key = keyOf(routeOf(path));
    const own = badName(path, taken, language);
    const other = first.get(key);
    // A file whose own name is wrong is told so, and that the good name is taken.
    if (other === undefined && own === undefined) first.set(key, path);
    if (own !== undefined || other === undefined) return own ?? [];
    const same = finding('same-address', startOfFile(path), { route: routeOf(path), other });
    return [withRelatedFile(same, other, { why: 'other-file' })];
  });
}

/** Two addresses that some file system or server takes for the same have the same key. */
export function keyOf(route: string): string {
  return /^[!-@[-~]*$/.test(route) ? route : route.normalize('NFC').toLowerCase();
}

function badName(path: string, taken: ReadonlySet<string>, language: string | undefined): Finding | undefined {
  // A field in square brackets is no name: see `parametersOf`.
  const ending = pageEndingOf(path);
  const name = pageNameOf(path)
    .replace(/^pages\//, '')
    .replaceAll(BRACKETS, 'each');
  const characters = charactersIn(name);
  if (characters !== undefined) {
    const copied = copiedFrom(name, { ending, language });
    const original = copied !== undefined && taken.has(copied) ? copied : undefined;
    const written = withoutEndings(pageNameOf(path).replace(/^pages\//, ''));
    const own = betterPath(written, { ending, language });
    const better = original === undefined ? (copied ?? own) : own;
    const isTaken = taken.has(better);
    const isWithin = /[^/[\]]\[|\][^/]/.test(written);
    const how = isWithin ? 'brackets' : areLatin(name) ? 'sure' : hasReading(written, language) ? 'reading' : 'unknown';
    const mistake = finding('bad-file-name', startOfFile(path), { characters, better, isTaken, how, original });
    return how === 'sure' && !isTaken && copied === undefined ? { ...mistake, rename: better } : mistake;
  }
  const onWindows = windowsProblem(path);
  if (onWindows !== undefined) return finding('windows-name', startOfFile(path), onWindows);
  const segment = reservedSegment(`/${name}`) ?? ownIndex(path);
  if (segment === undefined) return undefined;
  // What is wrong in a file that has to go isn't worth mending.
  const mistake = finding('reserved-address', startOfFile(path), { segment, where: 'file' });
  return { ...mistake, covers: [[0, Number.POSITIVE_INFINITY]] };
}

/** `pages/index/index.yaml` would be served at /index, which is another way to write `/`. */
function ownIndex(path: string): string | undefined {
  return /(?:^|\/)index$/.exec(routeOf(path)) === null ? undefined : routeOf(path).slice(1);
}

/** What in a path makes it a bad address; undefined if all of it is small letters, digits and hyphens. */
export function charactersIn(name: string): string | undefined {
  if (/^[a-z0-9/-]*$/.test(name)) return undefined;
  if (/\s/.test(name)) return 'spaces';
  if (/\p{Lu}/u.test(name)) return 'capital letters';
  const other = /[^a-z0-9/-]\p{M}*/u.exec(name.normalize('NFC'))?.[0];
  if (other === undefined) return undefined;
  const script = LOOKALIKES.find(([, letters]) => letters.test(other))?.[0];
  return script === undefined ? `"${other}"` : `the ${script} letter "${other}"`;
}

const LOOKALIKES = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
] as const;

export type Naming = { readonly ending: PageEnding | undefined; readonly language: string | undefined };

/** What file managers add to the name of a copy. */
const COPY_MARKS =
  /(?:(?<![ _-])[ _-]+(?:copy|kopie|copie|copia|kopia)(?: ?\(?\d+\)?)?| ?\(\d+\))$|^(?:copy|kopie|copie|copia) (?:of|von|de|di) /i;

/** The page that a file is a copy of, if its name says so: `menu copy`, `menu (1)`. */
function copiedFrom(name: string, how: Naming): string | undefined {
  const start = name.lastIndexOf('/') + 1;
  const own = name.slice(start);
  const original = own.replace(COPY_MARKS, '');
  return original === own || original === '' ? undefined : pageNamed(`pages/${name.slice(0, start)}${original}`, how);
}

/** `page.yaml` of `page.yaml.yaml`: the ending was written and added. */
function withoutEndings(name: string): string {
  return name.replace(/(?<=[^/])(?:\.(?:ya?ml|json)){1,9}$/i, '');
}

/** The file of a page, in the letters of an address where they can say its name. @param path without its ending: `pages/Our Team` */
export function pageNamed(path: string, how: Naming): string {
  const name = path.replace(/^pages\//, '');
  return charactersIn(name) !== undefined && areLatin(name) ? betterPath(name, how) : path + (how.ending ?? '.yaml');
}

function betterPath(name: string, { ending = '.yaml', language }: Naming): string {
  const segments = name.split('/').map((segment) => inBrackets(segment) ?? simpleWords(segment, language) ?? 'page');
  return `pages/${segments.join('/')}${ending}`;
}

/** Whether there are Latin letters for each part of a name. */
const hasReading = (name: string, language: string | undefined): boolean =>
  name.split('/').every((segment) => simpleWords(segment, language) !== undefined);

/** `[Level]` -> `[level]`, and `for-[Room size]` -> `for/[roomSize]`: a field in brackets is a whole part of a path. */
function inBrackets(segment: string): string | undefined {
  const parts = segment.split(/(\[[^[\]]+\])/);
  if (parts.length === 1) return undefined;
  return parts
    .flatMap((part) => (part.startsWith('[') ? `[${fieldWords(part)}]` : (simpleWords(part, undefined) ?? [])))
    .join('/');
}

/** The folders that a path lies in, from the outside in: `a/b/c.txt` -> `a`, `a/b`. */
export function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
