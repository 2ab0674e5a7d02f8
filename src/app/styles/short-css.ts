import type { StylisPlugin } from '@emotion/cache';
import type { Theme } from '../../model/theme.ts';
import { variablePrefix } from '../theme/modes.ts';
import { tokenValues } from '../theme/tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The value of a token that a look does without. */
const nothing = 'unset';

// A space in a text stays.
const short = (value: string): string =>
  value.includes('"') ? value : value.replaceAll(', ', ',').replace(/(?<![\w.])0(?=\.\d)/g, '');

/** The tokens of a theme that are the same in every mode and at every width, by the way rules read them. */
export function constantsOf(theme: Theme): ReadonlyMap<string, string> {
  const entries = Object.entries(tokenValues(theme)).flatMap(([category, values]) =>
    Object.entries(values)
      // A typeface with all that stands in for it is long, and read by many rules: they name it.
      .filter(([name, value]) => category !== 'fonts' || name !== 'heading' || value === nothing)
      .map(([name, value]) => {
        const property = `--${variablePrefix}-${kebab(category)}-${kebab(name).replace('.', '\\.')}`;
        return [`var(${property})`, short(value)] as const;
      }),
  );
  return new Map(entries);
}

/** Writes declarations without spaces that nobody needs. */
export const inFewLetters: StylisPlugin = (element) => {
  if (element.type === 'decl') element.return = short(element.value);
};

const reading = /var\(--[^()]+\)/g;
/** Stands for what a look does without, until it's known whether it is all that a declaration says. */
const absent = '-absent';
const declaredAbsent = /(?<=[{;])(?!--)[\w-]+:-absent;?/g;

/** Rules for pages, with values in the place of constants, and without what a look does without. Rules that come with the app read the names. */
export function withConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const named = css.replace(reading, (read) => {
    const value = constants.get(read) ?? read;
    return value === nothing ? absent : value;
  });
  return named.includes(absent) ? named.replace(declaredAbsent, '').replaceAll(absent, nothing) : named;
}
