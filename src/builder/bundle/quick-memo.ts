import type { Rolldown } from 'vite';

/** What Chakra says, and what is said in its place. */
const changes: readonly (readonly [said: string, instead: string])[] = [
  ['function simpleHash(value) {', 'const texts = new WeakMap();\nfunction simpleHash(value) {'],
  [
    '    const keys = Object.keys(value).sort();\n',
    '    const known = texts.get(value);\n    if (known) return known;\n    const keys = Object.keys(value).sort();\n',
  ],
  ['return `o:{', 'const text = `o:{'],
  ['.join(",")}}`;', '.join(",")}}`;\n    if (known === "") texts.set(value, text);\n    return text;'],
  [
    '      cache.set(key, result);\n',
    "      cache.set(key, result);\n      if (typeof result === 'object' && result !== null) texts.set(result, '');\n",
  ],
  // Every use of a value would move it to the end of a map.
  [
    '      this.cache.delete(key);\n      this.cache.set(key, value);\n    }\n    return value;',
    '    }\n    return value;',
  ],
  ['maxSize = 500', 'maxSize = 5000'],
];

/**
 * Has Chakra remember styles with less work, where pages are rendered by the thousand. It knows them by texts of all that they are made of, and most are made
 * of styles that it has remembered before: these are the same object each time, so their texts are made once. It throws when the package
 * no longer has the words.
 */
export const quickMemo: Rolldown.Plugin = {
  name: 'sitewright:quick-memo',
  transform: {
    filter: { id: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]utils[\\/]memo\.js$/ },
    handler(code, id) {
      const quick = changes.reduce((before, [said, instead]) => {
        if (!before.includes(said)) throw new Error(`${id} has changed: it has no "${said}".`);
        return before.replace(said, () => instead);
      }, code);
      return { code: quick, map: null };
    },
  },
};
