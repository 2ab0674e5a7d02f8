import type { Theme } from '../../model/theme.ts';

/** Makes something once for each theme, and shares it among all pages. Equal themes give the same object. */
export function byTheme<T>(make: (theme: Theme) => T): (theme: Theme) => T {
  const byObject = new WeakMap<Theme, T>();
  const byText = new Map<string, T>();
  return (theme) => {
    const known = byObject.get(theme);
    if (known !== undefined) return known;
    const text = JSON.stringify(theme);
    const made = byText.get(text) ?? make(theme);
    byText.set(text, made);
    byObject.set(theme, made);
    return made;
  };
}
