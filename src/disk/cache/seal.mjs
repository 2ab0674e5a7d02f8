// @ts-check
import { createHash } from 'node:crypto';

/*
 * Plain JavaScript, because `src/cli/start.mjs` needs it before anything is compiled.
 */

const NEWLINE = 10;

/** A line with a digest (64 digits), a space and a length. */
const LONGEST_LINE = 64 + 1 + 12;

/** What a part is, where it stands and in what: two files that change places don't fit any more. */
function digestOf(/** @type {string} */ name, /** @type {number} */ number, /** @type {Uint8Array} */ part) {
  return createHash('sha256').update(`${name}\0${number}\0`).update(part).digest('hex');
}

/**
 * Some texts as one file, in pieces: before each text stands a line with its digest and its length.
 * @param {string} name what the file is for, which is a part of each digest
 * @param {readonly string[]} texts
 * @returns {Uint8Array[]}
 */
export function sealed(name, texts) {
  return texts.flatMap((text, number) => {
    const part = Buffer.from(text);
    return [Buffer.from(`${digestOf(name, number, part)} ${part.length}\n`), part];
  });
}

/**
 * A part of a file that was sealed under a name. The parts before it are only passed over.
 * @param {string} name
 * @param {Buffer} bytes
 * @param {number} number
 * @returns {Buffer | undefined} undefined if it isn't what was sealed
 */
export function partOf(name, bytes, number) {
  let start = 0;
  for (let at = 0; ; at += 1) {
    const middle = bytes.subarray(0, start + LONGEST_LINE + 1).indexOf(NEWLINE, start);
    if (middle === -1) return undefined;
    const [digest, length = ''] = bytes.toString('latin1', start, middle).split(' ');
    const end = middle + 1 + Number(length);
    if (!/^\d+$/.test(length) || end > bytes.length) return undefined;
    const part = bytes.subarray(middle + 1, end);
    if (at === number) return digest === digestOf(name, number, part) ? part : undefined;
    start = end;
  }
}
