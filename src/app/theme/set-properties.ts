import type { SettableName } from '../../model/look-properties.ts';
import type { Theme } from '../../model/theme.ts';
import type { TokenValues } from './token-names.ts';

/*
 * The properties that site.yaml can set (`src/model/look-properties.ts`): which token each one is. Our own rules read tokens, so a site that sets
 * a property has another value in the same rules.
 */

type Token = { readonly [C in keyof TokenValues]: readonly [C, keyof TokenValues[C]] }[keyof TokenValues];

const tokens: Readonly<Record<SettableName, Token>> = {
  '--look-display-size': ['fontSizes', 'display'],
  '--look-title-size': ['fontSizes', 'title'],
  '--look-heading-size': ['fontSizes', 'heading'],
  '--look-text-size': ['fontSizes', 'body'],
  '--look-title-weight': ['fontWeights', 'title'],
  '--look-button-radius': ['radii', 'button'],
  '--look-card-radius': ['radii', 'card'],
  '--look-field-radius': ['radii', 'control'],
  '--look-section-space': ['spacing', 'section'],
  '--look-card-space': ['spacing', 'card'],
  '--look-card-gap': ['spacing', 'cardGap'],
  '--look-page-width': ['sizes', 'container'],
  '--look-text-width': ['sizes', 'reading'],
  '--look-card-shadow': ['assets', 'card'],
};

/** Each of them with its token. A function, so that the browser's bundle can do without. */
export const propertyTokens = () => Object.entries(tokens) as readonly (readonly [SettableName, Token])[];

/** The values of a look, with those of site.yaml in their place. */
export function withProperties(values: TokenValues, { properties }: Theme): TokenValues {
  if (properties === undefined) return values;
  const set = propertyTokens().flatMap(([property, [category, name]]) => {
    const value = properties.look[property];
    if (value === undefined) return [];
    // On a narrow screen cards have room for words, whatever site.yaml says.
    return { category, name, value: property === '--look-card-space' ? `min(7.5vw, ${value})` : value };
  });
  const changed = <C extends keyof TokenValues>(of: C): TokenValues[C] => ({
    ...values[of],
    ...Object.fromEntries(set.flatMap(({ category, name, value }) => (category === of ? [[name, value]] : []))),
  });
  return {
    ...values,
    fontSizes: changed('fontSizes'),
    fontWeights: changed('fontWeights'),
    radii: changed('radii'),
    spacing: changed('spacing'),
    sizes: changed('sizes'),
    assets: changed('assets'),
  };
}
