import type { SystemConfig } from '@chakra-ui/react';

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
