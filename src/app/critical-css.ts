import type { EmotionCache } from '@emotion/cache';

/** A page's CSS. */
export type PageCss = {
  /** What the page needs and no more. */
  readonly own: string;
  /** The rules that set properties of the theme, with all of them: what other pages may need. */
  readonly theme: string;
};

/**
 * The CSS that `html` needs: global rules first, then the rules of its class names in the order of their names, so
 * that the same page has the same bytes whatever was rendered before it.
 */
export function criticalCss(html: string, cache: EmotionCache): PageCss {
  const className = new RegExp(`${cache.key}-([\\w-]+)`, 'g');
  const named = new Set([...html.matchAll(className)].map(([, id]) => id));
  const rulesOf = (ids: readonly string[]): string => ids.map((id) => String(cache.inserted[id] ?? '')).join('');
  const ids = Object.keys(cache.inserted);
  // Emotion keeps rules without a class name, the global ones, out of its register of class names.
  const isLocal = (id: string): boolean => cache.registered[`${cache.key}-${id}`] !== undefined;
  const globals = rulesOf(ids.filter((id) => !isLocal(id)));
  const locals = rulesOf(ids.filter((id) => isLocal(id) && named.has(id)).sort());
  return { own: withoutUnreadProperties(globals + locals), theme: propertiesOnly(globals) };
}

// Emotion's output is minified and holds no strings with `;` or `}` in the values of our properties, so a declaration
// ends at the first of the two.
// A point in a name is escaped.
const declaration = /(--sw-[\w\\.-]+):([^;}]*);?/g;
const reading = /var\((--sw-[\w\\.-]+)/g;

const innermostRule = /[^{}]+\{([^{}]*)\}/g;
// Begins only where a rule does: tried from every letter of a long rule, the time would grow with the square of its length.
const emptyRule = /(?<=^|[{}])[^{}]+\{\}/g;

/** Keeps of every rule the properties it sets, and drops the rules that set none. */
function propertiesOnly(css: string): string {
  const kept = css.replace(innermostRule, (rule, declarations: string) => {
    const properties = [...declarations.matchAll(declaration)].map(([, name, value]) => `${name}:${value};`).join('');
    return properties === '' ? '' : rule.replace(declarations, () => properties);
  });
  return kept.replace(emptyRule, '');
}

/** Drops the declarations of theme properties that nothing reads, directly or through another property. */
function withoutUnreadProperties(css: string): string {
  const readBy = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    readBy.set(name, [...(readBy.get(name) ?? []), ...readingsIn(value)]);
  }
  const read = new Set<string>();
  const pending = readingsIn(css.replace(declaration, ''));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    pending.push(...(readBy.get(name) ?? []));
  }
  return css.replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
}

function readingsIn(css: string): string[] {
  return [...css.matchAll(reading)].map(([, name = '']) => name);
}
