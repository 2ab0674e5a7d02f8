import { newAfter } from '../../content/judge/judge.ts';
import { changesOf, type FileStep, fileStep, type Step } from '../../content/judge/step.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import { changeIn, readAgain } from '../fix/apply-fixes.ts';
import type { FileChange } from '../fix/save.ts';
import { addressOf } from '../new-page/address.ts';
import { refuseUnread, type Surroundings } from '../new-page/surroundings.ts';
import { refuse } from '../refused.ts';
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
 * @param typed the old and the new address, however they are written
 * @throws Refused where that can't be done
 */
export async function moveOf(site: Surroundings, typed: { readonly from: string; readonly to: string }): Promise<Move> {
  const { from, to, isMended } = addressesIn(typed, site);
  // A link in a file that can't be read couldn't be changed.
  const { site: settings, pages: all, bodies, kindFiles, ledger } = site.files;
  const isWhole = ledger === undefined || ledger.ledger !== undefined;
  const unread = isWhole ? [] : [{ ...ledger.loaded, content: undefined }];
  refuseUnread([settings, ...all, ...bodies, ...kindFiles, ...unread], 'unread', site);
  const pages = await movedPages(site, from, to);
  const moving = { from, to, pages };
  const changes = editsFor(moving, site.files);
  const step = stepFor(changes, pages, site);
  await tryOut(step, pages, site);
  return { ...moving, isMended, files: filesIn(step), links: linksBy(changes) };
}

type Addresses = { readonly from: string; readonly to: string; readonly isMended: boolean };

function addressesIn(typed: { from: string; to: string }, site: Surroundings): Addresses {
  if (/^\/?404$/.test(typed.from)) refuse({ why: 'not-found-page' });
  const from = /[[\]]/.test(typed.from)
    ? typed.from.replace(/^(?:pages)?\/*/, '/').replace(/\.(?:ya?ml|json)$/, '')
    : addressOf(typed.from, site).route;
  const { route: to, isMended } = addressOf(typed.to, site);
  if (from === '/') refuse({ why: 'home' });
  if (from === to) refuse({ why: 'same-address' });
  return { from, to, isMended };
}

/** What happens to each file. @throws Refused if one isn't as it was read */
function stepFor(changes: readonly FileEdits[], pages: readonly MovedPage[], site: Surroundings): Step {
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
    if (before === undefined) refuse({ why: 'changed', file });
    const edits = byFile.get(file)?.edits ?? [];
    steps.push([file, fileStep(before, edits, { name: names.get(file) ?? file, mended: [] })]);
  }
  return new Map(steps);
}

/** @throws Refused if something is wrong with the site as it would be that wasn't before */
async function tryOut(step: Step, pages: readonly MovedPage[], site: Surroundings): Promise<void> {
  const { findings, files, sourceOf } = await site.over(changesOf(step));
  // A link that leads to what is planned is a note, and no mistake.
  const brought = newAfter(step, site.findings, findings).filter(({ code }) => code !== 'planned-link');
  if (brought.length > 0) refuse({ why: 'mistakes-after' }, brought, sourceOf);
  // An old address would lead nowhere if its page is written in a way that we can't add to.
  const { isRedirect, pageAt } = siteIndexOf(files);
  const lost = pages.find(({ from, isPublished }) => isPublished && !isRedirect(from) && pageAt(from) === undefined);
  if (lost !== undefined) refuse({ why: 'no-room', file: lost.page.file, from: lost.from });
}

const filesIn = (step: Step): Move['files'] => [...step].map(changeIn).sort((a, b) => (a.file < b.file ? -1 : 1));

function linksBy(changes: readonly FileEdits[]): ReadonlyMap<string, number> {
  return new Map(changes.filter(({ links }) => links > 0).map(({ content, links }) => [content.source.file, links]));
}
