import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EmulatedRegExp } from 'oniguruma-to-es';
import { readCachedFile, writeCachedFile } from '../../disk/cache/cached-file.mjs';
import { once } from '../../model/once.ts';
import { cacheRoot } from '../builder-root.ts';

/** How a regular expression does what JavaScript's own can't. */
type Emulation = EmulatedRegExp['rawOptions'];

/** What makes a pattern again that was translated; null for one that can't be. */
type Translated = {
  readonly source: string;
  readonly flags: string;
  readonly emulation?: Emulation;
} | null;

/** What was translated by a version of the commands. */
type Cached = { readonly version: string; readonly patterns: readonly (readonly [pattern: string, Translated])[] };

const file = join(cacheRoot, 'sitewright-patterns.json');

const require = createRequire(import.meta.url);
const engine = once((): typeof import('shiki/engine/javascript') => require('shiki/engine/javascript'));
const emulating = once((): typeof import('oniguruma-to-es') => require('oniguruma-to-es'));

const using = { cache: true };

/** Has all patterns translated again. */
export function ignoreCachedPatterns(): void {
  using.cache = false;
}

/** Of the commands. Without one, nothing can be known to be the same later. */
const version = process.env.SITEWRIGHT_VERSION;

const known = once((): Map<string, Translated> => {
  const found = version === undefined || !using.cache ? undefined : readCachedFile(file);
  const cached: Cached | undefined = found && JSON.parse(found.first.toString());
  return new Map(cached?.version === version ? cached?.patterns : []);
});

/** Keeps what is known when the process ends: by then, all code has been coloured. */
const keepAtEnd = once(() => {
  if (version === undefined) return;
  process.once('exit', () => {
    const cached: Cached = { version, patterns: [...known()] };
    writeCachedFile(file, [JSON.stringify(cached)]);
  });
});

function translate(pattern: string): RegExp {
  keepAtEnd();
  // Until it is known to be one.
  known().set(pattern, null);
  const regex = engine().defaultJavaScriptRegexConstructor(pattern, { target: 'auto' });
  // Its type doesn't say what the engine makes where JavaScript's own aren't enough.
  const { source, flags, rawOptions: emulation } = regex as RegExp & { rawOptions?: Emulation };
  known().set(pattern, { source, flags, ...(emulation && { emulation }) });
  return regex;
}

/**
 * Makes a pattern of a grammar one of JavaScript's. To translate those of a language takes as long as all else that colours a text of it for
 * the first time. So what comes of it is kept: it follows from the pattern alone.
 * @throws Error for one that JavaScript can't have
 */
export function regexOf(pattern: string): RegExp {
  const translated = known().get(pattern);
  if (translated === undefined) return translate(pattern);
  if (translated === null) throw new Error('JavaScript has no such pattern.');
  const { source, flags, emulation } = translated;
  if (emulation === undefined) return new RegExp(source, flags);
  return new (emulating().EmulatedRegExp)(source, flags, emulation);
}
