import { printable } from '../../diagnostics/format/printable.ts';
import { commentHeading, inAllMore, type Phrase, type Phrases } from '../../diagnostics/wording/review.ts';
import { largest } from '../../model/lists.ts';
import { firstOf } from './bounds.ts';
import { type Item, MOST_IN_A_PART, type Part, type Told } from './told.ts';

/** The first line of each comment, which nobody sees: a workflow finds its own comment by it. */
const COMMENT_MARK = '<!-- sitewright diff -->';

/** How long a comment may be, in bytes of UTF-8: GitHub takes 65,536 characters. */
export const LONGEST_COMMENT = 60_000;

/** A review as a comment in Markdown. What stands on the site is code in it, in which nothing means anything. */
export function inMarkdown({ intro, parts }: Told): string {
  const start = [COMMENT_MARK, `### ${commentHeading}`, ...intro.map(lineOf)];
  const untold: Part[] = [];
  const sections = [...start];
  let length = Buffer.byteLength(start.join('\n\n'));
  for (const part of parts) {
    const section = sectionOf(part);
    // What is left out is counted at the end, and nothing after it is told: no page is left out in the middle.
    if (untold.length > 0 || length + Buffer.byteLength(section) + ROOM > LONGEST_COMMENT) untold.push(part);
    else {
      sections.push(section);
      length += Buffer.byteLength(section) + 2;
    }
  }
  if (untold.length > 0) sections.push(lineOf(inAllMore(untold)));
  return `${sections.join('\n\n')}\n`;
}

/** For the line that says how much is left out. */
const ROOM = 500;

function sectionOf({ heading, items }: Part): string {
  const lines = firstOf(items, MOST_IN_A_PART).flatMap((item) => linesOf(item, 0));
  return [`#### ${lineOf(heading)}`, ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n');
}

function linesOf({ words, items = [] }: Item, depth: number): string[] {
  return [`${'  '.repeat(depth)}- ${lineOf(words)}`, ...items.flatMap((item) => linesOf(item, depth + 1))];
}

function lineOf(words: Phrases): string {
  return words.map(phraseOf).join('');
}

function phraseOf(phrase: Phrase): string {
  return typeof phrase === 'string' ? phrase.replaceAll(' -> ', ' → ') : inCode(phrase.quoted);
}

/** A text as code on one line: between more backticks than it has in a row. */
function inCode(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  const longest = largest(
    [...line.matchAll(/`+/g)].map(([run]) => run.length),
    0,
  );
  const fence = '`'.repeat(longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}
