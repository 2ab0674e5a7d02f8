import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStyles } from '../../src/app/styles/entry-styles.ts';
import { themeFor } from '../../src/app/theme/theme.ts';
import { themeOf } from '../../src/content/theme/theme.ts';

// Chakra publishes the name of a token that isn't there as it is, and leaves out a text style that isn't.
test('styles name colours, sizes and text styles that there are', () => {
  const { rules } = compileStyles(themeOf());
  const texts = Object.values(rules).map((rule) => JSON.stringify(rule));
  const unknown = texts.flatMap((text) => text.match(/(?<=[{;])[\w-]+:[a-z]\w*\.[a-z][\w.]*(?=[;}])/gi) ?? []);
  expect([...new Set(unknown)], 'The names are in src/app/theme/.').toEqual([]);

  const known = Object.keys(themeFor(themeOf())._config.theme?.textStyles ?? {});
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const named = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/\btextStyle: '([^']+)'/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(
    named.filter(({ name }) => !known.includes(name)),
    'The names are in src/app/theme/theme.ts.',
  ).toEqual([]);
});
