import { join } from 'node:path';
import { markerName } from '../../outputs/outputs.ts';
import { readOwnJson } from './own-file.ts';

export type Marker = { readonly base: string; readonly version: 1 };

export function markerText(base: string): string {
  return `${JSON.stringify({ base, version: 1 } satisfies Marker)}\n`;
}

/** The marker of a folder; undefined when there is none, or somebody else's. */
export async function readMarker(folder: string): Promise<Marker | undefined> {
  const { base }: { readonly base?: unknown } = Object(await readOwnJson(join(folder, markerName)));
  return typeof base === 'string' ? { base, version: 1 } : undefined;
}
