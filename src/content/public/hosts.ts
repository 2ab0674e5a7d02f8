/** What some hosts do with a file in place of sending it: run it, or take it for their settings. */
export type HostUse = 'program' | 'settings';

/** Programs that servers run wherever they lie, by the ends of their names. */
const PROGRAMS = /\.(?:php\d?|phtml|phar|phps|f?cgi|pl|jspx?|jspf|asp|aspx|ascx|ashx|asmx|asax|cshtml|cfml?|cfc)$/;
/** Programs that hosts of static sites run, by where they lie. */
const FUNCTIONS =
  /^\/(?:_worker\.(?:js|bundle)(?:\/|$)|cgi-bin\/|(?:functions|api|netlify\/(?:functions|edge-functions)|edge-functions)\/.*\.(?:[cm]?[jt]sx?|py|rb|go|rs|wasm)$)|(?:^|\/)_?middleware\.[cm]?[jt]s$/;
/** What hosts read, at the top of a site. Not those that the builder makes, such as `_headers`, nor what is for visitors' programs, such as `CNAME`. */
const SETTINGS =
  /^\/(?:(?:netlify|wrangler|fly|render)\.toml|wrangler\.jsonc?|(?:vercel|now|firebase|serve|staticwebapp\.config|_routes)\.json|(?:render|amplify|app|cloudbuild|buildspec|appspec|_config)\.ya?ml|(?:php|user)\.ini|caddyfile|nginx\.conf|httpd\.conf|dockerfile|procfile|package(?:-lock)?\.json|composer\.(?:json|lock)|deno\.jsonc?)$/;

/**
 * What some hosts make of a file; undefined for one that all of them send as it is.
 * @param address from public/, with a leading `/`
 */
export function hostUseOf(address: string): HostUse | undefined {
  const name = address.toLowerCase();
  if (PROGRAMS.test(name) || FUNCTIONS.test(name)) return 'program';
  return SETTINGS.test(name) ? 'settings' : undefined;
}
