import { relative } from 'node:path';
import type { BuildRequest } from '../../builder/build-site.ts';
import { saidOfChange } from '../../builder/said-of-change.ts';
import { nowOf, yearOf } from '../../builder/year.ts';
import { momentFrom, outFrom, rootFrom } from '../arguments.ts';
import type { Run } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Printer } from '../io.ts';
import { answersOf } from '../kept/answers.ts';
import { keepBuild, keptBuild } from '../kept/builds.ts';
import { nextCommands } from '../next-commands.ts';
import { report } from '../report.ts';
import { saidOfRendering, saidOfTime } from '../said-of-build.ts';
import { scopeFrom } from '../scope.ts';

type Built = ReturnType<typeof scopeFrom>;

const folderFor = ({ part }: Built): string => (part === undefined ? 'dist' : `part-${part.number}`);

function whatOf({ part }: Built, pages: number): string {
  const all = `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  return part === undefined ? all : `Part ${part.number} of ${part.of} of a site of ${all}`;
}

/** `sitewright build`: the site as a folder of static files. */
export const run: Run = async ({ options: typed, words }, io) => {
  const root = rootFrom(typed, io);
  const scope = scopeFrom({ options: typed, words }, io);
  const out = outFrom(typed, io, root, folderFor(scope));
  const begun = performance.now();
  const progress = progressOn(io.out);
  const at = momentFrom(typed) ?? nowOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const year = typeof at === 'string' ? at.slice(0, 4) : yearOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const live = typed.has('live');
  const compress = typed.has('compress');
  const [verify, profile] = [typed.has('verify'), typed.has('profile')];
  const fresh = typed.has('fresh');
  const measuring = { verify, profile, fresh };
  const request: BuildRequest = {
    root,
    out,
    live,
    compress,
    year,
    at,
    progress: progress.stage,
    ...measuring,
    ...scope,
  };
  // What parts there are, and whether they are whole, is looked at anew.
  const isSpecial = ['verify', 'profile', 'shard', 'merge'].some((name) => typed.has(name));
  const answers = isSpecial ? undefined : answersOf(io, fresh);
  const before = await keptBuild(answers, request);
  const isAsBefore = before !== undefined;
  const built = before ?? (await keepBuild(answers, request).finally(progress.end));
  const { pages, unchanged, isLive, nextChange, texts, measured } = built;
  const sourceOf = (file: string): string | undefined => (Object.hasOwn(texts, file) ? texts[file] : undefined);
  report({ ...built, sourceOf }, io.err, io.env, { commands: nextCommands(typed, io) });
  if (pages === undefined) return exitCodes.mistakes;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const place = relative(io.cwd, out) || out;
  const same = unchanged === 0 || isAsBefore ? '' : `, ${unchanged} of them as before`;
  const count = `${whatOf(scope, pages)} in ${seconds} s${same}`;
  const done = isLive ? `live at ${place}` : `written to ${place}`;
  io.out.write(isAsBefore ? `${count}: nothing has changed since the last build in ${place}\n` : `${count}, ${done}\n`);
  if (profile && measured !== undefined) io.out.write(saidOfTime(measured.stages));
  if ((profile || verify) && measured?.rendering !== undefined) io.out.write(saidOfRendering(measured.rendering));
  if (nextChange !== undefined) io.out.write(`${saidOfChange(nextChange)}\n`);
  return exitCodes.fine;
};

/** Tells what a long command is doing. */
type Progress = {
  readonly stage: (words: string) => void;
  /** Takes the last stage away, before something else is printed. */
  readonly end: () => void;
};

/** One line that is rewritten for a person, a line per stage for a log. */
function progressOn(printer: Printer): Progress {
  if (!printer.isTerminal) return { stage: (words) => printer.write(`${words}\n`), end: () => undefined };
  const clear = '\r\u001b[2K';
  return { stage: (words) => printer.write(`${clear}${words} ...`), end: () => printer.write(clear) };
}
