import type { EmotionCache } from '@emotion/cache';
import { addAll } from '../model/lists.ts';
import type { Rendered } from '../model/rendering.ts';
import { type Rule, rulePartsOf } from './css-rules.ts';
import { nested } from './nested-css.ts';
import { needsIn, piecesByNeed } from './optional-rules.ts';
import { ShortNames } from './short-names.ts';

/** A page's CSS: what it needs and no more, and the rules that set properties of the theme, with all of them: what other pages may need. */
export type PageCss = Pick<Rendered, 'css' | 'theme'>;

/** Rules that were rendered, as emotion keeps them. */
export type RenderedRules = Pick<EmotionCache, 'key' | 'inserted' | 'registered'>;

const classAttribute = / class="([^"]*)"/g;

/**
 * The names of emotion's classes in markup, without the prefix they share, and what else in it needs rules of its own. Each stands there once.
 */
export function classNamesIn(html: string, prefix: string): readonly string[] {
  const names = new Set([...html.matchAll(classAttribute)].flatMap(([, value = '']) => value.split(' ')));
  const start = `${prefix}-`;
  const own = [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  return [...own, ...needsIn(html, names)];
}

/** Rules that all pages have, and what follows from them. */
type Globals = {
  readonly ids: string;
  readonly rules: readonly (Rule & { readonly need: string | undefined })[];
  readonly theme: string;
  readonly names: ShortNames;
};

/**
 * The rules that were rendered so far. A rule is taken apart once, whatever number of pages has it: looking through the CSS of
 * each page anew took a quarter of a build.
 */
export class Stylesheet {
  readonly #cache: RenderedRules;
  readonly #rules = new Map<string, Rule>();
  readonly #fonts: string;
  #globals: Globals | undefined;

  /** @param fonts what pages say of their fonts, in front of all else */
  constructor(cache: RenderedRules, fonts = '') {
    this.#cache = cache;
    this.#fonts = fonts;
  }

  /**
   * The CSS that a page with these class names needs: global rules first, then those of the names in the order of the names, so
   * that the same page has the same bytes whatever was rendered before it. Properties of the theme that nothing reads are left out.
   */
  css(names: Iterable<string>): PageCss {
    const globals = this.#globalRules();
    const has = new Set(names);
    const ids = [...has].filter((id) => this.#isLocal(id)).sort();
    const locals = ids.map((id) => this.#local(id, globals.names));
    const isNeeded = (need: string): boolean => has.has(need) || locals.some(({ text }) => text.includes(need));
    const rules = [...globals.rules.filter(({ need }) => need === undefined || isNeeded(need)), ...locals];
    const read = readIn(rules, has);
    const css = this.#fonts + withoutNothing(rules.map((rule) => withoutUnread(rule, read)).join(''));
    return { css, theme: globals.theme };
  }

  /** Emotion keeps rules without a class name, the global ones, out of its register of class names. */
  #isLocal(id: string): boolean {
    const { key, inserted, registered } = this.#cache;
    return inserted[id] !== undefined && registered[`${key}-${id}`] !== undefined;
  }

  #local(id: string, names: ShortNames): Rule {
    const known = this.#rules.get(id) ?? names.in(rulePartsOf(nested(this.#text(id), `${this.#cache.key}-${id}`)));
    this.#rules.set(id, known);
    return known;
  }

  #text(id: string): string {
    return String(this.#cache.inserted[id] ?? '');
  }

  #globalRules(): Globals {
    const ids = Object.keys(this.#cache.inserted).filter((id) => !this.#isLocal(id));
    const joined = ids.join(' ');
    if (this.#globals?.ids === joined) return this.#globals;
    const pieces = ids.flatMap((id) => piecesByNeed(this.#text(id)));
    const rules = pieces.map(({ text, need }) => ({ ...rulePartsOf(text), need }));
    // All other names stay: blocks of a site's own read them.
    const tokens = rules.flatMap(({ sets }) => sets.flatMap(({ name }) => (name.startsWith('--sw-') ? name : [])));
    const names = new ShortNames(tokens);
    // Besides properties, it has what this page may lack and another one not.
    const lacking = rules.filter(({ need, sets }) => need !== undefined && sets.length === 0);
    const text = (some: readonly Rule[]): string => some.map((rule) => rule.text).join('');
    const theme = propertiesOnly(text(rules)) + text(lacking);
    // Rules of classes have the names that were short before.
    this.#rules.clear();
    this.#globals = { ids: joined, rules: rules.map((rule) => ({ ...names.in(rule), need: rule.need })), theme, names };
    return this.#globals;
  }
}

/** The properties of the theme that rules read, directly or through another property. @param has what else a page has, such as properties that markup reads */
function readIn(rules: readonly Rule[], has: Iterable<string>): ReadonlySet<string> {
  const readBy = new Map<string, readonly string[]>();
  for (const { sets } of rules) {
    for (const { name, reads } of sets) readBy.set(name, [...(readBy.get(name) ?? []), ...reads]);
  }
  const read = new Set<string>();
  const pending = [...rules.flatMap(({ reads }) => reads), ...has];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    addAll(pending, readBy.get(name) ?? []);
  }
  return read;
}

function withoutUnread({ text, parts }: Rule, read: ReadonlySet<string>): string {
  if (parts.length === 1) return text;
  return parts.map((part) => (typeof part === 'string' ? part : read.has(part.name) ? part.text : '')).join('');
}

// Both begin only where a rule does: tried from every letter of a long rule, the time would grow with the square of its length.
const innermostRule = /(?<=^|[{}])[^{}]+\{([^{}]*)\}/g;
const emptyRule = /(?<=^|[{}])[^{}]+\{\}/g;

/** Leaves out semicolons that end a rule, and rules that say nothing. */
function withoutNothing(css: string): string {
  return css.replaceAll(';}', '}').replace(emptyRule, '');
}

/** Keeps of every rule the properties it sets, and drops the rules that set none. */
function propertiesOnly(css: string): string {
  const kept = css.replace(innermostRule, (rule, declarations: string) => {
    const properties = rulePartsOf(declarations)
      .sets.map(({ name, value }) => `${name}:${value};`)
      .join('');
    return properties === '' ? '' : rule.replace(declarations, () => properties);
  });
  return kept.replace(emptyRule, '');
}
