import { readFile } from 'node:fs/promises';

/** The text of a file of ours. A checkout on Windows may have other line ends. */
export async function ownTextOf(file: URL): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
}
