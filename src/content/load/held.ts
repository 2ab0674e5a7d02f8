import { withItsBlock, withListKey } from '../../schema/list-keys.ts';
import { allChoices } from '../../schema/schemas/schemas.ts';
import { type Finding, inGeneral } from '../../yaml/findings/finding.ts';
import { type Parsed, parseOnce } from '../../yaml/reading/parse.ts';
import { checkWriting } from '../../yaml/reading/writing.ts';
import type { Mask } from '../../yaml/syntax/masks.ts';
import type { MapNode, Node } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { Content } from '../check/contents.ts';
import { withinLimits } from '../check/limits.ts';
import type { Held } from './load-file.ts';

/** What the text of a file is held against. */
type Rules = {
  /** What is wrong with its form. @param root undefined for an empty file */
  readonly shapeOf: (root: Node | undefined) => readonly Finding[];
  /** What is in it for the other files. */
  readonly contentOf: (root: MapNode, masks: readonly Mask[]) => Content;
  /** What else is wrong in the file by itself. */
  readonly check: (content: Content) => readonly Finding[];
};

/** What is to be said of texts that run on over a list below them: only texts of several paragraphs can show one. */
export function inTheirKinds(writing: readonly Finding[], values: Content['values']): Finding[] {
  const isShown = (at: number | undefined): boolean =>
    values.some(({ kind, node }) => node.range[0] === at && (kind === 'passage' || kind === 'markdown'));
  return writing.map((each) => (each.code === 'swallowed-line' && !isShown(each.yieldsAt) ? inGeneral(each) : each));
}

/** Reads a text in YAML: what is in it, and everything that is wrong with it by itself. What couldn't be read is never judged as if it had been. */
export function heldAgainst(
  source: SourceText,
  { shapeOf, contentOf, check }: Rules,
  read: Parsed = parseOnce(source),
): Held {
  const { file } = source;
  const { root, masks, unreadFrom, ...parsed } = read;
  const findings = parsed.findings.map(withListKey).map((each) => withItsBlock(each, root, source));
  if (root === undefined && findings.length > 0) return { file, content: undefined, findings };
  const shape = shapeOf(root);
  const writing = root === undefined ? [] : checkWriting(source, root, allChoices());
  const all = root?.kind === 'map' ? contentOf(root, masks) : undefined;
  const { content, excess } = all === undefined ? { excess: [] } : withinLimits(all);
  return {
    file,
    content,
    findings: [
      ...findings,
      ...shape,
      ...inTheirKinds(writing, all?.values ?? []),
      ...excess,
      ...(content === undefined ? [] : check(content)),
    ],
    ...(masks.length === 0 ? {} : { partlyRead: { unread: { source, masks }, said: new Set(findings) } }),
    ...(unreadFrom === undefined ? {} : { unread: { source, range: [unreadFrom, unreadFrom] } }),
  };
}
