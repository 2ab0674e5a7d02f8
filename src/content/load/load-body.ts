import { checkByItself } from '../check/check.ts';
import type { Content } from '../check/contents.ts';
import type { Disk, DiskEntry } from '../files/disk.ts';
import { readText } from '../files/read.ts';
import { fileFinding, finding } from '../findings/finding.ts';
import type { Range, SourceText } from '../text/source.ts';
import type { ScalarNode } from '../yaml/syntax/tree.ts';
import type { Held, LoadedFile } from './load-file.ts';

/** Keys at the top of a text, as other programs want them there. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\n)?\1[ \t]*(?=\r?\n|$)/;

/**
 * Reads the text of a page that is in a file of its own.
 *
 * @param route of the page
 * @param draft whether the page is one
 */
export async function loadBody(disk: Disk, entry: DiskEntry, route: string, draft: boolean): Promise<LoadedFile> {
  const file = entry.path;
  const check = (source: SourceText): Held => held(source, route, draft);
  const { source, text } = await readText(disk, entry);
  if ('code' in source) return { file, content: undefined, findings: [source], text, source: undefined, check };
  return { ...check(source), text, source, check };
}

function held(source: SourceText, route: string, draft: boolean): Held {
  const { file, text } = source;
  if (text.trim() === '') return { file, content: undefined, findings: [fileFinding('empty-body', file)] };
  const [keys] = FRONT_MATTER.exec(text) ?? [];
  if (keys !== undefined) {
    const first: Range = [0, keys.indexOf('\n')];
    const page = file.replace(/\.md$/, '.yaml');
    const mistake = { ...finding('front-matter', source, first, { page }), covers: [[0, text.length + 1]] as const };
    return { file, content: undefined, findings: [mistake] };
  }
  const content = contentOf(source, route, draft);
  return { file, content, findings: checkByItself(content) };
}

/** The whole file as one value, so that it is held against the rules for such values. */
function contentOf(source: SourceText, route: string, draft: boolean): Content {
  const { text } = source;
  const value = text.replace(/\r\n?/g, '\n');
  const root: ScalarNode = { kind: 'scalar', range: [0, text.length], value, source: text, style: 'plain' };
  return { source, masks: [], root, route, draft, values: [{ kind: 'markdown', node: root }] };
}
