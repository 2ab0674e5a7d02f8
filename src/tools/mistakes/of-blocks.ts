import { diagnose, fileStart, type Location } from '../../diagnostics/diagnose.ts';
import type { InWords } from './in-words.ts';

const example: Location = { file: 'blocks/tides/example.yaml', line: 3, column: 8, endLine: 3, endColumn: 20 };
const component: Location = { file: 'blocks/tides/Tides.tsx', line: 14, column: 1, endLine: 14, endColumn: 1 };
const fromTest = { by: 'the test' } as const;

/** What `test-blocks` finds, by its codes. */
export const ofBlocks: Readonly<Record<string, InWords>> = {
  'block-untested': {
    ...fromTest,
    said: diagnose('block-untested', fileStart(example.file), { file: example.file }),
    mistake: 'The folder blocks/tides has a schema and a component, and no example.yaml.',
    fixed: 'The folder has an example.yaml, too.',
  },
  'block-not-shown': {
    ...fromTest,
    said: diagnose('block-not-shown', component, {
      why: 'thrown',
      reason: "Cannot read properties of undefined (reading 'map')",
    }),
    mistake: 'The component lists "items", which the schema does not require and the example does not have.',
    fixed: 'The component shows nothing where there are no items: items?.map(...).',
  },
  'block-list-silent': {
    ...fromTest,
    said: diagnose('block-list-silent', component, { why: 'headings' }),
    mistake: 'The schema says "headings: true" of the list, and the component shows it as a "ul" of its own.',
    fixed: 'The component shows the list with ItemList.',
  },
  'block-contrast': {
    ...fromTest,
    said: diagnose('block-contrast', example, {
      words: 'High water at 10:20',
      contrast: 2.1,
      wanted: 4.5,
      seen: { mode: 'light' },
    }),
    mistake: 'The component shows a text in the colour #b4b4b4.',
    fixed: 'The component shows it in the colour fg.muted.',
  },
  'block-access': {
    ...fromTest,
    said: diagnose('block-access', component, {
      rule: 'Images must have alternative text',
      element: '<img src="/harbour.jpg">',
      criterion: '1.1.1',
      each: [],
      oneOf: ['Element does not have an alt attribute'],
      seen: {},
    }),
    mistake: 'The component shows a picture without words for those who cannot see it.',
    fixed: 'The component shows it with Picture, whose words come from the page.',
  },
  'block-too-wide': {
    ...fromTest,
    said: diagnose('block-too-wide', example, {
      why: 'out',
      element: '<p> "High water at 10:20"',
      by: 400,
      seen: { width: 320 },
    }),
    mistake: 'The component gives a paragraph the style minWidth: "700px".',
    fixed: 'The paragraph has no such style, or has it from a width of window on: minWidth: { md: "700px" }.',
  },
  'block-needs-script': {
    ...fromTest,
    said: diagnose('block-needs-script', example, { why: 'absent', words: 'The ferry leaves an hour later.' }),
    mistake: 'The component shows a text only after somebody has pressed a button.',
    fixed: 'The text is in the elements details and summary, which open without JavaScript.',
  },
  'block-unsteady': {
    ...fromTest,
    said: diagnose('block-unsteady', component, { why: 'mismatch' }),
    mistake: 'The component shows another text where there is a "window".',
    fixed: 'The component shows the same text everywhere, and looks at "window" when a visitor presses a button.',
  },
  'block-browser-error': {
    ...fromTest,
    said: diagnose('block-browser-error', component, { why: 'logged', reason: 'ReferenceError: moon is not defined' }),
    mistake: 'The component runs code in the browser that fails.',
    fixed: 'The code runs without an error.',
  },
};
