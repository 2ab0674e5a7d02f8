import type { EntryKind } from '../../content/entries/kinds.ts';
import { kindFileOf } from '../../content/files/kind-files.ts';
import { bytesIfThere } from '../../content/files/read.ts';
import type { Loaded } from '../../content/load/load.ts';
import type { LoadedFile } from '../../content/load/load-file.ts';
import { asTyped } from '../../diagnostics/as-typed.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reachOf } from '../../schema/formats/hosts.ts';
import { fileOf, findingId, toDiagnostic } from '../../yaml/findings/finding.ts';
import { ONCE, reported } from '../../yaml/findings/together.ts';
import type { Surroundings } from '../new-page/surroundings.ts';
import { refuse } from '../refused.ts';
import { download } from './download.ts';
import { dataAddress } from './published.ts';

/** What somebody wants to be fetched: a kind or its file, and the address, if they don't mean the one that the kind says. */
export type DataWish = { readonly name: string | undefined; readonly address: string | undefined };

/** Data that was fetched and held against its kind. Nothing has been written. */
export type Refresh = {
  readonly kind: EntryKind;
  readonly file: string;
  /** Where the data was, and whether the kind says so. */
  readonly address: string;
  readonly isInKind: boolean;
  /** The file as it is; undefined if there is none. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** The same two, held against the kind. */
  readonly loaded: { readonly before: LoadedFile | undefined; readonly after: LoadedFile | undefined };
  /** The language of the site. */
  readonly language: string;
  /** What would be wrong with the file, and with others because of it. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sourceOf: Loaded['sourceOf'];
};

/** Fetches all entries of a kind, and holds the site against them as it would be. @throws Refused where that can't be done */
export async function refreshOf(site: Surroundings, wish: DataWish): Promise<Refresh> {
  const { disk } = site.files;
  const kind = kindFor(wish.name, site);
  const { data: { file, source } = { file: '' } } = kind;
  const typed = wish.address ?? source;
  if (typed === undefined) refuse({ why: 'no-source', name: kind.name, kindFile: kindFileOf(kind.name) });
  const url = dataAddress(typed, file);
  if ((await disk.find(file))?.isLink) refuse({ why: 'linked-data', file });
  // What somebody writes while it comes is theirs: the file is replaced only if it is as it was before.
  const before = bytesIfThere(disk, file);
  const isNear = reachOf(url.hostname) !== undefined && wish.address !== undefined;
  const after = await download(url, file, { typedHost: isNear ? url.hostname : undefined });
  const then = await site.over(new Map([[file, after]]));
  const known = new Set(site.findings.map(findingId));
  const found = then.findings.filter((each) => fileOf(each) === file || !known.has(findingId(each)));
  return {
    kind,
    file,
    address: typed,
    isInKind: typed === source,
    before,
    after,
    loaded: { before: loadedIn(site, file), after: loadedIn(then, file) },
    language: site.language ?? 'en',
    diagnostics: reported(found, ONCE).map(toDiagnostic),
    sourceOf: then.sourceOf,
  };
}

const loadedIn = ({ files }: Loaded, file: string): LoadedFile | undefined =>
  files.data.find((each) => each.file === file);

/** The kind that is meant by its name or its file. @throws Refused if there is none */
function kindFor(name: string | undefined, { files, findings }: Loaded): EntryKind {
  const kinds = [...files.kinds.values()];
  const known = kinds.flatMap((each) => (each.data === undefined ? [] : each.name)).sort();
  if (name === undefined) refuse({ why: 'no-data-name', commands: known.map((each) => asTyped(`data ${each}`)) });
  const kind = kinds.find((each) => each.name === name || each.data?.file === name);
  if (kind === undefined) refuse({ why: 'no-data-kind', name, known });
  const own = kindFileOf(kind.name);
  if (!kind.isSound) {
    refuse(
      { why: 'kind-with-mistakes', file: own },
      findings.filter((each) => fileOf(each) === own),
    );
  }
  return kind.data === undefined ? refuse({ why: 'no-data-file', name: kind.name, file: own }) : kind;
}
