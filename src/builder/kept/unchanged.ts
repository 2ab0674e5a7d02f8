import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { dataFile, documentFile } from '../../model/address.ts';
import type { Materials } from '../../outputs/output.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { KeptSite } from './kept-site.ts';

/** A print of all that the files of pages are made of besides their own page. */
export function printOfShared({ plan, app, theme, sources, boot }: Materials, { entry, folder }: Bundle): string {
  return hash('sha256', JSON.stringify([plan.frame, app, theme, sources, boot, entry.fontUrl, basename(folder)]));
}

/** The paths of the files that would be the same as those of an earlier build. */
export function unchangedPaths({ plan }: Materials, shared: string, before: KeptSite | undefined): ReadonlySet<string> {
  if (before?.shared !== shared) return new Set();
  const same = plan.pages.filter(({ route, notes }) => {
    const last = Object.hasOwn(before.pages, route) ? before.pages[route] : undefined;
    return notes !== undefined && last?.print === notes.print;
  });
  return new Set(same.flatMap(({ route }) => [documentFile(route), dataFile(route)]));
}
