import { lettersAt } from '../../blocks/shared/recipe.ts';
import type { ClassRules, ClassText } from '../../model/compiled-styles.ts';
import { addAll } from '../../model/lists.ts';
import type { Rendered } from '../../model/rendering.ts';
import type { Theme } from '../../model/theme.ts';
import { constantsOf, withConstants } from './short-css.ts';

/** A page's CSS: what it needs and no more, and the style sheet that all pages share: the theme, and all that other pages may need. */
type PageCss = Pick<Rendered, 'css' | 'theme'>;

type StyleSources = {
  readonly classes: ClassRules;
  /** The queries in them, in the order in which they count. */
  readonly queries: readonly string[];
  /** The rules of a theme that are for no class. */
  readonly globals: string;
  /** Rules that follow from content. They were met while prerendering, and become more. */
  readonly content: ReadonlyMap<string, string>;
  readonly theme: Theme;
};

/** The rules of a class, and where it counts among the others. */
type ClassStyle = { readonly at: number; readonly rules: ClassText<Rule> };

const classAttribute = / class="([^"]*)"/g;

/** So many pages may have other classes than all before them, and their CSS is kept. */
const most = 200;

/** Gives the CSS of pages in a theme, by their markup. A rule is taken apart once, whatever number of pages has it. */
export function styling(sources: StyleSources): (html: string) => PageCss {
  const { classes, content, theme } = sources;
  const constants = constantsOf(theme);
  const pieces = piecesByNeed(withConstants(sources.globals, constants)).map(({ text, need }) => ({
    ...rulePartsOf(text),
    need,
  }));
  const shortened = shortening(pieces);
  const globals = pieces.map((piece) => ({ ...shortened(piece), need: piece.need }));
  const places = new Map(Object.keys(classes).map((name, at) => [name, at]));
  const known = new Map<string, ClassStyle>();
  const pages = new Map<string, PageCss>();
  const ofClasses = inOrder(Object.values(classes), sources.queries).join('');
  const shared = sharedCss(pieces, withConstants(ofClasses, constants));

  const textOf = (name: string): ClassText | undefined => {
    const text = content.get(name);
    return (places.has(name) ? classes[name] : undefined) ?? (text === undefined ? undefined : [text]);
  };
  const styleOf = (name: string): ClassStyle | undefined => {
    const text = textOf(name);
    if (text === undefined) return undefined;
    const of = (css: string): Rule => shortened(rulePartsOf(withConstants(css, constants)));
    const [always, ...inQueries] = text;
    const style: ClassStyle = known.get(name) ?? {
      at: places.get(name) ?? places.size,
      rules: [of(always), ...inQueries.map(([query, css]) => [query, of(css)] as const)],
    };
    known.set(name, style);
    return style;
  };
  /** Global rules first, then those of classes in the order in which they count: the same page has the same bytes whatever was rendered before it. */
  const cssOf = (has: ReadonlySet<string>): string => {
    const styles = [...has].flatMap((name) => styleOf(name) ?? []).sort((one, other) => one.at - other.at);
    const rules = styles.map((style) => style.rules);
    const all = inOrder(rules, sources.queries);
    const locals = all.filter((each) => typeof each !== 'string');
    const isNeeded = (need: string): boolean => has.has(need) || locals.some(({ text }) => text.includes(need));
    const own = globals.filter(({ need }) => need === undefined || isNeeded(need));
    const read = readIn([...own, ...locals], has);
    const texts = [...own, ...all].map((each) => (typeof each === 'string' ? each : withoutUnread(each, read)));
    return (theme.faces?.css ?? '') + withoutNothing(texts.join(''));
  };
  return (html) => {
    const names = namesIn(html, (name) => places.has(name) || content.has(name));
    const key = names.join(' ');
    const found = pages.get(key);
    if (found !== undefined) return found;
    if (pages.size >= most) pages.clear();
    const page = { css: cssOf(new Set(names)), theme: shared };
    pages.set(key, page);
    return page;
  };
}

/** The classes in markup that have rules, and what else in it needs rules of its own. Each is there once, in an order of theirs. */
function namesIn(html: string, hasRules: (name: string) => boolean): readonly string[] {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(classAttribute)) attributes.add(value);
  const classes = new Set([...attributes].flatMap((value) => value.split(' ')));
  return [...[...classes].filter(hasRules), ...needsIn(html, classes)].sort();
}

/** The rules of classes in the order in which they count: those that always do, then those in queries. */
function inOrder<Of>(classes: readonly ClassText<Of>[], queries: readonly string[]): (Of | string)[] {
  const inQueries = queries.flatMap((query) => {
    const rules = classes.flatMap(([, ...some]) => some.flatMap(([own, rule]) => (own === query ? [rule] : [])));
    return rules.length === 0 ? [] : [`${query}{`, ...rules, '}'];
  });
  return [...classes.map(([always]) => always), ...inQueries];
}

