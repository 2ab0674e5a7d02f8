import type { SystemStyleObject } from '@chakra-ui/react';
import type { MenuFrom } from '../../model/frame.ts';

/** The faint darkening under a pointer. */
export const wash = 'color-mix(in srgb, {colors.fg} 6%, transparent)';

type MenuStyles = {
  readonly sheet: SystemStyleObject;
  readonly row: SystemStyleObject;
  /** What a row is besides on the widest screens. */
  readonly roomy: SystemStyleObject;
};

/** Styles for a menu that is a sheet below a width of screen, and a row from there on. */
export function menuStyles(from: MenuFrom, { sheet, row, roomy }: MenuStyles): SystemStyleObject[] {
  return from === 'none' ? [sheet] : [{ [`${from}Down`]: sheet, [from]: row }, { '2xl': roomy }];
}
