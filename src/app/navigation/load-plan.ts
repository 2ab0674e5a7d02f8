import { dataAddress } from '../../model/address.ts';
import type { Frame } from '../../model/frame.ts';
import type { Handover, PageData, RoutePlan } from '../../model/plan.ts';
import { isPartName, loadOwn, loadParts } from './loaded-parts.ts';

/** What is fetched under a name: once, unless that fails. */
type Fetched<T> = Map<string, Promise<T>>;

function fetchedOnce<T>(all: Fetched<T>, name: string, begin: (name: string) => Promise<T>): Promise<T> {
  const known = all.get(name);
  if (known !== undefined) return known;
  const begun = begin(name);
  all.set(name, begun);
  begun.catch(() => all.delete(name));
  return begun;
}

function insert(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    };
  });
  // After the page's own style: it has the same rules and all others, in the order in which they count.
  document.head.querySelector('style')?.after(link);
  return loaded;
}

const sheets: Fetched<void> = new Map();

/** Fetches the style sheet of all pages: another page, or what appears on this one, may need it. @throws Error when it can't be; the next call tries again */
export const themeSheet = ({ theme }: Handover): Promise<void> => fetchedOnce(sheets, theme, insert);

/** What this document tells the app, on the tag of its boot script (`src/builder/render/document.ts`). @throws Error in a document that is not one of ours */
export function readHandover(page: Document): Handover {
  const data = page.querySelector<HTMLElement>('script[data-app]')?.dataset;
  if (data === undefined) throw new Error('No data is named.');
  // All of them are there, or none is.
  return data as unknown as Handover;
}

export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // Written by the same build as this app: see `src/outputs/page-data.ts`.
  return (await response.json()) as T;
}

const frames: Fetched<Frame> = new Map();

/** What all pages share. */
const frameAt = (address: string): Promise<Frame> => fetchedOnce(frames, address, fetchJson<Frame>);

function partsOf({ screen }: PageData): string[] {
  if (screen.kind !== 'page') return [];
  return screen.blocks.flatMap(({ block, place }) => [
    block.type,
    ...(place.pager ? ['pager'] : []),
    ...(place.filters ? ['filters'] : []),
    ...(place.hasParts ? ['passage'] : []),
  ]);
}

/** Fetches all that a page needs: data, what all pages share, its blocks. @throws Error when something can't be fetched, or is of another build than this app */
export async function loadPlan(address: string, { app }: Handover): Promise<RoutePlan> {
  const data = await fetchJson<PageData>(address);
  if (data.app !== app) throw new Error(`${address} is of another build.`);
  const names = partsOf(data);
  const [frame] = await Promise.all([frameAt(data.frame), loadParts(names.filter(isPartName))]);
  await loadOwn(frame.own, names);
  return { ...data, frame };
}

/** Begins to fetch what a document names, at the same time as its data. What fails is tried again when it is needed. */
export function warmUp({ frame, blocks }: Handover): void {
  frameAt(frame).catch(() => undefined);
  // The document lists the types of its own blocks.
  loadParts(blocks.split(' ').filter(isPartName)).catch(() => undefined);
}

const ahead: Fetched<RoutePlan> = new Map();

/** Begins to load the page at a path (base included), for a visitor who may be about to go there. */
export function prefetch(path: string): void {
  const handover = readHandover(document);
  void fetchedOnce(ahead, dataAddress(path, handover.base), (address) => loadPlan(address, handover));
}

/** The plan of the page at a path (base included). @throws Error as `loadPlan` */
export async function planAt(path: string): Promise<RoutePlan> {
  const handover = readHandover(document);
  const address = dataAddress(path, handover.base);
  const plan = ahead.get(address) ?? loadPlan(address, handover);
  // Used once: whoever comes back later gets what is there then.
  ahead.delete(address);
  await themeSheet(handover);
  return plan;
}
