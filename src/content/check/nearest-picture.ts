import { basename } from 'node:path/posix';
import { composed } from '../../model/address.ts';
import { grouped } from '../../model/grouped.ts';
import { isOnlyNearest, isSlip, nearest } from '../../schema/schemas/suggest.ts';

/** A picture in public/ that was probably meant, whether nothing else can have been, and whether only capitals differ. */
export type MeantPicture = { readonly path: string; readonly isSure: boolean; readonly caseOnly: boolean };

/** How many files are compared to find those that are spelt alike. */
const MOST_COMPARED = 100_000;

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Finds the pictures that were meant by paths that aren't there. Each path is looked up once. */
export class NearestPicture {
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
