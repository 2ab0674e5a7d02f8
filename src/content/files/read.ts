import { codeOrMessage, type Disk, type DiskEntry } from '../../disk/disk.ts';
import { isTable } from '../../model/page-file.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { decode, decodeTable, LARGEST_FILE, textOfTable } from '../../yaml/reading/decode.ts';
import type { SourceText } from '../../yaml/text/source.ts';

/** A file of the content as it was read, or why it could not be. */
export type ReadText = {
  readonly source: SourceText | Finding;
  /** What can be shown of it, with its byte order mark; undefined if nothing was read. */
  readonly text: string | undefined;
};

const BYTE_ORDER_MARK = 0xef;

/** Reads a file of the content as text. Reports why it is none. @param largest it may be, in bytes */
export function readText(disk: Disk, entry: DiskEntry, largest = LARGEST_FILE): ReadText {
  const bytes = readBytes(disk, entry, largest);
  return asText(entry, bytes);
}

/** Reads a file of the content. Reports why it can't be. @param largest it may be, in bytes */
export function readBytes(disk: Disk, { path, size }: DiskEntry, largest = LARGEST_FILE): Uint8Array | Finding {
  if (size > largest) return tooLarge(path, size);
  try {
    // One byte more than may be: the file may have grown since it was found.
    const bytes = disk.read(path, largest + 1);
    return bytes.length > largest ? tooLarge(path, bytes.length) : bytes;
  } catch (error) {
    return finding('unreadable-file', startOfFile(path), { file: path, reason: codeOrMessage(error) });
  }
}

/** The bytes of a file; undefined if it can't be read, whatever the reason. */
export function bytesIfThere(disk: Pick<Disk, 'read'>, file: string): Uint8Array | undefined {
  try {
    return disk.read(file);
  } catch {
    return undefined;
  }
}

export function asText({ path }: Pick<DiskEntry, 'path'>, bytes: Uint8Array | Finding): ReadText {
  if ('code' in bytes) return { source: bytes, text: undefined };
  if (isTable(path)) return { source: decodeTable(path, bytes), text: textOfTable(bytes) };
  const source = decode(path, bytes);
  const isSame = 'text' in source && bytes[0] !== BYTE_ORDER_MARK;
  return { source, text: isSame ? source.text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

function tooLarge(path: string, size: number): Finding {
  return finding('too-large', startOfFile(path), { megabytes: (size / 1_000_000).toFixed(1) });
}
