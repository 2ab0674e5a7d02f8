import { defineRecipe } from '@chakra-ui/react';

/** Three terraces, going down. */
const steps =
  'polygon(0 0, 40% 0, 40% 33%, 70% 33%, 70% 67%, 100% 67%, 100% 100%, 60% 100%, 60% 67%, 30% 67%, 30% 33%, 0 33%)';

/** The small line above a title, with the block's one ochre mark. */
export const tagline = defineRecipe({
  className: 'tagline',
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2.5',
    textStyle: 'small',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    color: 'brand.fg',
    overflowWrap: 'anywhere',
  },
  variants: {
    mark: {
      steps: {
        _before: {
          content: '""',
          width: '15px',
          height: '12px',
          flex: 'none',
          background: 'accent.solid',
          clipPath: steps,
        },
      },
      none: {},
    },
  },
  defaultVariants: { mark: 'steps' },
});
