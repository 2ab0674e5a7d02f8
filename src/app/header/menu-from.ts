import type { SystemStyleObject } from '@chakra-ui/react';
import type { MenuFrom } from '../../model/frame.ts';

/**
 * Styles for a menu that is a sheet below a width of screen, and a row from there on.
 * @param roomy what a row is besides on the widest screens
 */
export function menuStyles(
  from: MenuFrom,
  sheet: SystemStyleObject,
  row: SystemStyleObject,
  roomy: SystemStyleObject = {},
): SystemStyleObject[] {
  return from === 'none' ? [sheet] : [{ [`${from}Down`]: sheet, [from]: row }, { '2xl': roomy }];
}
