import { parentPort, workerData } from 'node:worker_threads';
import { folderDisk } from '../../disk/disk.ts';
import { Superseded } from '../../engine/errors.ts';
import type { Store } from '../../engine/store.ts';
import { readShared } from './load.ts';
import type { ShareRead, ShareRequest } from './shares.ts';
import { siteReader } from './site-reader.ts';

/** What is known of some pages; undefined if a file was changed while they were read. */
function read({ root, discovered, view }: ShareRequest): ShareRead | undefined {
  const disk = folderDisk(root);
  let parts: readonly Uint8Array[] = [];
  const store: Store = {
    load: () => undefined,
    save: (saved) => {
      parts = saved;
    },
    // It begins with nothing.
    damaged: () => undefined,
  };
  const reader = siteReader({ store });
  const { files } = reader;
  try {
    files.begin(disk, discovered);
    const { calendar } = readShared(discovered, { disk, view, reader });
    for (const entry of discovered.pages) files.page(entry, discovered.bodies.get(entry.path), calendar);
  } catch (error) {
    if (error instanceof Superseded) return undefined;
    throw error;
  }
  files.save();
  return { saved: Buffer.concat(parts), hashes: files.hashes() };
}

// What a thread runs: it reads the pages that it was started with, says what is known of them and ends.
parentPort?.postMessage(read(workerData));
