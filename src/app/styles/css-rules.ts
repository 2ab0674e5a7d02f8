/** A declaration of a property of the theme: of a token, or one that blocks of a site's own read. */
export type Declaration = {
  readonly name: string;
  readonly value: string;
  /** As it stands in the CSS. */
  readonly text: string;
  /** The properties of the theme that its value reads. */
  readonly reads: readonly string[];
};

/** A piece of CSS, taken apart. */
export type Rule = {
  readonly text: string;
  /** The text in order: declarations of properties, and what is between them. */
  readonly parts: readonly (string | Declaration)[];
  readonly sets: readonly Declaration[];
  /** The properties of the theme that are read outside of such declarations. */
  readonly reads: readonly string[];
};

// Emotion's output is minified and holds no strings with `;` or `}` in the values of our properties, so a declaration
// ends at the first of the two.
// A point in a name is escaped.
const declaration = /(?<![\w\\.-])(--(?:sw|look|site)-[\w\\.-]+):([^;}]*);?/g;
const reading = /var\((--(?:sw|look|site)-[\w\\.-]+)/g;

function readingsIn(css: string): string[] {
  return [...css.matchAll(reading)].map(([, name = '']) => name);
}

/** Takes CSS apart into what sets properties of the theme, and the rest. */
export function rulePartsOf(text: string): Rule {
  const parts: (string | Declaration)[] = [];
  const sets: Declaration[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', 2: value = '', index } of text.matchAll(declaration)) {
    const set = { name, value, text: whole, reads: readingsIn(value) };
    parts.push(text.slice(from, index), set);
    sets.push(set);
    from = index + whole.length;
  }
  parts.push(text.slice(from));
  const rest = parts.filter((part) => typeof part === 'string');
  return { text, parts, sets, reads: readingsIn(rest.join('')) };
}
