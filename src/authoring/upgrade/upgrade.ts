import type { Content, FileSort } from '../../content/check/contents.ts';
import { readableText } from '../../content/judge/step.ts';
import { formatIn } from '../../content/load/load-file.ts';
import { hashOf } from '../../disk/hashes.ts';
import { grouped } from '../../model/lists.ts';
import { type Finding, severityOf } from '../../yaml/findings/finding.ts';
import { bytesInPlaceOf } from '../../yaml/reading/decode.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { entryOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { applied, type Edit, replace } from '../../yaml/text/edits.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { readAgain } from '../fix/apply-fixes.ts';
import type { FileChange } from '../fix/save.ts';
import { newKey } from '../move/list-edits.ts';
import { refuseUnread, type Surroundings } from '../new-page/surroundings.ts';
import { refuse } from '../refused.ts';

export type WrittenFile = { readonly sort: FileSort; readonly source: SourceText; readonly root: MapNode };

/** What changes at a place of a file. Without edits, its author has to do it. */
export type Change = { readonly at: Range; readonly edits: readonly Edit[] | undefined };

/** One thing that is written in another way from some format on. */
export type Codemod = {
  /** The format that it leads to. */
  readonly format: number;
  /** What it does, for whoever reads what has changed: `"heading" of a hero is called "title".` */
  readonly does: string;
  /** All that changes in a file. It is asked of each file of a site, as all codemods before have left it. */
  readonly changes: (file: WrittenFile) => readonly Change[];
};

/**
 * What leads from one format to the next, in the order that it is done in. There is only the first format yet. The next one is a number in
 * `src/model/format.ts`, and lines here; each has a case in `tests/cases/upgrade/` (decision 54).
 */
export const codemods: readonly Codemod[] = [];

/** So many places are shown that have to be changed by hand. */
const MOST_PLACES = 20;

/** The format that is installed, and what leads to it. */
export type Formats = { readonly format: number; readonly codemods: readonly Codemod[] };

/** Which formats files are known to be in besides that of their site, by what is in them: an upgrade that was cut off has left them so. */
export type Known = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A site in another format, tried out in memory. Nothing has been written. */
export type Upgrade = {
  readonly from: number;
  readonly to: number;
  /** The files that change, as they were and as they will be. site.yaml, which says the format, is the last. */
  readonly files: readonly FileChange[];
  readonly done: readonly { readonly does: string; readonly files: number }[];
};

/**
 * Brings a site to the format that is installed. The site is loaded as it would be, and no error may be in it then that wasn't there before.
 * @param site read as one in any format
 * @param known what an upgrade that was cut off has left
 * @throws Refused where that can't be done
 */
export async function upgradeOf(
  site: Surroundings,
  { formats: { format: to, codemods }, known }: { readonly formats: Formats; readonly known: Known },
): Promise<Upgrade> {
  const { pages, kindFiles, site: settings } = site.files;
  // site.yaml, which says the format, is the last.
  const read = [...pages, ...kindFiles, settings];
  refuseUnread(read, 'unread-format', site);
  const from = formatIn(settings?.content?.root);
  if (from > to) refuse({ why: 'newer-format', from, to });
  const upgraded = read
    .flatMap((file) => file?.content ?? [])
    .map((content) => {
      const { file } = content.source;
      const before = readAgain(site, file)?.bytes;
      if (before === undefined) return refuse({ why: 'changed', file });
      const start = known[file]?.[hashOf(before)] ?? from;
      const due = codemods.filter(({ format }) => format > start && format <= to);
      return bring(content, before, { due, to });
    });
  const byHand = upgraded.flatMap((each) => each.byHand);
  const places = byHand.slice(0, MOST_PLACES);
  if (places.length > 0) refuse({ why: 'upgrade-by-hand', places, more: byHand.length - places.length });
  const files = upgraded.map(({ file }) => file).filter(({ before, after }) => Buffer.compare(before, after) !== 0);
  await refuseErrors(site, files);
  const done = codemods.flatMap((codemod) => {
    const count = upgraded.filter(({ did }) => did.includes(codemod)).length;
    return count === 0 ? [] : [{ does: codemod.does, files: count }];
  });
  return { from, to, files, done };
}

/** A file as it will be, the places that its author has to change, and the codemods that changed something. */
function bring(
  { sort, source: written, root: first }: Content,
  before: Uint8Array,
  { due, to }: { readonly due: readonly Codemod[]; readonly to: number },
) {
  const { file } = written;
  if (first.kind !== 'map') throw new Error('A file of a site that was read has keys.');
  let now = { source: written, root: first };
  const steps = due.map((codemod) => {
    const changes = codemod.changes({ sort, ...now });
    const byHand = changes
      .filter(({ edits }) => edits === undefined)
      .map(({ at }) => ({ file, line: lineOf(now.source, at[0]).number, does: codemod.does }));
    now = withEdits(
      now,
      changes.flatMap(({ edits = [] }) => edits),
    );
    return { byHand, did: changes.length > 0 ? [codemod] : [] };
  });
  if (sort === 'settings') now = withEdits(now, formatEdits(now.source, now.root, to));
  const { text } = now.source;
  const after = text === written.text ? before : bytesInPlaceOf(before, text);
  return {
    file: { file, before, after },
    byHand: steps.flatMap((step) => step.byHand),
    did: steps.flatMap((step) => step.did),
  };
}

type Parsed = { readonly source: SourceText; readonly root: MapNode };

/** A text with edits made in it. @throws Error if nothing can be read of it then: a codemod is wrong */
function withEdits({ source, root: before }: Parsed, edits: readonly Edit[]): Parsed {
  if (edits.length === 0) return { source, root: before };
  const next = readableText(source.file, new TextEncoder().encode(applied(source.text, edits)));
  const { root } = parse(next);
  if (root?.kind !== 'map') throw new Error(`${source.file} can't be read after the upgrade.`);
  return { source: next, root };
}

/** Says the format in site.yaml: where it is said, or below the address of the site. */
function formatEdits(source: SourceText, root: MapNode, format: number): readonly Edit[] {
  const known = entryOf(root, 'format');
  if (formatIn(root) === format || root.entries.length === 0) return [];
  if (known !== undefined) return [replace(known.value.range, String(format))];
  return [newKey({ source, root }, `format: ${format}`, entryOf(root, 'url') === undefined ? 'name' : 'url')];
}

/** @throws Refused for errors of the site as it would be that aren't in it now, wherever they are in their files */
async function refuseErrors(site: Surroundings, files: readonly FileChange[]): Promise<void> {
  const { findings, sourceOf } = await site.over(new Map(files.map(({ file, after }) => [file, after])));
  const keyOf = ({ code, facts, source }: Finding): string => JSON.stringify([source.file, code, facts]);
  const before = grouped(site.findings, keyOf);
  const errors = findings.filter(
    (mistake) => before.get(keyOf(mistake))?.pop() === undefined && severityOf(mistake) === 'error',
  );
  if (errors.length > 0) refuse({ why: 'mistakes-after-upgrade' }, errors, sourceOf);
}
