import { bytesIfThere } from '../../content/files/read.ts';
import { type ReadFile, readableText } from '../../content/judge/step.ts';
import type { Loaded } from '../../content/load/load.ts';
import { isTable } from '../../model/page-file.ts';
import { textOfTable } from '../../yaml/reading/decode-table.ts';

/** The bytes that the text of a file was read from; undefined if it is gone, or another one by now. */
export function readAgain({ files, sourceOf }: Loaded, file: string): ReadFile | undefined {
  const bytes = bytesIfThere(files.disk, file);
  if (bytes === undefined) return undefined;
  const text = sourceOf(file);
  const now = isTable(file) ? textOfTable(bytes) : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isSame = text === undefined || now === text;
  return isSame ? { source: readableText(file, bytes), bytes } : undefined;
}
