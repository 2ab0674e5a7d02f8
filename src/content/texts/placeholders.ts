/** What can be filled in, and where it comes from in site.yaml. The year comes from the clock. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  name: 'name',
  year: 'year',
  phone: 'contact.phone',
  email: 'contact.email',
  address: 'contact.address',
};

/** A name in braces, its place in the text, and whether the text does without it: `{prefix?}`. */
type Placeholder = {
  readonly name: string;
  readonly isOptional: boolean;
  readonly start: number;
  readonly end: number;
};

/** A text in pieces: literal ones, and the names that stood in braces. */
export type Piece = string | Placeholder;

const placeholderIn = (written: string, start: number, end: number): Placeholder => ({
  name: written.replace(/\?$/, ''),
  isOptional: written.endsWith('?'),
  start,
  end,
});

export const placeholdersIn = (text: string): Placeholder[] =>
  splitPlaceholders(text).filter((piece) => typeof piece !== 'string');

/** The name in braces that a text is, with nothing around it: `time` of `{time}`. */
export function onlyPlaceholder(text: string): string | undefined {
  return /^\s*\{\s*([a-z][\w.:]*)\??\s*\}\s*$/i.exec(text)?.[1];
}

/** Splits a text at its placeholders. `{{` and `}}` are single braces. What stands for code in a text (\ufffc) is in no name. */
export function splitPlaceholders(text: string): Piece[] {
  if (!/[{}]/.test(text)) return text === '' ? [] : [text];
  const pieces: Piece[] = [];
  let last = 0;
  for (const found of text.matchAll(/\{\{|\}\}|\{([^{}\n\ufffc]*)\}/g)) {
    const start = found.index;
    const end = start + found[0].length;
    if (start > last) pieces.push(text.slice(last, start));
    const [whole, name] = found;
    pieces.push(name === undefined ? whole.charAt(0) : placeholderIn(name.trim(), start, end));
    last = end;
  }
  if (last < text.length) pieces.push(text.slice(last));
  return pieces;
}
