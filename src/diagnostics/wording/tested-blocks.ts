import { asTyped } from '../as-typed.ts';
import { type Named, wordsOf } from './by-name.ts';
import { choices, error, type Wording, warning } from './entry.ts';
import { plain } from './traits.ts';

/** How a block was shown when a mistake was seen. What is left out made no difference. */
export type SeenIn = {
  readonly width?: number;
  readonly mode?: string;
  readonly looks?: readonly string[];
  readonly grounds?: readonly string[];
};

/** `Seen at 320 px, in dark mode, in the look "soft".` */
function seen({ width, mode, looks = [], grounds = [] }: SeenIn): string {
  const words = [
    ...(width === undefined ? [] : [`at ${width} px`]),
    ...(mode === undefined ? [] : [`in ${mode} mode`]),
    ...(looks.length === 0 ? [] : [`in the ${looks.length === 1 ? 'look' : 'looks'} ${choices(looks, 'and')}`]),
    ...(grounds.length === 0 ? [] : [`on the background ${choices(grounds, 'and')}`]),
  ];
  return words.length === 0 ? '' : ` Seen ${words.join(', ')}.`;
}

/** What axe has found: its rule, the element, and what is wrong with that. Of `oneOf`, one has to be put right. */
type Barrier = {
  readonly rule: string;
  readonly element: string;
  readonly criterion: string | undefined;
  readonly each: readonly string[];
  readonly oneOf: readonly string[];
  readonly seen: SeenIn;
};

function remedy({ each, oneOf }: Pick<Barrier, 'each' | 'oneOf'>): string {
  const whole = (words: string): string => {
    const line = words.replace(/\s+/g, ' ').trim();
    return line.endsWith('.') ? line : `${line}.`;
  };
  const choice = oneOf.length > 1 ? [`Put one of these right: ${oneOf.join('; ')}`] : oneOf;
  return [...each, ...choice].map(whole).join(' ');
}

const notShown = {
  thrown: ({ reason }: { reason: string }): Wording => ({
    message: `The block throws an error: ${reason}`,
    hint: 'Correct this line. A block must be able to show its example.',
  }),
  endless: ({ seconds }: { seconds: number }): Wording => ({
    message: `The block is not ready after ${seconds} s.`,
    hint: `Look for a loop that never ends. If it only takes long, give it more time: ${asTyped('test-blocks --timeout 60')}`,
  }),
  'not-loaded': ({ seconds }: { seconds: number }): Wording => ({
    message: `In a browser, the page with the block is not ready after ${seconds} s.`,
    hint: `Look for what runs only in the browser and never ends. If it only takes long, give it more time: ${asTyped('test-blocks --timeout 60')}`,
  }),
  crashed: {
    message: 'The browser crashed while it showed the block.',
    hint: 'Look for what takes endless memory in the browser, such as a list that grows forever.',
  },
} as const;

const tooWide = {
  out: (facts: { element: string; by: number; seen: SeenIn }): Wording => ({
    message: `${facts.element} sticks out of the window by ${facts.by} px.${seen(facts.seen)}`,
    hint: 'Let it wrap or become narrower, for example with minWidth: "0" or overflowWrap: "anywhere". A wide table can scroll: overflowX: "auto".',
  }),
  cut: (facts: { element: string; by: number; seen: SeenIn }): Wording => ({
    message: `The words of ${facts.element} are cut off.${seen(facts.seen)}`,
    hint: 'Let the words wrap, or let the box around them grow.',
  }),
} as const;

const needsScript = {
  hidden: ({ words }: { words: string }): Wording => ({
    message: `Without JavaScript, visitors can't see "${words}".`,
    hint: 'Show it from the start. To open and close something, use the elements details and summary: they work without JavaScript.',
  }),
  absent: ({ words }: { words: string }): Wording => ({
    message: `Without JavaScript, "${words}" isn't on the page.`,
    hint: 'Show it from the start. If only an answer to what a visitor does shows it, leave it out of the example.',
  }),
} as const;

const unsteady = {
  random: {
    message: 'The block comes out differently each time it is shown.',
    hint: 'Use nothing that changes by itself, such as the time or a random number.',
  },
  mismatch: {
    message: 'The block comes out differently in the browser than when the site is built.',
    hint: 'Show the same at first in both: no time, no random number, and "window" only in answer to a visitor.',
  },
} as const;

