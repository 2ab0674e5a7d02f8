import { element } from './element.ts';

/** The line of an entry that says what came of pressing a button. */
export type Outcome = {
  readonly element: HTMLElement;
  /** Shows a sentence, and tells it to screen readers. */
  readonly show: (words: string, isGood: boolean) => void;
};

export function outcomeLine(say: (words: string) => void): Outcome {
  const line = element('p', { class: 'outcome', hidden: '' });
  return {
    element: line,
    show: (words, isGood) => {
      line.textContent = words;
      line.hidden = false;
      line.classList.toggle('failed', !isGood);
      say(words);
    },
  };
}
