import { type Code, catalogue, type Facts } from '../../diagnostics/catalogue.ts';
import { type Location, wordsFor } from '../../diagnostics/diagnose.ts';
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts';
import { inJson } from '../../diagnostics/messages/in-json.ts';
import { say } from '../../diagnostics/messages/say.ts';
import type { Role } from '../../diagnostics/messages/told.ts';
import { sameGoesFor, sameMistakeIn } from '../../diagnostics/repeats.ts';
import { onceFor } from '../../model/once.ts';
import { isJson, isTable } from '../../model/page-file.ts';
import { applied, type Edit, type Repaired, replace } from '../text/edits.ts';
import { endOfJsonText, isSoundJson, jsonInPlaceOf } from '../text/json-text.ts';
import { lineNumberOf, locationOf, type Range, type SourceText, sourceText } from '../text/source.ts';
import { cellNameAt, writableInTable } from '../text/table.ts';

const wasSound = onceFor(({ text }: SourceText): boolean => isSoundJson(text));

/** Edits as they can be made in a file: as JSON or as cells. Undefined where sound JSON would not stay so: the answer is one for YAML. */
function writable(source: SourceText, edits: readonly Edit[]): readonly Edit[] | undefined {
  if (isTable(source.file)) return writableInTable(source, edits);
  if (!isJson(source.file)) return edits;
  const { text, tries } = source;
  const own = edits.map((edit) => (isValue(text, edit.range) ? { ...edit, text: jsonInPlaceOf(edit.text) } : edit));
  if (!wasSound(source) || own.every((edit) => leavesSound(text, edit))) return own;
  if (tries.left < text.length) return undefined;
  tries.left -= text.length;
  return isSoundJson(applied(text, own)) ? own : undefined;
}

/** Whether it is clear, without reading all of it, that sound JSON stays so: another value stands in the place of one, or a key is gone. */
function leavesSound(text: string, { range: [start, end], text: written }: Edit): boolean {
  const old = text.slice(start, end);
  if (endOfJsonText(text, start) === end || /^(?:-?\d[\d.eE+-]*|true|false|null)$/.test(old)) {
    const isKey = /^\s*:/.test(text.slice(end, end + 100));
    return isSoundJson(written) && (!isKey || written.startsWith('"'));
  }
  if (written !== '') return false;
  const removed = old.trim();
  const commas = Number(removed.startsWith(',')) + Number(removed.endsWith(','));
  const member = removed.slice(removed.startsWith(',') ? 1 : 0, removed.endsWith(',') ? -1 : undefined);
  const isFirst = /[{[]\s*$/.test(text.slice(Math.max(0, start - 100), start));
  const isLast = /^\s*[}\]]/.test(text.slice(end, end + 100));
  return member.trim() !== '' && isSoundJson(`{${member}}`) && (commas === 1 || (commas === 0 && isFirst && isLast));
}

function isValue(text: string, [start, end]: Range): boolean {
  const written = text.slice(start, Math.min(end, start + 100_000));
  return /^(?:"[\s\S]*"|-?\d[\d.eE+-]*|true|false|null)$/.test(written);
}

