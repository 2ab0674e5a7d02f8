import { isJson, isTable } from '../../model/page-file.ts';
import { applied } from './apply.ts';
import type { Edit } from './edits.ts';
import { isSoundJson, jsonInPlaceOf } from './json-text.ts';
import type { Range, SourceText } from './source.ts';
import { writableInTable } from './table.ts';

/**
 * Edits as they can be made in a file. In one in JSON, values are written as JSON has them, and in a table as cells; undefined where a file that is sound would not be any
 * more, because the answer is one for YAML.
 */
export function writable(source: SourceText, edits: readonly Edit[]): readonly Edit[] | undefined {
  if (isTable(source.file)) return writableInTable(source, edits);
  if (!isJson(source.file)) return edits;
  const { text, tries } = source;
  const own = edits.map((edit) => (isValue(text, edit.range) ? { ...edit, text: jsonInPlaceOf(edit.text) } : edit));
  if (tries.left < text.length) return undefined;
  tries.left -= text.length;
  return isSoundJson(applied(text, own)) || !isSoundJson(text) ? own : undefined;
}

/** Whether a stretch is a value: a text in its quotes, a number or a word. */
function isValue(text: string, [start, end]: Range): boolean {
  const written = text.slice(start, Math.min(end, start + 100_000));
  return /^(?:"[\s\S]*"|-?\d[\d.eE+-]*|true|false|null)$/.test(written);
}
