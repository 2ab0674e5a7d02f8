import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../builder/failure.ts';
import { redirectsFile } from '../../outputs/redirects.ts';
import { decodedPath } from '../serving/request-path.ts';

/**
 * Where the site's `_redirects` file leads an address, as a host does that reads it. The file is read for every request, so that a new
 * build counts at once.
 * @param folder the built site
 * @param url as it came over the wire: a path with the base, perhaps with a query
 */
export async function redirectAt(folder: string, url: string): Promise<string | undefined> {
  const path = decodedPath(url);
  const lines = (await textOf(join(folder, redirectsFile))).split('\n').map((line) => line.split(' '));
  const found = lines.find(([from, to]) => to !== undefined && from !== undefined && decodedPath(from) === path);
  // Somebody else may have written there what no server can send.
  return found?.[1] !== undefined && /^[!-~]+$/.test(found[1]) ? found[1] : undefined;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
