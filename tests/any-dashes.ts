/** The same text whatever spaces stand around dashes between figures: each version of Node has its own for days in English. */
export const anyDashes = (text: string): string => text.replace(/(?<=\d)\s*–\s*(?=\d)/g, '–');
