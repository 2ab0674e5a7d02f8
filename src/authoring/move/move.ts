import { newAfter } from '../../content/judge/judge.ts';
import { changesOf, type FileStep, fileStep, type Step } from '../../content/judge/step.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import type { Disk } from '../../disk/disk.ts';
import { changeIn, readAgain } from '../fix/apply-fixes.ts';
import type { FileChange } from '../fix/save.ts';
import { addressOf } from '../new-page/address.ts';
import { isRefusal, type Refusal, refuse } from '../new-page/refusal.ts';
import { type Surroundings, surroundingsIn, unreadAmong } from '../new-page/surroundings.ts';
import { editsFor, type FileEdits, type Moving } from './edits.ts';
import { type MovedPage, movedPages } from './moved-pages.ts';

/** A move that was tried out in memory. Nothing has been written. */
export type Move = Moving & {
  /** The files that change, as they were and as they will be. */
  readonly files: readonly Required<FileChange>[];
  /** How many links change, by file. */
  readonly links: ReadonlyMap<string, number>;
  /** Whether the new address had to be put right. */
  readonly isMended: boolean;
};

/**
 * Moves a page, and all pages below its address. The site is loaded as it would be, and nothing may be wrong with it then that
 * wasn't before.
 *
 * @param typed the old and the new address, however they are written
 * @param reader what was read of the files before; it is brought up to date
 */
export async function moveOf(
  disk: Disk,
  typed: { readonly from: string; readonly to: string },
  reader?: SiteReader,
): Promise<Move | Refusal> {
  const site = await surroundingsIn(disk, reader);
  if (isRefusal(site)) return site;
  const addresses = addressesIn(typed, site);
  if (isRefusal(addresses)) return addresses;
  const { from, to, isMended } = addresses;
  const unread = unreadIn(site);
  if (unread !== undefined) return unread;
  const pages = await movedPages(site, from, to);
  if (isRefusal(pages)) return pages;
  const moving = { from, to, pages };
  const changes = editsFor(moving, site.files);
  const step = stepFor(changes, pages, site);
  if (isRefusal(step)) return step;
  const refusal = await tryOut(step, pages, site);
  if (refusal !== undefined) return refusal;
  return { ...moving, isMended, files: filesIn(step), links: linksBy(changes) };
}

type Addresses = { readonly from: string; readonly to: string; readonly isMended: boolean };

function addressesIn(typed: { from: string; to: string }, site: Surroundings): Addresses | Refusal {
  const [old, next] = [addressOf(typed.from, site), addressOf(typed.to, site)];
  const from = /[[\]]/.test(typed.from)
    ? typed.from.replace(/^(?:pages)?\/*/, '/').replace(/\.(?:ya?ml|json)$/, '')
    : undefined;
  if (from === undefined && isRefusal(old))
    return /^\/?404$/.test(typed.from) ? refuse({ why: 'not-found-page' }) : old;
  if (isRefusal(next)) return next;
  const route = from ?? (isRefusal(old) ? '' : old.route);
  if (route === '/') return refuse({ why: 'home' });
  if (route === next.route) return refuse({ why: 'same-address' });
  return { from: route, to: next.route, isMended: next.isMended };
}

/** A link in a file that can't be read couldn't be changed. */
function unreadIn(site: Surroundings): Refusal | undefined {
  const { site: settings, pages, bodies, kindFiles, ledger } = site.files;
  const isWhole = ledger === undefined || ledger.ledger !== undefined;
  const unread = isWhole ? [] : [{ ...ledger.loaded, content: undefined }];
  return unreadAmong([settings, ...pages, ...bodies, ...kindFiles, ...unread], 'unread', site);
}

/** What happens to each file; or that one isn't as it was read. */
function stepFor(changes: readonly FileEdits[], pages: readonly MovedPage[], site: Surroundings): Step | Refusal {
  const names = new Map(
    pages.flatMap(({ page, newFile, body }) => [
      [page.file, newFile] as const,
      ...(body === undefined ? [] : [[body.file, body.newFile] as const]),
    ]),
  );
  const byFile = new Map(changes.map((change) => [change.content.source.file, change]));
  const steps: [string, FileStep][] = [];
  for (const file of new Set([...byFile.keys(), ...names.keys()])) {
    const before = readAgain(site, file);
    if (before === undefined) return refuse({ why: 'changed', file });
    const edits = byFile.get(file)?.edits ?? [];
    steps.push([file, fileStep(before, edits, { name: names.get(file) ?? file, mended: [] })]);
  }
  return new Map(steps);
}

/** Why the site as it would be is no good. Undefined if nothing is wrong with it that wasn't before. */
async function tryOut(step: Step, pages: readonly MovedPage[], site: Surroundings): Promise<Refusal | undefined> {
  const { findings, files, sourceOf } = await site.over(changesOf(step));
  // A link that leads to what is planned is a note, and no mistake.
  const brought = newAfter(step, site.findings, findings).filter(({ code }) => code !== 'planned-link');
  if (brought.length > 0) return { ...refuse({ why: 'mistakes-after' }, brought), sourceOf };
  return unfinished(pages, files);
}

/** An old address that would lead nowhere: its page is written in a way that we can't add to. */
function unfinished(pages: readonly MovedPage[], files: SiteFiles): Refusal | undefined {
  const { isRedirect, pageAt } = siteIndexOf(files);
  const lost = pages.find(({ from, isPublished }) => isPublished && !isRedirect(from) && pageAt(from) === undefined);
  return lost && refuse({ why: 'no-room', file: lost.page.file, from: lost.from });
}

const filesIn = (step: Step): Move['files'] => [...step].map(changeIn).sort((a, b) => (a.file < b.file ? -1 : 1));

function linksBy(changes: readonly FileEdits[]): ReadonlyMap<string, number> {
  return new Map(changes.filter(({ links }) => links > 0).map(({ content, links }) => [content.source.file, links]));
}
