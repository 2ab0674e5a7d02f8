/** A piece of the rules that are for all pages, and what a page has that needs it; nothing for what every page needs. */
export type GlobalPiece = { readonly text: string; readonly need?: string };

/** Rules of few pages, by what these have: a class, an element, an animation. Each begins where a rule does. */
const optional =
  /(?<=^|[{}])(?:\.(on-brand)\{[^{}]*\}|(code)\{[^{}]*\}|@media [^{}]*\{(code)\b[^{}]*\{[^{}]*\}\}|@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\})/g;

/** Cuts CSS at rules that only some pages need. All pieces in order are the CSS. */
export function piecesByNeed(css: string): GlobalPiece[] {
  const pieces: GlobalPiece[] = [];
  let from = 0;
  for (const { 0: text, 1: onBrand, 2: code, 3: inQuery, 4: animation, index } of css.matchAll(optional)) {
    pieces.push({ text: css.slice(from, index) }, { text, need: onBrand ?? code ?? inQuery ?? animation ?? '' });
    from = index + text.length;
  }
  return [...pieces, { text: css.slice(from) }];
}

/** A property that is read in an attribute, as `fill="var(--look-accent-color)"` does. React writes quotes in texts in another way. */
const inAttribute = /="var\((--(?:look|site)-[\w-]+)/g;

/** What markup has that needs such rules, and the properties that its attributes read. @param classes those of its elements */
export function needsIn(html: string, classes: ReadonlySet<string>): string[] {
  const read = html.includes('="var(--') ? [...html.matchAll(inAttribute)].map(([, name = '']) => name) : [];
  return [...(classes.has('on-brand') ? ['on-brand'] : []), ...(html.includes('<code') ? ['code'] : []), ...read];
}
