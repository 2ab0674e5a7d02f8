import { type Finding, finding, withEdits } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { NearestPicture } from './nearest-picture.ts';
import { addressProblem } from './picture-address.ts';
import { type Use, usesIn } from './picture-uses.ts';
import { type AcrossRule, ANY } from './rule.ts';
import type { Derived, SiteIndex } from './site-index.ts';

/** Every picture must be a file in public/ that browsers can show, or an https:// address. */
export const picturesRule: AcrossRule = {
  scope: 'across',
  of: ANY,
  concerns: ({ pictures }, site) => !pictures.every((path) => isSurelyRight(path, site)),
  find: { whole: (content, site) => findEach(usesIn(content), (use) => checkUse(use, site)) },
};

/** Whether there is nothing to say about a picture, wherever it stands. */
function isSurelyRight(path: string, site: SiteIndex): boolean {
  const picture = site.pictureAt(path);
  if (picture !== undefined) return 'size' in picture && !/[?#]/.test(path);
  return !path.startsWith('/') && addressProblem(path) === undefined;
}

function checkUse(use: Use, site: SiteIndex): Finding[] {
  const problem = problemOf(use, site);
  return problem === undefined ? [] : [{ ...problem, cause: use.path }];
}

function problemOf({ path, place, write }: Use, site: SiteIndex): Finding | undefined {
  const picture = site.pictureAt(path);
  if (picture !== undefined && /[?#]/.test(path)) {
    return finding('bad-image-address', place, { why: 'cut-off', file: `public${path.replace(/[?#]+/g, '-')}` });
  }
  if (picture !== undefined) {
    if ('size' in picture) return undefined;
    const { reason } = picture;
    if (reason === undefined) return finding('bad-image', place, { path });
    return finding('unreadable-file', place, { file: `public${path}`, reason });
  }
  const problem = addressProblem(path);
  if (problem !== undefined) {
    const meant = pictureMeant(problem.write, site);
    if (meant === undefined) return finding('bad-image-address', place, problem.facts);
    return withEdits(finding('bad-image-address', place, { ...problem.facts, meant }), write(meant));
  }
  // It is there, and can't be read: that is said of the file.
  if (!path.startsWith('/') || site.isPublicFile(path)) return undefined;
  const meant = site.derived(nearestPicture).of(path);
  const { isSure = false, caseOnly = false } = meant ?? {};
  const mistake = finding('missing-image', place, { path, suggestion: meant?.path, isSure, caseOnly });
  return meant?.isSure ? withEdits(mistake, write(meant.path)) : mistake;
}

/** The pictures of a site, to find those that others meant. */
export const nearestPicture: Derived<NearestPicture> = {
  name: 'nearestPicture',
  make: (site) => new NearestPicture(site.addresses('publicFiles')),
};

/** The picture that a path surely means. */
function pictureMeant(path: string | undefined, site: SiteIndex): string | undefined {
  if (path === undefined || site.isPublicFile(path)) return path;
  const meant = site.derived(nearestPicture).of(path);
  return meant?.isSure ? meant.path : undefined;
}
