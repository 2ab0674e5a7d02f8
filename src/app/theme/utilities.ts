import type { SystemConfig } from '@chakra-ui/react';

/**
 * The part of Chakra's base config that our styles use: its whole is 4 KB (brotli) more that every takeover would
 * fetch. `tests/theme/utilities.test.tsx` holds the two together, and says so when a style needs another line here.
 */

type Utilities = NonNullable<SystemConfig['utilities']>;

/** Style properties that take tokens, by the kind of token. */
const tokenProperties = {
  colors: ['background', 'borderColor', 'color', 'fill', 'stroke', 'outlineColor', 'textDecorationColor'],
  radii: [
    'borderRadius',
    'borderStartStartRadius',
    'borderStartEndRadius',
    'borderEndStartRadius',
    'borderEndEndRadius',
  ],
  shadows: ['boxShadow'],
  sizes: ['flexBasis', 'width', 'height', 'blockSize', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'inset',
    'insetBlock',
    'insetInline',
    'insetInlineStart',
    'insetInlineEnd',
    'top',
    'right',
    'bottom',
    'left',
    'margin',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginInline',
    'marginInlineStart',
    'marginInlineEnd',
    'marginBlock',
    'padding',
    'paddingTop',
    'paddingBottom',
    'paddingInline',
    'paddingInlineStart',
    'paddingInlineEnd',
    'paddingBlock',
    'scrollMarginTop',
    'scrollPaddingTop',
  ],
  zIndex: ['zIndex'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
} as const;

const withTokens = Object.entries(tokenProperties).flatMap(([values, names]) =>
  names.map((name) => [name, { values }] as const),
);

export const utilities: Utilities = {
  ...Object.fromEntries(withTokens),
  borderTopRadius: {
    values: 'radii',
    property: 'borderRadius',
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  hideFrom: {
    values: 'breakpoints',
    transform: (_value: string, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
  },
  hideBelow: {
    values: 'breakpoints',
    transform: (_value: string, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
  },
};

/** Without the attributes that Chakra's own components set: none is used here. */
export const conditions: NonNullable<SystemConfig['conditions']> = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled',
  before: '&::before',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  empty: '&:empty',
  placeholder: '&::placeholder',
  // Chakra sorts queries by the length in them. Two without one it compares as words, and the first comparison of
  // words keeps a browser busy for 20 ms.
  highContrast: '@media (forced-colors: active) and (width >= 0px)',
};
