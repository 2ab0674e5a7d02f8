import { expect, test } from 'vitest';
import { type FormState, follow, stateOf, tell } from '../../src/blocks/shared/mail-form/use-sending.ts';

test('a form that was sent goes on while nobody shows it; how it ended is forgotten once it was seen', () => {
  const seen: FormState[] = [];
  const visit = (): (() => void) => follow('message/contact', (state) => seen.push(state));
  const leave = visit();
  tell('message/contact', 'sending');
  leave();
  const leaveAgain = visit();
  expect(seen.splice(0)).toEqual(['idle', 'sending', 'sending']);
  leaveAgain();
  tell('message/contact', 'success');
  expect(stateOf('message/about')).toBe('idle');
  visit()();
  visit()();
  expect(seen).toEqual(['success', 'idle']);
});
