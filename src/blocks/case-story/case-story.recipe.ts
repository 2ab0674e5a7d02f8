const inner = 'calc({radii.panel} - 1px)';

import { onward } from '../shared/card-styles.ts';
import { breakable, columns, lineAbove, mutedSmall, raised, slotRecipe, stack, wrapping } from '../shared/recipe.ts';
export const caseStoryRecipe = slotRecipe({
  base: {
    list: { ...stack, gap: 'clamp(1.25rem, .8rem + 1.6vw, 2.5rem)' },
    story: { ...stack, ...raised('panel') },
    frame: {
      position: 'relative',
      aspectRatio: { base: '16 / 10', sm: '2 / 1', lg: 'auto' },
      overflow: 'hidden',
      borderColor: 'border',
      borderTopRadius: inner,
      borderBottomWidth: { base: '1px', lg: '0' },
    },
    // The words decide how high the story is, not the picture.
    picture: { position: 'absolute', inset: '0', height: '100%' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      ...breakable,
      padding: 'panel',
    },
    top: { ...wrapping, alignItems: 'center', rowGap: '2', columnGap: '3', marginBottom: '4' },
    company: { ...mutedSmall, fontWeight: 'semibold' },
    figure: { containerType: 'inline-size', alignSelf: 'stretch', marginBottom: '6' },
    number: {
      display: 'block',
      textStyle: 'stat',
      fontSize: 'min(7rem, 22cqi*var(--unzoomed))',
      fontVariantNumeric: 'lining-nums',
      marginInlineStart: '-.04em',
      overflowWrap: 'anywhere',
    },
    counted: { display: 'block', marginTop: '2', fontWeight: 'semibold', color: 'brand.fg' },
    title: { textStyle: 'subheading', maxWidth: '32ch' },
    outline: {
      display: 'grid',
      alignSelf: 'stretch',
      gridTemplateColumns: { base: columns(1), md: columns(2) },
      rowGap: '6',
      columnGap: '8',
      marginTop: '6',
    },
    results: { gridColumn: '1 / -1', paddingTop: '6', ...lineAbove },
    label: { textStyle: 'small', fontWeight: 'semibold' },
    text: { marginTop: '1', ...mutedSmall },
    points: { marginTop: '3', columnGap: '8' },
    link: {
      ...onward,
      minHeight: '1.5rem',
      marginTop: '7',
      textStyle: 'small',
      '& svg': { ...onward['& svg'], boxSize: '1.0625rem' },
    },
  },
  variants: {
    picture: {
      true: {
        story: {
          lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
          '&:nth-of-type(even)': {
            lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
            '& > :first-child': {
              lg: {
                order: '1',
                borderRadius: `0 ${inner} ${inner} 0`,
                borderInlineStartWidth: '1px',
                borderInlineEndWidth: '0',
              },
            },
          },
        },
        frame: { lg: { borderRadius: `${inner} 0 0 ${inner}`, borderInlineEndWidth: '1px' } },
      },
      false: { points: { md: { gridTemplateColumns: columns(2) } } },
    },
  },
});
