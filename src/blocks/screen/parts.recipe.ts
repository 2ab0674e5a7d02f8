import { breakable, lineAbove, lineAround, mutedCaption, wrapping } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

/** Numbers, tables and messages on a screen. */
export const partsRecipe = slotRecipe({
  base: {
    tiles: { ...wrapping, gap: '3', '& + *': { marginTop: '4' } },
    tile: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1 1 8rem',
      ...breakable,
      padding: '.875rem 1rem',
      ...lineAround,
      borderRadius: 'control',
      background: 'bg.subtle',
    },
    tileLabel: { display: 'flex', alignItems: 'baseline', gap: '2', ...mutedCaption },
    tileValue: {
      marginTop: '1',
      fontSize: '1.625rem',
      fontWeight: 'medium',
      lineHeight: '1.2',
      letterSpacing: '-.03em',
      wordSpacing: '.08em',
      fontVariantNumeric: 'lining-nums',
    },
    trend: { marginTop: '1', ...mutedCaption },
    // Only words that are far too long for their column make it scroll.
    scroller: { overflowX: 'auto' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      textStyle: 'caption',
      textAlign: 'start',
      '& :is(th, td)': {
        padding: '.625rem .5rem',
        textAlign: 'start',
        verticalAlign: 'top',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'break-word',
        '@container (max-width: 26rem)': { paddingInline: '.1875rem', fontSize: '.75rem' },
        '&:first-of-type:first-child': { paddingInlineStart: '0' },
        '&:last-child': { paddingInlineEnd: '0' },
      },
      '& thead th': { paddingBlock: '0 .5rem', fontWeight: 'medium', color: 'fg.muted' },
      '& tbody :is(th, td)': lineAbove,
      '& tbody th': { fontWeight: 'semibold' },
    },
    name: {
      display: 'grid',
      // A word is never broken: a table that is too wide for it scrolls.
      gridTemplateColumns: 'auto minmax(min-content, 1fr)',
      columnGap: '1.5',
      alignItems: 'baseline',
      '& > :first-child:last-child': { gridColumn: '1 / -1' },
      '& > :nth-child(3)': {
        gridColumn: '2',
        '@container (max-width: 26rem)': { gridColumn: '1 / -1', fontSize: '.75rem' },
      },
    },
    alerts: { display: 'flex', flexDirection: 'column' },
    alert: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      alignItems: 'baseline',
      paddingBlock: '3',
      overflowWrap: 'anywhere',
      ...lineAbove,
      _first: { paddingTop: '0', borderTop: '0' },
      _last: { paddingBottom: '0' },
    },
    alertMark: { display: 'inline-flex', width: '.625rem' },
    alertTitle: { fontSize: '.875rem', fontWeight: 'semibold', lineHeight: '1.4' },
    alertText: mutedCaption,
    time: { ...mutedCaption, fontVariantNumeric: 'tabular-nums' },
  },
});
