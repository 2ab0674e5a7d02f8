import type { PageHead } from '../../model/plan.ts';
import { tag } from '../../outputs/html/tags.ts';

/** `en_IN` for `en-IN`: Open Graph wants a region, so a language without one says nothing. */
function localeOf(language: string): string | undefined {
  const { language: name, region } = new Intl.Locale(language);
  return region === undefined ? undefined : `${name}_${region}`;
}

function property(name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [tag('meta', { property: name, content })];
}

/** Open Graph and Twitter tags: what a link to the page looks like on a social network. */
export function socialTags(head: PageHead, language: string): string[] {
  return [
    ...property('og:type', 'website'),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:url', head.canonical),
    ...property('og:site_name', head.siteName),
    ...property('og:image', head.image),
    ...property('og:locale', localeOf(language)),
    tag('meta', { name: 'twitter:card', content: head.image === undefined ? 'summary' : 'summary_large_image' }),
  ];
}
