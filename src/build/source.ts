import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './failure.ts';

/** Gives the text of a content file, for the lines shown under a diagnostic; undefined if it cannot be read. */
export function sourceIn(root: string): (file: string) => string | undefined {
  return (file) => {
    try {
      return readFileSync(join(root, file), 'utf8');
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return undefined;
    }
  };
}
