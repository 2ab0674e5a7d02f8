import { diagnose, type Place } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locate } from '../texts/locate.ts';
import { LONGEST_TEXT } from '../texts/markdown.ts';
import { placeOf } from '../yaml/source.ts';
import { textOf, valueAt } from '../yaml/tree.ts';
import { type Content, inTexts, type TextValue } from './contents.ts';
import { standInsIn } from './stand-ins.ts';

/** About where search results cut titles off; a little more is no mistake. */
const LONG_TITLE = 70;

/** What people write, and our own examples have, where the text is still to come. */
const FILLER = /^(?:todo|tbd|fixme|xxx+|\.\.\.|your (?:text|title)(?: here)?)$/i;

/** Texts must say something, and something of one's own. */
export function checkTexts(contents: readonly Content[]): Diagnostic[] {
  return [
    ...inTexts(contents, ['text', 'richText'], (value) => checkText(value) ?? []),
    ...contents.flatMap(longTitle),
  ];
}

function checkText({ text, node, content }: TextValue): Diagnostic[] | undefined {
  const at = (): Place => placeOf(content.source, node.range);
  if (text.length > LONGEST_TEXT) return [diagnose('long-text', at(), { length: text.length, longest: LONGEST_TEXT })];
  const filler = (/lorem ipsum/i.exec(text) ?? FILLER.exec(text))?.[0];
  if (filler !== undefined) return [diagnose('filler-text', at(), { text: filler })];
  return standInsIn(text).map(({ written, start }) =>
    diagnose('filler-text', placeOf(content.source, locate(node, written, start)), { text: written }),
  );
}

function longTitle({ source, root, route }: Content): Diagnostic[] {
  const title = textOf(root, 'title');
  const node = valueAt(root, 'title');
  if (route === undefined || title === undefined || node === undefined || title.length <= LONG_TITLE) return [];
  return [diagnose('long-title', placeOf(source, node.range), { length: title.length })];
}
