import { Scalar, stringify } from 'yaml';

/** A text on one line, without spaces around it. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A text as a YAML value on one line that stands anywhere, between brackets too. Quoted only where it must be. */
export function yamlText(text: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.()&+/-]*$/u.test(text) ? written(new Scalar(text)) : quotedText(text);
}

/** The same, always in quotes. */
export function quotedText(text: string): string {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return written(scalar);
}

function written(scalar: Scalar): string {
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}
