import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { WholeFrame } from '../../model/frame.ts';
import type { Learned } from '../../model/rendering.ts';
import { carriedByBlocks } from './carried.ts';

/** Where what was learned of the structures of pages is kept from one build to the next. It comes back as it was kept, or not at all. */
export type LearnedStore = { readonly load: () => Uint8Array | undefined; readonly save: (bytes: Uint8Array) => void };

/** What is kept is of use to the same app alone, for the same frame, where the same fields are carried. In hexadecimal digits. */
const DIGITS = 64;

function digestOf(app: string, frame: WholeFrame): string {
  const about = serialize([process.version, app, JSON.stringify(frame), carriedByBlocks()]);
  return hash('sha256', about).slice(0, DIGITS);
}

/** More than this takes longer to load than it is worth. In bytes. */
const MOST = 20_000_000;

/** What was learned of pages with a frame; undefined if nothing was. @param app the digest of the app that pages are rendered by */
export function readLearned(store: LearnedStore, app: string, frame: WholeFrame): Learned | undefined {
  const bytes = store.load();
  if (bytes === undefined) return undefined;
  const digest = Buffer.from(bytes.subarray(0, DIGITS)).toString('latin1');
  return digest === digestOf(app, frame) ? deserialize(bytes.subarray(DIGITS)) : undefined;
}

/** What was learned, to be kept. @param app and frame as in `readLearned` */
export function writtenLearned(learned: Learned, app: string, frame: WholeFrame): Uint8Array | undefined {
  const bytes = serialize(learned);
  return bytes.length > MOST ? undefined : Buffer.concat([Buffer.from(digestOf(app, frame), 'latin1'), bytes]);
}
