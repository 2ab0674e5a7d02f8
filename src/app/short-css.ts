import type { StylisPlugin } from '@emotion/cache';
import type { Theme } from '../model/theme.ts';
import { variablePrefix } from './theme/modes.ts';
import { tokenValues } from './theme/tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The value of a token that a look does without. */
const nothing = 'unset';

/** A typeface with all that stands in for it is long, and read by many rules: they name it. */
const isNamed = (category: string, name: string, value: string): boolean =>
  category === 'fonts' && name === 'heading' && value !== nothing;

/** The tokens of a theme that are the same in every mode and at every width, by the way rules read them. */
export function constantsOf(theme: Theme): ReadonlyMap<string, string> {
  const entries = Object.entries(tokenValues(theme)).flatMap(([category, values]) =>
    Object.entries(values)
      .filter(([name, value]) => !isNamed(category, name, value))
      .map(([name, value]) => {
        const property = `--${variablePrefix}-${kebab(category)}-${kebab(name).replace('.', '\\.')}`;
        return [`var(${property})`, value] as const;
      }),
  );
  return new Map(entries);
}

const reading = /var\(--[^()]+\)/g;
/** A declaration that says nothing, but of a property of ours. */
const saysNothing = /^(?!--)[\w-]+:unset;?$/;

/**
 * Writes a declaration in fewer letters, for pages: with the values of constants in place of their names, without what a look does
 * without, and without spaces that nobody needs. The browser's own rules read the names, from the style sheet of the theme.
 */
export function inShort(constants: ReadonlyMap<string, string>): StylisPlugin {
  return (element) => {
    if (element.type !== 'decl') return;
    const named = element.value.replace(reading, (read) => constants.get(read) ?? read);
    if (named !== element.value && saysNothing.test(named)) {
      element.value = '';
      return;
    }
    // A space in a text stays.
    element.return = named.includes('"') ? named : named.replaceAll(', ', ',').replace(/(?<![\w.])0(?=\.\d)/g, '');
  };
}
