import type { LookPropertyName, OwnPropertyName } from '../model/look-properties.ts';

/**
 * A CSS custom property as a value of styles: `borderRadius: property('--look-card-radius')`.
 * @param name one of the look, or one that site.yaml sets (`theme.properties`)
 * @param otherwise what holds where it isn't set
 */
export function property(name: LookPropertyName | OwnPropertyName, otherwise?: string): string {
  return otherwise === undefined ? `var(${name})` : `var(${name}, ${otherwise})`;
}
