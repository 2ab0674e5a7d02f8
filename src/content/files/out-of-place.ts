import { folderOf } from '../../disk/beside.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { pageNamed } from './names.ts';

/** What a file in pages/ that doesn't end in `.yaml` most likely is. */
export type StrayKind = 'page' | 'json' | 'copy' | 'markdown' | 'html' | 'text' | 'other';

/** The name of a file without its ending, by what the ending says. The first that fits counts. */
const ENDINGS: readonly (readonly [StrayKind, RegExp])[] = [
  // Windows hides the last ending, and programs add one; a hand mistypes it.
  ['page', /^(.+?)((?:\.(?:ya?ml|yam|ymal|yalm)){1,9}(?:\.(?:txt|text))?)$/i],
  ['json', /^(.+?)((?:\.ya?ml)?\.json[5c]?)$/i],
  ['copy', /^(.+?)((?:\.ya?ml){1,9}(?:\.(?:bak|backup|old|orig|save|saved|copy|tmp|off|disabled)|~))$/i],
  ['markdown', /^(.+?)(\.(?:md|markdown|mdx))$/i],
  ['html', /^(.+?)(\.html?)$/i],
  ['text', /^(.+?)(\.(?:txt|text|docx?|odt|rtf))$/i],
];

/** What a file is, how its name ends, and the page that it would be with the right name or form. */
type Stray = { readonly kind: StrayKind; readonly ending: string; readonly page: string };

/** JSON in pages/: whether it says what pages say, and whether it can be read. */
export type JsonPage = 'sound' | 'unsound' | undefined;

/** What its text shows of a file, if it is JSON, and the language of the site, if that is known. */
type About = { readonly json: JsonPage; readonly language: string | undefined };

/** Whether a file may be a page that was written as JSON, as other builders have them. */
export function mayBeJsonPage(path: string): boolean {
  return strayOf(path, { json: 'sound', language: undefined }).kind === 'json';
}

/** What the text of a JSON file in pages/ shows of it. */
export function jsonPageIn(text: string): JsonPage {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && ('title' in value || 'blocks' in value) ? 'sound' : undefined;
  } catch {
    return /["'](?:title|blocks)["'][ \t]*:/.test(text) ? 'unsound' : undefined;
  }
}

/**
 * Reports a file in pages/ that isn't a page, and says how to make one of it. A page that only has another ending is an
 * error, anything else a warning.
 *
 * @param path of a file that doesn't end in `.yaml`
 * @param taken all paths in pages/
 * @param about what else is known
 */
export function outOfPlace(path: string, taken: ReadonlySet<string>, about: About): Finding {
  const { kind, ending, page } = strayOf(path, about);
  const isTaken = taken.has(page);
  // With mistakes of its own, it may be no YAML either.
  if (kind === 'json' && about.json === 'unsound') {
    return finding('yml-file', startOfFile(path), { ending, better: page, isTaken, isCopy: false, isJson: false });
  }
  if (kind === 'page' || kind === 'json' || (kind === 'copy' && !isTaken))
    return wrongEnding(path, { kind, ending, page }, isTaken);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return finding('stray-file', startOfFile(path), { name, kind, page, route: routeOf(page), isTaken });
}

/** Reports `site.yml` and `site.json`. @param isTaken whether there is a site.yaml as well */
export function misnamedSite(path: string, isTaken: boolean): Finding {
  return wrongEnding(
    path,
    { kind: path.endsWith('.json') ? 'json' : 'page', ending: path.slice(path.lastIndexOf('.')), page: 'site.yaml' },
    isTaken,
  );
}

/**
 * Reports the first YAML file beside the folders of a site, or in a folder with another name, that says what a page or a kind says.
 * @param beside such files of one folder, with their texts
 * @param taken all paths in the folders of the site
 * @param hasPages whether the site has any: without, those are what is missing
 */
export function outsideFolders(
  beside: readonly (readonly [path: string, text: string])[],
  taken: ReadonlySet<string>,
  hasPages: boolean,
): Finding[] {
  const [first, ...others] = beside.flatMap(([path, text]) => {
    const folder = folderOf(text);
    return folder === undefined ? [] : [{ path, folder }];
  });
  if (first === undefined) return [];
  const { path, folder } = first;
  const [name = path, ...rest] = path.split('/');
  const target = `${folder}/${(rest.length === 0 ? name : rest.join('/')).replace(/\.yml$/i, '.yaml')}`;
  const isFree = [...taken].every((each) => !each.startsWith(`${folder}/`));
  const own = rest.length === 0 ? undefined : { name, isFree, isAlone: others.length === 0 };
  const mistake = finding('outside-folder', startOfFile(path), { folder, own, target, isTaken: taken.has(target) });
  return [folder === 'pages' && !hasPages ? { ...mistake, severity: 'error' } : mistake];
}

/** The page that a file in pages/ was meant to be, or could become; undefined if there is such a page, or it is no text. */
export function pageFrom(path: string, taken: ReadonlySet<string>, about: About): string | undefined {
  const { kind, page } = strayOf(path, about);
  return kind === 'other' || taken.has(page) ? undefined : page;
}

/** Whether a file in pages/ was never meant to be a page. */
export function isNoPage(path: string, about: About): boolean {
  return !['page', 'json', 'copy'].includes(strayOf(path, about).kind);
}

function wrongEnding(path: string, { kind, ending, page }: Stray, isTaken: boolean): Finding {
  const isCopy = kind === 'copy';
  const mistake = finding('yml-file', startOfFile(path), {
    ending,
    better: page,
    isTaken,
    isCopy,
    isJson: kind === 'json',
  });
  // Somebody may have put a copy aside on purpose.
  return isTaken || isCopy ? mistake : { ...mistake, rename: page };
}

/** A JSON file that doesn't show a page is data. */
function strayOf(path: string, { json, language }: About): Stray {
  for (const [kind, pattern] of ENDINGS) {
    const [, name, ending] = pattern.exec(path) ?? [];
    const isOther = kind === 'json' && json === undefined;
    if (name !== undefined && ending !== undefined && !isOther)
      return { kind, ending, page: pageNamed(name, language) };
  }
  return { kind: 'other', ending: '', page: `${path}.yaml` };
}
