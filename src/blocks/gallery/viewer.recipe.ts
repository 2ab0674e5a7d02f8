import type { SystemStyleObject } from '@chakra-ui/react';
import { centred, mutedCaption, slotRecipe, stack, wrapping } from '../shared/recipe.ts';

const button: SystemStyleObject = {
  ...centred,
  boxSize: 'control',
  border: '0',
  padding: '0',
  borderRadius: 'full',
  background: 'bg.panel',
  color: 'fg',
  cursor: 'pointer',
  _hover: { background: 'bg.muted' },
  '&[aria-disabled=true]': { opacity: '.35', cursor: 'default' },
};

export const viewerRecipe = slotRecipe({
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      boxSize: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: { base: '3', md: '6' },
      border: '0',
      background: 'bg',
      color: 'fg',
      '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' },
      '& button': button,
    },
    figure: {
      ...stack,
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gap: '4',
      minHeight: '0',
    },
    picture: { boxSize: '100%', minHeight: '0', maxWidth: '100%', objectFit: 'contain' },
    foot: {
      ...wrapping,
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '3',
    },
    caption: {
      flex: '1 1 16rem',
      maxHeight: '30vh',
      overflowY: 'auto',
      '& p': { maxWidth: 'measure' },
      '& [role=status]': { ...mutedCaption, fontVariantNumeric: 'tabular-nums' },
    },
    buttons: { display: 'flex', gap: '2' },
    back: { '& svg': { transform: 'scaleX(-1)' } },
  },
});
