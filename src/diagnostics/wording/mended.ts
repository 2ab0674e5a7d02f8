/** What was done to links and pictures of a copied page that its new site doesn't have. */
const done = {
  'to-top': 'These links now lead to the top of their page, because the part they named is missing',
  home: 'These links lead to the home page for now, because this site has no such page',
  'switched-off': 'These pictures are switched off with a #, because they are not in public/',
};

/** What was done, and on which lines; nothing if that are none. */
export function mendedNote(what: keyof typeof done, lines: readonly number[]): string[] {
  const [first, ...others] = new Set(lines);
  if (first === undefined) return [];
  const last = others.pop();
  const where = last === undefined ? `line ${first}` : `lines ${[first, ...others].join(', ')} and ${last}`;
  return [`${done[what]}: ${where}.`];
}
