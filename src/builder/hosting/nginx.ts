import { grouped } from '../../model/lists.ts';
import { blocksWith, type Headers, type Hosted, type Leading, preface, quoted, trailingSlash } from './hosted.ts';

/** A value, where a dollar sign would begin a variable. nginx has no other way to write one than its code. */
function quotedValue(text: string): string {
  return quoted(text.replaceAll('$', '%24'));
}

/** With `always` a header goes along with errors, too; an answer "not found" must not stay in a cache for a year. */
function headerLines(headers: Headers): string[] {
  return [...headers].map(([name, value]) => {
    const always = name.toLowerCase() === 'cache-control' ? '' : ' always';
    return `add_header ${name} ${quotedValue(value)}${always};`;
  });
}

const block = blocksWith('    ');

const files = 'try_files $uri $uri.html $uri/index.html =404;';

/** All that one address leads to. What depends on its query comes first: of that, nginx compares one text. */
function redirectLines(all: readonly Leading[]): string[] {
  const asked = all.flatMap(({ params, to }) => {
    if (params.length === 0) return [];
    const names = params.map(([name]) => `$arg_${name}`).join(' ');
    const values = params.map(([, value]) => value).join(' ');
    return [`set $asked "${names}";`, ...block(`if ($asked = "${values}")`, [`return 301 ${quotedValue(to)};`])];
  });
  const plain = all.find(({ params }) => params.length === 0);
  return [...asked, plain === undefined ? files : `return 301 ${quotedValue(plain.to)};`];
}

function siteLines(site: Hosted): string[] {
  const { base, headers, locations, redirects } = site;
  return [
    '# A location that sends a header of its own gets none of these, so the ones below repeat them.',
    ...headerLines(headers),
    '',
    'charset utf-8;',
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_types text/css text/plain text/javascript application/javascript application/json application/xml image/svg+xml;',
    '',
    '# The not-found page, with status 404.',
    `error_page 404 ${quoted(`${base}404.html`)};`,
    ...block(`location = ${quoted(`${base}404.html`)}`, ['internal;']),
    ...block(`location = ${quoted(`${base}404`)}`, ['return 404;']),
    '',
    '# Files for hosts, and hidden ones.',
    ...block(`location = ${quoted(`${base}_headers`)}`, ['return 404;']),
    ...block(`location = ${quoted(`${base}_redirects`)}`, ['return 404;']),
    ...block('location ~ "/\\.(?!well-known/)"', ['return 404;']),
    '',
    '# Files for calendars, which its list of types may not have.',
    ...block('location ~ "\\.ics$"', ['types {}', 'default_type text/calendar;', files]),
    // A location with a header of its own inherits none: each has all of them.
    ...locations.flatMap(({ path, isFolder, headers }) => [
      '',
      ...block(`location ${isFolder ? '^~' : '='} ${quoted(decodeURI(path))}`, [...headerLines(headers), files]),
    ]),
    ...(redirects.length === 0 ? [] : ['']),
    ...[...grouped(redirects, ({ from }) => from)].flatMap(([from, all]) =>
      block(`location = ${quoted(decodeURI(from))}`, redirectLines(all)),
    ),
  ];
}

/** In front of the locations, because one of them would keep the addresses below it to itself. */
function slashLines(base: string): string[] {
  return [
    '# One address for each page: /contact, not /contact/.',
    'absolute_redirect off;',
    `rewrite ${quoted(trailingSlash(base))} $1 permanent;`,
  ];
}

/** Settings for nginx, to be included in a `server` block whose `root` holds the site (with a base: its parent). */
export function nginxSettings(site: Hosted): string {
  const { base } = site;
  const lines = siteLines(site);
  const whole =
    base === '/'
      ? [...lines, '', ...block('location /', [files])]
      : block(`location ^~ ${quoted(base)}`, [...lines, '', files]);
  return `${preface(site, 'nginx')}${[...slashLines(base), '', ...whole].join('\n')}\n`;
}
