/** The faint darkening under a pointer. */
export const wash = 'color-mix(in srgb, {colors.fg} 6%, transparent)';
