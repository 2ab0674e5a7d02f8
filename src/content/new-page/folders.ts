import type { Disk } from '../files/disk.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Why a file cannot be put where it belongs: one of the folders on the way is none, or leads out of the site. */
export async function blockedFolder(file: string, disk: Disk): Promise<Refusal | undefined> {
  const parts = file.split('/').slice(0, -1);
  for (const [index] of parts.entries()) {
    const folder = parts.slice(0, index + 1).join('/');
    // Of a folder as it should be, the disk says nothing here.
    const found = await disk.find(folder);
    if (found?.problem?.kind === 'outside') {
      return refuse(`${folder} is a shortcut (symbolic link) to a place outside the site. Make it a folder first.`);
    }
    if (found?.problem?.kind === 'repeated') {
      return refuse(`${folder} is a shortcut (symbolic link) to another folder. Make it a folder first.`);
    }
    if (found?.problem?.kind === 'unreadable') {
      return refuse(`${folder} cannot be read (${found.problem.reason}). Check that you are allowed to open it.`);
    }
    if (found !== undefined) return refuse(`${folder} is a file, and would have to be a folder. Rename it first.`);
  }
  return undefined;
}
