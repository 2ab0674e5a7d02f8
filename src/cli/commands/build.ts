import { relative } from 'node:path';
import type { BuildRequest } from '../../builder/build-site.ts';
import { saidOfChange } from '../../builder/said-of-change.ts';
import { nowOf, yearOf } from '../../builder/year.ts';
import { momentFrom, outFrom, rootFrom } from '../arguments.ts';
import type { Run } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { answersOf } from '../kept/answers.ts';
import { keepBuild, keptBuild } from '../kept/builds.ts';
import { nextCommands } from '../next-commands.ts';
import { progressOn } from '../progress.ts';
import { report } from '../report.ts';
import { saidOfRendering, saidOfTime } from '../said-of-build.ts';

/** `sitewright build`: the site as a folder of static files. */
export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const out = outFrom(typed, io, root);
  const begun = performance.now();
  const progress = progressOn(io.out);
  const at = momentFrom(typed) ?? nowOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const year = typeof at === 'string' ? at.slice(0, 4) : yearOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const live = typed.has('live');
  const compress = typed.has('compress');
  const [verify, profile] = [typed.has('verify'), typed.has('profile')];
  const request: BuildRequest = { root, out, live, compress, verify, profile, year, at, progress: progress.stage };
  const answers = answersOf(io, typed.has('fresh') || verify || profile);
  const kept = await keptBuild(answers, request);
  const built = kept ?? (await keepBuild(answers, request).finally(progress.end));
  const { pages, isLive, nextChange, texts, measured } = built;
  const sourceOf = (file: string): string | undefined => (Object.hasOwn(texts, file) ? texts[file] : undefined);
  report({ ...built, sourceOf }, io.err, io.env, { commands: nextCommands(typed, io) });
  if (pages === undefined) return exitCodes.mistakes;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const place = relative(io.cwd, out) || out;
  const count = `${pages} ${pages === 1 ? 'page' : 'pages'} in ${seconds} s`;
  const done = isLive ? `live at ${place}` : `written to ${place}`;
  io.out.write(
    kept === undefined ? `${count}, ${done}\n` : `${count}: nothing has changed since the last build in ${place}\n`,
  );
  if (profile && measured !== undefined) io.out.write(saidOfTime(measured.stages));
  if ((profile || verify) && measured?.rendering !== undefined) io.out.write(saidOfRendering(measured.rendering));
  if (nextChange !== undefined) io.out.write(`${saidOfChange(nextChange)}\n`);
  return exitCodes.fine;
};
