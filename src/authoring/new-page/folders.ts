import type { Disk } from '../../disk/disk.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Why a file cannot be put where it belongs: one of the folders on the way is none, or leads out of the site. */
export async function blockedFolder(file: string, disk: Disk): Promise<Refusal | undefined> {
  const parts = file.split('/').slice(0, -1);
  for (const [index] of parts.entries()) {
    const folder = parts.slice(0, index + 1).join('/');
    // Of a folder as it should be, the disk says nothing here.
    const found = await disk.find(folder);
    const problem = found?.problem;
    if (problem?.kind === 'outside') return refuse({ why: 'folder-outside', folder });
    if (problem?.kind === 'repeated') return refuse({ why: 'folder-repeated', folder });
    if (problem?.kind === 'unreadable') return refuse({ why: 'folder-unreadable', folder, reason: problem.reason });
    if (found !== undefined) return refuse({ why: 'file-for-folder', folder });
  }
  return undefined;
}
