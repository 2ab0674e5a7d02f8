import { type EntryKind, ownKinds } from '../../content/entries/kinds.ts';
import { editorFileOf, kindFileOf } from '../../content/files/kind-files.ts';
import type { Loaded } from '../../content/load/load.ts';
import { queriesIn } from '../../schema/lists.ts';
import { kindMeant } from '../../schema/schemas/kind-words.ts';
import { simpleWords } from '../../values/address-words.ts';
import { fileOf } from '../../yaml/findings/finding.ts';
import { itemsOf, textOf } from '../../yaml/syntax/tree.ts';
import { ownTextOf } from '../own-text.ts';
import { refuse } from '../refused.ts';
import { pageOfKind } from './from-kind.ts';
import type { Surroundings } from './surroundings.ts';

/** What there is to say about the kind of a new page. */
export type AboutKind = {
  readonly name: string;
  readonly hasPages: boolean;
  /** The address above most pages of the kind, if the new page is elsewhere. */
  readonly usualFolder: string | undefined;
  /** The addresses of the pages with a list that looks for such pages. */
  readonly lists: readonly string[];
};

/** The kind that was asked for. @throws Refused if there is none */
export function kindCalled(name: string, { files, findings }: Pick<Loaded, 'files' | 'findings'>): EntryKind {
  const kind = files.kinds.get(name);
  if (kind !== undefined) return sound(kind, findings);
  const known = [...files.kinds.keys()];
  return refuse({ why: 'no-kind', name, meant: kindMeant(name, known), known: known.toSorted() });
}

/** A kind without mistakes. @throws Refused if it has some */
export function sound(kind: EntryKind, findings: Loaded['findings']): EntryKind {
  if (kind.isSound) return kind;
  const file = kindFileOf(kind.name);
  const mistakes = findings.filter((each) => fileOf(each) === file);
  return refuse({ why: 'kind-with-mistakes', file }, mistakes);
}

/** Where a page will be, and what dates in it say to begin with. */
type Beginning = { readonly file: string; readonly today: string };

/** The text of a new page of a kind. */
export async function textOfKind(
  kind: EntryKind,
  { file, today }: Beginning,
  { files }: Surroundings,
): Promise<string> {
  const names = (wanted: string | undefined): string[] =>
    files.entries.all
      .filter((entry) => wanted === undefined || entry.kind.name === wanted)
      .map(({ name }) => name)
      .sort();
  const hasSchema = (await files.disk.find(editorFileOf(kind.name))) !== undefined;
  const up = '../'.repeat(file.split('/').length - 1);
  const editorLine = hasSchema ? `# yaml-language-server: $schema=${up}${editorFileOf(kind.name)}` : undefined;
  return pageOfKind(kind, { today, names, editorLine });
}

/** @param route of the new page */
export function aboutKind({ name, hasPages }: EntryKind, route: string, { files }: Surroundings): AboutKind {
  const above = (address: string): string => address.slice(0, address.lastIndexOf('/'));
  const folders = new Map<string, number>();
  for (const entry of files.entries.all) {
    if (entry.kind.name === name) folders.set(above(entry.route), (folders.get(above(entry.route)) ?? 0) + 1);
  }
  const [usual] = [...folders].sort(([, a], [, b]) => b - a)[0] ?? [];
  const isElsewhere = usual !== undefined && usual !== '' && !route.startsWith(`${usual}/`);
  const lists = files.pages.filter(({ content }) =>
    itemsOf(content?.root, 'blocks')
      .flatMap(queriesIn)
      .some((from) => textOf(from, 'kind') === name),
  );
  return { name, hasPages, usualFolder: isElsewhere ? usual : undefined, lists: lists.map((page) => page.route) };
}

/** A kind of page that is not written yet. */
export type NewKind = { readonly file: string; readonly text: string };

/** Makes the declaration of a kind, and writes nothing. @param name as somebody typed it @throws Refused if it can't be one */
export async function newKind(name: string, { files, language }: Surroundings): Promise<NewKind> {
  const better = simpleWords(name, language);
  if (better !== name) return refuse({ why: 'kind-name', better });
  if (ownKinds().has(name)) return refuse({ why: 'kind-of-ours', name });
  if (files.kinds.has(name)) return refuse({ why: 'kind-there', name });
  const text = await ownTextOf(new URL('kind.yaml', import.meta.url));
  return { file: kindFileOf(name), text: text.replaceAll('KIND', name) };
}
