import { checkByItself } from '../check/check.ts';
import type { Content } from '../check/contents.ts';
import type { Disk, DiskEntry } from '../files/disk.ts';
import { fileFinding, finding } from '../findings/finding.ts';
import type { Range, SourceText } from '../text/source.ts';
import type { Node, ScalarNode } from '../yaml/syntax/tree.ts';
import { type KeptFiles, unread } from './kept-files.ts';
import type { KnownFiles } from './known-files.ts';
import type { Held, LoadedFile } from './load-file.ts';
import { readOrKnown } from './read-or-known.ts';

/** Keys at the top of a text, as other programs want them there. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\n)?\1[ \t]*(?=\r?\n|$)/;

/** The page that a text belongs to. */
type OfPage = { readonly route: string; readonly draft: boolean };

/** What was read before: in this process, and what is known from an earlier one. */
type Before = { readonly kept: KeptFiles; readonly known: KnownFiles | undefined };

/** Reads the text of a page that is in a file of its own. */
export async function loadBody(
  disk: Disk,
  entry: DiskEntry,
  page: OfPage,
  { kept, known }: Before,
): Promise<LoadedFile> {
  const file = entry.path;
  const rules = [page.route, page.draft];
  return (
    unread(disk, kept.files, file, rules) ??
    readOrKnown(disk, entry, {
      known,
      rules: JSON.stringify([page.route]),
      parse: rootOf,
      valuesIn,
      check: (source) => held(source, page),
      about: { sort: 'text', ...page },
      made: ({ text, make }) => (known === undefined ? kept.files.madeOf({ file, text, rules }, make) : make()),
    })
  );
}

function held(source: SourceText, page: OfPage): Held {
  const { file, text } = source;
  if (text.trim() === '') return { file, content: undefined, findings: [fileFinding('empty-body', file)] };
  const [keys] = FRONT_MATTER.exec(text) ?? [];
  if (keys !== undefined) {
    const first: Range = [0, keys.indexOf('\n')];
    const facts = { page: file.replace(/\.md$/, '.yaml') };
    const mistake = { ...finding('front-matter', source, first, facts), covers: [[0, text.length + 1]] as const };
    return { file, content: undefined, findings: [mistake] };
  }
  const content = contentOf(source, page);
  return { file, content, findings: checkByItself(content) };
}

/** The whole file as one value, so that it is held against the rules for such values. */
function contentOf(source: SourceText, { route, draft }: OfPage): Content {
  const root = rootOf(source);
  return { sort: 'text', source, masks: [], root, route, draft, values: valuesIn(root) };
}

function rootOf({ text }: SourceText): ScalarNode {
  const value = text.replace(/\r\n?/g, '\n');
  return { kind: 'scalar', range: [0, text.length], value, source: text, style: 'plain' };
}

const valuesIn = (root: Node): Content['values'] => [{ kind: 'markdown', node: root }];
