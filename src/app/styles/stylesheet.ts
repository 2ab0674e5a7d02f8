import type { ClassRules } from '../../model/compiled-styles.ts';
import { addAll } from '../../model/lists.ts';
import type { Rendered } from '../../model/rendering.ts';
import type { Theme } from '../../model/theme.ts';
import { constantsOf, withConstants } from './short-css.ts';

/** A page's CSS: what it needs and no more, and the style sheet that all pages share: the theme, and all that other pages may need. */
export type PageCss = Pick<Rendered, 'css' | 'theme'>;

export type StyleSources = {
  readonly classes: ClassRules;
  /** The queries in them, in the order in which they count. */
  readonly queries: readonly string[];
  /** The rules of a theme that are for no class. */
  readonly globals: string;
  /** Rules that follow from content. They were met while prerendering, and become more. */
  readonly content: ReadonlyMap<string, string>;
  readonly theme: Theme;
};

type Globals = {
  readonly rules: readonly (Rule & { readonly need: string | undefined })[];
  readonly theme: string;
  readonly names: ShortNames;
};

type PartedRules = {
  readonly at: number;
  readonly rules: Rule;
  readonly inQueries: readonly (readonly [query: string, Rule])[];
};

const classAttribute = / class="([^"]*)"/g;

/** So many pages may have other classes than all before them, and their CSS is kept. */
const most = 200;

/** The rules of a theme. A rule is taken apart once, whatever number of pages has it. */
export class Stylesheet {
  readonly #sources: StyleSources;
  readonly #constants: ReadonlyMap<string, string>;
  readonly #globals: Globals;
  readonly #rules = new Map<string, PartedRules | undefined>();
  readonly #places: ReadonlyMap<string, number>;
  readonly #pages = new Map<string, PageCss>();

  constructor(sources: StyleSources) {
    this.#sources = sources;
    this.#constants = constantsOf(sources.theme);
    this.#places = new Map(Object.keys(sources.classes).map((name, at) => [name, at]));
    this.#globals = this.#globalRules();
  }

  /** The classes in markup that have rules here, and what else in it needs rules of its own. Each is there once, in an order of theirs. */
  namesIn(html: string): readonly string[] {
    const attributes = new Set<string>();
    for (const [, value = ''] of html.matchAll(classAttribute)) attributes.add(value);
    const classes = new Set([...attributes].flatMap((value) => value.split(' ')));
    const own = [...classes].filter((name) => this.#hasRules(name));
    return [...own, ...needsIn(html, classes)].sort();
  }

  /**
   * The CSS that a page with these names needs: global rules first, then those of its classes in the order in which they count, so
   * that the same page has the same bytes whatever was rendered before it. Properties of the theme that nothing reads are left out.
   */
  css(names: readonly string[]): PageCss {
    const key = names.join(' ');
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    if (this.#pages.size >= most) this.#pages.clear();
    const made = { css: this.#pageCss(new Set(names)), theme: this.#globals.theme };
    this.#pages.set(key, made);
    return made;
  }

  #pageCss(has: ReadonlySet<string>): string {
    const known = [...has].flatMap((name) => this.#classRules(name) ?? []).sort((one, other) => one.at - other.at);
    const inOrder = [...known.map(({ rules }) => rules), ...this.#inQueries(known)];
    const locals = inOrder.filter((each) => typeof each !== 'string');
    const isNeeded = (need: string): boolean => has.has(need) || locals.some(({ text }) => text.includes(need));
    const globals = this.#globals.rules.filter(({ need }) => need === undefined || isNeeded(need));
    const read = readIn([...globals, ...locals], has);
    const texts = [...globals, ...inOrder].map((each) => (typeof each === 'string' ? each : withoutUnread(each, read)));
    return (this.#sources.theme.faces?.css ?? '') + withoutNothing(texts.join(''));
  }

  #inQueries(classes: readonly PartedRules[]): (Rule | string)[] {
    return this.#sources.queries.flatMap((query) => {
      const rules = classes.flatMap(({ inQueries }) =>
        inQueries.flatMap(([own, rule]) => (own === query ? [rule] : [])),
      );
      return rules.length === 0 ? [] : [`${query}{`, ...rules, '}'];
    });
  }

  #hasRules(name: string): boolean {
    return this.#places.has(name) || this.#sources.content.has(name);
  }

  #classRules(name: string): PartedRules | undefined {
    const known = this.#rules.get(name) ?? this.#parted(name);
    if (known !== undefined) this.#rules.set(name, known);
    return known;
  }

