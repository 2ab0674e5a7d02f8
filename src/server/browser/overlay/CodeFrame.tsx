import type { ReactElement } from 'react';
import type { CodeFrame as Frame } from '../../../diagnostics/format/frame.ts';
import { say } from '../../../diagnostics/messages/say.ts';

/** Where something is missing there is nothing to mark but the place. */
const nothing = '\u00a0';

/** What is to be seen on each side of a mark, in pixels. */
const margin = 24;

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
const reachable = { tabindex: '0', role: 'group', 'aria-label': say('overlay', { why: 'lines' }) };

/** Hears of a frame when it comes into sight, and when a phone is turned: what is out of sight isn't laid out. */
const sizes = new ResizeObserver((frames) => {
  for (const { target: frame } of frames) {
    if (!(frame instanceof HTMLElement) || frame.clientWidth === 0) continue;
    const isWide = frame.scrollWidth > frame.clientWidth;
    for (const [attribute, value] of Object.entries(reachable))
      if (isWide) frame.setAttribute(attribute, value);
      else frame.removeAttribute(attribute);
    showMark(frame);
  }
});

const observe = (frame: HTMLElement | null): void => {
  if (frame !== null) sizes.observe(frame);
};

/** The lines of a mistake with their numbers, the mistake marked and in sight. */
export function CodeFrame({ lines, from, to }: Frame): ReactElement {
  const last = lines.length - 1;
  // The place may be after the end of the line.
  const line = lines[last]?.text.padEnd(from) ?? '';
  return (
    <pre ref={observe}>
      <code>
        {lines.map(({ number, text }, index) => (
          <span key={number} className={index === last ? 'row at' : 'row'}>
            <span className="number">{number}</span>
            <span className="text">
              {index < last
                ? text
                : [line.slice(0, from), <mark key="mark">{line.slice(from, to) || nothing}</mark>, line.slice(to)]}
              {'\n'}
            </span>
          </span>
        ))}
      </code>
    </pre>
  );
}
