import { once as onceSaid } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './svg.ts';
import { threadFile } from './thread-file.ts';

/** What a thread is started with. */
export type IconsAsked = { readonly drawing: Drawing; readonly sizes: readonly number[] };

/**
 * Draws icons while other work goes on: to load what draws them takes longer than to draw.
 * @returns a PNG file for each size, in pixels
 * @throws what was thrown while drawing
 */
export async function drawnAside(drawing: Drawing, sizes: readonly number[]): Promise<readonly Uint8Array[]> {
  if (threadFile === undefined) return (await import('./draw.ts')).drawn(drawing, sizes);
  const asked: IconsAsked = { drawing, sizes };
  const [files] = await onceSaid(new Worker(threadFile, { workerData: asked }), 'message');
  return files;
}
