import type { Problem } from '../../dev/problem.ts';
import { busyButton } from './busy.ts';
import { element } from './element.ts';
import type { KeyedView } from './keyed.ts';
import type { Outcome } from './outcome.ts';
import { placeOf, spotOf } from './places-and-counts.ts';

/** A mistake as text, to be sent to somebody: where it is, what is wrong, and the way out. */
function textOf(problem: Problem): string {
  return [spotOf(problem), problem.message, problem.hint].join('\n');
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Denied, or not there: browsers have no clipboard for pages that come over plain HTTP from another computer.
    return false;
  }
}

/** A field that is only there to be copied from. */
function fieldWith(text: string): HTMLTextAreaElement {
  const field = element('textarea', { class: 'copied', readonly: '', rows: '3', 'aria-label': 'Text to copy' });
  field.value = text;
  return field;
}

/**
 * A button that copies a mistake as text. Where the clipboard is closed to pages, the text is selected and copied as a person
 * would do it; where even that fails, it stays selected for the reader to copy.
 */
export function copier({ show }: Outcome, room: HTMLElement): KeyedView<Problem> {
  const current: { problem?: Problem } = {};
  const bySelecting = (text: string): boolean => {
    const field = fieldWith(text);
    room.replaceChildren(field);
    field.select();
    // Deprecated, and the only other way there is.
    const isCopied = document.execCommand('copy');
    if (!isCopied) return false;
    field.remove();
    copy.focus({ preventScroll: true });
    return true;
  };
  const press = async (): Promise<void> => {
    if (current.problem === undefined) return;
    const text = textOf(current.problem);
    room.replaceChildren();
    const isCopied = (await toClipboard(text)) || bySelecting(text);
    show(
      isCopied
        ? 'Copied.'
        : "This browser doesn't let the page copy. The text is selected: copy it with your keyboard.",
      isCopied,
    );
  };
  const copy = busyButton('Copy', 'copy', press);
  return {
    element: copy,
    renew: (problem) => {
      current.problem = problem;
      copy.ariaLabel = `Copy: ${placeOf(problem)}`;
    },
  };
}
