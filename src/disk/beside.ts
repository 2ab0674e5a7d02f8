import { distance } from 'fastest-levenshtein';
import { siteFolders } from '../model/page-file.ts';
import type { Disk, Named } from './disk.ts';
import { keptElsewhere, type SecondVersion, secondVersion } from './second-versions.ts';

/** What people call the folders of pages and of kinds, in other systems and other languages, in small letters without accents. */
const NAMES = {
  pages:
    'page pages webpages subpages content contents posts post blog articles article news events seite seiten unterseiten webseiten inhalt inhalte paginas pagina pagine sidor sider sidur strona strony stranka stranky oldal oldalak sivu sivut lehed puslapiai lapas pagini stranice sayfa sayfalar trang halaman страница страницы страници сторінки σελιδες صفحات صفحه דפים पृष्ठ पेज पन्ने ページ 页面 頁面 페이지',
  kinds:
    'kind kinds types type typen typ arten art sorten sorte seitenarten tipos tipo tipi genres soorten rodzaje rodzaj druhy typy виды типы प्रकार 種類 类型 종류 أنواع',
};

export type SiteFolder = keyof typeof NAMES;

/** Which folder of a site another name means: `seiten`, `Pages`, `page`; undefined for one of ours as it should be, and for all others. */
function folderMeant(name: string): SiteFolder | undefined {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/^[_\d-]+|(?<![_\d-])[_\d-]+$/g, '');
  if (name === 'pages' || name === 'kinds') return undefined;
  const folders = ['pages', 'kinds'] as const;
  return (
    folders.find((each) => NAMES[each].split(' ').includes(plain)) ??
    folders.find((each) => plain[0] === each[0] && distance(plain, each) === 1)
  );
}

/** Files of others that end in .yaml, too. */
const OF_OTHERS =
  /^(?:\.|(?:docker-)?compose|pnpm-|mkdocs|openapi|swagger|netlify|render|serverless|action|buildspec)/i;

/** So many files of a folder are looked at: the first shows what the others are. */
const MOST_LOOKED_AT = 20;

const OF_SITE: readonly string[] = ['site.yaml', 'published.txt', ...siteFolders];

export type MeantName =
  /** The system may not care about capitals, and others do. */
  | { readonly kind: 'case'; readonly original: string }
  | ({ readonly kind: 'version' } & SecondVersion)
  | { readonly kind: 'elsewhere'; readonly original: string };

/** What a name at the top of a site says of a file or folder of it; undefined for one that says nothing, and for those themselves. */
export function meantName(path: string): MeantName | undefined {
  if (OF_SITE.includes(path)) return undefined;
  const small = path.toLowerCase();
  if (OF_SITE.includes(small)) return { kind: 'case', original: small };
  const elsewhere = keptElsewhere(path);
  if (elsewhere !== undefined && OF_SITE.includes(elsewhere)) return { kind: 'elsewhere', original: elsewhere };
  const version = secondVersion(path, (other) => OF_SITE.includes(other));
  return version && { kind: 'version', ...version };
}

/**
 * The names at the top of a site that mean a file or folder of it, and the YAML files that lie beside its folders, or in a folder whose name means
 * one of them: nothing of a site is read there.
 */
export function besideSite({ namesIn }: Disk): string[] {
  const isYaml = ({ name, isFolder }: Named): boolean =>
    !isFolder && /\.ya?ml$/i.test(name) && !OF_OTHERS.test(name) && !/^site\.ya?ml$/i.test(name);
  const top = namesIn('').toSorted(byName);
  return top.flatMap((each) => {
    const meant = meantName(each.name);
    // A second version is one only beside the first, and anything else only without.
    if (meant !== undefined && (meant.kind === 'version') === top.some(({ name }) => name === meant.original))
      return [each.name];
    if (!each.isFolder) return isYaml(each) ? [each.name] : [];
    if (folderMeant(each.name) === undefined) return [];
    const inside = namesIn(each.name).filter(isYaml).toSorted(byName).slice(0, MOST_LOOKED_AT);
    return inside.map(({ name }) => `${each.name}/${name}`);
  });
}

const byName = (a: Named, b: Named): number => (a.name < b.name ? -1 : 1);

/** What a YAML file beside the folders of a site belongs in, by what it says; undefined for what is none of ours. */
export function folderOf(text: string): SiteFolder | undefined {
  const has = (key: string): boolean => new RegExp(`^${key}[ \\t]*:`, 'm').test(text);
  if (has('fields') && (has('layout') || has('description'))) return 'kinds';
  const hasText = ['kind', 'body', 'content'].some(has);
  return has('title') && (has('blocks') || (['description', 'date'].some(has) && hasText)) ? 'pages' : undefined;
}
