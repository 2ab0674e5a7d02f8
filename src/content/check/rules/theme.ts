import type { PropertyFault } from '../../../diagnostics/messages/told.ts';
import { addAll } from '../../../model/lists.ts';
import {
  isOwnProperty,
  isReadable,
  isSettable,
  LONGEST_PROPERTY,
  lookPropertyNames,
  MOST_OWN_PROPERTIES,
  type PropertyValue,
  readable,
  settable,
} from '../../../model/look-properties.ts';
import { choiceCalled, isCertainChoice } from '../../../schema/schemas/choice-words.ts';
import { isSlip, nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../../yaml/findings/together.ts';
import { type Entry, isText, nodeAt, type ScalarNode, type TextNode } from '../../../yaml/syntax/tree.ts';
import { rewrite, rewriteScalar } from '../../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../../yaml/text/quoting.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { locate } from '../../texts/locate.ts';
import { familyNamed, fontFormatOf, fontNames, isFontPath } from '../../theme/fonts.ts';
import { type ColorKey, colorNames } from '../../theme/looks.ts';
import type { Content } from '../contents.ts';
import { withMeant } from '../meant.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

type Fault = { readonly facts: PropertyFault; readonly at: readonly [start: number, end: number] };

type IsColor = (text: string) => boolean;

// What values are made of. All else either ends a declaration, or asks for something from elsewhere.
const token =
  /(\s+)|(#[\da-f]+)(?![\w-])|([+-]?(?:\d+(?:\.\d+)?|\.\d+))([a-z]+|%)?(?![\w.#])|(-{0,2}[a-z][\w-]*)|([(),/*+-])/iy;

const sizes = ['min', 'max', 'clamp', 'calc'];
const colors = 'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark'.split(' ');
const drawn = ['linear-gradient', 'radial-gradient', 'conic-gradient', 'cubic-bezier', 'steps'];
/** The functions that a property of a site's own can call, which only work out values. */
const functions: ReadonlySet<string> = new Set([...sizes, ...colors, ...drawn, 'var', 'repeat', 'minmax']);

const absolute = ['px', 'rem', 'em'];
const units: ReadonlySet<string> = new Set([
  ...absolute,
  ...'% vw vh dvh svh vmin vmax ch cqi deg turn s ms fr'.split(' '),
]);

/** What a value of CSS has that CSS can't have there, or that is not for site.yaml; undefined for a good one. */
function faultOfCss(value: string): Fault | undefined {
  const open: number[] = [];
  for (let at = 0; at < value.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(value);
    const wrong = (facts: PropertyFault, { length } = found?.[0] ?? ''): Fault => ({ facts, at: [at, at + length] });
    if (found === null) {
      const [character = ''] = value.slice(at, at + 2);
      const [hex] = /^#\w+/.exec(value.slice(at)) ?? [];
      return hex === undefined ? wrong({ why: 'character', character }, character) : wrong({ why: 'hex', hex }, hex);
    }
    const [whole, , hex = '', number, unit, word = '', sign] = found;
    const isCall = word !== '' && value[at + whole.length] === '(';
    if (hex !== '' && ![4, 5, 7, 9].includes(hex.length)) return wrong({ why: 'hex', hex });
    if (number !== undefined && unit !== undefined && !units.has(unit.toLowerCase()))
      return wrong({ why: 'unit', unit });
    if (isCall && !functions.has(word.toLowerCase())) return wrong({ why: 'function', name: word });
    if (word.startsWith('--') && !(isSettable(word) || isReadable(word))) return wrong({ why: 'reads', name: word });
    if (value.startsWith('/*', at)) return wrong({ why: 'character', character: '/*' }, '/*');
    if (sign === '(') open.push(at);
    if (sign === ')' && open.pop() === undefined) return wrong({ why: 'bracket' });
  }
  const [first] = open;
  return first === undefined ? undefined : { facts: { why: 'bracket' }, at: [first, first + 1] };
}

const plainLength = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem|em)$/i;
const workedOut = /^(?:min|max|clamp|calc)\(/i;

/** From where to where plain lengths make sense, in rem. Below the first size of text hardly anybody reads. */
const bounds = { textSize: [0.75, 12], length: [0, 20], width: [16, 160] } as const;
type Sized = keyof typeof bounds;

function faultOfLength(value: string, takes: Sized): PropertyFault | undefined {
  const [least, most] = bounds[takes];
  const wrong = { why: 'length', example: `${takes === 'length' ? '0.5rem' : `${least * 2}rem`}` } as const;
  if (value === '0') return least === 0 ? undefined : { why: 'bounds', least, most };
  if (workedOut.test(value)) {
    const calls = [...value.matchAll(/(?<![a-z-])[a-z-]+(?=\()/gi)].map(([name]) => name.toLowerCase());
    const all = [...value.matchAll(/\d([a-z%]+)/gi)].map(([, unit = '']) => unit.toLowerCase());
    const isSized = all.some((unit) => absolute.includes(unit)) && all.every((unit) => /^(?:px|r?em|vw)$/.test(unit));
    if (!calls.every((name) => sizes.includes(name)) || !isSized) return wrong;
    return takes === 'textSize' && !all.some((unit) => unit.endsWith('em')) ? { why: 'zoom' } : undefined;
  }
  const [, number = '', unit = ''] = plainLength.exec(value) ?? [];
  if (unit === '') return wrong;
  const inRem = Number(number) / (unit.toLowerCase() === 'px' ? 16 : 1);
  return inRem < least || inRem > most ? { why: 'bounds', least, most } : undefined;
}

const outsideBrackets = (separator: string): RegExp => new RegExp(`${separator}(?![^()]*\\))`);

function isShadow(value: string, isColor: IsColor): boolean {
  return value.split(outsideBrackets(',')).every((each) => {
    const words = each.trim().split(outsideBrackets('\\s+'));
    const lengths = words.filter((word) => word === '0' || plainLength.test(word));
    const others = words.filter((word) => !lengths.includes(word) && word !== 'inset');
    return lengths.length >= 2 && lengths.length <= 4 && others.length <= 1 && others.every(isColor);
  });
}

function faultOfKind(value: string, takes: PropertyValue, isColor: IsColor): PropertyFault | undefined {
  if (takes === 'weight') return /^[1-9]00$/.test(value) ? undefined : { why: 'weight' };
  if (takes === 'shadow') return value === 'none' || isShadow(value, isColor) ? undefined : { why: 'shadow' };
  return faultOfLength(value, takes);
}

/** What is wrong with the value of a property; undefined for a good one. @param takes of one of the look: what it takes */
export function faultIn(value: string, isColor: IsColor, takes?: PropertyValue): Fault | undefined {
  const whole: Fault['at'] = [0, value.length];
  if (value.trim() === '') return { facts: { why: 'empty' }, at: whole };
  if (value.length > LONGEST_PROPERTY) return { facts: { why: 'long', most: LONGEST_PROPERTY }, at: whole };
  const inCss = faultOfCss(value);
  if (inCss !== undefined || takes === undefined) return inCss;
  const facts = faultOfKind(value.trim(), takes, isColor);
  return facts && { facts, at: whole };
}

/** The same for one half of `{ light: ..., dark: ... }`. */
export function faultInColor(value: string, isColor: IsColor): Fault | undefined {
  const inCss = faultIn(value, isColor);
  const isRead = /^var\(--look-[\w-]+-color\)$/.test(value.trim());
  if (inCss !== undefined || isRead || isColor(value.trim())) return inCss;
  return { facts: { why: 'color', value }, at: [0, value.length] };
}

export const themeRules: readonly Rule[] = [
  /** The colours and fonts of a site. What knows colours is loaded only for a site that names one. */
  { find: checkTheme },
  /** CSS custom properties: those that site.yaml sets, held against what blocks of the site's own read. */
  { find: checkProperties },
];

const isName = (key: ColorKey, value: string): boolean =>
  colorNames[key].some((name) => name === value.trim().toLowerCase());

async function notAColor(site: Content, key: ColorKey, node: TextNode): Promise<Finding[]> {
  const { value } = node;
  const { colorElsewhere, cssNames, hexOf, isHex } = await import('../../theme/color.ts');
  const found = hexOf(value);
  if (isHex(found)) return [];
  const names = colorNames[key];
  const all = [...names, ...cssNames];
  const same = key === 'neutral' ? undefined : colorElsewhere.get(value.trim().toLowerCase());
  const suggestion =
    found === 'transparent'
      ? undefined
      : (same ?? choiceCalled(key, value, names) ?? choiceCalled('brand', value, names) ?? nearest(value, all));
  const facts = { key, value, suggestion, names, isTransparent: found === 'transparent' };
  const mistake = finding('unknown-color', inText(site.source, node.range), facts);
  const isCalled = (): boolean => same !== undefined || isCertainChoice(value, key);
  return [
    withMeant(mistake, { name: value, suggestion, known: all, isCalled }, (meant) =>
      rewriteScalar(site.source, node, node.style === 'plain' ? plainOrQuoted(meant) : meant),
    ),
  ];
}

/** How far apart two colours are when visitors would notice: a distance in OKLab. */
const NOTICED = 0.05;

/** Text of the brand colour that can't be read as it is, and so is drawn in a darker shade. */
async function changedText(site: Content, node: TextNode): Promise<Finding[]> {
  const { themeOf } = await import('../../theme/theme.ts');
  const { differenceEuclidean } = await import('culori');
  const { value: given } = node;
  const shown = themeOf({ brand: given }).brand.light.text;
  if (differenceEuclidean('oklab')(given, shown) < NOTICED) return [];
  return [finding('brand-changed', inText(site.source, node.range), { given, shown })];
}

/** Of the path of a font file, its address: `public/fonts/own.woff2` is at `/fonts/own.woff2`. */
function addressOf(written: string): string | undefined {
  const path = written.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:public\/)?/, '');
  return fontFormatOf(written) === undefined ? undefined : `/${path}`;
}

/** Fonts are included, the device's, or files in `public/`. */
function checkFont(site: Content, key: 'heading' | 'body', index: SiteIndex): Finding[] {
  const node = nodeAt(site.root, ['theme', 'fonts', key]);
  if (!isText(node) || node.value.trim() === '') return [];
  const { value } = node;
  if (!isFontPath(value)) {
    if (familyNamed(value) !== undefined) return [];
    const address = addressOf(value);
    const isThere = address !== undefined && index.isServed(address);
    // Another name is another kind of letter, however it is spelt: Sora isn't Lora.
    const near = fontNames.find((name) => isSlip(value, name));
    const like = choiceCalled('fonts', value, fontNames);
    // What names no typeface means that of the device.
    const isAny = like !== undefined && isCertainChoice(value, 'fonts');
    const suggestion = isThere ? address : isAny ? like : near;
    const facts = { value, suggestion, like, names: fontNames };
    const mistake = finding('unknown-font', inText(site.source, node.range), facts);
    const name = { name: value, suggestion, known: fontNames, isCalled: () => isAny };
    return [withMeant(mistake, name, (meant) => rewriteScalar(site.source, node, meant))];
  }
  const wrong = (problem: 'form' | 'missing' | 'unread'): Finding[] => [
    finding('bad-font-file', inText(site.source, node.range), { value, problem }),
  ];
  if (fontFormatOf(value) === undefined) return wrong('form');
  if (!index.isServed(value)) return wrong('missing');
  return index.isBrokenFont(value) ? wrong('unread') : [];
}

async function checkTheme(index: SiteIndex): Promise<Finding[]> {
  const site = index.settings;
  if (site === undefined) return [];
  const found: Finding[] = (['heading', 'body'] as const).flatMap((key) => checkFont(site, key, index));
  for (const key of ['brand', 'accent', 'neutral'] as const) {
    const node = nodeAt(site.root, ['theme', key]);
    if (!isText(node) || node.value.trim() === '' || isName(key, node.value)) continue;
    const mistakes = await notAColor(site, key, node);
    addAll(found, mistakes);
    if (mistakes.length === 0 && key === 'brand') addAll(found, await changedText(site, node));
  }
  return found;
}

async function checkProperties(index: SiteIndex): Promise<Finding[]> {
  const { settings, propertyUses: uses } = index;
  const written = settings && nodeAt(settings.root, ['theme', 'properties']);
  const entries = written?.kind === 'map' ? written.entries.slice(0, MOST_COUNTED) : [];
  const set = new Set(entries.map(({ key }) => key));
  const found = uses.flatMap(({ name, at }) => (at === undefined || set.has(name) ? [] : unset(name, at, set)));
  if (settings === undefined || entries.length === 0) return found;
  const { source } = settings;
  const [tooMany] = entries.filter(({ key }) => isOwnProperty(key)).slice(MOST_OWN_PROPERTIES);
  if (tooMany !== undefined) {
    const facts = { why: 'many', most: MOST_OWN_PROPERTIES } as const;
    return [...found, finding('unknown-property', inText(source, tooMany.keyRange), facts)];
  }
  const { hexOf } = await import('../../theme/color.ts');
  const isColor: IsColor = (text) => hexOf(text) !== 'unknown';
  const isRead = new Set(uses.map(({ name }) => name));
  const areKnown = uses.every(({ name }) => !name.endsWith('-'));
  for (const entry of entries) {
    const misnamed = wrongName(source, entry);
    addAll(found, misnamed ?? wrongValue(source, entry, isColor));
    const isIdle = misnamed === undefined && isOwnProperty(entry.key) && areKnown && !isRead.has(entry.key);
    if (isIdle) found.push(finding('unread-property', inText(source, entry.keyRange), { name: entry.key }));
  }
  return found;
}

function unset(name: string, at: NonNullable<SiteIndex['propertyUses'][number]['at']>, set: ReadonlySet<string>) {
  const isOfLook = name.startsWith('--look-');
  // A name that is put together may be any.
  if (name.endsWith('-') || (isOfLook && lookPropertyNames.includes(name))) return [];
  const suggestion = nearest(name, isOfLook ? lookPropertyNames : [...set].filter(isOwnProperty));
  return [finding('unset-property', at, { name, suggestion, isOfLook })];
}

const settableNames = Object.keys(settable);

/** What is wrong with the name of a property; undefined for a good one. */
function wrongName(source: SourceText, { key: name, keyRange }: Entry): Finding[] | undefined {
  if (isSettable(name) || isOwnProperty(name)) return undefined;
  const at = inText(source, keyRange);
  if (isReadable(name)) return [finding('unknown-property', at, { why: 'made', name, from: readable[name].from })];
  if (name.startsWith('--site-')) return [finding('unknown-property', at, { why: 'own', name })];
  if (name.startsWith('--look-')) {
    const suggestion = nearest(name, settableNames);
    const mistake = finding('unknown-property', at, { why: 'look', name, suggestion, known: settableNames });
    return [
      withMeant(mistake, { name, suggestion, known: settableNames }, (meant) => [rewrite(source, keyRange, meant)]),
    ];
  }
  // `cardRadius`, `card-radius`, `--card-radius`; or a property of their own without the beginning.
  const plain = name.replace(/^-+/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ofLook = nearest(`--look-${plain}`, settableNames);
  const isAlmost = ofLook === `--look-${plain}`;
  const suggestion = isAlmost ? ofLook : [`--site-${plain}`].find(isOwnProperty);
  const mistake = finding('unknown-property', at, { why: 'other', name, suggestion });
  return [withAnswer(mistake, suggestion === undefined ? [] : [rewrite(source, keyRange, suggestion)], false)];
}

function wrongValue(source: SourceText, { key, value }: Entry, isColor: IsColor): Finding[] {
  const takes = isSettable(key) ? settable[key].takes : undefined;
  const whole = (facts: PropertyFault): Finding[] => [finding('property-value', inText(source, value.range), facts)];
  if (value.kind === 'scalar') return inScalar(source, value, faultIn(textIn(value), isColor, takes));
  if (takes !== undefined) return whole({ why: 'text' });
  if (value.kind === 'list') return whole({ why: 'many' });
  const keys = value.entries.map((entry) => entry.key);
  if (keys.toSorted().join(' ') !== 'dark light') return whole({ why: 'modes', keys });
  return value.entries.flatMap(({ value: node }) =>
    node.kind === 'scalar'
      ? inScalar(source, node, faultInColor(textIn(node), isColor))
      : whole({ why: 'modes', keys: [] }),
  );
}

const textIn = ({ value }: ScalarNode): string => (value === null ? '' : String(value));

function inScalar(source: SourceText, node: ScalarNode, fault: Fault | undefined): Finding[] {
  if (fault === undefined) return [];
  const [start, end] = fault.at;
  const range = locate(node, textIn(node).slice(start, end), start);
  return [finding('property-value', inText(source, range), fault.facts)];
}
