import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildSite } from '../../builder/build-site.ts';
import { Failure, reasonOf } from '../../builder/failure.ts';
import { yearOf } from '../../builder/year.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { documentFile } from '../../model/address.ts';
import type { Commit } from '../../review/git/git.ts';
import { checkOut } from '../../review/git/tree.ts';
import type { Review } from '../../review/review.ts';
import { startPreview } from '../../server/start-preview.ts';
import { launched } from '../browser.ts';
import type { Io } from '../command.ts';

/** A picture of a page in one state; undefined where there is no such page. */
type Side = { readonly caption: string; readonly png: string | undefined };

/** How wide a window is in which a page is taken, in CSS pixels. */
const WIDTH = 1000;

/** How high a picture is at most. What is below it isn't shown. */
const HIGHEST = 12_000;

const GAP = 24;

/** How wide two pictures beside each other are. */
const BOTH = 2 * WIDTH + 3 * GAP;

/** Two pictures beside each other, as a document without script. */
function besideEachOther(before: Side, after: Side): string {
  const style = [
    `body { margin: 0; padding: ${GAP}px; background: #8a8f98; font: 20px system-ui, sans-serif; }`,
    `main { display: grid; grid-template-columns: ${WIDTH}px ${WIDTH}px; gap: ${GAP}px; align-items: start; }`,
    'figure { margin: 0; } figcaption { padding: 0 0 12px; color: #fff; } img { display: block; width: 100%; }',
    'p { margin: 0; padding: 80px; background: #fff; color: #444; text-align: center; }',
  ].join('\n');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${figure(before)}${figure(after)}</main>`;
}

function figure({ caption, png }: Side): string {
  const page =
    png === undefined
      ? `<p>${say('pictures-of-pages', { why: 'no-page' })}</p>`
      : `<img alt="" src="data:image/png;base64,${png}">`;
  return `<figure><figcaption>${escaped(caption)}</figcaption>${page}</figure>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** So many pages are taken: each needs a second or two. */
const MOST_PAGES = 20;

type Pair = { readonly before: string; readonly after: string };

/** What to take pictures of, and where they go: `about.png` for the page `/about`. */
type PicturesRequest = { readonly root: string; readonly review: Review; readonly folder: string };

/**
 * Takes pictures of the pages that changed, before and after beside each other. Both states are built whole, in a folder for the time being.
 * @throws Failure where there is no browser, or a state can't be built
 */
export async function takePictures({ root, review, folder }: PicturesRequest, io: Io): Promise<void> {
  orUnwritable(folder, () => mkdirSync(folder, { recursive: true }));
  const pairs = pairsIn(review);
  const temporary = mkdtempSync(join(tmpdir(), 'sitewright-pictures-'));
  const open: { readonly close: () => Promise<void> }[] = [];
  try {
    const browser = await launched({ root, env: io.env, purpose: 'pictures' });
    open.push(browser);
    // Without their script, pages are complete, too, and hold still.
    const tab = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light', reducedMotion: 'reduce' });
    const served = async (commit: Commit | undefined, caption: string): Promise<ServedState> => {
      const state = await servedState({ root, commit, caption, folder: mkdtempSync(join(temporary, 'state-')) }, io);
      open.push(state);
      return state;
    };
    const { before, after } = review.range;
    const old = say('pictures-of-pages', { why: 'before', name: before.name, hash: before.hash.slice(0, 7) });
    const now = say('pictures-of-pages', { why: 'after', name: after?.name, hash: after?.hash.slice(0, 7) ?? '' });
    const states = [await served(before, old), await served(after, now)] as const;
    const taken = { written: 0, same: 0, left: Math.max(0, pairs.length - MOST_PAGES) };
    for (const pair of pairs.slice(0, MOST_PAGES)) {
      const picture = await pictureOf(pair, states, tab);
      if (picture === 'same') taken.same += 1;
      if (picture === undefined || picture === 'same') continue;
      write(folder, pair.after, picture);
      taken.written += 1;
    }
    io.err.write(`${say('pictures-of-pages', { why: 'taken', folder, ...taken })}\n`);
  } finally {
    for (const each of open) await each.close();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The pages that changed. Where what all pages share has changed, the home page stands for all of them. */
function pairsIn({ changes, blocks }: Review): Pair[] {
  const pages = changes.filter(({ about }) => about === 'page');
  const pairs = pages.map(({ name, from }) => ({ before: from?.route ?? name, after: name }));
  const isShared = blocks.length > 0 || changes.some(({ about }) => about === 'settings' || about === 'kind');
  return isShared && !pairs.some(({ after }) => after === '/') ? [{ before: '/', after: '/' }, ...pairs] : pairs;
}

/** A page in both states; undefined if it is in neither, such as a draft. */
async function pictureOf(
  pair: Pair,
  [old, now]: readonly [ServedState, ServedState],
  tab: Page,
): Promise<Buffer | 'same' | undefined> {
  const take = async (address: string | undefined): Promise<string | undefined> =>
    address === undefined ? undefined : (await pictureAt(address, tab)).toString('base64');
  const [before, after] = [await take(old.addressOf(pair.before)), await take(now.addressOf(pair.after))];
  if (before === after) return before === undefined ? undefined : 'same';
  const html = besideEachOther({ caption: old.caption, png: before }, { caption: now.caption, png: after });
  await tab.goto('about:blank');
  await tab.setContent(html);
  return wholePage(tab, BOTH);
}

async function pictureAt(address: string, tab: Page): Promise<Buffer> {
  // Pictures further down are loaded as soon as a window is that high.
  await tab.setViewportSize({ width: WIDTH, height: HIGHEST });
  await tab.goto(address);
  return wholePage(tab, WIDTH);
}

async function wholePage(tab: Page, width: number): Promise<Buffer> {
  await tab.setViewportSize({ width, height: 800 });
  return tab.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: HIGHEST } });
}

