import type { ScalarNode } from '../../yaml/syntax/tree.ts';

/** What a text may have too much of counts from here on. */
const MOST_CHARACTERS = 20_000;

/** Anything but letters, figures, single kinds of white space and the punctuation of sentences. */
const MORE_THAN_WORDS =
  /[^\n "$%'()+,\-./0-9:;?!@A-Za-z\u00a3\u00c0-\u024f\u0370-\u052f\u0900-\u0dff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]|%%|::/;

/** What may begin a list, a heading or indented text. */
const MAY_BEGIN = /^(?:[ +\-\u2013]|\d+[.)])/;

/** The same in a later line, spaces at the end of a line, and what may be a dividing line. */
const MAY_FOLLOW = /\n(?:[ +\-\u2013]|\d+[.)])| \n|--|- -/;

/**
 * Whether a text has nothing in it but words and the punctuation of sentences. Then Markdown is what is written, and no rule about
 * marks, links, tags or braces can find anything in it. Most texts are like that, and looking takes a fraction of parsing.
 */
export function isPlainWords({ style, source }: ScalarNode, text: string): boolean {
  // How YAML folds a text can spoil a list that the result doesn't show any more.
  if (style === 'block' && source.startsWith('>')) return false;
  if (text.length > MOST_CHARACTERS || MAY_BEGIN.test(text) || text.endsWith(' ')) return false;
  if ((text.includes('\n') || text.includes('-')) && MAY_FOLLOW.test(text)) return false;
  return !MORE_THAN_WORDS.test(text);
}
