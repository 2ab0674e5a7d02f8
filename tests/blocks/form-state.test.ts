import { expect, test } from 'vitest';
import {
  type FormEvent,
  type FormState,
  follow,
  nextState,
  stateOf,
  tell,
} from '../../src/blocks/shared/mail-form/form-state.ts';

const after = (...events: FormEvent[]): FormState => events.reduce(nextState, 'idle');

test('a form is idle, then sending, then success or error, and can be sent again', () => {
  expect(after()).toBe('idle');
  expect(after('submit')).toBe('sending');
  expect(after('submit', 'success')).toBe('success');
  expect(after('submit', 'error')).toBe('error');
  expect(after('submit', 'unknown')).toBe('unknown');
  expect(after('submit', 'success', 'submit')).toBe('sending');
  expect(after('submit', 'error', 'submit')).toBe('sending');
  expect(after('submit', 'unknown', 'submit')).toBe('sending');
});

test('what comes too late or twice changes nothing', () => {
  expect(after('submit', 'submit')).toBe('sending');
  expect(after('submit', 'error', 'success')).toBe('error');
  expect(after('submit', 'success', 'error')).toBe('success');
  expect(after('success')).toBe('idle');
  expect(after('error')).toBe('idle');
});

test('a form that was sent goes on while nobody shows it; how it ended is forgotten once it was seen', () => {
  const seen: FormState[] = [];
  const visit = (): (() => void) => follow('message/contact', (state) => seen.push(state));
  const leave = visit();
  tell('message/contact', 'submit');
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
