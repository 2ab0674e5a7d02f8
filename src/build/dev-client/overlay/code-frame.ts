import type { Frame } from '../../../diagnostics/format/frame.ts';
import { element } from './element.ts';

/** Where something is missing there is nothing to mark but the place. */
const nothing = '\u00a0';

function marked(text: string, { from, to }: Frame): (Node | string)[] {
  // The place may be after the end of the line.
  const line = text.padEnd(from);
  return [line.slice(0, from), element('mark', {}, line.slice(from, to) || nothing), line.slice(to)];
}

/** The lines of a mistake with their numbers, the mistake marked. */
export function codeFrame(frame: Frame): HTMLElement {
  const last = frame.lines.length - 1;
  const rows = frame.lines.map(({ number, text }, index) =>
    element(
      'span',
      { class: index === last ? 'row at' : 'row' },
      element('span', { class: 'number' }, String(number)),
      element('span', { class: 'text' }, ...(index === last ? marked(text, frame) : [text]), '\n'),
    ),
  );
  return element('pre', {}, element('code', {}, ...rows));
}
