import { answerOf } from '../../disk/threads.ts';
import { iconsProgram } from '../programs.ts';
import type { Drawing } from './svg.ts';

/** What a thread is started with. */
export type DrawRequest = { readonly drawing: Drawing; readonly sizes: readonly number[] };

/**
 * Draws icons while other work goes on: to load what draws them takes longer than to draw.
 * @returns a PNG file for each size, in pixels
 * @throws what was thrown while drawing
 */
export async function drawInThread(drawing: Drawing, sizes: readonly number[]): Promise<readonly Uint8Array[]> {
  if (iconsProgram === undefined) return (await import('./draw.ts')).drawn(drawing, sizes);
  const request: DrawRequest = { drawing, sizes };
  return answerOf(iconsProgram, request);
}
