import { lineAround, mutedCaption } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

/** Which marks are there from a width of a map on: see `builder/plan/map/marks.ts`. */
const shownFor = (size: string) => ({
  [`& a[data-sizes~=${size}]`]: { display: 'inline' },
  [`& a:not([data-sizes~=${size}])`]: { display: 'none' },
});

/** How far from the middle of a mark its name is, on each side. As `builder/plan/map/names.ts` has it. */
const sides = {
  below: { transform: 'translateY(2rem)', textAnchor: 'middle' },
  above: { transform: 'translateY(-2rem)', textAnchor: 'middle' },
  right: { transform: 'translateX(1.5rem)', textAnchor: 'start' },
  left: { transform: 'translateX(-1.5rem)', textAnchor: 'end' },
} as const;

/** An edge around letters, so that they are read on any ground. */
const halo = { stroke: 'bg', strokeWidth: '4px', paintOrder: 'stroke', strokeLinejoin: 'round' } as const;

/** A sheet with a grid, or a picture of the ground, and marks on it. Marks and words grow with the text, their places with the sheet. */
export const drawnMapRecipe = slotRecipe({
  base: {
    root: { margin: '0', minWidth: '0', breakInside: 'avoid' },
    frame: {
      containerType: 'inline-size',
      overflow: 'hidden',
      borderRadius: 'panel',
      ...lineAround,
      background: 'bg.subtle',
    },
    drawing: {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      direction: 'ltr',
      fontFamily: 'body',
      '& [data-grid] path': { fill: 'none', stroke: 'border', strokeWidth: '1px', opacity: '.7' },
      '& [data-grid] path + path': { stroke: 'border.emphasized', opacity: '1' },
      '& [data-scale]': { fontSize: '.75rem', fontWeight: 'medium' },
      '& [data-scale] text': {
        fill: 'fg.muted',
        ...halo,
      },
      '& [data-scale] line': { stroke: 'bg', strokeWidth: '6px' },
      '& [data-scale] line + line': { stroke: 'fg.muted', strokeWidth: '2px' },
      '& a': { outline: 'none', cursor: 'pointer' },
      ...shownFor('s'),
      '& a circle': {
        r: '.875rem',
        fill: 'brand.solid',
        stroke: 'bg',
        strokeWidth: '2px',
        transition: 'fill {durations.fast}, stroke {durations.fast}, stroke-width {durations.fast}',
      },
      '& a text': {
        textAnchor: 'middle',
        fill: 'brand.contrast',
        fontSize: '.75rem',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
      '& a[data-several] circle': { r: '1.0625rem', fill: 'bg.panel', stroke: 'brand.solid', strokeWidth: '4px' },
      '& a[data-several] text': { fill: 'fg', fontSize: '.8125rem' },
      '& a text[data-name]': {
        display: 'none',
        fontSize: '.875rem',
        ...halo,
      },
      '@container (width >= 16rem)': {
        ...shownFor('m'),
        '& a text[data-on-phones]': { display: 'inline' },
        '& a text[data-on-phones=below]': sides.below,
        '& a text[data-on-phones=above]': sides.above,
        '& a text[data-on-phones=right]': sides.right,
        '& a text[data-on-phones=left]': sides.left,
      },
      '@container (width >= 34rem)': {
        ...shownFor('l'),
        '& a text[data-name]:not([data-on-wide])': { display: 'none' },
        '& a text[data-on-wide]': { display: 'inline' },
        '& a text[data-on-wide=below]': sides.below,
        '& a text[data-on-wide=above]': sides.above,
        '& a text[data-on-wide=right]': sides.right,
        '& a text[data-on-wide=left]': sides.left,
      },
      '& a:hover circle': { fill: 'brand.solidHover' },
      '& a[data-several]:hover circle': { fill: 'brand.muted' },
      '& a:focus-visible circle': {
        outline: '3px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '2px',
        borderRadius: 'full',
      },
      _highContrast: {
        '& a circle, & a[data-several] circle': { fill: 'Canvas', stroke: 'LinkText' },
        '& a text, & a[data-several] text': { fill: 'LinkText' },
        '& text[data-name], & [data-scale] text, & [data-scale] line': { stroke: 'Canvas' },
        '& [data-scale] text': { fill: 'CanvasText' },
        '& [data-scale] line + line': { stroke: 'CanvasText' },
        '& a:focus-visible circle': { stroke: 'Highlight', outlineColor: 'Highlight' },
      },
      '@media (prefers-reduced-motion: reduce)': { '& a circle': { transition: 'none' } },
    },
    note: { marginTop: '3', ...mutedCaption },
  },
  variants: {
    // It leads to the maps below, which are larger.
    overview: { true: { root: { maxWidth: 'prose', marginBottom: '12' } } },
    ground: { true: { drawing: { '.dark & image': { filter: 'brightness(.72) saturate(.85)' } } } },
  },
});