/** A mistake as it was found: what it is and where, by offsets. It gets its line, its column and its words in `toDiagnostic`. */
export type Finding = {
  readonly code: Code;
  /** The text that the offsets count in; an empty one for what concerns a file as a whole. */
  readonly source: SourceText;
  readonly range: Range;
  readonly facts: readonly unknown[];
  readonly related?: readonly Related[];
  /** Where the same mistake stands again in the file. */
  readonly again?: readonly Range[];
  /** What is the same for all of its code in its file that are told together, whatever else their facts are. */
  readonly alike?: string;
  /** What it has in common with others of its code that are the same mistake, such as the address of a missing page. */
  readonly cause?: string;
  /** How many places of the same cause it stands for besides its own, in any file, and how many of them are shown. */
  readonly elsewhere?: { readonly count: number; readonly shown: number };
  /** The one right answer, where there is one: edits that do not overlap. It must be what the hint says. */
  readonly edits?: readonly Edit[];
  /** What its answer changes in another file. It is right only as a whole. */
  readonly also?: { readonly source: SourceText; readonly edits: readonly Edit[] };
  /** What belongs into site.yaml. Whoever knows that makes the answer of it. */
  readonly forSite?: ForSite;
  /** What the hint says to write, where nobody knows whether it is meant. */
  readonly suggests?: readonly Edit[];
  /** Whether the hint says what to do in general, because what it would say to write is wrong here. */
  readonly isGeneral?: true;
  /** The one right name of the file, from the content root, where its name is the mistake. */
  readonly rename?: string;
  /** The stretches of the file of which nothing else is to be said, because this finding says it all. */
  readonly covers?: readonly Range[];
  /** Where a text starts whose errors say more than this finding, which is not told beside them. */
  readonly yieldsAt?: number;
  /** Where the value of a key starts that is probably another one misspelt: what kind it should be is not certain. */
  readonly valueAt?: number;
  /** Whether it is a key whose name elsewhere is known to mean ours at this place. */
  readonly isName?: true;
  /** Where it is not what the table says of the code. */
  readonly severity?: Severity;
};

/** What belongs into site.yaml, and what takes it away from where it is. Values are written in one line. */
export type ForSite = { readonly away: readonly Edit[] } & (
  | { readonly at: string; readonly texts: readonly string[] }
  | { readonly folder: string; readonly key: 'ignore'; readonly names: readonly string[] }
  | { readonly folder: string; readonly key: 'kind'; readonly name: string }
);

export type At = { readonly source: SourceText; readonly range: Range };

/** Another place that explains a finding, such as the first of two equal ids. */
export type Related = At & { readonly role: Role };

export const inText = (source: SourceText, range: Range): At => ({ source, range });

/** The very start of a file: for what concerns the file as a whole. */
export const startOfFile = (file: string): At => inText(sourceText(file, ''), [0, 0]);

/** A mistake in a text. @param facts what the words of its code take */
export function finding<C extends Code>(code: C, { source, range }: At, ...facts: Facts<C>): Finding {
  return { code, source, range, facts };
}

/** Adds the one right answer, if there is one. */
export function withEdits(found: Finding, edits: readonly Edit[] | undefined): Finding {
  const answer = edits && writable(found.source, edits);
  return answer === undefined || answer.length === 0 ? found : { ...found, edits: answer };
}

/** Adds what the hint says to write: the one right answer, or what may be meant. */
export function withAnswer(found: Finding, edits: readonly Edit[] | undefined, isSure: boolean): Finding {
  if (isSure || edits === undefined || edits.length === 0) return withEdits(found, edits);
  const answer = writable(found.source, edits);
  return answer === undefined ? found : { ...found, suggests: answer };
}

export function withText(found: Finding, text: string, isSure = true): Finding {
  return withAnswer(found, [replace(found.range, text)], isSure);
}

/** The edits that make a file say what the hint says to write; undefined if it names no words. */
export const answerOf = ({ edits, suggests }: Finding): readonly Edit[] | undefined => edits ?? suggests;

/** A finding whose hint says what to do in general, because what it would say to write is wrong here. */
export const inGeneral = ({ edits: _, suggests: __, ...found }: Finding): Finding => ({ ...found, isGeneral: true });

/** What was found in a repaired text, at its place in the text as its author wrote it. */
export function inTextAsWritten(found: Finding, source: SourceText, { placeOf, undo }: Repaired): Finding {
  if (undo.length === 0) return found;
  const placed = (edits: readonly Edit[]): Edit[] => edits.map(({ range, text }) => ({ range: placeOf(range), text }));
  const { range, edits, suggests, covers, related, forSite } = found;
  return {
    ...found,
    source,
    range: placeOf(range),
    ...(edits && { edits: placed(edits) }),
    ...(suggests && { suggests: placed(suggests) }),
    ...(forSite && { forSite: { ...forSite, away: placed(forSite.away) } }),
    ...(covers && { covers: covers.map(placeOf) }),
    ...(related && { related: related.map((each) => ({ ...each, source, range: placeOf(each.range) })) }),
  };
}

