import type { Finding } from '../../findings/finding.ts';
import { findEach } from '../../findings/most.ts';
import type { SourceText } from '../../text/source.ts';
import { commentInText } from '../mistakes/comments/comments.ts';
import { swallowedLine } from '../mistakes/indentation/texts.ts';
import { curlyQuotes } from '../mistakes/quotes/quotes.ts';
import type { Node, ScalarNode } from '../syntax/tree.ts';

/**
 * Warns of what is valid YAML and still not what its author sees on the page.
 * @param choices words that are no texts: nothing goes on behind them
 */
export function checkWriting(source: SourceText, root: Node, choices: ReadonlySet<string>): Finding[] {
  return findEach(plainTexts(root), (text) => {
    if (choices.has(String(text.value))) return [];
    const found = commentInText(source, text) ?? curlyQuotes(source, text) ?? swallowedLine(source, text) ?? [];
    return found.map((each) => ({ ...each, yieldsAt: text.range[0] }));
  });
}

/** The texts without quotes, in their order. */
function* plainTexts(node: Node): Generator<ScalarNode> {
  if (node.kind === 'map') for (const { value } of node.entries) yield* plainTexts(value);
  else if (node.kind === 'list') for (const item of node.items) yield* plainTexts(item);
  else if (node.style === 'plain' && typeof node.value === 'string') yield node;
}
