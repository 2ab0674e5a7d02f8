import { cardCover } from './card-styles.ts';
import { inDark, inLight, inLine, mutedSmall, slotRecipe, visuallyHidden, wrapping } from './recipe.ts';

/** The looks of small parts that many blocks have, each with a component beside this file. */
export const elementsRecipe = slotRecipe({
  base: {
    icon: {
      boxSize: '1.25em',
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    /** Not `transform`, by which some of them turn and move. */
    mirrored: { '&:dir(rtl)': { scale: '-1 1' } },
    sign: { display: 'inline-block', verticalAlign: '-.25em' },
    yes: { color: 'brand.fg', strokeWidth: '2.25' },
    no: { color: 'fg.subtle' },
    picture: {
      position: 'relative',
      width: '100%',
      height: 'auto',
      overflow: 'hidden',
      objectFit: 'cover',
      // Browsers draw this only for a picture that could not be fetched: an ornament in place of their mark for a broken one. Its
      // words are there for screen readers.
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0',
        background: 'brand.muted',
        boxShadow: '{assets.picture}',
      },
    },
    /** Shown until the picture arrives. A drawing may be transparent: nothing stands behind it. */
    awaited: { background: 'brand.muted', boxShadow: '{assets.picture}' },
    inLight,
    inDark,
    /** The next paragraph of a text. */
    between: { '& + &': { marginTop: '3' } },
    actions: { ...wrapping, gap: '3' },
    coverTitle: cardCover,
    points: {
      display: 'grid',
      gap: '2.5',
      ...mutedSmall,
      '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2.5' },
      '& svg': { boxSize: '1.0625rem', marginTop: '.2em', color: 'brand.fg', strokeWidth: '2.25' },
    },
    calendarLink: {
      ...inLine,
      gap: '2',
      width: 'fit-content',
      minHeight: '2.75rem',
      marginTop: '6',
      fontWeight: 'semibold',
      transition: 'color {durations.fast}',
      _hover: { color: 'brand.fg' },
      '& svg': { boxSize: '1.125rem' },
    },
    hidden: visuallyHidden,
  },
});
