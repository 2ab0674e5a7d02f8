/**
 * The names of the roles, without what they look like (`roles.ts`): all a browser needs to write `var(--...)`. The values
 * stand in the page's style.
 */

export const colorNames = [
  'fg',
  'fg.muted',
  'fg.subtle',
  'bg',
  'bg.subtle',
  'bg.muted',
  'bg.panel',
  'border',
  'border.emphasized',
  'border.field',
  'brand.solid',
  'brand.solidHover',
  'brand.solidActive',
  'brand.contrast',
  'brand.fg',
  'brand.subtle',
  'brand.muted',
  'brand.focusRing',
  'outline.bg',
  'outline.hover',
  'outline.active',
  'accent.solid',
  'accent.fg',
  'accent.lit',
  'warning.solid',
  'warning.fg',
  'warning.subtle',
  'warning.muted',
  'success.fg',
  'success.subtle',
  'success.muted',
  'error.fg',
  'error.subtle',
  'error.muted',
  'code.bg',
  'code.fg',
  'code.comment',
  'code.string',
  'code.constant',
  'code.keyword',
  'code.function',
  'code.punctuation',
  'terrace.line',
  'terrace.ground',
  'terrace.glow',
] as const;

export const surfaceNames = ['surface.brand', 'surface.brandRing', 'surface.dark', 'surface.darkRing'] as const;

export const shadowNames = ['lift', 'pop', 'button', 'outline'] as const;

export type ColorName = (typeof colorNames)[number];
export type SurfaceName = (typeof surfaceNames)[number];
export type ShadowName = (typeof shadowNames)[number];
