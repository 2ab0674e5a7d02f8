import type { PageState } from '../dev/problem.ts';
import { hearChanges, Stale } from './changes.ts';
import { createOverlay } from './overlay/overlay.tsx';
import { readState, refreshProblems, renew } from './renew.ts';
import { createRibbon } from './ribbon.ts';

const overlay = createOverlay(document);
const ribbon = createRibbon(document);
const show = (state: PageState): void => {
  overlay.show(state);
  ribbon.show(state);
};
show(readState(document));
const stale = new Stale();
hearChanges({
  // Pages that a save has nothing to do with stay as they are.
  changed: (update) => {
    if (stale.note(update)) void renew(show);
    else if (update.problems) void refreshProblems(show);
  },
  // What was saved while the connection was down is only seen now.
  connected: () => void renew(show),
});
// The app changes pages without loading documents. A browser without this interface hears of it at the next save.
window.navigation?.addEventListener(
  'currententrychange',
  () => void (stale.isShown() ? renew(show) : refreshProblems(show)),
);
