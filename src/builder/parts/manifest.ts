import { createHash } from 'node:crypto';
import type { Shard } from '../../outputs/output.ts';
import type { SiteDigests } from './digests.ts';

/** What a part says of itself. Without a dot before its name: what CI keeps between its machines often leaves such files out. */
export const manifestName = 'part.json';

/** The folder in a part with its files, which have there the paths that they have in the site. */
export const filesFolder = 'files';

const version = 1;

/** Which part of which site a folder holds, and the SHA-256 of each of its files. */
export type Manifest = Shard & SiteDigests & { readonly files: Readonly<Record<string, string>> };

/** The SHA-256 of some content. */
export function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The manifest's text. It ends with its own sum, so that half of it, or a changed one, is noticed. */
export function manifestText(manifest: Manifest): string {
  const said = JSON.stringify({ version, ...manifest });
  return `${JSON.stringify({ said, sum: sumOf(said) })}\n`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isWhole(said: Partial<Manifest>): said is Manifest {
  const { number, of, builder, content, files } = said;
  const isCounted = Number.isInteger(number) && Number.isInteger(of);
  const isSigned = typeof builder === 'string' && typeof content === 'string';
  return isCounted && isSigned && isObject(files) && Object.values(files).every((sum) => typeof sum === 'string');
}

/** What a build wrote with `manifestText`; `damaged` if none did, `foreign` if another version of it did. */
export function readManifest(text: string): Manifest | 'damaged' | 'foreign' {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !('said' in value) || !('sum' in value) || typeof value.said !== 'string') return 'damaged';
    if (value.sum !== sumOf(value.said)) return 'damaged';
    const said: Partial<Manifest & { readonly version: unknown }> = JSON.parse(value.said);
    if (said.version !== version) return 'foreign';
    // Anybody can make a sum of something else.
    return isWhole(said) ? said : 'damaged';
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged';
    throw error;
  }
}
