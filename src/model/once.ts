/** A value that is made when it is first asked for, and kept. What makes it isn't held on to then. */
export function once<T>(make: () => T): () => T {
  let state: { readonly make: () => T } | { readonly value: T } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}

/** The same for each of some objects: a value is kept for as long as its object is there. */
export function onceFor<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found.value;
    const value = make(of);
    known.set(of, { value });
    return value;
  };
}

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
