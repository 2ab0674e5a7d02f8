import { type Release, releaseOf } from '../../authoring/release/release.ts';
import { loadSite } from '../../content/load/load.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { cacheFor, withCachedFiles } from '../cache/cache.ts';
import { exitCodes, type Run, rootFrom } from '../command.ts';
import { saveLedger } from '../ledger.ts';
import { report } from '../report.ts';

const MOST_SHOWN = 20;

export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const { checked, release } = await withCachedFiles(root, cacheFor(io, false), async ({ disk, reader }) => {
    const checked = await loadSite(disk, { reader });
    const isGood = !checked.diagnostics.some(isError);
    return { checked, release: isGood ? releaseOf(checked.files) : undefined };
  });
  if (release === undefined) {
    report(checked, io.err, { options: typed, io });
    io.err.write(`\n${say('released', { why: 'left' })}\n`);
    return exitCodes.mistakes;
  }
  if (release.text !== undefined) await saveLedger(root, checked.files.ledger?.ledger, release.text);
  io.out.write(said(release));
  return exitCodes.fine;
};

function said({ added, returned, count }: Release): string {
  const listed = say('released', { why: 'count', count });
  if (added.length + returned.length === 0) return `${say('released', { why: 'nothing' })} ${listed}\n`;
  const more = added.length - MOST_SHOWN;
  return [
    ...(added.length === 0 ? [] : [say('released', { why: 'added', count: added.length })]),
    ...added.slice(0, MOST_SHOWN).map((address) => `  ${address}`),
    ...(more > 0 ? [`  ${say('released', { why: 'more', count: more })}`] : []),
    ...returned.map((address) => say('released', { why: 'returned', address })),
    `${listed} ${say('released', { why: 'keep' })}\n`,
  ].join('\n');
}
