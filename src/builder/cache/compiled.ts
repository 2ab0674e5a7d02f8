import { openFolder } from '../../disk/cache/cached-folder.mjs';
import { Failure } from '../failure.ts';

/** What was compiled, and nothing else that may be there. Each file is looked at when it is read, however long after the folder that is. */
export type Compiled = {
  readonly paths: readonly string[];
  /** @throws Failure when the bytes of a file aren't those that were compiled */
  readonly read: (path: string) => Buffer;
};

/** What is in a folder that was sealed. */
export function compiledIn(folder: string): Compiled {
  const damaged = (): Failure => new Failure(`${folder} was damaged during the build. Build again.`);
  const found = openFolder(folder);
  if (typeof found === 'string') throw damaged();
  const read = (path: string): Buffer => {
    const bytes = found.read(path);
    if (bytes === undefined) throw damaged();
    return bytes;
  };
  return { paths: found.paths, read };
}
