import { readFile } from 'node:fs/promises';
import { Scalar, stringify } from 'yaml';
import { parseFile } from '../../content/load/load-file.ts';
import type { Json } from '../../model/json.ts';
import { inParts, parse, partsOf } from '../../yaml/reading/parse.ts';
import { plainValue, textOf } from '../../yaml/syntax/tree.ts';
import { type SourceText, sourceText } from '../../yaml/text/source.ts';

export function jsonText(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A text in YAML that is sound, as one in JSON; what is JSON already stays as it is. Notes are left out: JSON has none. */
export function asJson(text: string): string {
  const { root } = parse(sourceText('page.yaml', text));
  return root === undefined || text.startsWith('{') ? text : jsonText(plainValue(root));
}

/** A page in YAML as one in Markdown: its keys, and below them the text that was its last one. Editors know no schema for such keys. */
export function asMarkdown(text: string): string {
  const at = text.search(/^body: \|2?$/m);
  const body = at === -1 ? '' : text.slice(text.indexOf('\n', at) + 1);
  const isLast = at !== -1 && !/^\S/m.test(body);
  const above = isLast
    ? text
        .slice(0, at)
        .trimEnd()
        .replace(/\n# [^\n]*$/, '')
    : text;
  const keys = above.replace(/^# yaml-language-server:.*\n/, '').trimEnd();
  return `---\n${keys}\n---\n\n${isLast ? body.replace(/^ {2}/gm, '') : ''}`;
}

/** A page in Markdown as one in YAML. */
export function asYaml(source: SourceText): string {
  const { root } = parseFile(source, false);
  if (root?.kind !== 'map') return '';
  const written = partsOf(source).keys.text.replace(/^#--.*\n/, '');
  const taken = [...inParts(root).taken].filter((key) => key !== 'body');
  const lines = taken.map((key) => `${key}: ${yamlText(textOf(root, key) ?? '')}\n`).join('');
  return withBody(lines + written, textOf(root, 'body') ?? '');
}

/** A page in YAML with a text below its other keys. */
export function withBody(keys: string, body: string): string {
  if (body.trim() === '') return keys;
  // Spaces at the start of the first line would count as indentation.
  const lines = body
    .trimEnd()
    .replace(/^\s*\n/, '')
    .split('\n');
  const mark = /^\s/.test(lines[0] ?? '') ? '|2' : '|';
  return `${keys.trimEnd()}\n\nbody: ${mark}\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n`;
}

/** A text on one line, without spaces around it. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A text as a YAML value on one line that stands anywhere, between brackets too. Quoted only where it must be. */
export function yamlText(text: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.()&+/-]*$/u.test(text) ? written(new Scalar(text)) : quotedText(text);
}

/** The same, always in quotes. */
export function quotedText(text: string): string {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return written(scalar);
}

function written(scalar: Scalar): string {
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

/** The text of a file of ours. A checkout on Windows may have other line ends. */
export async function ownTextOf(file: URL): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
}
