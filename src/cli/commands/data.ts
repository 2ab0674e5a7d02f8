import { type Refresh, refreshOf } from '../../authoring/data/refresh.ts';
import { isRefusal } from '../../authoring/new-page/refusal.ts';
import { writeNewFile } from '../../builder/write/new-file.ts';
import { fileChange } from '../../review/changes.ts';
import { inText } from '../../review/formats.ts';
import { pathOf } from '../../review/outline.ts';
import { entriesState } from '../../review/state.ts';
import { partFor } from '../../review/told.ts';
import { rootFrom } from '../arguments.ts';
import { cacheFor } from '../cache/cache.ts';
import { withCachedFiles } from '../cache/files.ts';
import { type Arguments, exitCodes, misused, type Run } from '../command.ts';
import type { Io } from '../io.ts';
import { nextCommands, report, scriptCommand, throwRefused } from '../report.ts';
import { save } from '../write-files.ts';

/** `sitewright data`: fetches all entries of a kind into its file, after it has said what changes. */
export const run: Run = async ({ options, words: [name, address, ...others] }, io) => {
  if (others.length > 0) throw misused({ why: 'one-source' });
  const root = rootFrom(options, io);
  const fetched = await withCachedFiles(root, cacheFor(io, false), ({ disk, reader }) =>
    refreshOf(disk, { name, address }, reader),
  );
  if (isRefusal(fetched)) throwRefused(fetched, options, io);
  const { file, before, after, diagnostics } = fetched;
  if (before !== undefined && Buffer.compare(before, after) === 0) {
    io.out.write(`${file} is up to date: the address gives the same.\n`);
    return exitCodes.fine;
  }
  io.out.write(`${changesIn(fetched)}\n`);
  report(fetched, io.out, { env: io.env, commands: nextCommands(options, io) });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0 && !options.has('anyway')) {
    io.out.write(wrongData(fetched, options, io));
    return exitCodes.mistakes;
  }
  if (!options.has('yes') && !(await isWanted(fetched, io))) {
    io.out.write('Nothing was written.\n');
    return exitCodes.fine;
  }
  await write(root, fetched);
  io.out.write(`Wrote ${file}.\n`);
  if (!fetched.isInKind && fetched.address.startsWith('https:')) {
    const again = scriptCommand(['data', fetched.kind.name], options, io);
    io.out.write(`To fetch it again by ${again}, add to kinds/${fetched.kind.name}.yaml: source: ${fetched.address}\n`);
  }
  return errors > 0 ? exitCodes.mistakes : exitCodes.fine;
};

/** What becomes of the entries, in words. */
function changesIn({ kind, file, language, loaded: { before, after } }: Refresh): string {
  const [old, now] = [before, after].map((loaded) => loaded && entriesState(loaded, kind, language));
  const change = fileChange(old, now);
  const whole = change.changes.filter(({ place }) => place.length === 2);
  const [added = 0, removed = 0, moved = 0] = ['added', 'removed', 'moved'].map(
    (outcome) => whole.filter(({ what }) => what === outcome).length,
  );
  const inside = change.changes.filter(({ place }) => place.length > 2).map(({ place }) => pathOf(place)[1]);
  const changed = new Set(inside).size;
  const told = [
    ...(added === 0 ? [] : [some(added, 'is new', 'are new')]),
    ...(removed === 0 ? [] : [some(removed, 'is gone', 'are gone')]),
    ...(changed === 0 ? [] : [some(changed, 'changes', 'change')]),
    ...(moved === 0 ? [] : [some(moved, 'is in another place', 'are in another place')]),
  ];
  if (told.length === 0) return `${file}: no entry changes, only how the file is written.\n`;
  return inText({ intro: [[`${told.join(', ')}.`]], parts: [partFor(change)] });
}

const some = (count: number, one: string, several: string): string =>
  count === 1 ? `1 entry ${one}` : `${count.toLocaleString('en-US')} entries ${several}`;

/** What to do about data that has mistakes. */
function wrongData({ diagnostics }: Refresh, options: Arguments, io: Io): string {
  const hasFixes = diagnostics.some(({ fix }) => fix !== undefined);
  const fixes = hasFixes
    ? ` Then ${scriptCommand(['check', '--fix'], options, io)} fixes what has one right answer.`
    : '';
  return `\nNothing was written, because the data has mistakes. Fix them where it comes from and run this again, or write it as it is with --anyway.${fixes}\n`;
}

/** Asks whether to write the file. @throws UsageError where nobody can be asked */
async function isWanted({ file }: Refresh, { ask }: Io): Promise<boolean> {
  if (ask === undefined) throw misused({ why: 'unasked', file });
  const answer = await ask(`Write this to ${file}? [y/N] `);
  return /^\s*y(?:es)?\s*$/i.test(answer ?? '');
}

/** Writes the file: all of it or nothing. @throws Failure if it can't be written, or was changed meanwhile */
async function write(root: string, { file, before, after }: Refresh): Promise<void> {
  if (before === undefined) return writeNewFile({ root, file }, after);
  await save(root, { file, name: file, before, after, fixed: [] });
}
