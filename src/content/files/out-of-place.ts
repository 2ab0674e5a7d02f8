import { folderOf } from '../../disk/beside.ts';
import type { PageEnding } from '../../model/page-file.ts';
import { routeOf } from '../../schema/formats/route.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { pageNamed } from './names.ts';

/** What a file in pages/ that doesn't end as pages do most likely is. */
export type StrayKind = 'page' | 'json' | 'copy' | 'markdown' | 'html' | 'text' | 'other';

/** The name of a file without its ending, by what the ending says. The first that fits counts. */
const ENDINGS: readonly (readonly [StrayKind, RegExp])[] = [
  // Windows hides the last ending, and programs add one; a hand mistypes it.
  ['page', /^(.+?)((?:\.(?:ya?ml|yam|ymal|yalm)){1,9}(?:\.(?:txt|text))?)$/i],
  ['json', /^(.+?)((?:\.ya?ml)?\.json[5c]?(?:\.(?:txt|text))?)$/i],
  ['copy', /^(.+?)((?:\.(?:ya?ml|json)){1,9}(?:\.(?:bak|backup|old|orig|save|saved|copy|tmp|off|disabled)|~))$/i],
  ['markdown', /^(.+?)(\.(?:md|markdown|mdx))$/i],
  ['html', /^(.+?)(\.html?)$/i],
  ['text', /^(.+?)(\.(?:txt|text|docx?|odt|rtf))$/i],
];

type Stray = { readonly kind: StrayKind; readonly ending: string; readonly page: string };

/**
 * Reports a file in pages/ that isn't a page, and says how to make one of it. A page that only has another ending is an
 * error, anything else a warning.
 */
export function outOfPlace(path: string, taken: ReadonlySet<string>, language: string | undefined): Finding {
  const { kind, ending, page } = strayOf(path, language);
  const isTaken = taken.has(page);
  if (kind === 'page' || kind === 'json' || (kind === 'copy' && !isTaken))
    return wrongEnding(path, { kind, ending, page }, isTaken);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return finding('stray-file', startOfFile(path), { name, kind, page, route: routeOf(page), isTaken });
}

/** Reports `site.yml` and `site.json`. @param isTaken whether there is a site.yaml as well */
export function misnamedSite(path: string, isTaken: boolean): Finding {
  const kind = path.endsWith('.json') ? 'json' : 'page';
  return wrongEnding(path, { kind, ending: path.slice(path.lastIndexOf('.')), page: 'site.yaml' }, isTaken);
}

/**
 * Reports the first YAML file beside the folders of a site, or in a folder with another name, that says what a page or a kind says.
 * @param beside such files of one folder, with their texts
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
  const target = `${folder}/${(rest.length === 0 ? name : rest.join('/')).replace(/\.yml$/i, folder === 'kinds' ? '.yaml' : '.yml')}`;
  const isFree = [...taken].every((each) => !each.startsWith(`${folder}/`));
  const own = rest.length === 0 ? undefined : { name, isFree, isAlone: others.length === 0 };
  const mistake = finding('outside-folder', startOfFile(path), { folder, own, target, isTaken: taken.has(target) });
  return [folder === 'pages' && !hasPages ? { ...mistake, severity: 'error' } : mistake];
}

/** The page that a file in pages/ was meant to be, or could become; undefined if there is such a page, or it is no text. */
export function pageFrom(path: string, taken: ReadonlySet<string>, language: string | undefined): string | undefined {
  const { kind, page } = strayOf(path, language);
  return kind === 'other' || taken.has(page) ? undefined : page;
}

/** Whether a file in pages/ was never meant to be a page. */
export function isNoPage(path: string): boolean {
  return !['page', 'json', 'copy'].includes(strayOf(path, undefined).kind);
}

function wrongEnding(path: string, { kind, ending, page }: Stray, isTaken: boolean): Finding {
  const isCopy = kind === 'copy';
  const mistake = finding('yml-file', startOfFile(path), { ending, better: page, isTaken, isCopy });
  // Somebody may have put a copy aside on purpose.
  return isTaken || isCopy ? mistake : { ...mistake, rename: page };
}

function strayOf(path: string, language: string | undefined): Stray {
  for (const [kind, pattern] of ENDINGS) {
    const [, name, ending] = pattern.exec(path) ?? [];
    if (name !== undefined && ending !== undefined)
      return { kind, ending, page: pageNamed(name, { ending: meantBy(ending), language }) };
  }
  return { kind: 'other', ending: '', page: `${path}.yaml` };
}

/** The ending that was meant by another one, of a page or of a copy: `.yml` of `.YML.txt`. */
function meantBy(ending: string): PageEnding | undefined {
  if (/\.json/i.test(ending)) return '.json';
  return /^\.yml(?:\.|~|$)/i.test(ending) ? '.yml' : undefined;
}
