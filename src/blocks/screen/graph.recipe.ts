import { centred, visuallyHidden } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

const dots =
  'radial-gradient(circle at 1px 1px, color-mix(in srgb, {colors.border.field} 34%, transparent) 1px, transparent 0) 0 0 / 18px 18px';

export const graphRecipe = slotRecipe({
  base: {
    map: { position: 'relative', flex: '1', display: 'grid', minWidth: '0', borderRadius: 'control', background: dots },
    lines: {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
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
      overflowWrap: 'anywhere',
      '&[data-state=warning]': { borderColor: 'warning.solid' },
      '&[data-state=error]': { borderColor: 'error.fg' },
    },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: '.8125rem',
      fontWeight: 'semibold',
      lineHeight: '1.3',
      '& > :last-child': { minWidth: '0' },
    },
    note: { marginTop: '1px', fontSize: '.75rem', lineHeight: '1.35', color: 'fg.muted' },
    links: { ...visuallyHidden, whiteSpace: 'normal' },
  },
});
