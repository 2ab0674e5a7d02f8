import { openPath, type Spot } from '../../dev/problem.ts';
import { button, element } from './element.ts';

export type Opener = { readonly element: HTMLElement; readonly renew: (spot: Spot) => void };

/** Asks the server to open a place. What it answers is a sentence. */
async function ask({ file, line, column }: Spot): Promise<{ readonly isOpen: boolean; readonly words: string }> {
  try {
    const response = await fetch(openPath, { method: 'POST', body: JSON.stringify({ file, line, column }) });
    return { isOpen: response.ok, words: (await response.text()).trim() };
  } catch {
    return {
      isOpen: false,
      words: `The server doesn't answer. Is it still running? The mistake is at ${file}:${line}:${column}.`,
    };
  }
}

/** A button that opens a place in the editor, and a line that says what came of it. `say` tells it to screen readers. */
export function opener(say: (words: string) => void): Opener {
  const current: { spot?: Spot } = {};
  const outcome = element('p', { class: 'outcome', hidden: '' });
  const show = (words: string, isOpen: boolean): void => {
    outcome.textContent = words;
    outcome.hidden = false;
    outcome.classList.toggle('failed', !isOpen);
    say(words);
  };
  const press = async (): Promise<void> => {
    if (current.spot === undefined || open.ariaDisabled === 'true') return;
    open.ariaDisabled = 'true';
    const { isOpen, words } = await ask(current.spot);
    open.ariaDisabled = null;
    show(words, isOpen);
  };
  const open = button('Open in editor', 'open', () => void press());
  return {
    element: element('div', { class: 'actions' }, open, outcome),
    renew: (spot) => {
      current.spot = spot;
      open.ariaLabel = `Open in editor: ${spot.file}, line ${spot.line}`;
    },
  };
}
