import { byTheme } from './by-theme.ts';
import { createTheme } from './theme.ts';

/** The system of a theme, made once, because that takes milliseconds. In a browser there is no theme, and the system knows names only. */
export const themeFor = byTheme(createTheme);
