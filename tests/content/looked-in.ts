import { vi } from 'vitest';
import type { Files } from './memory-disk.ts';

/** The pages and texts that are looked into while something is done, or until it fails: their bytes become text, and nobody looks into one in another way. */
export async function lookedIn(files: Files, work: () => Promise<unknown>): Promise<readonly string[]> {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  try {
    await work();
    const texts = new Set(decode.mock.results.map(({ value }) => value));
    return Object.keys(files).filter((file) => file.startsWith('pages/') && texts.has(files[file]));
  } finally {
    decode.mockRestore();
  }
}
