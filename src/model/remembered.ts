/** How many answers are remembered, and for how long questions: where many pages have the same mistake, the same few are asked again and again. */
const MOST = 1000;
const LONGEST = 100;

/** The same function of a few words, which remembers its answers. */
export function remembered<Words extends readonly (string | number)[], T>(
  answer: (...words: Words) => T,
): (...words: Words) => T {
  const known = new Map<string, { readonly value: T }>();
  return (...words) => {
    const name = words.map((word) => `${String(word).length} ${word}`).join('');
    const found = known.get(name);
    if (found !== undefined) return found.value;
    const value = answer(...words);
    if (name.length > LONGEST) return value;
    if (known.size >= MOST) known.clear();
    known.set(name, { value });
    return value;
  };
}