export function withRelated(found: Finding, { source, range }: At, role: Role): Finding {
  return { ...found, related: [...(found.related ?? []), { source, range, role }] };
}

export function withRelatedFile(found: Finding, file: string, role: Role): Finding {
  return withRelated(found, startOfFile(file), role);
}

export const fileOf = ({ source }: Finding): string => source.file;

/** The facts of a finding, if it is of some code. */
export function factsOf<C extends Code>(found: Finding, code: C): Facts<C>[0] | undefined {
  // `finding` lets in no others.
  return found.code === code ? (found.facts as Facts<C>)[0] : undefined;
}

export const severityOf = ({ code, severity }: Finding): Severity => severity ?? catalogue[code].severity;

/** A finding in words, with lines and columns. */
export function toDiagnostic(found: Finding): Diagnostic {
  const { code, source, range, related, again, elsewhere, edits = [], suggests, rename, also } = found;
  const inLines = (all: readonly Edit[], of = source) =>
    all.map((edit) => ({ ...spanOf(of, edit.range), text: edit.text }));
  const own = edits.length === 0 ? [] : inLines(edits);
  const parts = [{ source, edits: own }, ...(also ? [{ ...also, edits: inLines(also.edits, also.source) }] : [])];
  const changed = parts.filter((each) => each.edits.length > 0);
  const { message, hint, general } = wordsFor(code, found.facts);
  const advice = withOthers(found.isGeneral === true ? (general ?? hint) : hint, found);
  return {
    code,
    severity: severityOf(found),
    ...locationOf(source, range),
    message: inItsCell(elsewhere === undefined ? message : `${message} ${sameMistakeIn(elsewhere)}`, found),
    hint: isJson(source.file) && code !== 'json-syntax' ? inJson(advice) : advice,
    ...(again && { again: again.map((each) => spanOf(source, each)) }),
    ...(related && {
      related: related.map((at) => ({ ...locationOf(at.source, at.range), message: say('related', at.role) })),
    }),
    ...(also === undefined && own.length > 0 && { fix: own }),
    ...(also && { fixes: changed.map((each) => ({ file: each.source.file, edits: each.edits })) }),
    ...(suggests && { proposal: inLines(suggests) }),
    ...(rename !== undefined && { rename }),
  };
}

/** In a table, people look for a cell by its row and its head. What Git left there is in none. */
function inItsCell(message: string, { code, source, range }: Finding): string {
  const cell = isTable(source.file) && code !== 'merge-conflict' ? cellNameAt(source, range[0]) : undefined;
  return cell === undefined ? message : say('in-cell', { ...cell, message });
}

/** Whether a finding has an answer that can be made without asking. */
export function isFixable({ edits, rename, also }: Finding): boolean {
  return edits !== undefined || rename !== undefined || also !== undefined;
}

/** What the answer of a finding changes, by file: its own, and another one. */
export function editsByFile(found: Finding): readonly (readonly [file: string, edits: readonly Edit[]])[] {
  const { edits = [], also } = found;
  return [[fileOf(found), edits], ...(also === undefined ? [] : [[also.source.file, also.edits] as const])];
}

/** By file, then by place, then by code. */
export function inOrder(a: Finding, b: Finding): number {
  return compare(fileOf(a), fileOf(b)) || a.range[0] - b.range[0] || compare(a.code, b.code);
}

/** What tells one finding of a site from another: its code and where it stands. */
export const findingId = ({ code, source, range }: Finding): string => `${code} ${source.file} ${range[0]}`;

function withOthers(hint: string, { source, range, again }: Finding): string {
  if (again === undefined) return hint;
  const numberOf = ([start]: Range): number => lineNumberOf(source, start);
  // What is to be written may end a hint.
  const sentence = /[.!?]$/.test(hint) ? hint : `${hint}.`;
  return `${sentence} ${sameGoesFor(numberOf(range), again.map(numberOf))}`;
}

function spanOf(source: SourceText, range: Range): Omit<Location, 'file'> {
  const { file: _, ...span } = locationOf(source, range);
  return span;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
