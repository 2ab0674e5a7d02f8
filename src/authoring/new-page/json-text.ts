import type { Json } from '../../model/json.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { plainValue } from '../../yaml/syntax/tree.ts';
import { sourceText } from '../../yaml/text/source.ts';

/** A value as the text of a file in JSON. */
export function jsonText(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A text in YAML that is sound, as one in JSON; what is JSON already stays as it is. Notes are left out: JSON has none. */
export function asJson(text: string): string {
  const { root } = parse(sourceText('page.yaml', text));
  return root === undefined || text.startsWith('{') ? text : jsonText(plainValue(root));
}
