import { columns, lineAround, lineBelow, mutedCaption, stack, wrapping } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

/** The three buttons of a window, drawn as one dot and its shadows. */
const buttons = {
  content: '""',
  flex: 'none',
  width: '.625rem',
  height: '.625rem',
  marginInlineEnd: '2rem',
  borderRadius: 'full',
  background: 'border.emphasized',
  boxShadow: '1rem 0 0 {colors.border.emphasized}, 2rem 0 0 {colors.border.emphasized}',
};

/** A browser's window, and the parts of the page in it. */
export const frameRecipe = slotRecipe({
  base: {
    frame: {
      containerType: 'inline-size',
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'panel',
      background: 'bg.subtle',
      boxShadow: 'lift',
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: '2.75rem',
      paddingInline: '1rem',
      ...lineBelow,
      background: 'bg.muted',
      _before: buttons,
    },
    address: {
      flex: '0 1 26rem',
      minWidth: '0',
      margin: '.375rem auto',
      padding: '.1875rem .875rem',
      borderRadius: 'full',
      background: 'bg.panel',
      ...mutedCaption,
      textAlign: 'center',
      // Like a browser's own: what has no room is cut off, and read by screen readers.
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    tabs: {
      ...wrapping,
      columnGap: '5',
      paddingInline: '1.25rem',
      ...lineBelow,
      background: 'bg.panel',
      ...mutedCaption,
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      '& > li': { paddingBlock: '2.5' },
      '& > :first-child': { color: 'fg', boxShadow: 'inset 0 -2px 0 {colors.brand.fg}' },
    },
    parts: {
      ...stack,
      gap: 'clamp(.75rem, 2cqi, 1.25rem)',
      padding: 'clamp(.75rem, 2cqi, 1.25rem)',
      '@container (min-width: 44rem)': { gridTemplateColumns: columns(2) },
    },
    part: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      padding: 'clamp(.75rem, 3.6cqi, 1rem)',
      '@container (min-width: 44rem)': { padding: 'clamp(1rem, 2.2cqi, 1.5rem)' },
      ...lineAround,
      borderRadius: 'note',
      background: 'bg.panel',
    },
    title: {
      marginBottom: '4',
      fontSize: '.9375rem',
      lineHeight: '1.4',
      letterSpacing: '-.006em',
      overflowWrap: 'anywhere',
    },
    caption: { marginTop: '4', ...mutedCaption, overflowWrap: 'anywhere' },
    actions: { marginTop: 'sectionHead' },
  },
  variants: {
    width: { half: {}, full: { part: { gridColumn: '1 / -1' } } },
  },
});
