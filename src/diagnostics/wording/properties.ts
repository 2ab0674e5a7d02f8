import { type Named, wordsOf } from './by-name.ts';
import { choices, didYouMean, error, type Wording, warning } from './entry.ts';
import { acrossFiles, plain } from './traits.ts';

const ours = 'docs/themes.md lists those of the look. Those for your own blocks begin with --site-.';

/** What can be wrong with the name of a property. */
const inNames = {
  look: (facts: { name: string; suggestion: string | undefined; known: readonly string[] }): Wording => ({
    message: `The look has no property "${facts.name}".`,
    hint:
      facts.suggestion === undefined
        ? `It has ${choices(facts.known, 'and')}.`
        : `${didYouMean(facts.suggestion)}docs/themes.md lists all of them.`,
  }),
  made: ({ name, from }: { name: string; from: string }): Wording => ({
    message: `"${name}" can't be set by itself: it is made of "${from}".`,
    hint: `Write "${from}" under "theme" instead. Blocks can read "${name}".`,
  }),
  other: (facts: { name: string; suggestion: string | undefined }): Wording => ({
    message: `A property can't be called "${facts.name}".`,
    hint: `${didYouMean(facts.suggestion)}${ours}`,
  }),
  own: ({ name }: { name: string }): Wording => ({
    message: `A property of your own can't be called "${name}".`,
    hint: 'After --site-, use lower-case letters, digits and single hyphens: --site-tide-height.',
  }),
  many: ({ most }: { most: number }): Wording => ({
    message: `These are more properties of your own than a site can have (${most}).`,
    hint: 'Visitors load all of them. Write values that are the same everywhere into the blocks themselves.',
  }),
} as const;

/** What can be wrong with the value of a property. */
const inValues = {
  empty: {
    message: 'This property has no value.',
    hint: 'Write one after the colon. A value that starts with # needs quotes, such as "#b4532a".',
  },
  many: {
    message: 'A property has one value.',
    hint: 'Write a text or a number. A colour can also have a value for each mode: { light: "#b4532a", dark: "#f0a080" }.',
  },
  text: {
    message: 'A property of the look has one value, the same in light and dark.',
    hint: 'Write a text, such as 6px.',
  },
  modes: ({ keys }: { keys: readonly string[] }): Wording => ({
    message: `A value for each mode has the keys "light" and "dark", and this one has ${keys.length === 0 ? 'none' : choices(keys)}.`,
    hint: 'Write both colours: { light: "#b4532a", dark: "#f0a080" }.',
  }),
  color: ({ value }: { value: string }): Wording => ({
    message: `"${value}" isn't a colour.`,
    hint: 'Only colours can differ between light and dark. Write one as CSS has it, such as "#b4532a", or var(--look-brand-color).',
  }),
  long: ({ most }: { most: number }): Wording => ({
    message: `This value is longer than ${most} characters.`,
    hint: 'Write a shorter one.',
  }),
  character: ({ character }: { character: string }): Wording => ({
    message: `The value of a property can't have "${character}" in it.`,
    hint: 'Write only the value, as it would stand in CSS between the colon and the semicolon: 6px, "#b4532a" or calc(2rem + 1vw).',
  }),
  function: ({ name }: { name: string }): Wording => ({
    message: `The value of a property can't use "${name}()".`,
    hint: 'Sizes, colours and gradients can be worked out: calc(), clamp(), rgb(), oklch(), linear-gradient(). Nothing can be loaded from an address.',
  }),
  reads: ({ name }: { name: string }): Wording => ({
    message: `A value can't read "${name}".`,
    hint: 'It can read the properties of the look that docs/themes.md lists, such as var(--look-brand-color).',
  }),
  hex: ({ hex }: { hex: string }): Wording => ({
    message: `"${hex}" isn't a colour.`,
    hint: 'A colour after # has three or six digits: 0 to 9 and a to f. With a fourth or two more it is transparent.',
  }),
  unit: ({ unit }: { unit: string }): Wording => ({
    message: `CSS has no unit "${unit}", or it can't be used here.`,
    hint: 'Use px, rem, em, % or vw for sizes, deg for angles, ms for times.',
  }),
  bracket: {
    message: 'This bracket has no other one.',
    hint: 'Write one ")" for each "(".',
  },
  length: ({ example }: { example: string }): Wording => ({
    message: "This isn't a size that the property can have.",
    hint: `Write a number with px or rem, such as ${example}. It can also be worked out with clamp(), min(), max() or calc().`,
  }),
  bounds: ({ least, most }: { least: number; most: number }): Wording => ({
    message: `This size is outside of what the property can have: ${least}rem to ${most}rem (${least * 16}px to ${most * 16}px).`,
    hint: 'Write a size between the two.',
  }),
  zoom: {
    message: "Text of this size wouldn't grow for visitors who need it larger.",
    hint: 'Add a size in rem, such as clamp(2rem, 1rem + 4vw, 5rem).',
  },
  weight: {
    message: "This isn't a weight.",
    hint: 'Write 100, 200 and so on up to 900. Ordinary text has 400, bold text 700.',
  },
  shadow: {
    message: "This isn't a shadow.",
    hint: 'Write none, or two to four sizes and a colour: 0 2px 8px rgb(0 0 0 / 0.2).',
  },
} as const;

export type PropertyFault = Named<typeof inValues>;

/** Words about CSS custom properties: those that site.yaml sets, and those that a site's own blocks read. */
export const properties = {
  'unknown-property': error(plain, 'Nothing would read it.', (facts: Named<typeof inNames>) => wordsOf(inNames, facts)),
  'property-value': error(
    plain,
    'Browsers pass over values that they cannot read, so part of the site would look as if there were none.',
    (facts: PropertyFault) => wordsOf(inValues, facts),
  ),
  'unread-property': warning(acrossFiles, 'It changes nothing that visitors see.', ({ name }: { name: string }) => ({
    message: `No block of the site reads "${name}".`,
    hint: `Read it in a component in blocks/, as property('${name}'), or delete this line.`,
  })),
  'unset-property': warning(
    acrossFiles,
    'What reads it would look as if nothing were written there.',
    (facts: { name: string; suggestion: string | undefined; isOfLook: boolean }) => ({
      message: facts.isOfLook ? `The look has no property "${facts.name}".` : `site.yaml doesn't set "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}${
        facts.isOfLook
          ? 'docs/themes.md lists the properties of the look.'
          : `Set it under "theme", in "properties", or say what holds without it: property('${facts.name}', '1rem').`
      }`,
    }),
  ),
};
