import type { SystemStyleObject } from '@chakra-ui/react';
import { columns, inColumns, slotRecipe, stack } from '../shared/recipe.ts';
import { byBackground } from '../shared/surfaces.ts';

const rise = '2.25rem';
/** The space beside a step's words: five steps fit from `lg`. */
const inset = 'clamp(1rem, -1.25rem + 3.75vw, 1.75rem)';

/** A step lies lower by one rise for each step that follows. */
const heights = Object.fromEntries(
  [2, 3, 4, 5].map((fromEnd) => [`&:nth-last-child(${fromEnd})`, { marginTop: `calc(${fromEnd - 1} * ${rise})` }]),
);

/** The space below a head that covers the lower half of a stair of so many steps: the upper half rises beside it. */
const besideHead = (across: number) => ({
  head: { lg: { marginBottom: `calc(2.75rem - ${Math.floor(across / 2)} * ${rise})` } },
});

/** A step of the stair: a block from its tread down to the ground that all stand on. That has weight, so nothing is empty where there are no words. */
const terrace: SystemStyleObject = {
  padding: `1.75rem ${inset} clamp(1.75rem, 3vw, 2.75rem)`,
  border: '0',
  borderTop: '2px solid',
  borderInlineEnd: '1px solid',
  borderColor: 'border.field',
  background:
    'linear-gradient(to bottom, color-mix(in srgb, {colors.brand.fg} 9%, transparent), color-mix(in srgb, {colors.brand.fg} 3%, transparent))',
  ...heights,
  // The riser stands between two blocks, and at the open side of the first.
  borderInlineEndColor: 'color-mix(in srgb, {colors.brand.fg} 16%, transparent)',
  borderStartStartRadius: 'tile',
  _last: {
    borderColor: 'border.field',
    borderInlineEndColor: 'transparent',
    paddingBottom: 'clamp(1.75rem, 3vw, 2.75rem)',
    borderStartEndRadius: 'tile',
  },
};

const ground = ({ background }: { readonly background: string }) => ({ label: { _before: { background } } });

export const stepsRecipe = slotRecipe({
  base: {
    head: { ...stack, gap: '4', marginBottom: 'sectionHead' },
    tagline: {},
    title: { textStyle: 'heading', maxWidth: '22ch' },
    description: { textStyle: 'sectionLead', color: 'fg.muted', maxWidth: 'measure' },
    list: stack,
    // A line from landing to landing; the last has nothing below it.
    step: {
      position: 'relative',
      paddingInlineStart: '8',
      paddingBottom: '9',
      borderInlineStart: '1px solid',
      borderColor: 'border.emphasized',
      _last: { paddingBottom: '0', borderColor: 'transparent' },
    },
    label: {
      textStyle: 'small',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      color: 'brand.fg',
      // The landing: a ring on the line.
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '-6px',
        top: '.35rem',
        boxSize: '11px',
        border: '2.5px solid',
        borderColor: 'accent.solid',
        borderRadius: 'full',
      },
    },
    heading: { marginBlock: '1.5', textStyle: 'card' },
    text: { textStyle: 'cardBody', color: 'fg.muted', maxWidth: 'measure', textWrap: 'balance' },
    actions: { marginTop: 'sectionHead' },
  },
  variants: {
    shape: {
      staircase: {
        head: { lg: { maxWidth: 'calc(50% - {spacing.cardGap})' } },
        list: { lg: { alignItems: 'stretch' } },
        step: { lg: terrace },
        label: { _before: { lg: { insetInlineStart: inset, top: '-7px' } } },
      },
      // One below the other, each with its words beside its title.
      list: {
        step: {
          lg: {
            display: 'grid',
            gridTemplateColumns: columns(12),
            columnGap: 'cardGap',
            alignItems: 'baseline',
            padding: '1.75rem 0',
            border: '0',
            borderTop: '1px solid',
            borderColor: 'border.emphasized',
            _last: { paddingBottom: '1.75rem', borderColor: 'border.emphasized' },
            '& > :nth-child(1)': { gridColumn: '1 / span 2' },
            '& > :nth-child(2)': { gridColumn: '3 / span 4' },
            '& > :nth-child(3)': { gridColumn: '7 / -1' },
          },
        },
        heading: { lg: { margin: '0', textStyle: 'subheading' } },
        label: { _before: { lg: { insetInlineStart: '0', top: '-6px' } } },
      },
      row: {
        list: { lg: { rowGap: '12' } },
        step: {
          lg: {
            padding: '1.75rem 0 0',
            paddingInlineEnd: inset,
            border: '0',
            borderTop: '1px solid',
            borderColor: 'border.field',
            _last: { borderColor: 'border.field' },
          },
        },
        label: { _before: { lg: { insetInlineStart: '0', top: '-6px' } } },
      },
    },
    across: inColumns('list', [1, 2, 3, 4, 5]),
    stair: { 2: besideHead(2), 3: besideHead(3), 4: besideHead(4), 5: besideHead(5) },
    background: byBackground(ground),
  },
});
