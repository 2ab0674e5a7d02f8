import type { Content } from '../../content/check/contents.ts';
import { filesOver, type Loaded } from '../../content/load/load.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import type { Changes } from '../../disk/changed-disk.ts';
import { type Finding, fileOf } from '../../yaml/findings/finding.ts';

/** A page that is not on the disk yet. */
export type Draft = { readonly file: string; readonly text: string };

/** A site with one page more: what that page holds, and what is wrong with the site then. */
export type Trial = { readonly content: Content; readonly findings: readonly Finding[] };

/** What a page will hold. @throws Error if it is no YAML: we wrote it */
export async function loadDraft(draft: Draft, { files }: Loaded): Promise<Content> {
  return contentOf(draft, await filesOver(files, changesOf(draft)));
}

/** Checks a site as if a page had been added. @throws Error if the page is no YAML: we wrote it */
export async function tryOut(draft: Draft, site: Loaded): Promise<Trial> {
  const { files, findings } = await site.over(changesOf(draft));
  return { content: contentOf(draft, files), findings: findings.filter((found) => !isToReplace(found, draft)) };
}

/** The words that we put into a page are there to be replaced, and no mistake of who just asked for it. */
function isToReplace(found: Finding, { file }: Draft): boolean {
  return found.code === 'example-text' && fileOf(found) === file;
}

function changesOf({ file, text }: Draft): Changes {
  return new Map([[file, new TextEncoder().encode(text)]]);
}

function contentOf({ file }: Draft, { pages }: SiteFiles): Content {
  const page = pages.find((each) => each.file === file);
  if (page?.content === undefined) throw new Error(`The new page cannot be read: ${page?.findings[0]?.code}`);
  return page.content;
}
