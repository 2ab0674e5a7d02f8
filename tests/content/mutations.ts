import { readdirSync, readFileSync } from 'node:fs';
import { readableText } from '../../src/content/judge/step.ts';
import type { Loaded } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { anyLetters } from '../any-letters.ts';
import fc from '../random.ts';
import { loaderInTurn } from './load-in-turn.ts';
import { type Files, goodPage, goodSite } from './memory-disk.ts';

const blocks = new URL('../../src/blocks/', import.meta.url);

/** The examples of all blocks, each as an entry of `blocks`. */
const entries: readonly string[] = readdirSync(blocks, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => readFileSync(new URL(`${name}/example.yaml`, blocks), 'utf8').trimEnd())
  .map((example) => example.split('\n').map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`.trimEnd()))
  .map((lines) => lines.join('\n'));

const top = 'title: Home\ndescription: What we do.\nblocks:\n';
const small = entries.map((entry) => `${top}${entry}\n`);

const allEntries = `${top}${[...entries, ...entries.slice(0, 12)].join('\n')}\n`;

/** A page of about 20 kB, up to the end of a line: the examples of the blocks, and some of them again if there is room. */
export const largePage = allEntries.slice(0, allEntries.lastIndexOf('\n', 19_999) + 1);

/** Changes a text; the number says where, from 0 to 1. */
type Change = (text: string, where: number) => string;

const pieces = [
  '\t', '"', "'", ':', ': ', '- ', '#', ' #', '{', '}', '[', ']', ',', '*', '&', '!', '|', '>', '%', '@', '`', '?', '? ',
  '\\', '\n', '\r', '\r\n', '\n\n', '---\n', '...\n', '😀', 'e\u0301', '\u0000', '\u00a0', '\u200b', '\ufeff', '\u2028', '\ud800',
  '<<: *a', '&a ', '*a', '!!str ', '{{', '}}', '{name}', '{nam}', '[x](/y)', '[x]()', '<b>', '```', '“', '”', '%YAML 1.1\n',
  '<<<<<<< HEAD\n', '__proto__: 1\n', 'title:', 'type: hero\n', '  ', ' '.repeat(40), '[[[[[[', '{a: {b: {c: ', '- - - - ',
]; // biome-ignore format: a table

const insert =
  (piece: string): Change =>
  (text, where) => {
    const at = Math.floor(where * (text.length + 1));
    return text.slice(0, at) + piece + text.slice(at);
  };
const onLines =
  (change: (lines: string[], at: number) => void): Change =>
  (text, where) => {
    const lines = text.split('\n');
    change(lines, Math.floor(where * lines.length));
    return lines.join('\n');
  };
const remove =
  (length: number): Change =>
  (text, where) => {
    const at = Math.floor(where * text.length);
    return text.slice(0, at) + text.slice(at + length);
  };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces).map(insert) },
  { weight: 1, arbitrary: anyLetters(6).map(insert) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }).map(remove) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      onLines((lines, at) => lines.splice(at, 1)),
      onLines((lines, at) => lines.splice(at, 0, lines[at] ?? '')),
      onLines((lines, at) => lines.splice(at, 2, ...lines.slice(at, at + 2).reverse())),
      onLines((lines, at) => lines.splice(at, 1, ` ${lines[at]}`)),
      onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace(/^ /, ''))),
      onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace(/^ {2}/, '\t'))),
      onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace(': ', ':'))),
      onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace(': ', ': "'))),
      onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace('- ', '-'))),
      onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace('- ', '  '))),
    ),
  },
);

const huge: fc.Arbitrary<Change> = fc.constantFrom(
  insert('x'.repeat(5000)),
  insert(Array.from({ length: 6000 }, (_, index) => `\nk${index}: 1`).join('')),
  insert('['.repeat(5000)),
  insert('\n - a: b'.repeat(3000)),
  insert('"'.repeat(2000)),
);

/**
 * A valid page, or another text, with up to six changes.
 * @param own pieces that mean something in such a text
 */
export function mutated(pages: readonly string[] = small, own: readonly string[] = []): fc.Arbitrary<string> {
  const ours = own.length === 0 ? change : fc.oneof(change, fc.constantFrom(...own).map(insert));
  const some = fc.oneof({ weight: 600, arbitrary: ours }, { weight: 1, arbitrary: huge });
  const changes = fc.array(fc.tuple(some, fc.double({ min: 0, max: 0.999_999, noNaN: true })), {
    minLength: 1,
    maxLength: 6,
  });
  const mark = fc.constantFrom('', '', '', '\ufeff');
  const windows = fc.constantFrom(false, false, true);
  return fc.tuple(fc.constantFrom(...pages), changes, mark, windows).map(([page, all, bom, crlf]) => {
    const text = all.reduce((whole, [apply, where]) => apply(whole, where), page);
    return bom + (crlf ? text.replace(/\r?\n/g, '\r\n') : text);
  });
}

/** Each has read nothing of a page that it is given: the other did that. */
const loads = [loaderInTurn(), loaderInTurn()] as const;

/** All that is said about a page. @throws as `checkedSite` */
export async function checked(page: string): Promise<readonly Diagnostic[]> {
  return (await checkedSite({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/page.yaml': page }))
    .diagnostics;
}

/** A site, and all that is said about it. @throws if it throws, says something else the second time, or points out of a file */
export async function checkedSite(files: Files): Promise<Loaded> {
  const [first, second] = loads;
  const loaded = await first(files);
  const { diagnostics } = loaded;
  const again = await second(files);
  if (JSON.stringify(diagnostics) !== JSON.stringify(again.diagnostics))
    throw new Error('It says something else the second time.');
  for (const diagnostic of diagnostics) {
    const written = files[diagnostic.file] ?? '';
    const { text } = readableText(diagnostic.file, Buffer.from(written));
    const outside = placeOutside(diagnostic, text);
    if (outside !== undefined) throw new Error(`${diagnostic.code} points out of ${diagnostic.file}: ${outside}`);
  }
  return loaded;
}

/** The place of a diagnostic, if it is not one of the text. */
function placeOutside({ line, column, endLine, endColumn }: Diagnostic, text: string): string | undefined {
  const lines = text.split('\n');
  const fits = (at: number, character: number): boolean =>
    at >= 1 && at <= lines.length && character >= 1 && character <= (lines[at - 1] ?? '').length + 1;
  const isForward = endLine > line || (endLine === line && endColumn >= column);
  if (fits(line, column) && fits(endLine, endColumn) && isForward) return undefined;
  return `${line}:${column}-${endLine}:${endColumn}`;
}
