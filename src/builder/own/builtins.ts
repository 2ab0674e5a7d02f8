// Taken before blocks of a site's own are loaded, which may replace them.
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { forEach, push } = Array.prototype;
const { hasOwn, is } = Object;

/** An object that comes with JavaScript, and what it has. */
type Builtin = {
  readonly name: string;
  readonly of: object;
  /** Properties by their keys; undefined for one that isn't there. */
  readonly was: Readonly<Record<PropertyKey, PropertyDescriptor | undefined>>;
  /** Whether it never gets another one. */
  readonly isWhole: boolean;
};

/** By these, libraries find out whether they are in a browser. */
const inBrowsers = ['window', 'document', 'self', 'location'].filter((name) => !(name in globalThis));

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const filtered = (of: object, counts: (was: PropertyDescriptor) => boolean): Builtin['was'] => {
  const was: Record<PropertyKey, PropertyDescriptor> = Object.getOwnPropertyDescriptors(of);
  for (const key of ownKeys(was)) if (was[key] && !counts(was[key])) delete was[key];
  return was;
};

/** What there is now. Node fetches some of it only when it is needed, and libraries write settings into constructors, such as `Error`. */
function builtins(): readonly Builtin[] {
  const absent = Object.fromEntries(inBrowsers.map((name) => [name, undefined]));
  const globals = filtered(globalThis, (was) => 'value' in was);
  const named = Object.entries(globals).filter(([name]) => /^[A-Z]/.test(name));
  const inside = named.flatMap(([name, was]): readonly Builtin[] => {
    const { value } = was ?? {};
    if (!isObject(value)) return [];
    const itself = {
      name,
      of: value,
      was: filtered(value, (each) => typeof each.value === 'function'),
      isWhole: false,
    };
    const prototype: unknown = Object(value).prototype;
    if (!isObject(prototype)) return [itself];
    return [itself, { name: `${name}.prototype`, of: prototype, was: filtered(prototype, () => true), isWhole: true }];
  });
  return [{ name: 'globalThis', of: globalThis, was: { ...globals, ...absent }, isWhole: false }, ...inside];
}

/**
 * Watches what comes with JavaScript from now on.
 * @returns puts back what has been replaced or added, and names it (`Array.prototype.map`). It calls nothing that could have been replaced
 */
export function watchBuiltins(): () => readonly string[] {
  const all = builtins();
  return () => {
    const replaced: string[] = [];
    const lookAt = ({ name, of, was, isWhole }: Builtin): void => {
      const compare = (key: string | symbol): void => {
        const before = hasOwn(was, key) ? was[key] : undefined;
        const now = getOwnPropertyDescriptor(of, key);
        if (is(before?.value, now?.value) && before?.get === now?.get && before?.set === now?.set) return;
        if (before === undefined) deleteProperty(of, key);
        else defineProperty(of, key, before);
        apply(push, replaced, [typeof key === 'symbol' ? name : `${name}.${key}`]);
      };
      apply(forEach, ownKeys(was), [compare]);
      if (isWhole) apply(forEach, ownKeys(of), [compare]);
    };
    apply(forEach, all, [lookAt]);
    return replaced;
  };
}
