import type { SystemStyleObject } from '@chakra-ui/react';
import { mutedSmall } from './recipe.ts';

export const segments = {
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  gap: '1',
  padding: '1',
  borderRadius: 'panel',
  background: 'bg.muted',
} as const satisfies SystemStyleObject;

export const segment = {
  display: 'grid',
  minHeight: 'controlSmall',
  paddingBlock: '1.5',
  paddingInline: '4.5',
  borderRadius: 'card',
  ...mutedSmall,
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  transition: 'background-color {durations.fast}, color {durations.fast}',
  _hover: { color: 'fg' },
} as const satisfies SystemStyleObject;

export const chosenSegment = {
  background: 'bg.panel',
  color: 'fg',
  boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}, {shadows.outline}',
  // Forced colours take backgrounds and shadows away.
  _highContrast: { outline: '2px solid', outlineOffset: '-2px' },
} as const satisfies SystemStyleObject;
