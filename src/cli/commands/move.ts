import { moveOf } from '../../authoring/move/move.ts';
import { isRefusal } from '../../authoring/new-page/refusal.ts';
import { rootFrom } from '../arguments.ts';
import type { Run } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { difference } from '../fixing/difference.ts';
import { wantsColor } from '../io.ts';
import { answersOf } from '../kept/answers.ts';
import { withKnownFiles } from '../kept/contents.ts';
import { saidOfMove } from '../moving/said-of-move.ts';
import { writeMove } from '../moving/write-move.ts';
import { nextCommands } from '../next-commands.ts';
import { report } from '../report.ts';
import { UsageError } from '../usage-error.ts';

/** `sitewright move`: moves a page, or a folder of pages, and changes all links to it. */
export const run: Run = async ({ options, words }, io) => {
  const [from, to, ...others] = words;
  if (from === undefined || to === undefined || others.length > 0) {
    throw new UsageError('Give the old address and the new one: npm run move -- /team /about/team');
  }
  const root = rootFrom(options, io);
  const move = await withKnownFiles(root, answersOf(io, false), ({ disk, reader }) =>
    moveOf(disk, { from, to }, reader),
  );
  if (isRefusal(move)) {
    const { sourceOf = () => undefined } = move;
    report({ ...move, sourceOf }, io.err, io.env, { commands: nextCommands(options, io) });
    throw new UsageError(move.refusal);
  }
  if (options.has('dry-run')) {
    const color = wantsColor(io.out, io.env);
    for (const file of move.files) io.out.write(difference(file, io.out.isTerminal, color));
    io.out.write('\nNothing was written. Without --dry-run:\n');
  } else await writeMove(root, move.files);
  io.out.write(saidOfMove(move));
  return exitCodes.fine;
};
