import { fieldsInSight, inputLook, mutedSmall, slotRecipe, stack, visuallyHidden, wrapping } from '../recipe.ts';
import { laidOutInSight } from './long-list.ts';

/** Above a list: a search field, the values of each field, how much is shown. Only where there is script: without it the list is complete. */
export const filtersRecipe = slotRecipe({
  base: {
    root: {
      display: 'none',
      marginBottom: '8',
      '@media screen and (scripting: enabled)': {
        display: 'block',
        // Who comes to an address with a choice sees nothing else first. Without the app it is seen all the same.
        // Nothing moves, so it is so for who wants no motion, too.
        '[data-asked^="?"] &': { '& ~ *': { visibility: 'hidden', animation: 'list-seen 0s 4s forwards !important' } },
      },
      // On a phone, browsers lay out what is on the screen of a long list, and not what a choice shows of it below. Rows of tables know by themselves whether they share their columns.
      '@media screen and (max-width: 47.99rem)': {
        '&[data-long] ~ [data-list] > :not(tr), &[data-long] ~ * [data-list] > :not(tr)': laidOutInSight,
      },
      // Where all are shown, nobody needs a way back to them. Its place stays.
      '&:not([data-some]) [type=reset]': { visibility: 'hidden' },
      // Sums are of all.
      '&[data-some] ~ * tfoot': { display: 'none' },
      // By parents, and not as "anything hidden after this": browsers would look at all items before each one.
      '& ~ [data-list] > [hidden], & ~ * :is([data-list] > [hidden], [data-places][hidden])': {
        display: 'none !important',
      },
      // A block may show headings all the same.
      '& ~ [data-empty], & ~ * :where([data-empty])': { display: 'none !important' },
    },
    pages: {
      display: 'none',
      marginBottom: '8',
      '@media screen and (scripting: none)': { ...stack, gap: '5' },
    },
    form: { ...stack, gap: '5', ...fieldsInSight },
    search: { maxWidth: 'measure' },
    fields: { ...wrapping, alignItems: 'flex-end', columnGap: '8', rowGap: '5' },
    field: { minWidth: '0', maxWidth: '100%' },
    label: {
      display: 'block',
      padding: '0',
      marginBottom: '2',
      textStyle: 'small',
      fontWeight: 'semibold',
      lineHeight: '1.4',
    },
    chips: { ...wrapping, gap: '2' },
    chip: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      minHeight: 'controlSmall',
      maxWidth: '100%',
      paddingBlock: '1.5',
      paddingInline: '4',
      border: '1px solid',
      borderColor: 'border.field',
      borderRadius: 'control',
      background: 'bg',
      ...mutedSmall,
      lineHeight: '1.4',
      fontWeight: 'medium',
      cursor: 'pointer',
      transition: 'background-color {durations.fast}, color {durations.fast}, border-color {durations.fast}',
      '&:hover:not(:has(:checked))': { color: 'fg', borderColor: 'fg.muted' },
      '&:has(:checked)': {
        background: 'brand.solid',
        borderColor: 'brand.solid',
        color: 'brand.contrast',
        _highContrast: { outline: '2px solid', outlineOffset: '-4px' },
      },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
    },
    link: { color: 'brand.fg', '&:hover': { borderColor: 'brand.fg' } },
    box: visuallyHidden,
    input: {
      ...inputLook,
      color: 'fg',
      font: 'inherit',
      fontSize: '1rem',
      lineHeight: '1.5',
      _focusVisible: { borderRadius: 'control' },
    },
    menu: { minHeight: 'controlSmall', paddingBlock: '1.5', cursor: 'pointer' },
    foot: { ...wrapping, alignItems: 'center', columnGap: '4', rowGap: '2', ...mutedSmall },
    reset: {
      border: '0',
      padding: '0',
      minHeight: 'controlSmall',
      background: 'none',
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
      cursor: 'pointer',
    },
  },
});
