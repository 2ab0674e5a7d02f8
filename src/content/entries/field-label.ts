import type { Field } from '../../values/field.ts';

/** What visitors call a field: what its kind says, or else its name in words. */
export const labelOf = ({ name, label }: Pick<Field, 'name' | 'label'>): string => label ?? nameInWords(name);

/** `prepTime` -> `Prep time`, `case-study` -> `Case study`. */
function nameInWords(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
