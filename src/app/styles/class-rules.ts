import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import type { ClassRules } from '../../model/compiled-styles.ts';
import { inFewLetters } from './short-css.ts';

/** Whether what stands under a key of a style counts only in some windows or boxes. */
const isQuery = (key: string): boolean => key.startsWith('@media') || key.startsWith('@container');

/** The rules of classes, by Chakra. @param styles what each class says, in the order in which they count @param selectorOf a class */
export function rulesOf(
  styles: ReadonlyMap<string, SystemStyleObject>,
  { css }: SystemContext,
  selectorOf = (name: string): string => `.${name}`,
): ClassRules {
  const rules = [...styles].map(([name, style]) => {
    // Chakra types what it gives as no more than an object.
    const entries = Object.entries(css(style) as Block);
    const inQueries = entries.filter((entry): entry is [string, Block] => isQuery(entry[0]));
    const always = Object.fromEntries(entries.filter(([key]) => !isQuery(key)));
    const selector = selectorOf(name);
    return [
      name,
      [
        serialized(selector, always),
        ...inQueries.map(([query, block]) => [query, serialized(selector, block)] as const),
      ],
    ] as const;
  });
  return Object.fromEntries(rules);
}

/** The queries in rules, in the order in which Chakra writes them. */
export function queriesIn(rules: ClassRules, { css }: SystemContext): readonly string[] {
  const all = Object.values(rules).flatMap(([, ...inQueries]) => inQueries.map(([query]) => query));
  return Object.keys(css(Object.fromEntries(all.map((query) => [query, { color: 'red' }]))));
}

/** Declarations, and blocks of them by selector or query, as Chakra gives them. */
type Block = { readonly [key: string]: string | number | Block };

/** Writes each declaration once, without emotion's prefixes for browsers of before 2020. Newer ones need but a few, which `theme/theme.ts` names itself. */
const cache = createCache({ key: 'css', stylisPlugins: [inFewLetters] });
// Rules stand in one style sheet: emotion needn't warn of what <style> beside elements would change.
cache.compat = true;

/** The rules of a selector as CSS. Without a selector, those that a block names itself. */
export function serialized(selector: string, block: Block | readonly Block[]): string {
  const { styles } = css(block as Parameters<typeof css>[0]);
  // Emotion remembers rules by name, and those of another selector are other rules.
  const rules = cache.insert(selector, { name: `${selector}{${styles}}`, styles }, cache.sheet, false);
  return typeof rules === 'string' ? rules : '';
}
