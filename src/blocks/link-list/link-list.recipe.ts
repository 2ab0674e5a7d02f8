import { breakable, columns, lineAbove, mutedSmall, raised, slotRecipe, stack, wrapping } from '../shared/recipe.ts';
export const linkListRecipe = slotRecipe({
  base: {
    grid: { ...stack, gap: 'cardGap' },
    group: {
      ...stack,
      alignContent: 'start',
      gap: '4',
      padding: 'card',
      ...raised('card'),
    },
    // Words shorter than the icon stand at its middle, longer ones begin at its top.
    head: {
      display: 'flex',
      gap: '4',
      '& > div': { minWidth: '0' },
      '& > span + div': { display: 'grid', alignContent: 'center', minHeight: '2.5rem' },
    },
    title: { textStyle: 'card' },
    text: { marginTop: '0.5', ...mutedSmall },
    // Rows reach a little beyond the words at both sides, so that their wash has room and the words stand in line.
    links: {
      ...stack,
      columnGap: '6',
      alignContent: 'start',
      marginInline: '-3',
    },
    row: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'controlSmall',
      paddingBlock: '2.5',
      paddingInline: '3',
      borderRadius: 'control',
      transition: 'background-color {durations.fast}',
      _hover: {
        background: 'bg.muted',
        '& a': { color: 'brand.fg' },
        '& > svg': { color: 'brand.fg', transform: 'translateX(3px)' },
      },
    },
    last: { '& a': { fontWeight: 'normal', color: 'brand.fg' } },
    words: {
      ...wrapping,
      alignItems: 'center',
      // Names of links that stand side by side are at one height, however many lines follow.
      alignSelf: 'start',
      rowGap: '1',
      columnGap: '2.5',
      flex: '1',
      minWidth: '0',
    },
    link: {
      ...breakable,
      fontWeight: 'semibold',
      fontSize: '1rem',
      lineHeight: '1.5',
      transition: 'color {durations.fast}',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
      _focusVisible: {
        outline: 'none',
        _after: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-2px' },
      },
    },
    about: { flexBasis: '100%', ...mutedSmall },
    arrow: {
      boxSize: '1.0625rem',
      color: 'fg.subtle',
      transition: 'transform {durations.calm} {easings.calm}, color {durations.fast}',
    },
  },
  variants: {
    compact: {
      true: {
        grid: { mdDown: { gap: '5', '* + &': { marginTop: '-4' } } },
        group: {
          mdDown: {
            gap: '1.5',
            padding: '0',
            paddingTop: '4',
            border: '0',
            ...lineAbove,
            borderRadius: '0',
            background: 'none',
          },
        },
        about: { mdDown: { display: 'none' } },
      },
    },
    columns: {
      1: {
        group: { lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: '12', alignItems: 'start' } },
        links: { lg: { gridTemplateColumns: columns(2), marginBlock: '-2.5' } },
      },
      2: { grid: { md: { gridTemplateColumns: columns(2) } } },
      3: { grid: { md: { gridTemplateColumns: columns(2) }, lg: { gridTemplateColumns: columns(3) } } },
    },
  },
});
