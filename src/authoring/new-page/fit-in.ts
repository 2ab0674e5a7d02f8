import type { Content } from '../../content/check/contents.ts';
import { filesOver, type Loaded } from '../../content/load/load.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Changes } from '../../disk/changed-disk.ts';
import { type Finding, fileOf, findingId, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE, reported } from '../../yaml/findings/together.ts';
import { mended } from './mend.ts';
import { type Name, ownText } from './own.ts';
import type { Start } from './start.ts';
import type { Surroundings } from './surroundings.ts';

/** A page that fits its site as well as it can. */
export type Fitting = {
  readonly text: string;
  readonly isDraft: boolean;
  /** What was changed so that it fits, in sentences. */
  readonly notes: readonly string[];
  /** What the checks find because of the page, in it or elsewhere. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the checks find in the site besides, as they report it. */
  readonly others: readonly Diagnostic[];
};

/** Gives a page its own name, and mends what the checks find because of it. @param page where it will be, what it starts from, and its name */
export async function fitIn(page: Start & Name & { readonly file: string }, site: Surroundings): Promise<Fitting> {
  const { file, copied } = page;
  // The text of a page that has one in a file of its own is in the copy itself.
  const asItIs = copied?.source.text === page.text ? copied : undefined;
  const original = asItIs ?? (await loadDraft(page, site));
  const isNew = newSince(site.findings, file, copied?.source.file);
  const first = await tryOut({ file, text: ownText(original, page) }, site);
  const own = first.findings.filter((each) => fileOf(each) === file && isNew(each));
  const { text, notes } = mended(first.content, own);
  const last = notes.length === 0 ? first : await tryOut({ file, text }, site);
  return {
    text,
    isDraft: last.content.draft,
    notes,
    diagnostics: last.findings.filter(isNew).map(toDiagnostic),
    others: reported(
      last.findings.filter((each) => !isNew(each)),
      ONCE,
    ).map(toDiagnostic),
  };
}

/**
 * Tells what is wrong because of a page from what was wrong before, there or in the page it is a copy of. That a
 * planned page is there now is good news.
 */
function newSince(
  before: readonly Finding[],
  file: string,
  copiedFrom: string | undefined,
): (found: Finding) => boolean {
  const inCopy = ({ code, facts }: Finding): string => JSON.stringify([code, facts]);
  const inPlace = (each: Finding): string => JSON.stringify([findingId(each), inCopy(each)]);
  const known = new Set(before.map(inPlace));
  const copied = new Set(before.filter((each) => fileOf(each) === copiedFrom).map(inCopy));
  return (each) =>
    each.code !== 'planned-exists' && !known.has(inPlace(each)) && !(fileOf(each) === file && copied.has(inCopy(each)));
}

/** A page that is not on the disk yet. */
type Draft = { readonly file: string; readonly text: string };

/** A site with one page more: what that page holds, and what is wrong with the site then. */
type Trial = { readonly content: Content; readonly findings: readonly Finding[] };

/** What a page will hold. @throws Error if it is no YAML: we wrote it */
async function loadDraft(draft: Draft, { files }: Loaded): Promise<Content> {
  return contentOf(draft, await filesOver(files, changesOf(draft)));
}

/** Checks a site as if a page had been added. @throws Error if the page is no YAML: we wrote it */
async function tryOut(draft: Draft, site: Loaded): Promise<Trial> {
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
