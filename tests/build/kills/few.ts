import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputPaths } from '../../../src/builder/write/paths.ts';
import { recover } from '../../../src/builder/write/recover.ts';
import { leftIn, type PublishedBefore } from '../../../src/builder/write/reuse.ts';
import { writeWhole } from '../../../src/builder/write/write.ts';
import { put } from '../support/site.ts';
import { compileWriter } from './compile.ts';
import { bystanders, expectNothingLeft, expectNothingLost, thesis, type Victim, write } from './kill.ts';
import { samePlaces } from './versions.ts';

/** What a kill met: all files of before, some of them, or none. */
type Met = Record<'old' | 'both' | 'new', number>;

const textOf = (word: string, path: string): string | undefined => {
  const file = samePlaces(word).find((each) => each.path === path);
  return file !== undefined && 'text' in file ? file.text : undefined;
};

/** How many of the published files are those of a word. @throws Error for one that is neither its nor the other's, as a whole */
function countOf(word: string, other: string, { paths }: Victim): number {
  return samePlaces(word).filter(({ path }) => {
    const text = readFileSync(join(paths.out, path), 'utf8');
    if (text !== textOf(word, path) && text !== textOf(other, path)) throw new Error(`${path} is of no version.`);
    return text === textOf(word, path);
  }).length;
}

/** Publishes a version here, after what the last one that ended has left. Gives what this one leaves. */
async function publish({ root, paths }: Victim, word: string, before?: PublishedBefore): Promise<PublishedBefore> {
  const destination = { root, out: paths.out, live: false, base: '/', progress: () => undefined, before };
  await writeWhole(destination, samePlaces(word));
  return { files: Object.fromEntries(leftIn(paths.out)), copies: [] };
}

/**
 * Kills builds that replace a few files in their places, before calls of the file system. Each file must be that of the old version or of
 * the new one then, and the next build, which knows of the old one only, has to make a whole version.
 * @param each before every so many of its calls
 * @returns what the kills met
 * @throws Error at the first that is not so
 */
export async function killReplacements(each = 1): Promise<Readonly<Met>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-few-')));
  const root = join(folder, 'site');
  const met: Met = { old: 0, both: 0, new: 0 };
  try {
    const writer = await compileWriter(join(folder, 'writer'));
    for (const path of bystanders) put(root, { [path]: thesis });
    const victim: Victim = { kind: 'few', root, paths: outputPaths(join(root, 'dist')), writer };
    let before = await publish(victim, 'first');
    const note = (): void => writeFileSync(join(folder, 'before.json'), JSON.stringify(before));
    note();
    const { calls } = await write(victim, 'rehearsal', {});
    before = await publish(victim, 'old', before);
    for (let call = 1; call <= calls; call += each) {
      note();
      const { wasKilled } = await write(victim, 'new', { call: String(call) });
      if (!wasKilled) throw new Error(`Nothing was killed before call ${call} of ${calls}.`);
      const count = countOf('new', 'old', victim);
      met[count === 0 ? 'old' : count === samePlaces('new').length ? 'new' : 'both'] += 1;
      await recover(victim.paths.out);
      expectNothingLost(victim);
      expectNothingLeft(victim);
      before = await publish(victim, 'next', before);
      if (countOf('next', 'next', victim) < samePlaces('next').length) throw new Error('No whole version was made.');
      before = await publish(victim, 'old', before);
    }
    return met;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
