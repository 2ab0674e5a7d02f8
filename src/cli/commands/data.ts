import { type Refresh, refreshOf } from '../../authoring/data/refresh.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { fileChange } from '../../review/changes.ts';
import { inText } from '../../review/formats.ts';
import { pathOf } from '../../review/outline.ts';
import { entriesState } from '../../review/state.ts';
import { partFor } from '../../review/told.ts';
import { exitCodes, type Io, misused, type Run, rootFrom } from '../command.ts';
import { orRefused } from '../or-refused.ts';
import { report, scriptCommand } from '../report.ts';
import { save } from '../write-files.ts';

/** `sitewright data`: fetches all entries of a kind into its file, after it has said what changes. */
export const run: Run = async ({ options, words: [name, address, ...others] }, io) => {
  if (others.length > 0) throw misused({ why: 'one-source' });
  const root = rootFrom(options, io);
  const fetched = await orRefused({ root, options, io }, (site) => refreshOf(site, { name, address }));
  const { file, before, after, diagnostics } = fetched;
  if (before !== undefined && Buffer.compare(before, after) === 0) {
    io.out.write(`${say('data', { why: 'same', file })}\n`);
    return exitCodes.fine;
  }
  io.out.write(`${changesIn(fetched)}\n`);
  report(fetched, io.out, { options, io });
  const errors = diagnostics.filter(isError).length;
  if (errors > 0 && !options.has('anyway')) {
    const hasFixes = diagnostics.some(({ fix }) => fix !== undefined);
    const fix = hasFixes ? scriptCommand(['check', '--fix'], options, io) : undefined;
    io.out.write(`\n${say('data', { why: 'wrong', fix })}\n`);
    return exitCodes.mistakes;
  }
  if (!options.has('yes') && !(await isWanted(fetched, io))) {
    io.out.write(`${say('data', { why: 'not-written' })}\n`);
    return exitCodes.fine;
  }
  await save(root, { file, before, after });
  io.out.write(`${say('data', { why: 'written', file })}\n`);
  const { isInKind, kind, address: source } = fetched;
  if (!isInKind && source.startsWith('https:')) {
    const command = scriptCommand(['data', kind.name], options, io);
    io.out.write(`${say('data', { why: 'again', command, kind: kind.name, address: source })}\n`);
  }
  return errors > 0 ? exitCodes.mistakes : exitCodes.fine;
};

function changesIn({ kind, file, language, loaded: { before, after } }: Refresh): string {
  const [old, now] = [before, after].map((loaded) => loaded && entriesState(loaded, kind, language));
  const change = fileChange(old, now);
  const whole = change.changes.filter(({ place }) => place.length === 2);
  const inside = change.changes.filter(({ place }) => place.length > 2).map(({ place }) => pathOf(place)[1]);
  const told = (['added', 'removed', 'changed', 'moved'] as const).flatMap((why) => {
    const count = why === 'changed' ? new Set(inside).size : whole.filter(({ what }) => what === why).length;
    return count === 0 ? [] : say('data', { why, count });
  });
  if (told.length === 0) return `${say('data', { why: 'only-form', file })}\n`;
  return inText({ intro: [[`${told.join(', ')}.`]], parts: [partFor(change)] });
}

/** Asks whether to write the file. @throws UsageError where nobody can be asked */
async function isWanted({ file }: Refresh, { ask }: Io): Promise<boolean> {
  if (ask === undefined) throw misused({ why: 'unasked', file });
  const answer = await ask(say('data', { why: 'want', file }));
  return /^\s*y(?:es)?\s*$/i.test(answer ?? '');
}
