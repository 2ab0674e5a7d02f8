import { aboveCover, cardCover } from '../shared/card-styles.ts';
import { entryWords, linkOfEntry } from '../shared/dated/entry.ts';
import {
  centred,
  inLine,
  lineAbove,
  lineAround,
  mutedCaption,
  mutedSmall,
  slotRecipe,
  stack,
} from '../shared/recipe.ts';

/** Which marks are there from a width of a map on: see `builder/plan/map/maps.ts`. */
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

const named = (where: string) =>
  Object.fromEntries(Object.entries(sides).map(([side, style]) => [`& a text[data-${where}=${side}]`, style]));

/** An edge around letters, so that they are read on any ground. */
const halo = { stroke: 'bg', strokeWidth: '4px', paintOrder: 'stroke', strokeLinejoin: 'round' } as const;

export const mapRecipe = slotRecipe({
  base: {
    whole: {
      ...stack,
      gap: '8',
      lg: {
        // Seven of the twelve columns of a page.
        gridTemplateColumns: 'calc((100% + 3rem) * 7 / 12 - 3rem) minmax(0, 1fr)',
        columnGap: '12',
        '& > figure': { position: 'sticky', top: 'calc({sizes.header} + 2rem)', alignSelf: 'start' },
      },
      '@media print': { '& > figure': { position: 'static' } },
    },
    list: {
      ...stack,
      alignContent: 'start',
      '& > li': { ...lineAbove, _first: { borderTop: '0', paddingTop: '0' } },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      paddingBlock: '4',
      breakInside: 'avoid',
      '&[data-link]': cardCover,
      ...linkOfEntry('p a'),
      // The one that a mark leads to.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '2',
        // Within the edge of the page, also where letters are large.
        insetInline: 'calc(-1 * min(.75rem, {spacing.gutter}))',
        borderRadius: 'control',
        zIndex: '-1',
      },
      '&:target': { isolation: 'isolate' },
      '&:target::before': { background: 'brand.subtle', _highContrast: { border: '2px solid' } },
    },
    number: {
      ...centred,
      minWidth: '1.75rem',
      height: '1.75rem',
      paddingInline: '1',
      borderRadius: 'full',
      background: 'brand.solid',
      color: 'brand.contrast',
      fontSize: '.75rem',
      fontWeight: 'bold',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums lining-nums',
      _highContrast: { border: '1px solid' },
      '@media print': { border: '1px solid' },
    },
    ...entryWords,
    words: { minWidth: '0', paddingTop: '.0625rem' },
    address: {
      ...inLine,
      ...aboveCover,
      gap: '1.5',
      alignItems: 'baseline',
      marginTop: '1',
      minHeight: '1.5rem',
      ...mutedSmall,
      transition: 'color {durations.fast}',
      '&:hover': { color: 'brand.fg' },
      '& span': { textDecoration: 'underline', textDecorationColor: 'border.emphasized', textUnderlineOffset: '.2em' },
      '& svg': { boxSize: '.9375rem', alignSelf: 'center' },
    },
    /** A sheet with a grid, or a picture of the ground, and marks on it. Marks and words grow with the text, their places with the sheet. */
    sheet: { minWidth: '0', breakInside: 'avoid' },
    frame: {
      containerType: 'inline-size',
      overflow: 'hidden',
      borderRadius: 'panel',
      ...lineAround,
      background: 'bg.subtle',
    },
    drawing: {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      direction: 'ltr',
      '& [data-grid] path': { fill: 'none', stroke: 'border', strokeWidth: '1px', opacity: '.7' },
      '& [data-grid] path + path': { stroke: 'border.emphasized', opacity: '1' },
      '& [data-scale]': { fontSize: '.75rem', fontWeight: 'medium' },
      '& [data-scale] text': { fill: 'fg.muted', ...halo },
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
      '& a text[data-name]': { display: 'none', fontSize: '.875rem', ...halo },
      '@container (width >= 16rem)': {
        ...shownFor('m'),
        '& a text[data-on-phones]': { display: 'inline' },
        ...named('on-phones'),
      },
      '@container (width >= 34rem)': {
        ...shownFor('l'),
        '& a text[data-name]:not([data-on-wide])': { display: 'none' },
        '& a text[data-on-wide]': { display: 'inline' },
        ...named('on-wide'),
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
    overview: { true: { sheet: { maxWidth: 'prose', marginBottom: '12' } } },
    ground: { true: { drawing: { '.dark & image': { filter: 'brightness(.72) saturate(.85)' } } } },
  },
});
