/**
 * The page that a link of Jekyll, Hugo or another template names: `{% link about.md %}`, `{{< relref "about.md" >}}`,
 * `{{ site.baseurl }}/about`, `{{ "/about" | relative_url }}`. Empty where it can't be seen; undefined if it is no such link.
 */
export function pageOfTemplateLink(href: string): string | undefined {
  const code = codeIn(href);
  if (code === undefined) return undefined;
  const [, quoted] = /["']([^"']+)["']/.exec(code) ?? [];
  const [, named] = /\b(?:link|ref|relref|url|post_url)\s+([^\s"'%}>]+)/.exec(code) ?? [];
  const page = quoted ?? named ?? href.slice(href.indexOf(code) + code.length);
  const path = page
    .trim()
    .replace(/^\/+/, '')
    .replace(/^(?:content|_?pages)\//, '');
  return path === '' ? '' : `/${path}`;
}

/** The first code of a template: `{{ ... }}`, `{% ... %}`, `{{< ... >}}`. */
function codeIn(href: string): string | undefined {
  const start = href.search(/\{[{%]/);
  const end = start < 0 ? -1 : href.indexOf(href.startsWith('{{', start) ? '}}' : '%}', start + 2);
  return end < 0 ? undefined : href.slice(start, end + 2);
}
