import { updateEvent } from '../dev/problem.ts';
import { showProblems } from './overlay.ts';
import { renew } from './renew.ts';
import { readState } from './state.ts';

showProblems(readState(document));
import.meta.hot?.on(updateEvent, () => void renew());
// What was saved while the connection was down is only seen now.
import.meta.hot?.on('vite:ws:connect', () => void renew());
