/** Making a formatter takes longer than using it: there is one for each language and its options. */
function kept<O, F>(make: (language: string, options: O) => F): (language: string, options: O) => F {
  const known = new Map<string, F>();
  return (language, options) => {
    const name = JSON.stringify([language, options]);
    const format = known.get(name) ?? make(language, options);
    known.set(name, format);
    return format;
  };
}

/** "en" alone puts the month first and counts hours to twelve, which most readers of English do not. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** @throws RangeError for a time zone that isn't known */
export const dateFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }),
);
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
export const listFormat = kept((language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options));
export const collator = kept((language, options: Intl.CollatorOptions) => new Intl.Collator(language, options));

/** Versions of Node write other spaces beside the same words, and not every font has them. */
export const plainSpaces = (text: string, space = ' '): string => text.replace(/[\u2009\u202f]/g, space);

/** Texts as a language counts them up: `Bread, rolls and cake`. */
export const listIn = (texts: readonly string[], language: string): string =>
  listFormat(localeOf(language), { type: 'conjunction' }).format(texts);