function write(folder: string, route: string, picture: Buffer): void {
  const file = join(folder, route === '/' ? 'index.png' : `${route.slice(1)}.png`);
  orUnwritable(dirname(file), (above) => mkdirSync(above, { recursive: true }));
  orUnwritable(file, () => writeFileSync(file, picture));
}

/** @throws Failure where something can't be written at a path */
function orUnwritable(folder: string, make: (path: string) => unknown): void {
  try {
    make(folder);
  } catch (error) {
    const words = say('pictures-of-pages', { why: 'unwritable', folder, reason: reasonOf(error) });
    throw new Failure(words, { cause: error });
  }
}

type ServedState = {
  readonly caption: string;
  /** Where a page is; undefined if there is none at an address. */
  readonly addressOf: (route: string) => string | undefined;
  readonly close: () => Promise<void>;
};

/** A state to be built: a commit, or the files as they are; and an empty folder for it. */
type StateToBuild = {
  readonly root: string;
  readonly commit: Commit | undefined;
  readonly caption: string;
  readonly folder: string;
};

/** Builds a state of a site into a folder, and serves it to this computer. @throws Failure when it can't be built */
async function servedState({ root, commit, caption, folder }: StateToBuild, io: Io): Promise<ServedState> {
  io.err.write(`${say('pictures-of-pages', { why: 'building', state: caption })}\n`);
  const content = commit === undefined ? root : await checkOut(root, commit.hash, folder);
  const out = join(folder, 'built');
  const at = io.now();
  const year = yearOf(io.env.SOURCE_DATE_EPOCH, at);
  const { pages } = await buildSite({ root: content, out, live: false, year, at, progress: () => undefined });
  if (pages === undefined) throw new Failure(say('pictures-of-pages', { why: 'mistakes', state: caption }));
  const server = await startPreview({ out, port: 0, print: () => undefined });
  return {
    caption,
    addressOf: (route) => {
      const isThere = existsSync(join(out, documentFile(route)));
      return isThere ? server.origin + server.base + encodeURI(route.slice(1)) : undefined;
    },
    close: server.close,
  };
}