const browserErrors = {
  logged: ({ reason }: { reason: string }): Wording => ({
    message: `The block makes the browser log an error: ${reason}`,
    hint: 'Correct what the error is about. A page of the site logs none.',
  }),
  'not-taken': ({ seconds }: { seconds: number }): Wording => ({
    message: `${seconds} s after a visitor touches the page, the block still doesn't answer.`,
    hint: 'Look for what keeps React from starting, such as an endless effect.',
  }),
} as const;

const listSilent = {
  headings: {
    message: "A page can put the list under headings, and the block doesn't show them.",
    hint: 'Show the list with ItemList. If it can\'t have headings, take "headings: true" out of the schema.',
  },
  choice: {
    message: "A page can let visitors filter and search the list, and the block doesn't show what they choose by.",
    hint: 'Put the block into a HeadedSection, or show useAbove() above the list. If visitors shall see all of the list, write "whole: true" beside "entries: true" in the schema.',
  },
  mark: {
    message: "A page can let visitors filter and search the list, and their choice doesn't change it.",
    hint: 'Show the list with ItemList, or give {...useListMark()} to the element around its items. If visitors shall see all of the list, write "whole: true" beside "entries: true" in the schema.',
  },
} as const;

/** Words about what `test-blocks` finds in blocks of a site's own. */
export const testedBlocks = {
  'block-untested': warning(
    plain,
    'Without an example, nobody can see whether a block works: neither the tests nor the gallery.',
    ({ file }: { file: string }) => ({
      message: "This block has no example, so it wasn't tested.",
      hint: `Make the file ${file}.`,
    }),
  ),
  'block-not-shown': error(
    plain,
    'A block that fails or never ends stops the whole build, or leaves a gap on the page.',
    (facts: Named<typeof notShown>) => wordsOf(notShown, facts),
  ),
  'block-text-used': error(
    plain,
    'Blocks of the same structure are rendered once, with other words filled in. That works only if a component never looks at the words.',
    ({ field }: { field: string | undefined }) => ({
      message:
        field === undefined
          ? 'The block looks at the words that it shows.'
          : `The block looks at the words of "${field}".`,
      hint: `Show texts with Words or Prose, and don't compare, cut or measure them. If the block must, write "keyed: true" at ${field === undefined ? 'the field' : `"${field}"`} in its schema.`,
    }),
  ),
  'block-list-silent': error(
    plain,
    'What a page asks of a list is checked by the schema. A component that takes no notice of it loses it, and nobody is told.',
    (facts: Named<typeof listSilent>) => wordsOf(listSilent, facts),
  ),
  'block-contrast': error(
    plain,
    'Words with too little contrast are hard to read in sunlight, on old screens, and for many people.',
    (facts: { words: string; contrast: number; wanted: number; seen: SeenIn }) => ({
      message: `"${facts.words}" is hard to read: its contrast is ${facts.contrast}, and at least ${facts.wanted} is needed (WCAG 1.4.3).${seen(facts.seen)}`,
      hint: 'Use a colour of the theme, such as fg, fg.muted or brand.fg: it fits every look, mode and background.',
    }),
  ),
  'block-access': error(
    plain,
    'Some visitors hear a page or use it by keyboard. They need names, roles and an order that programs understand.',
    ({ rule, element, criterion, ...facts }: Barrier) => ({
      message: `${rule}${criterion === undefined ? '' : ` (WCAG ${criterion})`}: ${element}.${seen(facts.seen)}`,
      hint: remedy(facts),
    }),
  ),
  'block-too-wide': error(
    plain,
    'On a phone, whatever is wider than the window makes the whole page slide sideways.',
    (facts: Named<typeof tooWide>) => wordsOf(tooWide, facts),
  ),
  'block-needs-script': error(
    plain,
    'A page is complete without JavaScript: for slow connections, old devices and search engines.',
    (facts: Named<typeof needsScript>) => wordsOf(needsScript, facts),
  ),
  'block-unsteady': error(
    plain,
    'What a browser shows at first must be what was built. Otherwise the page flickers, and is drawn twice.',
    (facts: Named<typeof unsteady>) => wordsOf(unsteady, facts),
  ),
  'block-browser-error': error(
    plain,
    'After an error in the browser, a block may not answer visitors any more.',
    (facts: Named<typeof browserErrors>) => wordsOf(browserErrors, facts),
  ),
};
