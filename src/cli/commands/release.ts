import { type Release, releaseOf } from '../../authoring/release/release.ts';
import { LEDGER } from '../../content/files/ledger.ts';
import { loadSite } from '../../content/load/load.ts';
import { rootFrom } from '../arguments.ts';
import { cacheFor } from '../cache/cache.ts';
import { withCachedFiles } from '../cache/files.ts';
import { exitCodes, type Run } from '../command.ts';
import { saveLedger } from '../ledger.ts';
import { nextCommands, report } from '../report.ts';

/** So many new addresses are shown. */
const MOST_SHOWN = 20;

/** `sitewright release`: adds the addresses of a site to the list of those that are published. */
export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const { checked, release } = await withCachedFiles(root, cacheFor(io, false), async ({ disk, reader }) => {
    const checked = await loadSite(disk, { reader });
    const isGood = checked.diagnostics.every(({ severity }) => severity !== 'error');
    return { checked, release: isGood ? releaseOf(checked.files) : undefined };
  });
  if (release === undefined) {
    report(checked, io.err, { env: io.env, commands: nextCommands(typed, io) });
    io.err.write(`\n${LEDGER} was left as it is. Fix the mistakes first.\n`);
    return exitCodes.mistakes;
  }
  if (release.text !== undefined) await saveLedger(root, checked.files.ledger?.ledger, release.text);
  io.out.write(said(release));
  return exitCodes.fine;
};

function said({ added, returned, count }: Release): string {
  const listed = `${LEDGER} lists ${addresses(count)}.`;
  if (added.length + returned.length === 0) return `There are no new addresses. ${listed}\n`;
  const more = added.length - MOST_SHOWN;
  return [
    ...(added.length === 0 ? [] : [`${addresses(added.length)} added to ${LEDGER}:`]),
    ...added.slice(0, MOST_SHOWN).map((address) => `  ${address}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...returned.map((address) => `${address} is there again, so it is no longer listed as removed.`),
    `${listed} Keep it with the site (in git: commit it).`,
    '',
  ].join('\n');
}

function addresses(count: number): string {
  return count === 1 ? '1 address' : `${count} addresses`;
}
