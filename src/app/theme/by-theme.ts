import type { Theme } from '../../model/theme.ts';

/** Makes something once for each theme, and shares it among all pages. Equal themes give the same object. */
export function byTheme<T>(make: (theme: Theme | undefined) => T): (theme: Theme | undefined) => T {
  const none: object = {};
  const byObject = new WeakMap<object, T>();
  const byText = new Map<string, T>();
  return (theme) => {
    const known = byObject.get(theme ?? none);
    if (known !== undefined) return known;
    const text = JSON.stringify(theme ?? none);
    const made = byText.get(text) ?? make(theme);
    byText.set(text, made);
    byObject.set(theme ?? none, made);
    return made;
  };
}
