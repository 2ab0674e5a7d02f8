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

export const placeholdersIn = (text: string): Placeholder[] =>
  splitPlaceholders(text).filter((piece) => typeof piece !== 'string');

/** The name in braces that a text is, with nothing around it: `time` of `{time}`. */
export function onlyPlaceholder(text: string): string | undefined {
  return /^\s*\{\s*([a-z][\w.:]*)\??\s*\}\s*$/i.exec(text)?.[1];
}

/** Splits a text at its placeholders. `{{` and `}}` are single braces. What stands for code in a text (\ufffc) is in no name. */
export function splitPlaceholders(text: string): Piece[] {
  let end = 0;
  return text.split(/(\{\{|\}\}|\{[^{}\n\ufffc]*\})/).flatMap((piece, at): Piece[] => {
    const start = end;
    end += piece.length;
    if (at % 2 === 0) return piece === '' ? [] : [piece];
    if (piece === '{{' || piece === '}}') return [piece.charAt(0)];
    const name = piece.slice(1, -1).trim();
    return [{ name: name.replace(/\?$/, ''), isOptional: name.endsWith('?'), start, end }];
  });
}
