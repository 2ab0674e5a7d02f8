import {
  breakable,
  centred,
  columns,
  lineAbove,
  lineAround,
  lineBelow,
  mutedCaption,
  slotRecipe,
  stack,
  visuallyHidden,
  wrapping,
} from '../shared/recipe.ts';

/** The three buttons of a window, drawn as one dot and its shadows. */
const buttons = {
  content: '""',
  flex: 'none',
  boxSize: '.625rem',
  marginInlineEnd: '2rem',
  borderRadius: 'full',
  background: 'border.emphasized',
  boxShadow: '1rem 0 0 {colors.border.emphasized}, 2rem 0 0 {colors.border.emphasized}',
};

/** Strokes keep their width where the drawing is stretched. */
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' };

const dots =
  'radial-gradient(circle at 1px 1px, color-mix(in srgb, {colors.border.field} 34%, transparent) 1px, transparent 0) 0 0 / 18px 18px';

export const screenRecipe = slotRecipe({
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
    },
    caption: { marginTop: '4', ...mutedCaption },
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
      ...lineAbove,
      _first: { paddingTop: '0', borderTop: '0' },
      _last: { paddingBottom: '0' },
    },
    alertMark: { display: 'inline-flex', width: '.625rem' },
    alertTitle: { fontSize: '.875rem', fontWeight: 'semibold', lineHeight: '1.4' },
    alertText: mutedCaption,
    time: { ...mutedCaption, fontVariantNumeric: 'tabular-nums' },
    chart: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    unit: mutedCaption,
    drawing: {
      flex: '1 0 auto',
      width: '100%',
      height: '10rem',
      marginTop: '2',
      overflow: 'visible',
      '& [data-grid]': { ...stroke, stroke: 'border', strokeWidth: '1' },
      '& [data-area]': { fill: 'color-mix(in srgb, {colors.brand.fg} 12%, transparent)' },
      '& [data-line]': { ...stroke, stroke: 'brand.fg', strokeWidth: '2' },
      '& [data-end]': { ...stroke, stroke: 'accent.solid', strokeWidth: '10' },
      '& [data-bars]': { fill: 'color-mix(in srgb, {colors.brand.fg} 42%, {colors.bg.panel})' },
      '& [data-last]': { fill: 'brand.fg' },
    },
    values: {
      position: 'relative',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingTop: '2.5',
      textAlign: 'center',
      fontSize: '.75rem',
      lineHeight: '1.4',
    },
    label: { display: 'block', color: 'fg.muted' },
    value: { display: 'block', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    map: { position: 'relative', flex: '1', display: 'grid', minWidth: '0', borderRadius: 'control', background: dots },
    lines: {
      position: 'absolute',
      inset: '0',
      boxSize: '100%',
      fill: 'none',
      stroke: 'color-mix(in srgb, {colors.brand.fg} 55%, {colors.bg.panel})',
      strokeWidth: '1.5',
      '& path': { vectorEffect: 'non-scaling-stroke' },
      '& [data-state=ok]': { stroke: 'brand.fg', strokeWidth: '2' },
      '& [data-state=warning]': { stroke: 'warning.solid', strokeWidth: '2', strokeDasharray: '6 5' },
      '& [data-state=error]': { stroke: 'error.fg', strokeWidth: '2', strokeDasharray: '2 5' },
      '& [data-state=busy]': { stroke: 'brand.fg', strokeWidth: '2', strokeDasharray: '10 4' },
    },
    // Rows of one height and columns of one width: the lines end in their middles.
    rows: { position: 'relative', display: 'grid', gridAutoRows: 'minmax(6.5rem, 1fr)', minWidth: '0' },
    row: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '& > li': { ...centred, padding: '.625rem .375rem', minWidth: '0' },
    },
    node: {
      maxWidth: '100%',
      padding: '.5rem .75rem',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'control',
      background: 'bg.panel',
      boxShadow: 'lift',
      '&[data-state=warning]': { borderColor: 'warning.solid' },
      '&[data-state=error]': { borderColor: 'error.fg' },
    },
    nodeName: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: '.8125rem',
      fontWeight: 'semibold',
      lineHeight: '1.3',
      '& > :last-child': { minWidth: '0' },
    },
    nodeNote: { marginTop: '1px', fontSize: '.75rem', lineHeight: '1.35', color: 'fg.muted' },
    links: { ...visuallyHidden, whiteSpace: 'normal' },
  },
  variants: {
    width: { full: { part: { gridColumn: '1 / -1' } } },
    isDense: {
      true: {
        values: {
          display: 'flex',
          justifyContent: 'space-between',
          textAlign: 'start',
          '& > :last-child': { textAlign: 'end' },
          '& > :not(:first-child, :last-child)': visuallyHidden,
        },
      },
    },
  },
});

/** Four shapes, so that no state is told by its colour alone. */
const triangle = 'polygon(50% 4%, 100% 96%, 0 96%)';
const diamond = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)';

export const stateRecipe = slotRecipe({
  base: {
    mark: {
      display: 'inline-block',
      flex: 'none',
      boxSize: '.625rem',
      borderRadius: 'full',
      background: 'currentColor',
    },
    status: { textStyle: 'caption', fontWeight: 'medium' },
  },
  variants: {
    state: {
      ok: { mark: { color: 'success.fg' }, status: { color: 'success.fg' } },
      warning: {
        mark: { color: 'warning.solid', borderRadius: '0', clipPath: triangle },
        status: { color: 'warning.fg' },
      },
      error: {
        mark: { color: 'error.fg', borderRadius: '0', clipPath: diamond },
        status: { color: 'error.fg' },
      },
      busy: {
        mark: { color: 'brand.fg', background: 'none', boxShadow: 'inset 0 0 0 2px currentColor' },
        status: { color: 'brand.fg' },
      },
    },
  },
});
