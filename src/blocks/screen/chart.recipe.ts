import { mutedCaption, visuallyHidden } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

/** Strokes keep their width where the drawing is stretched. */
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' };

export const chartRecipe = slotRecipe({
  base: {
    chart: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    unit: { ...mutedCaption, overflowWrap: 'anywhere' },
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
      overflowWrap: 'anywhere',
    },
    label: { display: 'block', color: 'fg.muted' },
    value: { display: 'block', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
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
