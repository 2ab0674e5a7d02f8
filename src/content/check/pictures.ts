import { basename } from 'node:path/posix';
import { composed } from '../../model/address.ts';
import { grouped } from '../../model/grouped.ts';
import { isOnlyNearest, isSlip, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, withEdits } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
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

/** A picture in public/ that was probably meant, whether nothing else can have been, and whether only capitals differ. */
type MeantPicture = { readonly path: string; readonly isSure: boolean; readonly caseOnly: boolean };

/** How many files are compared to find those that are spelt alike. */
const MOST_COMPARED = 100_000;

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Finds the pictures that were meant by paths that aren't there. Each path is looked up once. */
class NearestPicture {
  private readonly pictures: readonly string[];
  private readonly byPath: ReadonlyMap<string, readonly string[]>;
  private readonly byName: ReadonlyMap<string, readonly string[]>;
  private readonly byStem: ReadonlyMap<string, readonly string[]>;
  private readonly known = new Map<string, MeantPicture | undefined>();
  private left = MOST_COMPARED;

  /** @param publicFiles written from public/, with a leading `/` */
  constructor(publicFiles: Iterable<string>) {
    this.pictures = [...publicFiles].filter((file) => PICTURE.test(file));
    this.byPath = grouped(this.pictures, (file) => file.toLowerCase());
    this.byName = grouped(this.pictures, (file) => basename(file).toLowerCase());
    this.byStem = grouped(this.pictures, stemOf);
  }

  /**
   * The picture that differs in capitals, lies in another folder, is of another format, or has a name that is spelt alike.
   * Undefined if none is really alike: any other picture would be a wrong one.
   */
  of(path: string): MeantPicture | undefined {
    if (!this.known.has(path)) this.known.set(path, this.lookUp(path));
    return this.known.get(path);
  }

  private lookUp(path: string): MeantPicture | undefined {
    const [sameButCase] = this.byPath.get(composed(path).toLowerCase()) ?? [];
    if (sameButCase !== undefined) return { path: sameButCase, isSure: true, caseOnly: true };
    const [same, ...others] = this.byName.get(basename(path).toLowerCase()) ?? this.byStem.get(stemOf(path)) ?? [];
    if (same !== undefined) return { path: same, isSure: others.length === 0, caseOnly: false };
    this.left -= this.pictures.length;
    const near = this.left < 0 ? undefined : nearest(path, this.pictures);
    if (near === undefined || !isSlip(path, near)) return undefined;
    return { path: near, isSure: isOnlyNearest(path, near, this.pictures), caseOnly: false };
  }
}

/** A path without its ending: the same picture in another format has the same. */
function stemOf(path: string): string {
  return path.toLowerCase().replace(/\.\w+$/, '');
}
