import { asTyped } from '../../diagnostics/as-typed.ts';
import { typeOf } from '../media-type.ts';
import { apacheSettings } from './apache.ts';
import { caddySettings } from './caddy.ts';
import { type Headers, type Hosted, trailingSlash } from './hosted.ts';
import { nginxSettings } from './nginx.ts';

/** Headers that have an entry of their own in a policy of CloudFront, which refuses them among the others. */
const own = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** As `create-response-headers-policy` takes them, without `Cache-Control`: S3 keeps it with each file. */
function cloudFrontHeaders({ headers }: Hosted): string {
  const value = (name: string): string => headers.get(name) ?? '';
  const custom = [...headers].filter(([name]) => ![...own, 'cache-control'].includes(name.toLowerCase()));
  const seconds = Number(/max-age=(\d+)/.exec(value('Strict-Transport-Security'))?.[1] ?? 0);
  const policy = {
    Name: 'sitewright',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value('Content-Security-Policy') },
      ...(seconds === 0
        ? {}
        : { StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: seconds, IncludeSubdomains: false } }),
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
      FrameOptions: { Override: true, FrameOption: value('X-Frame-Options') },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/**
 * A CloudFront function for viewer requests: redirects, one address for each page, and the file that a page is in.
 * CloudFront takes functions of up to 10 KB, which is room for some 150 redirects.
 */
export function cloudFrontFunction({ base, redirects }: Hosted): string {
  const map = Object.fromEntries(redirects.flatMap(({ from, params, to }) => (params.length > 0 ? [] : [[from, to]])));
  return `// Made by "${asTyped('hosting cloudfront-function')}" from the built site. Make it again after each build.
var redirects = ${JSON.stringify(map)};
var asked = ${JSON.stringify(redirects.filter(({ params }) => params.length > 0))};
var slash = new RegExp(${JSON.stringify(trailingSlash(base))});

function moved(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  for (var i = 0; i < asked.length; i++) {
    var isAsked = asked[i].params.every(function (each) {
      var own = request.querystring[each[0]];
      return own && own.value === each[1];
    });
    if (asked[i].from === path && isAsked) return moved(asked[i].to);
  }
  if (Object.prototype.hasOwnProperty.call(redirects, path)) return moved(redirects[path]);
  var match = slash.exec(path);
  if (match) return moved(match[1]);
  if (/\\/\\.(?!well-known\\/)/.test(path) || path === ${JSON.stringify(`${base}_headers`)} || path === ${JSON.stringify(`${base}_redirects`)} || path === ${JSON.stringify(`${base}404`)}) {
    request.uri = ${JSON.stringify(`${base}no/such/file`)};
  } else if (path.endsWith('/')) {
    request.uri = path + 'index.html';
  } else if (!/\\.[^/]*$/.test(path)) {
    request.uri = path + '.html';
  }
  return request;
}
`;
}

function headerList(headers: Headers): { readonly key: string; readonly value: string }[] {
  return [...headers].map(([key, value]) => ({ key, value }));
}

/** The text of a `vercel.json`. Later entries win there, so the longest path comes last. */
export function vercelSettings({ base, headers, locations, redirects }: Hosted): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${base}(.*)`, headers: headerList(headers) },
      { source: `${base}(.*)\\.ics`, headers: [{ key: 'Content-Type', value: typeOf('a.ics') }] },
      ...locations.map((location) => ({
        source: location.path + (location.isFolder ? '(.*)' : ''),
        headers: headerList(location.changed),
      })),
    ],
    redirects: redirects.map(({ from, params, to }) => ({
      source: from,
      ...(params.length > 0 && { has: params.map(([key, value]) => ({ type: 'query', key, value })) }),
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Servers and hosts that do not read `_headers` and `_redirects`, and what they read instead. */
export const settingsFor: ReadonlyMap<string, (site: Hosted) => string> = new Map([
  ['nginx', nginxSettings],
  ['caddy', caddySettings],
  ['apache', apacheSettings],
  ['vercel', vercelSettings],
  ['cloudfront-headers', cloudFrontHeaders],
  ['cloudfront-function', cloudFrontFunction],
]);
