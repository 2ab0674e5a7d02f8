import type { Under } from '../../model/hours.ts';
import type { PrintHeading, PrintPart, PrintPlace } from '../../model/print.ts';
import type { Passage, Prose, ProseNode } from '../../model/prose.ts';
import type { Href, Inline, Text } from '../../model/text.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { type ValueType, valueTypes } from '../../values/value-types.ts';
import type { ByType, ResolvedObject as Fields, Resolved } from '../plan/resolve.ts';

export function kindIn(schema: Schema, key: string): ValueType | undefined {
  return below(schema, key)?.kind;
}

/** A value whose kind the schema has told: planning made it of that kind, which its type can't say. */
export const known = <K extends keyof ByType>(value: Resolved | undefined): ByType[K] => value as ByType[K];

/** The headings that an entry stands under, such as the days of the week that it is on, by the key that says so. */
export function headingsIn(item: Fields, schema: Schema): { readonly key: string; readonly under: readonly Under[] } {
  const key = Object.keys(item).find((each) => ['dates', 'daysOfWeek'].includes(kindIn(schema, each) ?? '')) ?? '';
  return { key, under: isMap(item[key]) ? known<'dates' | 'daysOfWeek'>(item[key]).under : [] };
}

export function isShortIn(schema: Schema, key: string): boolean {
  const kind = kindIn(schema, key);
  return kind === 'text' || (kind !== undefined && valueTypes[kind].isRead === true);
}

/** A text, or what stands in its place: days in words. */
export const textIn = (value: Resolved | undefined): Text =>
  isMap(value) ? known<'weekdays' | 'days'>(value).text : known<'text'>(value);

export type Words = readonly Inline[];

export const piecesOf = (text: Text): Words => (typeof text === 'string' ? [text] : text);

export const linked = (to: Href, children: Words): Inline => ({ kind: 'link', to, children });

export const wordsIn = (value: Resolved | undefined): Words => piecesOf(textIn(value));

export function hrefIn(item: Fields, schema: Schema): Href | undefined {
  for (const [key, value] of Object.entries(item)) {
    const kind = kindIn(schema, key);
    if (kind === 'href') return known<'href'>(value);
    if (kind === 'file') return known<'file'>(value).href;
  }
  return undefined;
}

export function mapsIn(value: Resolved | undefined): Fields[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

export function isMap(value: Resolved | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type PrintContext = PrintPlace & { readonly labels?: Readonly<Record<string, string>> };

/** Words one after the other, with a dot or something else between them. */
export function dotted(texts: readonly Words[], dot = ' \u00b7 '): Words {
  return texts.flatMap((words, index) => (index === 0 ? words : [dot, ...words]));
}

/** @param level of its largest headings */
export function proseParts({ content, footnotes }: Prose, level: number): PrintPart[] {
  const parts = partsOf(content, level);
  if (footnotes.length === 0) return parts;
  const items = footnotes.map(({ id, content }) => ({ id, content: partsOf(content, level).map(smaller) }));
  return [...parts, { kind: 'break' }, { kind: 'list', ordered: true, start: footnotes[0]?.number ?? 1, items }];
}

const smaller = (part: PrintPart): PrintPart => (part.kind === 'paragraph' ? { ...part, look: 'small' } : part);

/** @param level of its largest headings */
export function passageParts(passage: Passage, level: number): PrintPart[] {
  if ('parts' in passage) return partsOf(passage.parts, level);
  return passage.map((words) => ({ kind: 'paragraph', words }));
}

const partsOf = (nodes: readonly ProseNode[], level: number): PrintPart[] =>
  nodes.map((node) => (node.kind === 'heading' ? { ...node, level: levelOf(level + node.depth - 2) } : node));

export function levelOf(level: number): PrintHeading['level'] {
  return ([2, 3, 4, 5] as const).find((each) => each >= level) ?? 6;
}
