import type { StylisPlugin } from '@emotion/cache';
import { variablePrefix } from './theme/modes.ts';
import { tokens } from './theme/tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens that are the same in every mode and at every width, by the way rules read them. */
export const constants: ReadonlyMap<string, string> = new Map(
  Object.entries(tokens).flatMap(([category, values]) =>
    Object.entries(values).map(([name, { value }]) => {
      const property = `--${variablePrefix}-${kebab(category)}-${kebab(name).replace('.', '\\.')}`;
      return [`var(${property})`, value] as const;
    }),
  ),
);

const reading = /var\(--[^()]+\)/g;

/**
 * Writes a declaration in fewer letters, for pages: with the values of constants in place of their names, and without
 * spaces that nobody needs. The browser's own rules read the names, from the style sheet of the theme.
 */
export const inShort: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const named = element.value.replace(reading, (read) => constants.get(read) ?? read);
  // A space in a text stays.
  element.return = named.includes('"') ? named : named.replaceAll(', ', ',').replace(/(?<![\w.])0(?=\.\d)/g, '');
};
