import fc from '../../random.ts';

/** How an editor or a program brings a text into a file. The pauses are between its steps. */
export const ways = ['at once', 'truncate', 'empty', 'half', 'rename over', 'recreate', 'backup'] as const;

export type Way = (typeof ways)[number];

export const files = ['pages/index.yaml', 'pages/about.yaml', 'pages/about/team.yaml', 'site.yaml'] as const;

export type File = (typeof files)[number];

/** One save. */
export type Save = {
  readonly file: File;
  readonly way: Way;
  /** Whether what is saved has a mistake. */
  readonly bad: boolean;
  /** Between the steps, in milliseconds. */
  readonly pause: number;
  /** Where a half-written file ends meanwhile, as a part of the whole. */
  readonly cut: number;
  /** Before the next save begins, in milliseconds. It may begin before this one is done, unless it is of the same file. */
  readonly gap: number;
};

const save: fc.Arbitrary<Save> = fc
  .record({
    file: fc.constantFrom(...files),
    way: fc.constantFrom(...ways),
    bad: fc.integer({ min: 0, max: 2 }).map((chance) => chance === 0),
    pause: fc.integer({ min: 0, max: 200 }),
    cut: fc.double({ min: 0.05, max: 0.85, noNaN: true }),
    gap: fc.integer({ min: 0, max: 250 }),
  })
  // While site.yaml is bad no page can be right, so there is nothing to wait for.
  .map((one) => (one.file === 'site.yaml' ? { ...one, bad: false } : one));

/** Bursts of saves, the same for the same seed: as many as make up `count`. */
export function bursts(count: number, seed: number): readonly (readonly Save[])[] {
  const all = fc.sample(fc.array(save, { minLength: 3, maxLength: 7 }), { numRuns: count, seed });
  const chosen: (readonly Save[])[] = [];
  for (let left = count; left > 0; left -= chosen.at(-1)?.length ?? 0) {
    chosen.push(all[chosen.length]?.slice(0, left) ?? []);
  }
  return chosen;
}

const filler = Array.from(
  { length: 12 },
  (_, index) => `      - question: Number ${index}?\n        answer: Yes.\n`,
).join('');

/** The text of a save. What tells it from others stands at its end, so that nobody sees it in half a file. */
export function textOf({ file, bad }: Save, number: number): string {
  const mistake = bad ? `${file === 'site.yaml' ? '' : '    '}bad${number}: text\n` : '';
  if (file === 'site.yaml') {
    return `# ${'What all pages share. '.repeat(6)}\nurl: https://www.example.com\nname: Site${number}\n${mistake}`;
  }
  return [
    'title: Page\ndescription: About.\nblocks:\n  - type: faq\n    title: Questions\n    items:\n',
    filler,
    // Somebody refers to a place on another page, so that half of that page is a mistake here.
    `  - type: cta\n    id: end\n    title: Save${number}\n    actions: [{ label: Home, href: /about#end }]\n${mistake}`,
  ].join('');
}