/** The style sheet that all pages share: properties, what this page may lack and another one not, and the rules of all classes. */
function sharedCss(pieces: readonly (Rule & { readonly need: string | undefined })[], ofClasses: string): string {
  const text = (some: readonly Rule[]): string => some.map((rule) => rule.text).join('');
  const lacking = pieces.filter(({ need, parts }) => need !== undefined && setsIn(parts).length === 0);
  return propertiesOnly(text(pieces)) + text(lacking) + withoutNothing(ofClasses);
}

/** The properties of the theme that rules read, directly or through another property. @param has what else a page has, such as properties that markup reads */
function readIn(rules: readonly Rule[], has: Iterable<string>): ReadonlySet<string> {
  const readBy = new Map<string, readonly string[]>();
  for (const { parts } of rules) {
    for (const { name, reads } of setsIn(parts)) readBy.set(name, [...(readBy.get(name) ?? []), ...reads]);
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
    const sets = setsIn(rulePartsOf(declarations).parts);
    const properties = sets.map(({ name, value }) => `${name}:${value};`).join('');
    return properties === '' ? '' : rule.replace(declarations, () => properties);
  });
  return kept.replace(emptyRule, '');
}

/** A piece of the rules that are for all pages, and what a page has that needs it; nothing for what every page needs. */
type GlobalPiece = { readonly text: string; readonly need?: string };

const optional =
  /(?<=^|[{}])(?:\.(on-brand)\{[^{}]*\}|(code)\{[^{}]*\}|@media [^{}]*\{(code)\b[^{}]*\{[^{}]*\}\}|@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\})/g;

/** Cuts CSS at rules that only some pages need. All pieces in order are the CSS. */
function piecesByNeed(css: string): GlobalPiece[] {
  const pieces: GlobalPiece[] = [];
  let from = 0;
  for (const { 0: text, 1: onBrand, 2: code, 3: inQuery, 4: animation, index } of css.matchAll(optional)) {
    pieces.push({ text: css.slice(from, index) }, { text, need: onBrand ?? code ?? inQuery ?? animation ?? '' });
    from = index + text.length;
  }
  return [...pieces, { text: css.slice(from) }];
}

/** A property that is read in an attribute, as `fill="var(--look-accent-color)"` does. React writes quotes in texts in another way. */
const inAttribute = /="var\((--(?:look|site)-[\w-]+)/g;

/** What markup has that needs such rules, and the properties that its attributes read. @param classes those of its elements */
function needsIn(html: string, classes: ReadonlySet<string>): string[] {
  const read = html.includes('="var(--') ? [...html.matchAll(inAttribute)].map(([, name = '']) => name) : [];
  return [...(classes.has('on-brand') ? ['on-brand'] : []), ...(html.includes('<code') ? ['code'] : []), ...read];
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const property = /--[\w-]+/g;

/**
 * Gives a rule with short names for properties of the theme in what it says; what it sets and reads keeps its name. Short names are the page's own: what a
 * browser adds reads the names that say what they are for, which the style sheet of the theme sets.
 */
function shortening(globals: readonly Rule[]): (rule: Rule) => Rule {
  // All other names stay: blocks of a site's own read them.
  const tokens = globals.flatMap(({ parts }) => setsIn(parts).flatMap(({ name }) => (/^--sw-/.test(name) ? name : [])));
  const names = new Map([...new Set(tokens)].map((name, at) => [name, `--${lettersAt(at, letters)}`]));
  const short = (css: string): string => css.replace(property, (name) => names.get(name) ?? name);
  return (rule) => ({
    ...rule,
    text: short(rule.text),
    parts: rule.parts.map((part) => (typeof part === 'string' ? short(part) : { ...part, text: short(part.text) })),
  });
}

/** A declaration of a property of the theme: of a token, or one that blocks of a site's own read. */
type Declaration = {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  /** The properties of the theme that its value reads. */
  readonly reads: readonly string[];
};

type Rule = {
  readonly text: string;
  /** The text in order: declarations of properties, and what is between them. */
  readonly parts: readonly (string | Declaration)[];
  /** The properties of the theme that are read outside of such declarations. */
  readonly reads: readonly string[];
};

// Emotion's output is minified and holds no strings with `;` or `}` in the values of our properties, so a declaration
// ends at the first of the two.
// A point in a name is escaped.
const declaration = /(?<![\w\\.-])(--(?:sw|look|site)-[\w\\.-]+):([^;}]*);?/g;
const reading = /var\((--(?:sw|look|site)-[\w\\.-]+)/g;

function readingsIn(css: string): string[] {
  return [...css.matchAll(reading)].map(([, name = '']) => name);
}

const setsIn = (parts: Rule['parts']): Declaration[] => parts.filter((part) => typeof part !== 'string');

/** Takes CSS apart into what sets properties of the theme, and the rest. */
function rulePartsOf(text: string): Rule {
  const parts: (string | Declaration)[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', 2: value = '', index } of text.matchAll(declaration)) {
    parts.push(text.slice(from, index), { name, value, text: whole, reads: readingsIn(value) });
    from = index + whole.length;
  }
  parts.push(text.slice(from));
  const rest = parts.filter((part) => typeof part === 'string');
  return { text, parts, reads: readingsIn(rest.join('')) };
}
