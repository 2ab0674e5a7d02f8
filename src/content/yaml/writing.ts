import { type Finding, finding, withEdits } from '../findings/finding.ts';
import { findEach } from '../most.ts';

import { replace } from '../text/edits.ts';
import { quoted } from '../text/quoting.ts';
import { lineOf, type SourceText } from '../text/source.ts';

import type { Node, ScalarNode } from './tree.ts';

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

/** `We are #1 in Oslo`, `We are # 1 in Oslo` */
function commentInText(source: SourceText, { range }: ScalarNode): Finding[] | undefined {
  const line = lineOf(source, range[1]);
  const found = /^\s+(#(?:[\p{L}\p{N}]| \d)\S*)/u.exec(line.text.slice(range[1] - line.start));
  const word = found?.[1];
  if (found === null || word === undefined) return undefined;
  const start = range[1] + found[0].length - word.length;
  const whole = source.text.slice(range[0], line.start + line.text.trimEnd().length);
  const mistake = finding('comment-in-text', source, [start, start + word.length], { better: quoted(whole) });
  // `#1` is part of the text; `#later` may be a note.
  if (!/^#\d/.test(word) || range[0] < line.start) return [mistake];
  return [withEdits(mistake, [replace([range[0], range[0] + whole.length], quoted(whole))])];
}

/** “Hi” as a whole value. Guillemets («Hi») are chosen on purpose, and a sentence with its full stop is what somebody said. */
function curlyQuotes(source: SourceText, { range, source: written }: ScalarNode): Finding[] | undefined {
  if (!/^[“”„][^“”„"]*[“”"]?$|^[‘‚][^‘‚’]*[‘’]$/.test(written)) return undefined;
  if (/[.!?…][“”"‘’]$/.test(written)) return undefined;
  const better = quoted(written.slice(1).replace(/[“”"‘’]$/, ''));
  const mistake = finding('curly-quotes', source, range, { better });
  return [written.includes('\n') ? mistake : withEdits(mistake, [replace(range, better)])];
}

/** A text that runs on over a line that looks like an entry of a list or a key. */
function swallowedLine(source: SourceText, { range, source: written }: ScalarNode): Finding[] | undefined {
  const found = /\n\s*(- \S.*|[A-Za-z][\w-]*:\S*.*)/.exec(written);
  const text = found?.[1]?.trimEnd();
  if (found === null || text === undefined || /^\w+:\/\//.test(text)) return undefined;
  const start = range[0] + found.index + found[0].length - (found[1]?.length ?? 0);
  return [finding('swallowed-line', source, [start, start + text.length], { text })];
}
