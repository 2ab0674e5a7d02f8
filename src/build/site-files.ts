import { join } from 'node:path';
import type { RoutePlan } from '../model/plan.ts';
import { noticesFile } from './bundle/notices.ts';
import type { Bundle } from './bundle.ts';
import { escapeScript } from './document/escape.ts';
import type { FileSource } from './output/copy-file.ts';
import { pathOf } from './outputs.ts';
import { frameFile, pagesFile } from './page-data.ts';
import { headersFile } from './policy/header-rules.ts';
import { siteHeaders } from './policy/site-headers.ts';
import { type Sources, sourcesOf } from './policy/sources.ts';
import { type Redirect, redirectLines, redirectPage, redirectsFile } from './redirects.ts';
import { renderPage } from './render.ts';

/** A file to publish, at a path relative to the output folder: its text, or the file to copy. */
export type SiteFile = {
  readonly path: string;
  /** Whether its name carries a hash of its content: what has this name never changes. */
  readonly hashed?: true;
} & ({ readonly text: string } | FileSource);

/** Everything the files of a site are made of. */
export type Materials = {
  /** The content root. */
  readonly root: string;
  /** The site's origin and base: `https://example.com`, `/site/`. */
  readonly origin: string;
  readonly base: string;
  readonly language: string;
  readonly plans: readonly RoutePlan[];
  readonly redirects: readonly Redirect[];
  /** The file each page comes from, by route. */
  readonly files: ReadonlyMap<string, string>;
  /** Names in `public/`, with a leading `/`. */
  readonly publicFiles: ReadonlySet<string>;
  /** The text of `public/_headers`; empty where there is none. */
  readonly ownHeaders: string;
  readonly bundle: Bundle;
};

function* redirectFiles({ redirects, base, origin, language }: Materials): Generator<SiteFile> {
  if (redirects.length === 0) return;
  yield { path: redirectsFile, text: redirectLines(redirects, base) };
  for (const redirect of redirects) {
    yield { path: pathOf(redirect.from), text: redirectPage(redirect, base, origin, language) };
  }
}

function headers({ origin, base, bundle, ownHeaders }: Materials, sources: Sources): SiteFile {
  const script = escapeScript(bundle.boot);
  return { path: headersFile, text: siteHeaders({ origin, base, sources, script }, ownHeaders) };
}

/** The files of `public/`. What is in its `_headers` goes into ours. */
function* publicCopies({ root, publicFiles }: Materials): Generator<SiteFile> {
  const inside = join(root, 'public');
  for (const name of publicFiles) {
    if (name !== `/${headersFile}`) yield { path: name.slice(1), from: join(inside, name), inside };
  }
}

/**
 * All files of a site but its marker. Each page is rendered when its turn comes, so that memory does not grow with their number.
 * @throws Failure when a component throws
 */
export function* siteFiles(materials: Materials): Generator<SiteFile> {
  const { plans, files, bundle } = materials;
  const sources = sourcesOf(plans);
  const themes = new Map<string, SiteFile>();
  for (const plan of plans) {
    const { path, html, dataPath, data, theme } = renderPage(
      plan,
      bundle,
      sources,
      files.get(plan.route) ?? `The page ${plan.route}`,
    );
    yield { path, text: html };
    yield { path: dataPath, text: data };
    themes.set(theme.path, theme);
  }
  for (const theme of themes.values()) yield { ...theme, hashed: true };
  yield pagesFile(plans);
  // All plans have the same frame.
  for (const { frame } of plans.slice(0, 1)) yield { ...frameFile(frame), hashed: true };
  yield* redirectFiles(materials);
  for (const path of bundle.assets)
    yield { path, from: join(bundle.folder, path), inside: bundle.folder, hashed: true };
  yield { path: noticesFile, text: bundle.notices };
  yield* publicCopies(materials);
  yield headers(materials, sources);
}
