import { type Move, moveOf } from '../../authoring/move/move.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { isMarkdown, isPageFile } from '../../model/page-file.ts';
import { exitCodes, misused, type Run, rootFrom } from '../command.ts';
import { showDifferences } from '../fixing/difference.ts';
import { orRefused } from '../or-refused.ts';
import { firstLines } from '../report.ts';
import { refuseObstacles, saveAll } from '../write-files.ts';

export const run: Run = async ({ options, words }, io) => {
  const [from, to, ...others] = words;
  if (from === undefined || to === undefined || others.length > 0) throw misused({ why: 'two-addresses' });
  const root = rootFrom(options, io);
  const move = await orRefused({ root, options, io }, (site) => moveOf(site, { from, to }));
  if (options.has('dry-run')) {
    showDifferences(move.files, io.out, io.env);
    io.out.write(`\n${say('moved', { why: 'dry-run' })}\n`);
  } else await writeMove(root, move.files);
  io.out.write(moveSummary(move));
  return exitCodes.fine;
};

function moveSummary({ from, to, pages, links, isMended }: Move): string {
  const all = [...links.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(isMended ? [say('moved', { why: 'mended' })] : []),
    ...(pages.length > 1 ? [say('moved', { why: 'pages', count: pages.length, from, to })] : []),
    ...shown(pages.map((page) => `${page.page.file} -> ${page.newFile}`)),
    ...(pages.length > 0 ? [leadsOn(pages)] : []),
    ...(all === 0 ? [] : [say('moved', { why: 'links', links: all, files: links.size })]),
    ...shown([...links].map(([file, count]) => `${file} (${count})`)),
    '',
  ].join('\n');
}

function leadsOn(pages: Move['pages']): string {
  const [first, ...others] = pages.filter(({ isPublished }) => isPublished);
  if (first === undefined) return say('moved', { why: 'draft' });
  return say('moved', others.length > 0 ? { why: 'lead' } : { why: 'leads', from: first.from, to: first.to });
}

const shown = (lines: readonly string[]): string[] =>
  firstLines(lines, 10, (count) => say('moved', { why: 'more', count }));

/** Writes the files of a move. @throws Failure if a file can't be written or has changed since it was read. What was written until then is undone */
export async function writeMove(root: string, files: Move['files']): Promise<void> {
  await refuseObstacles(root, files);
  await saveAll(root, writesOf(files), { what: 'move' });
}

/**
 * The files of a move one write after the other, so that a move which is cut off can be made again. First everything is changed where it
 * stands, site.yaml last: what it plans says which links to change. Then texts go to their new places, and then their pages: as long as a
 * page is in its old place, it is found there.
 */
export function writesOf(files: Move['files']): Move['files'] {
  const changed = files.filter(({ before, after }) => !isSame(before, after));
  const moved = files.filter(({ file, name }) => name !== file);
  return [
    ...lastWhere(changed, ({ file }) => file === 'site.yaml').map((each) => ({ ...each, name: each.file })),
    ...lastWhere(moved, ({ file }) => isPageFile(file) && !isMarkdown(file)).map((each) => ({
      ...each,
      before: each.after,
    })),
  ];
}

function lastWhere<T>(all: readonly T[], isLast: (each: T) => boolean): T[] {
  return [...all.filter((each) => !isLast(each)), ...all.filter(isLast)];
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
