import { type Finding, fileFinding } from '../findings/finding.ts';
import { pageNamed } from './names.ts';
import { routeOf } from './route.ts';

/** What a file in pages/ that doesn't end in `.yaml` most likely is. */
export type StrayKind = 'page' | 'copy' | 'markdown' | 'html' | 'text' | 'other';

/** The name of a file without its ending, by what the ending says. The first that fits counts. */
const ENDINGS: readonly (readonly [StrayKind, RegExp])[] = [
  // Windows hides the last ending, and programs add one; a hand mistypes it.
  ['page', /^(.+?)((?:\.(?:ya?ml|yam|ymal|yalm)){1,9}(?:\.(?:txt|text))?)$/i],
  ['copy', /^(.+?)((?:\.ya?ml){1,9}(?:\.(?:bak|backup|old|orig|save|saved|copy|tmp|off|disabled)|~))$/i],
  ['markdown', /^(.+?)(\.(?:md|markdown|mdx))$/i],
  ['html', /^(.+?)(\.html?)$/i],
  ['text', /^(.+?)(\.(?:txt|text|docx?|odt|rtf))$/i],
];

/** What a file is, how its name ends, and the page that it would be with the right name or form. */
type Stray = { readonly kind: StrayKind; readonly ending: string; readonly page: string };

/**
 * Reports a file in pages/ that isn't a page, and says how to make one of it. A page that only has another ending is an
 * error, anything else a warning.
 *
 * @param path of a file that doesn't end in `.yaml`
 * @param taken all paths in pages/
 * @param language of the site; undefined if it isn't known
 */
export function outOfPlace(path: string, taken: ReadonlySet<string>, language: string | undefined): Finding {
  const { kind, ending, page } = strayOf(path, language);
  const isTaken = taken.has(page);
  if (kind === 'page' || (kind === 'copy' && !isTaken)) return wrongEnding(path, { kind, ending, page }, isTaken);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return fileFinding('stray-file', path, { name, kind, page, route: routeOf(page), isTaken });
}

/** Reports `site.yml`. @param isTaken whether there is a site.yaml as well */
export function misnamedSite(path: string, isTaken: boolean): Finding {
  return wrongEnding(path, { kind: 'page', ending: path.slice(path.lastIndexOf('.')), page: 'site.yaml' }, isTaken);
}

/** The page that a file in pages/ was meant to be, or could become; undefined if there is such a page, or it is no text. */
export function pageFrom(path: string, taken: ReadonlySet<string>, language: string | undefined): string | undefined {
  const { kind, page } = strayOf(path, language);
  return kind === 'other' || taken.has(page) ? undefined : page;
}

/** Whether a file in pages/ was never meant to be a page. */
export function isNoPage(path: string): boolean {
  return !['page', 'copy'].includes(strayOf(path, undefined).kind);
}

function wrongEnding(path: string, { kind, ending, page }: Stray, isTaken: boolean): Finding {
  const isCopy = kind === 'copy';
  const mistake = fileFinding('yml-file', path, { ending, better: page, isTaken, isCopy });
  // Somebody may have put a copy aside on purpose.
  return isTaken || isCopy ? mistake : { ...mistake, rename: page };
}

function strayOf(path: string, language: string | undefined): Stray {
  for (const [kind, pattern] of ENDINGS) {
    const [, name, ending] = pattern.exec(path) ?? [];
    if (name !== undefined && ending !== undefined) return { kind, ending, page: pageNamed(name, language) };
  }
  return { kind: 'other', ending: '', page: `${path}.yaml` };
}
