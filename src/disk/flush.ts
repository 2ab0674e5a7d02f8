import { fsync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fsync);

/** Waits until what was written to a file or folder is on the disk. Under Yarn's Plug'n'Play, handles can't do that themselves: `sync` throws. */
export const flush = ({ fd }: { readonly fd: number }): Promise<void> => sync(fd);
