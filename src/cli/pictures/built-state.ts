import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../builder/build-site.ts';
import { Failure } from '../../builder/failure.ts';
import { yearOf } from '../../builder/year.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { documentFile } from '../../model/address.ts';
import { checkOut } from '../../review/git/check-out.ts';
import type { Commit } from '../../review/git/repository.ts';
import { inOneVersion } from '../../server/preview/version.ts';
import { startPreview } from '../../server/start-preview.ts';
import type { Io } from '../io.ts';

/** A state of a site, built and served. */
export type ServedState = {
  /** What it is called below its pictures. */
  readonly caption: string;
  /** Where a page is; undefined if there is none at an address. */
  readonly addressOf: (route: string) => string | undefined;
  readonly close: () => Promise<void>;
};

/** A state to be built: a commit, or the files as they are; and an empty folder for it. */
export type StateToBuild = {
  readonly root: string;
  readonly commit: Commit | undefined;
  readonly caption: string;
  readonly folder: string;
};

/** Builds a state of a site into a folder, and serves it to this computer. @throws Failure when it can't be built */
export async function servedState({ root, commit, caption, folder }: StateToBuild, io: Io): Promise<ServedState> {
  io.err.write(`${say('pictures-of-pages', { why: 'building', state: caption })}\n`);
  mkdirSync(folder);
  const content = commit === undefined ? root : await checkOut(root, commit.hash, folder);
  const out = join(folder, 'built');
  const at = io.now();
  const year = yearOf(io.env.SOURCE_DATE_EPOCH, at);
  const { pages } = await buildSite({ root: content, out, live: false, year, at, progress: () => undefined });
  if (pages === undefined) throw new Failure(say('pictures-of-pages', { why: 'mistakes', state: caption }));
  const base = (await inOneVersion(out, async (version) => version.base)) ?? '/';
  const server = await startPreview({ out, host: '127.0.0.1', port: 0, print: () => undefined });
  return {
    caption,
    addressOf: (route) => {
      const isThere = existsSync(join(out, documentFile(route)));
      return isThere ? server.origin + base + encodeURI(route.slice(1)) : undefined;
    },
    close: server.close,
  };
}
