import { typeOf } from '../media-type.ts';
import { compressibleEndings } from '../write/compressed.ts';
import {
  type Headers,
  type Hosted,
  type Leading,
  type Location,
  literally,
  preface,
  quoted,
  trailingSlash,
} from './hosted.ts';

/** An argument of mod_rewrite, which reads its lines itself and leaves backslashes alone. */
function rewriteArgument(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Without `always` a header is not sent with errors: an answer "not found" must not stay in a cache for a year. */
function headerLine(name: string, value: string, condition: string): string {
  const always = name.toLowerCase() === 'cache-control' ? '' : 'always ';
  // A percent sign would begin a format.
  return `Header ${always}set ${name} ${quoted(value.replaceAll('%', '%%'))}${condition}`;
}

function headerLines(headers: Headers, condition = ''): string[] {
  return [...headers].map(([name, value]) => headerLine(name, value, condition));
}

function locationLines({ path, isFolder, changed, gone }: Location): string[] {
  const condition = ` "expr=%{REQUEST_URI} =~ m#^${literally(decodeURI(path))}${isFolder ? '' : '$'}#"`;
  return [...headerLines(changed, condition), ...gone.map((name) => `Header always unset ${name}${condition}`)];
}

/** Patterns begin after the base, without a slash; in what they are replaced by, `%` and `$` have a meaning. */
function redirectLines({ from, params, to }: Leading, base: string): string[] {
  const pattern = `^${literally(decodeURI(from).slice(base.length))}$`;
  const asked = params.map((each) => `RewriteCond %{QUERY_STRING} "(?:^|&)${literally(each.join('='))}(?:&|$)"`);
  const flags = `R=301,L,NE${asked.length > 0 ? ',QSD' : ''}`;
  return [
    ...asked,
    `RewriteRule ${rewriteArgument(pattern)} ${rewriteArgument(to.replace(/[%$]/g, '\\$&'))} [${flags}]`,
  ];
}

const texts = `\\.(?:${compressibleEndings.join('|')})`;

/** What the copies that `build --compress` makes are: Apache would take `.gz` for a type, and not send them with the file's own. */
function copyLines(): string[] {
  const files = (pattern: string, lines: readonly string[]): string[] => [
    `<FilesMatch "${pattern}$">`,
    ...lines.map((line) => `    ${line}`),
    '</FilesMatch>',
  ];
  return [
    ...files(`${texts}(?:\\.br|\\.gz)?`, ['Header merge Vary Accept-Encoding']),
    ...files(`${texts}\\.br`, ['AddEncoding br .br']),
    ...files(`${texts}\\.gz`, ['AddEncoding gzip .gz']),
    ...compressibleEndings.flatMap((ending) =>
      files(`\\.${ending}(?:\\.br|\\.gz)`, [`ForceType "${typeOf(`a.${ending}`)}"`]),
    ),
  ];
}

function copyRewrites(): string[] {
  return ['br', 'gzip'].flatMap((encoding) => {
    const ending = encoding === 'br' ? 'br' : 'gz';
    return [
      `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[,\\s])${encoding}(?:$|[,;\\s])"`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule "^(.+${texts})$" "$1.${ending}" [L]`,
    ];
  });
}

/** Settings for Apache 2.4: a `.htaccess` in the folder of the site, or part of its `<Directory>`. */
export function apacheSettings(site: Hosted): string {
  const { base, headers, locations, redirects } = site;
  const lines = [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddType text/javascript .js',
    'AddType font/woff2 .woff2',
    `AddType "${typeOf('a.ics')}" .ics`,
    'FileETag MTime Size',
    `ErrorDocument 404 ${base}404.html`,
    '',
    ...headerLines(headers),
    ...locations.flatMap(locationLines),
    '',
    '<IfModule mod_deflate.c>',
    '    AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/json application/xml image/svg+xml',
    '</IfModule>',
    '# Compressed copies of files, which "build --compress" makes.',
    ...copyLines(),
    '',
    'RewriteEngine On',
    `RewriteBase ${base}`,
    '# Files for hosts, hidden ones, and the not-found page under its own name.',
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    'RewriteRule "^_(?:headers|redirects)$" - [R=404,L]',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteRule "^404(?:\\.html)?$" - [R=404,L]',
    ...redirects.flatMap((redirect) => redirectLines(redirect, base)),
    '# One address for each page: /contact, not /contact/.',
    `RewriteCond %{REQUEST_URI} ${rewriteArgument(trailingSlash(base))}`,
    'RewriteRule ^ %1 [R=301,L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule "^(.+)$" "$1.html" [L]',
    ...copyRewrites(),
  ];
  return `${preface(site, 'apache')}${lines.join('\n')}\n`;
}
