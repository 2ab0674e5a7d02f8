import type { SystemStyleObject } from '@chakra-ui/react';
import type { MenuFrom } from '../../model/frame.ts';

/** The faint darkening under a pointer. */
export const wash = 'color-mix(in srgb, {colors.fg} 6%, transparent)';

/** How something of the menu looks where it is a sheet, and where it is a row. */
export type MenuStyles = { readonly sheet: SystemStyleObject; readonly row: SystemStyleObject };

/** Styles for a menu that is a sheet below a width of screen, and a row from there on. */
export const byMenu = ({ sheet, row }: MenuStyles): Readonly<Record<MenuFrom, SystemStyleObject>> => ({
  xl: { xlDown: sheet, xl: row },
  '2xl': { '2xlDown': sheet, '2xl': row },
  none: sheet,
});
