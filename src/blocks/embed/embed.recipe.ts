import { centred, slotRecipe, wrapping } from '../shared/recipe.ts';
import { heldStyle } from '../shared/takeover/held-links.ts';

const form = (aspectRatio: string, maxWidth: string) => ({ box: { aspectRatio, maxWidth } });

export const embedRecipe = slotRecipe({
  base: {
    box: {
      position: 'relative',
      width: '100%',
      marginInline: 'auto',
      // Higher than its ratio where the letters are large: what scrolls has no least height, and so what hides isn't it.
      display: 'grid',
      overflow: 'clip',
      borderRadius: 'frame',
      background: 'bg.muted',
    },
    link: {
      ...centred,
      padding: 'min(1rem, 5vw)',
      borderRadius: 'frame',
      '&:hover > span': { transform: 'scale(1.03)' },
      '&[data-held]': { ...heldStyle, outlineOffset: '-4px', '& > span': { opacity: '.6' } },
      _focusVisible: { outlineOffset: '-4px' },
    },
    picture: { position: 'absolute', inset: '0', height: '100%' },
    sign: {
      position: 'relative',
      ...wrapping,
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '2.5',
      maxWidth: '100%',
      textAlign: 'center',
      paddingBlock: '3',
      paddingInline: 'min(1.5rem, 7.5vw)',
      borderRadius: 'full',
      background: 'bg.panel',
      boxShadow: 'lift',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      transition: 'transform {durations.calm} {easings.calm}',
      '& svg': { color: 'brand.fg' },
      // Forced colours take backgrounds away.
      _highContrast: { outline: '2px solid' },
    },
    frame: { position: 'absolute', inset: '0', boxSize: '100%', border: '0' },
  },
  variants: {
    ratio: {
      wide: form('16 / 9', 'none'),
      classic: form('4 / 3', '56rem'),
      square: form('1', '40rem'),
      tall: form('9 / 16', '24rem'),
    },
  },
});
