import { mutedCaption, mutedSmall, visuallyHidden, wrapping } from '../fragments.ts';
import { fieldsInSight } from '../input-look.ts';
import { slotRecipe } from '../recipe.ts';

/** What every form that sends an e-mail has: its heading, the trap for machines, what came of sending. */
export const mailFormRecipe = slotRecipe({
  base: {
    form: { display: 'flex', flexDirection: 'column', ...fieldsInSight },
    title: { textStyle: 'subheading' },
    description: { marginTop: '1.5', fontSize: '1rem', color: 'fg.muted', maxWidth: 'measure' },
    instead: { color: 'fg.muted', '* + &': { marginTop: '6' } },
    ways: { marginTop: '4' },
    /** While the boot script holds the form until the app is there: the button looks and reads as if it were disabled. */
    submit: {
      '[data-held] &': {
        background: 'bg.muted',
        color: 'fg.subtle',
        boxShadow: 'inset 0 0 0 1px {colors.border}',
        pointerEvents: 'none',
        '& > *': { display: 'none' },
        _before: { content: 'attr(data-sending)' },
      },
    },
    /** Words that are there for a screen reader as soon as a form is held, and before that for nobody. */
    whileHeld: { ...visuallyHidden, display: 'none', '[data-held] &': { display: 'block' } },
    whileSending: visuallyHidden,
    trap: { position: 'absolute', insetInlineStart: '-624rem', width: '1px', height: '1px', overflow: 'hidden' },
    outcome: {
      ...wrapping,
      alignItems: 'center',
      columnGap: '5',
      rowGap: '3',
      '&:has(p)': { marginTop: '6' },
    },
    status: {
      flex: '1 1 20rem',
      borderRadius: 'control',
      // It has the focus while a message is on its way, and there is nothing to be seen in it.
      '&:not(:has(> [data-outcome]))': { outline: 'none' },
      // Here and not in the box, so that the page carries these colours from the start: the sheet with all others may not come.
      '& > [data-outcome]': { borderColor: 'error.muted', background: 'error.subtle', color: 'error.fg' },
      '& > [data-outcome=success]': {
        borderColor: 'success.muted',
        background: 'success.subtle',
        color: 'success.fg',
      },
    },
    box: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '.9375rem',
      paddingInline: '1.125rem',
      border: '1px solid',
      borderRadius: 'control',
      textStyle: 'small',
      fontWeight: 'medium',
      '& > svg': { marginTop: '.1em' },
    },
    plainAnswer: {
      display: 'none',
      marginTop: '4',
      ...mutedCaption,
      '@media (scripting: none)': { display: 'block' },
    },
    otherWay: {
      ...mutedSmall,
      overflowWrap: 'anywhere',
      '& a': {
        color: 'brand.fg',
        fontWeight: 'semibold',
        textDecorationLine: 'underline',
        textUnderlineOffset: '.2em',
      },
    },
  },
});
