import { updateEvent } from '../dev/problem.ts';
import { createOverlay } from './overlay/overlay.ts';
import { renew } from './renew.ts';
import { readState } from './state.ts';

const { show } = createOverlay(document);
show(readState(document));
import.meta.hot?.on(updateEvent, () => void renew(show));
// What was saved while the connection was down is only seen now.
import.meta.hot?.on('vite:ws:connect', () => void renew(show));
