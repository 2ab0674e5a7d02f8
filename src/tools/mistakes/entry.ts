import { structuredPatch } from 'diff';
import type { Case, Change } from './case.ts';

const MOST_SAID = 3;
const AROUND = 2;

type Report = { readonly file: string; readonly words: string };

/** A sentence, or lines of a file or of what the check says. */
export type Part = string | { readonly of: 'yaml' | 'text'; readonly lines: string };

/** The mistake, what the check says and the mended version, from a case; about one file of it. */
export function entryFrom(example: Case): Part[] {
  const said = reportsIn(example.expected);
  const file = said.find((one) => one.file === 'pages/index.yaml')?.file ?? said[0]?.file ?? '';
  const own = example.changes.find((change) => change.file === file);
  const words = said.filter((one) => one.file === file).map((one) => one.words);
  return [
    ...mistakeIn(file, own, own === undefined && words.some(hasFrame) ? example.files.get(file) : undefined),
    'What the check says:',
    linesOf('text', words.slice(0, MOST_SAID).join('\n\n')),
    ...(own === undefined ? example.changes : [own]).flatMap((change) =>
      fixIn(change, example.changes, change === own),
    ),
  ];
}

function hasFrame(words: string): boolean {
  return /^ +\d+ \| /m.test(words);
}

/** The diagnostics of a report, without the counts at its end. */
function reportsIn(expected: string): Report[] {
  return expected
    .trimEnd()
    .split('\n\n')
    .flatMap((words) => {
      const file = /^(.+?):\d+:\d+ {2}(?:error|warning) {2}\S+$/m.exec(words)?.[1];
      return file === undefined ? [] : [{ file, words }];
    });
}

/** The lines that are mended; the whole file where the cure lies elsewhere. Nothing where the mistake is the file as a whole. */
function mistakeIn(file: string, change: Change | undefined, whole: string | undefined): Part[] {
  const part = change?.before !== undefined && change.after !== undefined ? side('-', change) : undefined;
  const text = whole ?? part;
  return text === undefined ? [] : [`A mistake in \`${file}\`:`, linesOf('yaml', text)];
}

/** `isOwn`: the lines that are mended have been shown before, so the whole file is not needed. */
function fixIn(change: Change, all: readonly Change[], isOwn: boolean): Part[] {
  const { file, before, after } = change;
  if (after === undefined) {
    const renamed = newNameOf(change, all);
    return [renamed === undefined ? `Fixed: \`${file}\` was deleted.` : `Fixed: \`${file}\` is now \`${renamed}\`.`];
  }
  if (file.endsWith('.png')) return [`Fixed: \`${file}\` is a picture.`];
  const language = file.endsWith('.yaml') ? 'yaml' : 'text';
  if (before === undefined) return [`Fixed, with the file \`${file}\`:`, linesOf(language, after)];
  return [`Fixed, in \`${file}\`:`, linesOf(language, isOwn ? side('+', change) : after)];
}

/** The file that comes back under another name, if the change is that. */
function newNameOf({ before }: Change, all: readonly Change[]): string | undefined {
  return all.find((other) => other.before === undefined && other.after !== undefined && other.after === before)?.file;
}

/** One side of a change: the lines that differ, with those around them. */
function side(sign: '-' | '+', { file, before = '', after = '' }: Change): string {
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: AROUND });
  return hunks
    .map(({ lines }) =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n'),
    )
    .join('\n# ...\n');
}

function linesOf(of: 'yaml' | 'text', text: string): Part {
  return { of, lines: text.replace(/(?<!\n)\n+$/, '') };
}
