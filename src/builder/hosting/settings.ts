import { apacheSettings } from './apache.ts';
import { caddySettings } from './caddy.ts';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront.ts';
import type { Hosted } from './hosted.ts';
import { nginxSettings } from './nginx.ts';
import { vercelSettings } from './vercel.ts';

/** Servers and hosts that do not read `_headers` and `_redirects`, and what they read instead. */
export const settingsFor: ReadonlyMap<string, (site: Hosted) => string> = new Map([
  ['nginx', nginxSettings],
  ['caddy', caddySettings],
  ['apache', apacheSettings],
  ['vercel', vercelSettings],
  ['cloudfront-headers', cloudFrontHeaders],
  ['cloudfront-function', cloudFrontFunction],
]);
