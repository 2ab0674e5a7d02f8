import type { Content } from '../../content/check/contents.ts';
import { type ReadFile, readableText } from '../../content/judge/step.ts';
import { formatIn } from '../../content/load/load-file.ts';
import { hashOf } from '../../disk/hashes.ts';
import { type Finding, severityOf } from '../../yaml/findings/finding.ts';
import { bytesInPlaceOf } from '../../yaml/reading/decode.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { entryOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { applied } from '../../yaml/text/apply.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import { lineOf, type SourceText } from '../../yaml/text/source.ts';
import { readAgain } from '../fix/apply-fixes.ts';
import type { FileChange } from '../fix/save.ts';
import { newKey } from '../move/list-edits.ts';
import { refuseUnread, type Surroundings } from '../new-page/surroundings.ts';
import { refuse } from '../refused.ts';
import type { Codemod } from './codemods.ts';

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
  /** What was done, and in how many files. */
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
  { formats, known }: { readonly formats: Formats; readonly known: Known },
): Promise<Upgrade> {
  const { pages, kindFiles, site: settings } = site.files;
  // site.yaml, which says the format, is the last.
  const read = [...pages, ...kindFiles, settings];
  refuseUnread(read, 'unread-format', site);
  const from = formatIn(site.files.site?.content?.root);
  const to = formats.format;
  if (from > to) refuse({ why: 'newer-format', from, to });
  const upgraded: Upgraded[] = [];
  for (const content of read.flatMap((file) => file?.content ?? [])) {
    const { file } = content.source;
    const again = readAgain(site, file);
    if (again === undefined) refuse({ why: 'changed', file });
    const start = known[file]?.[hashOf(again.bytes)] ?? from;
    const due = formats.codemods.filter(({ format }) => format > start && format <= to);
    upgraded.push(bring({ content, read: again }, due, to));
  }
  const byHand = upgraded.flatMap((each) => each.byHand);
  const places = byHand.slice(0, MOST_PLACES);
  if (places.length > 0) refuse({ why: 'upgrade-by-hand', places, more: byHand.length - places.length });
  const files = upgraded.map(({ file }) => file).filter(({ before, after }) => Buffer.compare(before, after) !== 0);
  const { errors, sourceOf } = await newErrors(site, files);
  if (errors.length > 0) refuse({ why: 'mistakes-after-upgrade' }, errors, sourceOf);
  return { from, to, files, done: doneIn(upgraded, formats.codemods) };
}

type ByHand = { readonly file: string; readonly line: number; readonly does: string };
type Upgraded = { readonly file: FileChange; readonly byHand: readonly ByHand[]; readonly did: readonly Codemod[] };

/** Brings a file to a format, one codemod after the other. */
function bring(
  { content: { sort, source: written, root: first }, read }: { readonly content: Content; readonly read: ReadFile },
  codemods: readonly Codemod[],
  to: number,
): Upgraded {
  const { file } = written;
  const byHand: ByHand[] = [];
  const did: Codemod[] = [];
  let now: { readonly source: SourceText; readonly root: MapNode } = { source: written, root: asMap(first) };
  for (const codemod of codemods) {
    const changes = codemod.changes({ sort, ...now });
    if (changes.length > 0) did.push(codemod);
    const { source } = now;
    for (const { at, edits } of changes) {
      if (edits === undefined) byHand.push({ file, line: lineOf(source, at[0]).number, does: codemod.does });
    }
    now =
      withEdits(
        source,
        changes.flatMap(({ edits = [] }) => edits),
      ) ?? now;
  }
  if (sort === 'settings') now = withEdits(now.source, formatEdits(now.source, now.root, to)) ?? now;
  const isSame = now.source.text === written.text;
  const after = isSame ? read.bytes : bytesInPlaceOf(read.bytes, now.source.text);
  return { file: { file, before: read.bytes, after }, byHand, did };
}

function asMap(root: Content['root']): MapNode {
  if (root.kind !== 'map') throw new Error('A file of a site that was read has keys.');
  return root;
}

/** A text with edits made in it; undefined if there are none. @throws Error if nothing can be read of it then: a codemod is wrong */
function withEdits(source: SourceText, edits: readonly Edit[]): { source: SourceText; root: MapNode } | undefined {
  if (edits.length === 0) return undefined;
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

/** The errors of the site as it would be that aren't in it now, wherever they are in their files. */
async function newErrors(
  site: Surroundings,
  files: readonly FileChange[],
): Promise<{ readonly errors: readonly Finding[]; readonly sourceOf: Surroundings['sourceOf'] }> {
  if (files.length === 0) return { errors: [], sourceOf: site.sourceOf };
  const { findings, sourceOf } = await site.over(new Map(files.map(({ file, after }) => [file, after])));
  const keyOf = ({ code, facts, source }: Finding): string => JSON.stringify([source.file, code, facts]);
  const before = new Map<string, number>();
  for (const each of site.findings) before.set(keyOf(each), (before.get(keyOf(each)) ?? 0) + 1);
  const errors = findings.filter((mistake) => {
    const left = before.get(keyOf(mistake)) ?? 0;
    before.set(keyOf(mistake), left - 1);
    return left <= 0 && severityOf(mistake) === 'error';
  });
  return { errors, sourceOf };
}

function doneIn(upgraded: readonly Upgraded[], codemods: readonly Codemod[]): Upgrade['done'] {
  return codemods.flatMap((codemod) => {
    const files = upgraded.filter(({ did }) => did.includes(codemod)).length;
    return files === 0 ? [] : [{ does: codemod.does, files }];
  });
}
