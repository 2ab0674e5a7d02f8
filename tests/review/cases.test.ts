import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inJson, inMarkdown, inText } from '../../src/review/formats.ts';
import { reviewOf } from '../../src/review/review.ts';
import { toldOf } from '../../src/review/told.ts';
import { commit, repository } from './repository.ts';

const folder = fileURLToPath(new URL('./cases/', import.meta.url));

/** Each state of a site in a folder of its own, committed to a repository, and the files that tell what changes. */
describe('what changes is told', () => {
  for (const name of readdirSync(folder).sort()) {
    test(name, async () => {
      const root = repository();
      cpSync(join(folder, name, 'before'), root, { recursive: true });
      commit(root);
      for (const each of readdirSync(root)) if (each !== '.git') rmSync(join(root, each), { recursive: true });
      cpSync(join(folder, name, 'after'), root, { recursive: true });
      const review = await reviewOf(root, 'main');
      const told = toldOf(review);
      const outputs = { 'diff.txt': inText(told), 'comment.md': inMarkdown(told), 'diff.json': inJson(review) };
      for (const [file, text] of Object.entries(outputs)) {
        if (process.env.UPDATE === '1') writeFileSync(join(folder, name, file), text);
        expect(text).toBe(readFileSync(join(folder, name, file), 'utf8'));
      }
    });
  }
});
