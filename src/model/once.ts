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
