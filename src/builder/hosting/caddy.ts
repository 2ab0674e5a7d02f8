import {
  blocksWith,
  type Headers,
  type Hosted,
  quoted as inQuotes,
  type Leading,
  type Location,
  preface,
  trailingSlash,
} from './hosted.ts';

/** In double quotes; a brace would begin a placeholder. */
const quoted = (text: string): string => inQuotes(text).replace(/[{}]/g, '\\$&');

const block = blocksWith('\t');

function headerLines(headers: Headers): string[] {
  return [...headers].map(([name, value]) => `${name} ${quoted(value)}`);
}

function locationBlock({ path, isFolder, changed, gone }: Location): string[] {
  const matcher = quoted(decodeURI(path) + (isFolder ? '*' : ''));
  // One by one: Caddy takes headers away at the end, and with them in one block it would set the others then, too.
  const taken = gone.map((name) => `header ${matcher} -${name}`);
  return [...(changed.size === 0 ? [] : block(`header ${matcher}`, headerLines(changed))), ...taken];
}

function redirectLines({ from, params, to }: Leading, index: number): string[] {
  if (params.length === 0) return [`redir ${quoted(decodeURI(from))} ${quoted(to)} 301`];
  const name = `@old${index + 1}`;
  // Of several values, its matcher for queries asks for one alone.
  const query = `expression ${params.map(([name, value]) => `{query.${name}} == "${value}"`).join(' && ')}`;
  return [...block(name, [`path ${quoted(decodeURI(from))}`, query]), `redir ${name} ${quoted(to)} 301`];
}

function siteLines(site: Hosted): string[] {
  const { base, headers, locations, redirects } = site;
  const hidden = [`${base}_headers`, `${base}_redirects`, `${base}404`, `${base}404.html`].map(quoted).join(' ');
  return [
    ...block('header', headerLines(headers)),
    'header -Server',
    ...locations.flatMap(locationBlock),
    'header *.ics Content-Type "text/calendar; charset=utf-8"',
    '',
    '# Files for hosts, hidden ones, and the not-found page under its own name.',
    ...block('@hidden', [`path ${hidden}`]),
    'error @hidden 404',
    ...block('@dots', ['path_regexp /\\.', `not path ${quoted(`${base}.well-known/*`)}`]),
    'error @dots 404',
    '',
    ...redirects.flatMap(redirectLines),
    '# One address for each page: /contact, not /contact/.',
    `@slash path_regexp slash \`${trailingSlash(base)}\``,
    'redir @slash {re.slash.1} 301',
    '',
    'encode zstd gzip',
    'try_files {path} {path}.html {path}/index.html',
    ...block('file_server', ['precompressed br gzip']),
  ];
}

/** Settings for Caddy, to be imported in a site whose `root` holds the site (with a base: its parent). */
export function caddySettings(site: Hosted): string {
  const { base, headers } = site;
  const missing = new Map([...headers, ['Cache-Control', 'no-cache']]);
  const errors = block('handle_errors', [
    ...block('header', headerLines(missing)),
    // `route` keeps the order: the rewritten path is no longer the one that was asked for.
    ...block('@missing', ['expression {http.error.status_code} == 404']),
    ...block('handle @missing', [`rewrite * ${quoted(`${base}404.html`)}`, 'file_server']),
  ]);
  const route = block('route', siteLines(site));
  const whole = base === '/' ? route : block(`handle ${quoted(`${base}*`)}`, route);
  return `${preface(site, 'caddy')}${[...whole, '', ...errors].join('\n')}\n`;
}
