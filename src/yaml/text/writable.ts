import { onceFor } from '../../model/once.ts';
import { isJson, isTable } from '../../model/page-file.ts';
import { applied } from './apply.ts';
import type { Edit } from './edits.ts';
import { endOfJsonText, isSoundJson, jsonInPlaceOf } from './json-text.ts';
import type { Range, SourceText } from './source.ts';
import { writableInTable } from './table.ts';

const wasSound = onceFor(({ text }: SourceText): boolean => isSoundJson(text));

/**
 * Edits as they can be made in a file. In one in JSON, values are written as JSON has them, and in a table as cells; undefined where a file that is sound would not be any
 * more, because the answer is one for YAML.
 */
export function writable(source: SourceText, edits: readonly Edit[]): readonly Edit[] | undefined {
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

/** Whether a stretch is a value: a text in its quotes, a number or a word. */
function isValue(text: string, [start, end]: Range): boolean {
  const written = text.slice(start, Math.min(end, start + 100_000));
  return /^(?:"[\s\S]*"|-?\d[\d.eE+-]*|true|false|null)$/.test(written);
}
