import type { Content } from '../check/contents.ts';
import { calendarOf, published } from '../dates/calendar.ts';
import type { Disk, DiskEntry } from '../files/disk.ts';
import { type Finding, fileOf } from '../findings/finding.ts';
import { ONE_BY_ONE } from '../findings/together.ts';
import { discover, pageEntry } from '../load/discover.ts';
import { Files } from '../load/files.ts';
import { checkSite } from '../load/load.ts';
import { type LoadedPage, loadPage } from '../load/load-file.ts';
import type { SiteFiles } from '../load/site-files.ts';

/** A page that is not on the disk yet. */
export type Draft = { readonly file: string; readonly text: string };

/** A site with one page more: what that page holds, and what is wrong with the site then. */
export type Trial = { readonly content: Content; readonly findings: readonly Finding[] };

/** What a page will hold. @throws Error if it is no YAML: we wrote it */
export async function loadDraft(draft: Draft, disk: Disk, files: Pick<SiteFiles, 'kinds' | 'facts'>): Promise<Content> {
  return contentOf(read(draft, disk, files));
}

/** Checks a site as if a page had been added. @throws Error if the page is no YAML: we wrote it */
export async function tryOut(draft: Draft, disk: Disk, files: SiteFiles): Promise<Trial> {
  const fuller = withDraft(disk, draft);
  const page = read(draft, disk, files);
  const discovered = await discover(fuller);
  const { findings } = await checkSite(fuller, { ...files, discovered, pages: [...files.pages, page] }, ONE_BY_ONE);
  return { content: contentOf(page), findings: findings.filter((found) => !isToReplace(found, draft)) };
}

/** The words that we put into a page are there to be replaced, and no mistake of who just asked for it. */
function isToReplace(found: Finding, { file }: Draft): boolean {
  return found.code === 'example-text' && fileOf(found) === file;
}

function read(draft: Draft, disk: Disk, { kinds, facts }: Pick<SiteFiles, 'kinds' | 'facts'>): LoadedPage {
  const read = new Files();
  read.begin(withDraft(disk, draft));
  read.holdAgainst(facts);
  read.holdAgainstKinds({ kinds, print: '' });
  return loadPage(read, pageEntry(entryOf(draft)), undefined, calendarOf(published(), undefined)).page;
}

function contentOf({ content, findings }: LoadedPage): Content {
  if (content === undefined) throw new Error(`The new page cannot be read: ${findings[0]?.code}`);
  return content;
}

function entryOf({ file, text }: Draft): DiskEntry {
  return { path: file, size: Buffer.byteLength(text) };
}

function withDraft(disk: Disk, draft: Draft): Disk {
  const { file, text } = draft;
  return {
    find: async (path) => (path === file ? entryOf(draft) : disk.find(path)),
    list: async (folder) => {
      const entries = await disk.list(folder);
      return file.startsWith(`${folder}/`) ? [...entries, entryOf(draft)] : entries;
    },
    read: (path, firstBytes) => (path === file ? new TextEncoder().encode(text) : disk.read(path, firstBytes)),
    beside: disk.beside,
  };
}
