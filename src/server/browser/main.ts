import { type PageState, updateEvent } from '../dev/problem.ts';
import { createOverlay } from './overlay/overlay.ts';
import { lookAgain, renew } from './renew.ts';
import { createRibbon } from './ribbon.ts';
import { readState } from './state.ts';

const overlay = createOverlay(document);
const ribbon = createRibbon(document);
const show = (state: PageState): void => {
  overlay.show(state);
  ribbon.show(state);
};
show(readState(document));
import.meta.hot?.on(updateEvent, () => void renew(show));
// What was saved while the connection was down is only seen now.
import.meta.hot?.on('vite:ws:connect', () => void renew(show));
// The app changes pages without loading documents. A browser without this interface hears of it at the next save.
window.navigation?.addEventListener('currententrychange', () => void lookAgain(show));
