import { join } from 'node:path';
import { markerName } from '../../outputs/outputs.ts';
import { readOwn } from './own-file.ts';

export type Marker = { readonly base: string; readonly version: 1 };

/** The marker's text. */
export function markerText(base: string): string {
  return `${JSON.stringify({ base, version: 1 } satisfies Marker)}\n`;
}

function toMarker(text: string): Marker | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('base' in value)) return undefined;
    return typeof value.base === 'string' ? { base: value.base, version: 1 } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The marker of a folder; undefined when there is none, or somebody else's. */
export async function readMarker(folder: string): Promise<Marker | undefined> {
  const found = await readOwn(join(folder, markerName));
  return typeof found === 'string' ? undefined : toMarker(found.text);
}
