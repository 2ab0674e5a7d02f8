import type { Size } from '../../model/site.ts';
import type { Content } from '../check/contents.ts';
import { partsOf } from '../check/parts.ts';
import { type Disk, reasonOf } from '../files/disk.ts';
import { type At, type Finding, findingAt, withEdits } from '../findings/finding.ts';
import { type Edit, replace } from '../text/edits.ts';
import { locate } from '../texts/locate.ts';
import { picturePath, picturesOf } from '../texts/long/pictures.ts';
import { spanOf } from '../texts/nodes.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { addressProblem } from './address.ts';
import { NearestPicture } from './nearest-picture.ts';
import { sizeOf } from './size.ts';

/** The paths of the pictures that a file uses, each as often as it does. */
export type Used = { readonly content: Content; readonly paths: readonly string[] };

/** The sizes of all local pictures in use, what is wrong with pictures, and which file uses which. */
export type Pictures = {
  readonly sizes: ReadonlyMap<string, Size>;
  readonly findings: readonly Finding[];
  readonly used: readonly Used[];
};

/** A picture where a file names it. */
export type Use = {
  readonly path: string;
  readonly place: At;
  /** Names another picture there. */
  readonly write: (path: string) => readonly Edit[] | undefined;
};
type Outcome = { readonly size: Size } | { readonly report: (use: Use) => Finding };

/** Every picture must be a file in public/ that browsers can show, or an https:// address. Each file is read once. */
export async function measurePictures(
  disk: Disk,
  contents: readonly Content[],
  publicFiles: ReadonlySet<string>,
): Promise<Pictures> {
  const used = contents.map((content) => ({
    content,
    paths: content.summary?.pictures ?? usesIn([content]).map(({ path }) => path),
  }));
  const outcomes = new Map<string, Outcome>();
  for (const path of new Set(used.flatMap(({ paths }) => paths))) {
    if (publicFiles.has(path)) outcomes.set(path, await measure(disk, path));
  }
  const near = new NearestPicture(publicFiles);
  const isRight = (path: string): boolean => isSurelyRight(path, outcomes);
  const uses = usesIn(contents.filter(({ summary }) => summary?.pictures.every(isRight) !== true));
  return {
    used,
    sizes: new Map([...outcomes].flatMap(([path, outcome]) => ('size' in outcome ? [[path, outcome.size]] : []))),
    findings: uses.flatMap((use) => {
      const problem = problemOf(use, outcomes.get(use.path), publicFiles, near);
      return problem === undefined ? [] : [{ ...problem, cause: use.path }];
    }),
  };
}

/** The pictures that files use: first those of their fields, then those in long texts. */
export function usesIn(contents: readonly Content[]): Use[] {
  const inFields = contents
    .flatMap((content) => [...partsOf(content, 'imagePath')])
    // Reported as empty texts.
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, content: { source }, node }) => ({
      path: text,
      place: { source, range: node.range },
      write: (path: string) => rewriteScalar(source, node, path),
    }));
  return [...inFields, ...contents.flatMap(usesInTexts)];
}

/** Whether there is nothing to say about a picture, wherever it stands. */
function isSurelyRight(path: string, outcomes: ReadonlyMap<string, Outcome>): boolean {
  const outcome = outcomes.get(path);
  if (outcome !== undefined) return 'size' in outcome && !/[?#]/.test(path);
  return !path.startsWith('/') && addressProblem(path) === undefined;
}

/** The pictures of long texts. A path with spaces is written another way there, and not put right. */
function usesInTexts(content: Content): Use[] {
  const { source } = content;
  return [...partsOf(content, 'longText')].flatMap(({ root, text, node }) =>
    picturesOf(root).map(({ addressed, url }) => {
      const [start, end] = spanOf(addressed);
      const at = text.lastIndexOf(url, end);
      const range = at < start ? locate(node, text.slice(start, end), start) : locate(node, url, at);
      const isPlain = url !== '' && source.text.slice(...range) === url;
      return {
        path: picturePath(url),
        place: { source, range },
        write: (path: string) => (isPlain && !/[\s()<>]/.test(path) ? [replace(range, path)] : undefined),
      };
    }),
  );
}

async function measure(disk: Disk, path: string): Promise<Outcome> {
  try {
    const size = await sizeOf((bytes) => disk.read(`public${path}`, bytes));
    return size === undefined ? { report: (use) => findingAt('bad-image', use.place, { path }) } : { size };
  } catch (error) {
    const reason = reasonOf(error);
    return { report: (use) => findingAt('unreadable-file', use.place, { file: `public${path}`, reason }) };
  }
}

function problemOf(
  use: Use,
  outcome: Outcome | undefined,
  publicFiles: ReadonlySet<string>,
  near: NearestPicture,
): Finding | undefined {
  if (outcome !== undefined && /[?#]/.test(use.path)) {
    return findingAt('bad-image-address', use.place, {
      reason: "The name of a picture can't contain ? or #, because browsers cut the address off there.",
      better: `Rename the file to public${use.path.replace(/[?#]+/g, '-')} and write its new name here.`,
    });
  }
  if (outcome !== undefined) return 'report' in outcome ? outcome.report(use) : undefined;
  const problem = addressProblem(use.path);
  if (problem !== undefined) {
    const write = pictureMeant(problem.write, publicFiles, near);
    const better = write === undefined ? problem.better : `Write ${write}.`;
    return withEdits(
      findingAt('bad-image-address', use.place, { reason: problem.reason, better }),
      write === undefined ? undefined : use.write(write),
    );
  }
  if (!use.path.startsWith('/')) return undefined;
  const meant = near.of(use.path);
  const { isSure = false, caseOnly = false } = meant ?? {};
  const mistake = findingAt('missing-image', use.place, { path: use.path, suggestion: meant?.path, isSure, caseOnly });
  return meant?.isSure ? withEdits(mistake, use.write(meant.path)) : mistake;
}

/** The picture that a path surely means. */
function pictureMeant(
  path: string | undefined,
  publicFiles: ReadonlySet<string>,
  near: NearestPicture,
): string | undefined {
  if (path === undefined || publicFiles.has(path)) return path;
  const meant = near.of(path);
  return meant?.isSure ? meant.path : undefined;
}
