import type { SystemContext } from '@chakra-ui/react';
import type { Frame } from '../../model/plan.ts';
import { createTheme } from './theme.ts';

// Making a theme takes milliseconds, so each brand's is made once and shared by all pages.
const themes = new Map<string, SystemContext>();

/** The theme of a brand. The same ramp gives the same object. */
export function themeFor(brand: Frame['brand']): SystemContext {
  const key = JSON.stringify(brand);
  const known = themes.get(key);
  if (known !== undefined) return known;
  const theme = createTheme(brand);
  themes.set(key, theme);
  return theme;
}
