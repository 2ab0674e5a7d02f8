import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import { locate } from '../texts/locate.ts';
import { withoutCode } from '../texts/long/masked.ts';
import type { Content } from './contents.ts';
import { partsOf } from './parts.ts';

/**
 * What the fonts of PDF documents have nothing for: other writing systems than these four, and emoji. Signs that all have in common,
 * such as arrows, are there. `src/print/fonts.ts` names the fonts.
 */
const missing =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+|\p{Emoji_Presentation}/u;

/** Letters and signs of Western Europe, which the fonts have. Most texts are nothing else, and this is found out at once. */
const western = /^[\0-\u02af\u2010-\u2027]*$/;

/** The first letters of a text that the fonts have nothing for. */
const missingIn = (text: string): RegExpExecArray | null => (western.test(text) ? null : missing.exec(text));

/** The first letters in a file that a PDF document can't show. */
export function pdfLettersIn(content: Content): Finding | undefined {
  for (const value of partsOf(content, 'text', 'richText', 'passage')) {
    const found = missingIn(value.text);
    if (found !== null) return at(content, value.node, found);
  }
  for (const { root, text, node } of partsOf(content, 'longText')) {
    const found = missingIn(withoutCode(root, text));
    if (found !== null) return at(content, node, found);
  }
  return undefined;
}

function at({ source }: Content, node: ScalarNode, { 0: letters, index }: RegExpExecArray): Finding {
  return finding('pdf-letters', inText(source, locate(node, letters, index)), { letters });
}
