import type { Disk, DiskEntry } from '../../../disk/disk.ts';
import { type Finding, finding, inText, startOfFile } from '../../../yaml/findings/finding.ts';
import { sourceText } from '../../../yaml/text/source.ts';
import { dangerIn } from './danger.ts';
import { svgText } from './xml.ts';

/** How large an SVG file may be, in bytes: the slowest of that size is read in seconds. */
export const LARGEST_SVG = 10_000_000;

/** What is wrong with an SVG file, and its text for the lines shown. @throws what the system says, when it cannot be read */
export async function checkSvg(
  disk: Disk,
  { path, size }: DiskEntry,
): Promise<{ readonly findings: readonly Finding[]; readonly text?: string }> {
  if (/\.svgz$/i.test(path)) return bad(path, 'compressed');
  if (size > LARGEST_SVG) return bad(path, 'too-large');
  const bytes = await disk.read(path, LARGEST_SVG + 1);
  if (bytes.length > LARGEST_SVG) return bad(path, 'too-large');
  const read = svgText(bytes);
  if ('encoding' in read)
    return { findings: [finding('bad-svg', startOfFile(path), { why: 'encoding', encoding: read.encoding })] };
  const found = dangerIn(read.text);
  if (found === undefined) return { findings: [] };
  const at = inText(sourceText(path, read.text), found.range);
  const mistake =
    found.kind === 'danger' ? finding('unsafe-svg', at, found.facts) : finding('bad-svg', at, { why: found.kind });
  return { findings: [mistake], text: read.text };
}

function bad(path: string, why: 'compressed' | 'too-large'): { readonly findings: readonly Finding[] } {
  return { findings: [finding('bad-svg', startOfFile(path), { why })] };
}
