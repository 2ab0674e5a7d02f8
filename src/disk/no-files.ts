import type { Disk } from './disk.ts';

/** A folder with nothing in it. */
export const noFiles: Disk = {
  find: async () => undefined,
  list: async () => [],
  beside: async () => [],
  read: (path) => {
    throw new Error(`There is no ${path}.`);
  },
};
