import { breakable, columns, mutedSmall, stack, visuallyHidden } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

const chosen = {
  background: 'bg.panel',
  color: 'fg',
  boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}, {shadows.outline}',
  // Forced colours take backgrounds and shadows away.
  _highContrast: { outline: '2px solid', outlineOffset: '-2px' },
} as const;

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
        '&:not([data-ready]):not(:has(> :target)) > [data-tabs] > :first-child': chosen,
        '&[data-ready] > [data-panel]:not([data-shown])': { display: 'none' },
      },
    },
    tabs: {
      display: 'none',
      flexWrap: 'wrap',
      width: 'fit-content',
      maxWidth: '100%',
      gap: '1',
      padding: '1',
      borderRadius: 'panel',
      background: 'bg.muted',
    },
    tab: {
      display: 'grid',
      alignItems: 'center',
      ...breakable,
      minHeight: 'controlSmall',
      paddingBlock: '1.5',
      paddingInline: '4.5',
      borderRadius: 'card',
      ...mutedSmall,
      fontWeight: 'medium',
      transition: 'background-color {durations.fast}, color {durations.fast}',
      _hover: { color: 'fg' },
      '&[aria-selected=true]': chosen,
    },
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
      false: {},
    },
  },
});
