import { validateHeaderName, validateHeaderValue } from 'node:http';
import { textIn } from '../../builder/hosting/hosted.ts';
import { withoutQuery } from '../../model/address.ts';
import { headersAt, headersFile, parseHeaders } from '../../outputs/headers/header-rules.ts';
import { redirectsFile } from '../../outputs/redirects.ts';
import { decodedPath } from '../serving/request-path.ts';

/** An author's own line may hold what no server can send. */
function canBeSent([name, value]: readonly [string, string]): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Headers as they are sent: names and values. */
export type SentHeaders = readonly (readonly [string, string])[];

/**
 * The headers that the site's `_headers` file has for an address, as a host sends them that reads it. The file is read for
 * every request, so that a new build counts at once.
 * @param folder the built site
 * @param url as it came over the wire: a path with the base, perhaps with a query
 */
export async function siteHeadersAt(folder: string, url: string): Promise<SentHeaders> {
  return [...headersAt(parseHeaders(await textIn(folder, headersFile)), decodedPath(url) ?? withoutQuery(url))].filter(
    canBeSent,
  );
}

/** Whether a path (without the base) is a file for hosts, which they do not send. */
export function isForHosts(path: string): boolean {
  return path === `/${headersFile}` || path === `/${redirectsFile}`;
}
