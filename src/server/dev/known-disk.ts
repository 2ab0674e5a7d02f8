import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../builder/failure.ts';
import { type Disk, type DiskEntry, folderDisk } from '../../content/files/disk.ts';
import { hashOf } from '../../content/files/seen.ts';

/** What may be different on the disk: files by their paths in the content root, or anything. */
export type Changed = readonly string[] | 'anything';

/**
 * The files of a content root, for a server that hears of changes: whatever it isn't told of is taken to be as it was.
 */
export class KnownDisk implements Disk {
  private readonly root: string;
  private readonly disk: Disk;
  private readonly lists = new Map<string, readonly DiskEntry[]>();
  private readonly found = new Map<string, DiskEntry | undefined>();
  private readonly hashes = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
    this.disk = folderDisk(root);
  }

  /** Looks anew at what has changed. A file that has come, gone, or become something else means that its folder is listed again. */
  async forget(changed: Changed): Promise<void> {
    if (changed === 'anything') {
      this.lists.clear();
      this.found.clear();
      this.hashes.clear();
      return;
    }
    for (const path of changed) {
      this.hashes.delete(path);
      this.found.delete(path);
      await this.forgetInList(path);
    }
  }

  private async forgetInList(path: string): Promise<void> {
    const [folder = ''] = path.split('/');
    const list = this.lists.get(folder);
    if (list === undefined) return;
    const at = list.findIndex((entry) => entry.path === path);
    const size = await this.sizeOf(path);
    if (at === -1 || size === undefined || list[at]?.problem !== undefined) this.lists.delete(folder);
    else this.lists.set(folder, list.with(at, { path, size }));
  }

  /** Undefined for what isn't an ordinary file. */
  private async sizeOf(path: string): Promise<number | undefined> {
    try {
      const stats = await lstat(join(this.root, path));
      return stats.isFile() ? stats.size : undefined;
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return undefined;
    }
  }

  readonly find = async (path: string): Promise<DiskEntry | undefined> => {
    if (!this.found.has(path)) this.found.set(path, await this.disk.find(path));
    return this.found.get(path);
  };

  readonly list = async (folder: string): Promise<DiskEntry[]> => {
    const entries = this.lists.get(folder) ?? (await this.disk.list(folder));
    this.lists.set(folder, entries);
    return [...entries];
  };

  readonly read = (path: string, firstBytes?: number): Uint8Array => {
    const bytes = this.disk.read(path, firstBytes);
    if (firstBytes === undefined || bytes.length < firstBytes) this.hashes.set(path, hashOf(bytes));
    return bytes;
  };

  readonly beside = (): Promise<readonly string[]> => this.disk.beside();

  readonly hashOf = (path: string): string | undefined => this.hashes.get(path);
}
