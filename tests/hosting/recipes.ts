import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../build/support/command.ts';

/** The first recipe of a kind in docs/hosting.md: what a reader would copy. */
export function recipe(language: 'nginx' | 'caddy' | 'apache'): string {
  const text = readFileSync(join(top, 'docs/hosting.md'), 'utf8');
  const [, code] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  if (code === undefined) throw new Error(`docs/hosting.md has no recipe for ${language}.`);
  return code;
}

/**
 * A recipe with other places put in.
 * @throws Error if one of them is not in the recipe: the test would run something else than the docs say
 */
export function filledIn(text: string, places: readonly (readonly [written: string, here: string])[]): string {
  return places.reduce((filled, [written, here]) => {
    if (!filled.includes(written)) throw new Error(`The recipe does not say ${written}`);
    return filled.replaceAll(written, here);
  }, text);
}