  #parted(name: string): PartedRules | undefined {
    const { classes, content } = this.#sources;
    const of = (text: string): Rule => this.#globals.names.in(rulePartsOf(withConstants(text, this.#constants)));
    const found = classes[name];
    if (found !== undefined) {
      const [rules, ...inQueries] = found;
      return {
        at: this.#places.get(name) ?? 0,
        rules: of(rules),
        inQueries: inQueries.map(([query, text]) => [query, of(text)]),
      };
    }
    const other = content.get(name);
    return other !== undefined ? { at: this.#places.size, rules: of(other), inQueries: [] } : undefined;
  }

  #globalRules(): Globals {
    const { globals } = this.#sources;
    const pieces = piecesByNeed(withConstants(globals, this.#constants));
    const rules = pieces.map(({ text, need }) => ({ ...rulePartsOf(text), need }));
    // All other names stay: blocks of a site's own read them.
    const tokens = rules.flatMap(({ sets }) => sets.flatMap(({ name }) => (name.startsWith('--sw-') ? name : [])));
    const names = new ShortNames(tokens);
    // Besides properties, it has what this page may lack and another one not.
    const lacking = rules.filter(({ need, sets }) => need !== undefined && sets.length === 0);
    const text = (some: readonly Rule[]): string => some.map((rule) => rule.text).join('');
    const ofClasses = withoutNothing(withConstants(allRules(this.#sources), this.#constants));
    const theme = propertiesOnly(text(rules)) + text(lacking) + ofClasses;
    return { rules: rules.map((rule) => ({ ...names.in(rule), need: rule.need })), theme, names };
  }
}

function allRules({ queries, classes }: StyleSources): string {
  const all = Object.values(classes);
  const inQueries = queries.map((query) => {
    const rules = all.flatMap(([, ...some]) => some.flatMap(([own, text]) => (own === query ? [text] : [])));
    return `${query}{${rules.join('')}}`;
  });
  return [...all.map(([rules]) => rules), ...inQueries].join('');
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

/** A piece of the rules that are for all pages, and what a page has that needs it; nothing for what every page needs. */
type GlobalPiece = { readonly text: string; readonly need?: string };

/** Rules of few pages, by what these have: a class, an element, an animation. Each begins where a rule does. */
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

/** `a` to `Z`, then `aa`. */
function shortName(at: number): string {
  const letter = letters[at % letters.length] ?? '';
  return at < letters.length ? letter : shortName(Math.floor(at / letters.length) - 1) + letter;
}

const property = /--[\w-]+/g;

/**
 * Short names for properties of the theme. They are the page's own: what a browser adds reads the names that say what they are for, which the
 * style sheet of the theme sets.
 */
class ShortNames {
  readonly #names: ReadonlyMap<string, string>;

  /** @param names in an order that follows from the theme alone */
  constructor(names: Iterable<string>) {
    this.#names = new Map([...new Set(names)].map((name, at) => [name, `--${shortName(at)}`]));
  }

  /** A rule with short names in what it says. What it sets and reads keeps its name. */
  in(rule: Rule): Rule {
    const parts = rule.parts.map((part) =>
      typeof part === 'string' ? this.#shortened(part) : { ...part, text: this.#shortened(part.text) },
    );
    return { ...rule, text: this.#shortened(rule.text), parts };
  }

  #shortened(css: string): string {
    return css.replace(property, (name) => this.#names.get(name) ?? name);
  }
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
  readonly sets: readonly Declaration[];
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

/** Takes CSS apart into what sets properties of the theme, and the rest. */
function rulePartsOf(text: string): Rule {
  const parts: (string | Declaration)[] = [];
  const sets: Declaration[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', 2: value = '', index } of text.matchAll(declaration)) {
    const set = { name, value, text: whole, reads: readingsIn(value) };
    parts.push(text.slice(from, index), set);
    sets.push(set);
    from = index + whole.length;
  }
  parts.push(text.slice(from));
  const rest = parts.filter((part) => typeof part === 'string');
  return { text, parts, sets, reads: readingsIn(rest.join('')) };
}
