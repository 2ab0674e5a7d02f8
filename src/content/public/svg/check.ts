import { diagnose, fileStart } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Disk, DiskEntry } from '../../disk.ts';
import { placeOf, sourceText } from '../../yaml/source.ts';
import { dangerIn } from './danger.ts';
import { svgText } from './text.ts';

/** How large an SVG file may be, in bytes: the slowest of that size is read in seconds. */
export const LARGEST_SVG = 10_000_000;

/** What is wrong with an SVG file, and its text for the lines shown. @throws what the system says, when it cannot be read */
export async function checkSvg(
  disk: Disk,
  { path, size }: DiskEntry,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly text?: string }> {
  if (/\.svgz$/i.test(path)) return bad(path, 'compressed');
  if (size > LARGEST_SVG) return bad(path, 'too-large');
  const bytes = await disk.read(path, LARGEST_SVG + 1);
  if (bytes.length > LARGEST_SVG) return bad(path, 'too-large');
  const read = svgText(bytes);
  if ('encoding' in read) {
    return { diagnostics: [diagnose('bad-svg', fileStart(path), { why: 'encoding', encoding: read.encoding })] };
  }
  const source = sourceText(path, read.text);
  const found = dangerIn(read.text);
  if (found === undefined) return { diagnostics: [] };
  const at = placeOf(source, found.range);
  const mistake =
    found.kind === 'danger'
      ? diagnose('unsafe-svg', at, { found: found.found, advice: found.advice })
      : diagnose('bad-svg', at, { why: found.kind, encoding: undefined });
  return { diagnostics: [mistake], text: read.text };
}

function bad(path: string, why: 'compressed' | 'too-large'): { readonly diagnostics: readonly Diagnostic[] } {
  return { diagnostics: [diagnose('bad-svg', fileStart(path), { why, encoding: undefined })] };
}
