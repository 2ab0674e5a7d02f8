import type { LookPropertyName, OwnPropertyName } from '../model/look-properties.ts';

/** A CSS custom property as a value of styles: `borderRadius: property('--look-card-radius')`. */
export function property(name: LookPropertyName | OwnPropertyName, otherwise?: string): string {
  return otherwise === undefined ? `var(${name})` : `var(${name}, ${otherwise})`;
}
