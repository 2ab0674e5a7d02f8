import { pathsIn } from '../../content/files/public-paths.ts';
import { readShared } from '../../content/load/load.ts';
import { settingsIn } from '../../content/load/site.ts';
import { settle } from '../../content/settle/settle.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type DiskEntry, folderDisk } from '../../disk/disk.ts';
import type { Site } from '../../model/site.ts';
import type { OwnBlocks } from '../../schema/own/read-own.ts';
import { finding, startOfFile, toDiagnostic } from '../../yaml/findings/finding.ts';

/** A site without its pages, which nothing is read of: its settings, what it publishes, and its own blocks. */
export type SiteOfBlocks = {
  /** Undefined if site.yaml is missing or has mistakes. */
  readonly site: Site | undefined;
  readonly own: OwnBlocks;
  /** What is wrong in site.yaml and in `blocks/`. */
  readonly diagnostics: readonly Diagnostic[];
};

export async function readSiteOfBlocks(root: string): Promise<SiteOfBlocks> {
  const disk = folderDisk(root);
  const { site, listed, discovered } = await readShared(disk, { at: new Date(), all: true });
  const { own } = listed;
  const missing = site === undefined ? [finding('missing-site', startOfFile('site.yaml'))] : [];
  const findings = [...missing, ...(site?.findings ?? []), ...own.findings];
  const written = site?.content?.root;
  return {
    site: written?.kind === 'map' ? siteWith(settingsIn(written), discovered.publicEntries) : undefined,
    own,
    diagnostics: settle(findings, new Map()).map(toDiagnostic),
  };
}

/** Whatever is on every page belongs to no block, and would only be in the way. */
function siteWith(settings: Site['settings'], inPublic: readonly DiskEntry[]): Site {
  const { announcement: _, nav: __, footer: ___, head: ____, scripts: _____, redirects: ______, ...others } = settings;
  return {
    settings: { ...others, url: TEST_ORIGIN },
    pages: [],
    brokenRoutes: new Map(),
    publicFiles: pathsIn(inPublic),
    imageSizes: new Map(),
  };
}

/** Where the pages are that show examples. Nothing is asked of a network. */
export const TEST_ORIGIN = 'https://blocks.test';
