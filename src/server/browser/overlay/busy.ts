import { button } from './element.ts';

/** A button that starts something, and does nothing until that has ended. It keeps the focus meanwhile. */
export function busyButton(label: string, name: string, press: () => Promise<void>): HTMLButtonElement {
  const pressed = async (): Promise<void> => {
    if (made.ariaDisabled === 'true') return;
    made.ariaDisabled = 'true';
    await press();
    made.ariaDisabled = null;
  };
  const made = button(label, name, () => void pressed());
  return made;
}
