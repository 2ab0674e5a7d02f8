import type { DiskEntry } from '../../disk/disk.ts';
import { composed } from '../../model/address.ts';
import { addAll } from '../../model/lists.ts';
import { findValues } from '../../schema/schemas/find-values.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import { validateKind } from '../../schema/validate.ts';
import type { Field } from '../../values/field.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, factsOf, finding, inText, severityOf } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/together.ts';
import { entryOf, itemsOf, type MapNode, type Node, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../yaml/text/edits.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import type { Content, Value } from '../check/contents.ts';
import { withMeant } from '../check/meant.ts';
import { checkChoices, checkColumns, checkExamples, checkFieldNames, isOfPage } from '../check/rules/kinds.ts';
import {
  declarationIn,
  type EntryKind,
  type EntryKinds,
  kindOf,
  NOTHING_SOUND,
  type SoundPart,
  unsoundKind,
} from '../entries/kinds.ts';
import { checkLayout } from '../entries/layout.ts';
import { type Held, heldAgainst, type LoadedFile, loadedFrom, valuesOfBlock } from './load-file.ts';

export type LoadedKind = { readonly loaded: LoadedFile; readonly kind: EntryKind };

/** What a site declares, and its kinds: ours, and those. */
export type DeclaredKinds = { readonly declared: readonly LoadedKind[]; readonly kinds: EntryKinds };

export function loadKind(file: string, read: Parameters<typeof loadedFrom>[1], { name, site }: About): LoadedKind {
  const loaded = loadedFrom(file, read, (source) => declared(source, site));
  const { content, findings } = loaded;
  const declaration = declarationIn(content?.root);
  const isSound = declaration !== undefined && !findings.some((each) => severityOf(each) === 'error');
  return { loaded, kind: isSound ? kindOf(name, declaration) : unsoundKind(name, soundPart(content?.root, loaded)) };
}

type About = { readonly name: string; readonly site: SiteFacts };

const declared = (source: SourceText, site: SiteFacts): Held =>
  heldAgainst(source, ({ root, masks }) => {
    const rest = { sort: 'kind', source, masks, route: undefined, draft: false } as const;
    return {
      shape: shapeOf(source, root, site),
      content: root?.kind === 'map' ? { ...rest, root, values: valuesOf(root) } : undefined,
    };
  });

/** What is wrong with the form of a declaration. Its layout is held against the fields without mistakes. */
function shapeOf(source: SourceText, root: Node | undefined, site: SiteFacts): Finding[] {
  const shape = validateKind(source, root, site);
  if (root?.kind !== 'map') return shape;
  const named = [...shape, ...checkFieldNames(source, root), ...checkChoices(source, root)];
  const sound = soundPart(root, { findings: named });
  return [
    ...named,
    ...checkExamples(source, root, sound.fields),
    ...checkColumns(source, root, sound),
    ...checkLayout(source, root, sound),
  ];
}

function valuesOf(root: Node): Content['values'] {
  const blocks = itemsOf(root, 'layout').flatMap(valuesOfBlock);
  return [...findValues(schemaOf('kind'), root), ...blocks].filter(({ kind, node }) => !isFilledIn(kind, node));
}

/** Whether a value is known only when a page fills it in. Words around a field are words, a part of an address or a name is none. */
function isFilledIn(kind: Value['kind'], node: Node): boolean {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  const isAddress = ['href', 'file', 'imagePath', 'icon', 'embed'].includes(kind);
  return /^\{[^{}]*\}$/.test(text) || (isAddress && (/[{}]/.test(text) || text.startsWith('#')));
}

type Said = Pick<Held, 'findings' | 'partlyRead' | 'unread'>;

/** What can be relied on in a declaration with mistakes: the fields in which none was found. @param said all that was found */
function soundPart(root: Node | undefined, said: Said): SoundPart {
  // After so many mistakes nobody has looked further.
  if (root?.kind !== 'map' || said.findings.length >= MOST_COUNTED) return NOTHING_SOUND;
  const errors = said.findings.filter((each) => severityOf(each) === 'error' && !isOfWhole(each, root));
  const items = itemsOf(root, 'fields');
  const wrong = items.filter((item) => errors.some(({ range }) => isIn(item.range, range)));
  const names = wrong.map((item) => nameIn(item, errors));
  const unclear = names.flatMap((name) => (name === undefined || isOfPage(name) ? [] : [name]));
  const isElsewhere = ({ range }: Finding): boolean =>
    !isAside(root, range) && !wrong.some((item) => isIn(item.range, range));
  const fields = items.flatMap((item) => (item.kind === 'map' && !wrong.includes(item) ? [fieldOf(item)] : []));
  return {
    fields: fields.filter(({ name }) => !unclear.includes(name)),
    unclear,
    hasPages: plainObject(root).page !== false && valueAt(root, 'data') === undefined,
    isOpen: names.includes(undefined) || errors.some(isElsewhere) || isPartlyLost(root, said),
  };
}

/** Whether a key of the file as a whole is missing. It is shown at the first key that is there. */
function isOfWhole(found: Finding, { entries: [first] }: MapNode): boolean {
  return factsOf(found, 'missing-key') !== undefined && found.range[0] === first?.keyRange[0];
}

/** The name of a field with mistakes; undefined where its name may be one of them. */
function nameIn(item: Node, errors: readonly Finding[]): string | undefined {
  const node = valueAt(item, 'name');
  const name = textOf(item, 'name');
  const isWrong = errors.some(({ range, code }) => code !== 'field-name' && node && isIn(node.range, range));
  return isWrong ? undefined : name;
}

/** Whether something stands where it says nothing about fields. */
function isAside(root: MapNode, at: Range): boolean {
  return ['description', 'page', 'data', 'columns', 'pdf', 'layout'].some((key) => {
    const entry = entryOf(root, key);
    return entry !== undefined && isIn([entry.keyRange[0], entry.value.range[1]], at);
  });
}

/** Whether something of the fields may not have been read. */
function isPartlyLost(root: MapNode, { partlyRead, unread }: Said): boolean {
  const masks = partlyRead?.unread.masks ?? [];
  return unread !== undefined || masks.some(({ lost, range }) => lost && !isAside(root, range));
}

const isIn = ([start, end]: Range, [at]: Range): boolean => start <= at && at <= end;

/** A field that is true to the schema that the type follows. */
const fieldOf = (item: MapNode): Field => plainObject(item) as unknown as Field;

type DataEntry = DiskEntry & { readonly kind: string };

export type DataEntries = { readonly entries: readonly DataEntry[]; readonly findings: readonly Finding[] };

/** Finds the files that kinds name as those with all of their entries. @param there the files that may be named */
export function dataEntries(declared: readonly LoadedKind[], there: readonly DiskEntry[]): DataEntries {
  const byPath = new Map(there.map((entry) => [composed(entry.path), entry]));
  const taken = new Map<string, string>();
  const entries: DataEntry[] = [];
  const findings: Finding[] = [];
  for (const { kind, loaded } of declared) {
    if (kind.data === undefined) continue;
    const file = composed(kind.data.file);
    const entry = byPath.get(file);
    const other = taken.get(file);
    if (entry !== undefined && other === undefined) entries.push({ ...entry, kind: kind.name });
    else addAll(findings, wrongName(loaded, { file, other, known: [...byPath.keys()] }));
    taken.set(file, other ?? kind.name);
  }
  return { entries, findings };
}

type Named = { readonly file: string; readonly other: string | undefined; readonly known: readonly string[] };

function wrongName({ content }: LoadedKind['loaded'], { file, other, known }: Named): Finding[] {
  const node = valueAt(content?.root, 'data');
  if (content === undefined || node?.kind !== 'scalar') return [];
  const at = inText(content.source, node.range);
  if (other !== undefined) return [finding('data-file', at, { file, other, suggestion: undefined })];
  const suggestion = nearest(file, known);
  const mistake = finding('data-file', at, { file, other, suggestion });
  return [withMeant(mistake, { name: file, suggestion, known }, (meant) => rewriteScalar(content.source, node, meant))];
}
