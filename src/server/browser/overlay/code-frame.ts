import type { CodeFrame } from '../../../diagnostics/format/frame.ts';
import { element } from './element.ts';

/** Where something is missing there is nothing to mark but the place. */
const nothing = '\u00a0';

/** What is to be seen on each side of a mark, in pixels. */
const margin = 24;

function marked(text: string, { from, to }: CodeFrame): (Node | string)[] {
  // The place may be after the end of the line.
  const line = text.padEnd(from);
  return [line.slice(0, from), element('mark', {}, line.slice(from, to) || nothing), line.slice(to)];
}

/** Scrolls a frame sideways as far as its mark needs; the start of a mark that is wider than the frame. */
function showMark(frame: HTMLElement): void {
  const [mark, number] = [frame.querySelector('mark'), frame.querySelector('.number')];
  if (mark === null || number === null) return;
  const [place, gutter] = [mark.getBoundingClientRect(), number.getBoundingClientRect().width];
  const start = place.left - frame.getBoundingClientRect().left + frame.scrollLeft - gutter;
  const hidden = start + place.width + margin - (frame.clientWidth - gutter);
  frame.scrollLeft = Math.max(0, Math.min(start - margin, hidden));
}

/** What can be scrolled must be reachable by keyboard, and what is reachable needs a name. */
function name(frame: HTMLElement): void {
  const isWide = frame.scrollWidth > frame.clientWidth;
  for (const [attribute, value] of [
    ['tabindex', '0'],
    ['role', 'group'],
    ['aria-label', 'The lines of the file'],
  ] as const)
    if (isWide) frame.setAttribute(attribute, value);
    else frame.removeAttribute(attribute);
}

/** Hears of a frame when it comes into sight, and when a phone is turned: what is out of sight isn't laid out. */
const sizes = new ResizeObserver((frames) => {
  for (const { target } of frames) {
    if (!(target instanceof HTMLElement) || target.clientWidth === 0) continue;
    name(target);
    showMark(target);
  }
});

/** The lines of a mistake with their numbers, the mistake marked and in sight. */
export function codeFrame(frame: CodeFrame): HTMLElement {
  const last = frame.lines.length - 1;
  const rows = frame.lines.map(({ number, text }, index) =>
    element(
      'span',
      { class: index === last ? 'row at' : 'row' },
      element('span', { class: 'number' }, String(number)),
      element('span', { class: 'text' }, ...(index === last ? marked(text, frame) : [text]), '\n'),
    ),
  );
  const made = element('pre', {}, element('code', {}, ...rows));
  sizes.observe(made);
  return made;
}
