import { hiddenWords } from './hidden-words.ts';
import { stickingOut } from './sticking-out.ts';
import { mainOf } from './told.ts';
import { violations } from './violations.ts';
import { holdStill, wear } from './wear.ts';

/** Whether React has taken all blocks of the page over: it marks the elements that are its own. */
function isTaken(): boolean {
  return [...mainOf().children].every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

const laws = { hiddenWords, stickingOut, violations, holdStill, wear, isTaken };

/** What can be asked of a page, by name. */
export type Laws = typeof laws;

// Named, so that whoever drives the browser finds it.
Object.assign(globalThis, { sitewrightLaws: laws });
