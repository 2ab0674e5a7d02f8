import { type Release, releaseOf } from '../../authoring/release/release.ts';
import { loadSite } from '../../content/load/load.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { cacheFor, withCachedFiles } from '../cache/cache.ts';
import { exitCodes, type Run, rootFrom } from '../command.ts';
import { saveLedger } from '../ledger.ts';
import { firstLines, report } from '../report.ts';

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
  return [
    ...(added.length === 0 ? [] : [say('released', { why: 'added', count: added.length })]),
    ...firstLines(added, 20, (count) => say('released', { why: 'more', count })),
    ...returned.map((address) => say('released', { why: 'returned', address })),
    `${listed} ${say('released', { why: 'keep' })}\n`,
  ].join('\n');
}
