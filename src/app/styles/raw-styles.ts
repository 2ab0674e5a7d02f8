import type { SystemStyleObject } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import type { AnyRecipe, Chosen, RawStyles } from '../../blocks/shared/styles.ts';
import { themeFor } from '../theme/theme.ts';
import { inFewLetters } from './short-css.ts';

type Compiled = (chosen: Chosen) => Record<string, SystemStyleObject>;

/** What is known of a list of styles: its class, and what is known of longer lists, by the style that comes next. */
type Known = { name?: string; readonly next: WeakMap<object, Known>; readonly texts: Map<string, string> };
const nothingKnown = (): Known => ({ next: new WeakMap(), texts: new Map() });

/**
 * Makes classes of styles as pages are rendered, as emotion does: of those of a site's own blocks, and of all in tests. The same objects are made
 * into a class once, and others that say the same, too.
 */
class Raw implements RawStyles {
  readonly #cache: EmotionCache;
  readonly #recipes = new WeakMap<AnyRecipe, Compiled>();
  readonly #root = nothingKnown();

  /** @param cache where the rules go */
  constructor(cache: EmotionCache) {
    this.#cache = cache;
  }

  partsOf(slots: AnyRecipe, chosen: Chosen): Record<string, SystemStyleObject> {
    const known = this.#recipes.get(slots);
    // Chakra types the result as class names; it is style objects.
    const styles =
      known ?? (themeFor(undefined).sva({ ...slots, slots: Object.keys(slots.base) }) as unknown as Compiled);
    this.#recipes.set(slots, styles);
    return styles(chosen);
  }

  classOf(styles: readonly SystemStyleObject[]): string {
    let known = this.#root;
    for (const style of styles) {
      const next = known.next.get(style) ?? nothingKnown();
      known.next.set(style, next);
      known = next;
    }
    known.name ??= this.#byText(styles);
    return known.name;
  }

  /** Styles that are made anew each time say the same. */
  #byText(styles: readonly SystemStyleObject[]): string {
    const text = JSON.stringify(styles);
    const name = this.#root.texts.get(text) ?? this.#added(styles);
    this.#root.texts.set(text, name);
    return name;
  }

  #added(styles: readonly SystemStyleObject[]): string {
    const style = css(themeFor(undefined).css(...styles) as Parameters<typeof css>[0]);
    if (style.styles === '') return '';
    const { key, inserted, sheet } = this.#cache;
    const name = `${key}-${style.name}`;
    // Named twice, it counts more than the classes that were compiled, wherever their rules stand.
    if (inserted[style.name] === undefined) this.#cache.insert(`.${name}.${name}`, style, sheet, true);
    return name;
  }
}

const options = { key: 'css', stylisPlugins: [inFewLetters] };

/** The rules of raw styles that were met while prerendering, by the names of their classes. */
export type RawRules = Record<string, string | true | undefined>;

/** For prerendering: the styles, and their rules, which become more. */
export function rawOnServer(): { readonly styles: RawStyles; readonly rules: RawRules } {
  const cache = createCache(options);
  // Keeps rules in the cache instead of giving them back.
  cache.compat = true;
  return { styles: new Raw(cache), rules: cache.inserted };
}

const rawClass = /\.css-([\da-z]+)/g;

/** For a browser. The rules that a page came with are not inserted again. */
export function rawInBrowser(page: Document): RawStyles {
  const cache = createCache(options);
  const text = page.head.querySelector('style')?.textContent ?? '';
  for (const [, id = ''] of text.matchAll(rawClass)) cache.inserted[id] = true;
  return new Raw(cache);
}
