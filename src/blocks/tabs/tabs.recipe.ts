import { columns, slotRecipe, stack, visuallyHidden } from '../shared/recipe.ts';
import { chosenSegment, segment, segments } from '../shared/segment-styles.ts';

/**
 * Without script and on paper the panels stand below each other, each under its heading. Where there will be script, tabs are shown
 * from the start, so that nothing moves when the app comes: until then a tab is a link to its panel. `data-ready` says that it is there.
 */
export const tabsRecipe = slotRecipe({
  base: {
    root: {
      ...stack,
      gap: '12',
      '@media screen and (scripting: enabled)': {
        gap: '8',
        '& > [data-tabs]': { display: 'flex' },
        '&:not([data-ready]) > [data-panel] ~ [data-panel]:not(:target)': { display: 'none' },
        '&:not([data-ready]):has(> :target) > [data-panel]:not(:target)': { display: 'none' },
        '&:not([data-ready]):not(:has(> :target)) > [data-tabs] > :first-child': chosenSegment,
        '&[data-ready] > [data-panel]:not([data-shown])': { display: 'none' },
      },
    },
    tabs: { display: 'none', ...segments },
    tab: { ...segment, alignItems: 'center', minWidth: '0', '&[aria-selected=true]': chosenSegment },
    panel: {
      ...stack,
      gap: '6',
      // A link to it leaves the tabs in sight.
      scrollMarginTop: '6rem',
    },
    heading: {
      textStyle: 'article',
      marginBottom: '3',
      // The tab says it.
      '@media screen and (scripting: enabled)': visuallyHidden,
    },
    text: { maxWidth: 'measure', color: 'fg.muted' },
    points: { marginTop: '5', maxWidth: 'measure' },
    picture: { aspectRatio: '4 / 3', borderRadius: 'card' },
  },
  variants: {
    pictured: {
      true: { panel: { lg: { gridTemplateColumns: columns(2), columnGap: 'cardGap' } } },
    },
  },
});
