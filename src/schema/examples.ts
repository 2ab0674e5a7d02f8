import { readFile } from 'node:fs/promises';
import { ownInForce } from './schemas/schemas.ts';

const folder = new URL('../blocks/', import.meta.url);

/** The example of a block as an entry of `blocks:`, as it would be pasted into a page. No line end at its end. */
export async function exampleOf(block: string): Promise<string> {
  const { schemas, examples } = ownInForce();
  if (schemas.has(block)) return asListItem(examples.get(block) ?? `type: ${block}`);
  return asListItem(await readFile(new URL(`${block}/example.yaml`, folder), 'utf8'));
}

/** Turns the text of an example file (one map) into an entry of `blocks:`. */
export function asListItem(example: string): string {
  const lines = example.trimEnd().split(/\r?\n/);
  const start = lines.findIndex((line) => /^[a-z]/.test(line));
  return lines
    .slice(start)
    .map((line, index) => (line === '' ? '' : `${index === 0 ? '  - ' : '    '}${line}`))
    .join('\n');
}
