import { withItsBlock, withListKey } from '../../schema/list-keys.ts';
import { allChoices } from '../../schema/schemas/schemas.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { type Parsed, parseOnce } from '../../yaml/reading/parse.ts';
import { checkWriting } from '../../yaml/reading/writing.ts';
import type { Mask } from '../../yaml/syntax/masks.ts';
import type { MapNode, Node } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import type { Content } from '../check/contents.ts';
import { withinLimits } from '../check/texts.ts';
import type { Held } from './load-file.ts';

/** What the text of a file is held against. */
export type Rules = {
  /** What is wrong with its form. @param root undefined for an empty file */
  readonly shapeOf: (root: Node | undefined) => readonly Finding[];
  /** What is in it for the other files. */
  readonly contentOf: (root: MapNode, masks: readonly Mask[]) => Content;
  /** What else is wrong in the file by itself. */
  readonly check: (content: Content) => readonly Finding[];
};

/**
 * What stands in a text.
 * @property others what of it isn't as in a text in which no rule for files has found anything: of the rest, only what it is as a whole is
 * looked at again
 */
export type ReadAs = Parsed & { readonly others?: MapNode };

/** Reads a text in YAML: what is in it, and everything that is wrong with it by itself. What couldn't be read is never judged as if it had been. */
export function heldAgainst(
  source: SourceText,
  { shapeOf, contentOf, check }: Rules,
  read: ReadAs = parseOnce(source),
): Held {
  const { file } = source;
  const { root, others = root, masks, unreadFrom, ...parsed } = read;
  const findings = parsed.findings.map(withListKey).map((each) => withItsBlock(each, root, source));
  if (root === undefined && findings.length > 0) return { file, content: undefined, findings };
  const shape = shapeOf(root);
  const writing = others === undefined ? [] : checkWriting(source, others, allChoices());
  const all = others?.kind === 'map' ? contentOf(others, masks) : undefined;
  const { content: within, excess } = all === undefined ? { excess: [] } : withinLimits(all);
  const content = within === undefined || root === undefined || root === others ? within : { ...within, root };
  return {
    file,
    content,
    findings: [...findings, ...shape, ...writing, ...excess, ...(content === undefined ? [] : check(content))],
    ...(masks.length === 0 ? {} : { partlyRead: { unread: { source, masks }, said: new Set(findings) } }),
    ...(unreadFrom === undefined ? {} : { unread: { source, range: [unreadFrom, unreadFrom] } }),
  };
}
