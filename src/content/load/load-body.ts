import { finding, inText, startOfFile } from '../../yaml/findings/finding.ts';
import type { Parsed } from '../../yaml/reading/parse.ts';
import type { Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { checkByItself } from '../check/check.ts';
import type { Content } from '../check/contents.ts';
import type { Held } from './load-file.ts';

/** Keys at the top of a text, as other programs want them there. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\n)?\1[ \t]*(?=\r?\n|$)/;

/** Reads the text of a page that is in a file of its own. @param route of the page */
export function heldBody(source: SourceText, route: string): Held {
  const { file, text } = source;
  if (text.trim() === '') return { file, content: undefined, findings: [finding('empty-body', startOfFile(file))] };
  const [keys] = FRONT_MATTER.exec(text) ?? [];
  if (keys !== undefined) {
    const first: Range = [0, keys.indexOf('\n')];
    const mistake = {
      ...finding('front-matter', inText(source, first)),
      covers: [[0, text.length + 1]] as const,
    };
    return { file, content: undefined, findings: [mistake] };
  }
  const content = contentOf(source, route);
  return { file, content, findings: checkByItself(content) };
}

/** The whole file as one value, so that it is held against the rules for such values. */
function contentOf(source: SourceText, route: string): Content {
  const root = rootOf(source);
  return { sort: 'text', source, masks: [], root, route, draft: false, values: bodyValues(root) };
}

/** What stands in it. */
export function bodyParsed(source: SourceText): Parsed {
  return { root: rootOf(source), findings: [], masks: [], unreadFrom: undefined };
}

function rootOf({ text }: SourceText): ScalarNode {
  const value = text.replace(/\r\n?/g, '\n');
  return { kind: 'scalar', range: [0, text.length], value, source: text, style: 'plain' };
}

/** The texts, links, icons and pictures in it. */
export const bodyValues = (root: Node): Content['values'] => [{ kind: 'markdown', node: root }];
