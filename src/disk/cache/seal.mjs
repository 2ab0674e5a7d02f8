// @ts-check
import { createHash } from 'node:crypto';

// Plain JavaScript, because `src/cli/start.mjs` needs it before anything is compiled.

/** The first line of what is kept: a digest of it and of what it is for, so that two files that change places don't fit any more. */
const lineFor = (/** @type {string} */ name, /** @type {Uint8Array} */ bytes) =>
  `${createHash('sha256').update(`${name}\0`).update(bytes).digest('hex')}\n`;

const LENGTH = 65;

/** A text as it is kept. @param {string} name what it is for @param {string} text */
export function sealed(name, text) {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(lineFor(name, bytes)), bytes]);
}

/** What was sealed under a name; undefined for anything else. @param {string} name @param {Buffer} kept */
export function unsealed(name, kept) {
  const bytes = kept.subarray(LENGTH);
  return kept.toString('latin1', 0, LENGTH) === lineFor(name, bytes) ? bytes : undefined;
}
