/** Texts as a language counts them up: `Bread, rolls and cake`. */
export function listIn(texts: readonly string[], language: string): string {
  return listFormatIn(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(texts);
}

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.ListFormat>();

export function listFormatIn(language: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  const name = JSON.stringify([language, options]);
  const format = formats.get(name) ?? new Intl.ListFormat(language, options);
  formats.set(name, format);
  return format;
}
