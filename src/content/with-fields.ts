/**
 * A value with other fields besides its own, or in place of them. Those that stay are asked of the value when somebody asks for them: what is
 * only made then is made once for both. They are not fields of its own: a spread leaves them out.
 */
export function withFields<T extends object, U extends object>(value: T, more: U): Omit<T, keyof U> & U {
  // It has the fields of both: its own, and those of what stands behind it.
  return Object.create(value, Object.getOwnPropertyDescriptors(more)) as Omit<T, keyof U> & U;
}
