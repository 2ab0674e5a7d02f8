import type { PropertyFault } from '../../../diagnostics/messages/told.ts';
import { addAll } from '../../../model/lists.ts';
import {
  isOwnProperty,
  isReadable,
  isSettable,
  lookPropertyNames,
  MOST_OWN_PROPERTIES,
  readable,
  settable,
} from '../../../model/look-properties.ts';
import { choiceCalled } from '../../../schema/schemas/choice-words.ts';
import { isSlip, nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../../yaml/findings/most.ts';
import { rewriteScalar } from '../../../yaml/syntax/rewrite.ts';
import { type Entry, type Node, nodeAt, type ScalarNode } from '../../../yaml/syntax/tree.ts';
import { rewrite } from '../../../yaml/text/edits.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { locate } from '../../texts/locate.ts';
import { familyNamed, fontFormatOf, fontNames, isFontPath } from '../../theme/fonts.ts';
import { type ColorKey, colorNames } from '../../theme/names.ts';
import { type Fault, faultIn, faultInColor, type IsColor } from '../../theme/property-value.ts';
import type { Content } from '../contents.ts';
import { withMeant } from '../meant.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const themeRules: readonly Rule[] = [
  /** The colours and fonts of a site. What knows colours is loaded only for a site that names one. */
  { find: checkTheme },
  /** CSS custom properties: those that site.yaml sets, held against what blocks of the site's own read. */
  { find: checkProperties },
];

type Scalar = Extract<Node, { kind: 'scalar' }>;

const isName = (key: ColorKey, value: string): boolean =>
  colorNames[key].some((name) => name === value.trim().toLowerCase());

/** A text that is no colour, and no name of ours. */
async function notAColor(site: Content, key: ColorKey, node: Scalar): Promise<Finding[]> {
  const value = String(node.value);
  const { cssNames, hexOf, isHex } = await import('../../theme/color.ts');
  const found = hexOf(value);
  if (isHex(found)) return [];
  const names = colorNames[key];
  const all = [...names, ...cssNames];
  const suggestion = found === 'transparent' ? undefined : (choiceCalled('brand', value, names) ?? nearest(value, all));
  const facts = { key, value, suggestion, names, isTransparent: found === 'transparent' };
  const mistake = finding('unknown-color', inText(site.source, node.range), facts);
  return [
    withMeant(mistake, { name: value, suggestion, known: all }, (meant) => rewriteScalar(site.source, node, meant)),
  ];
}

/** How far apart two colours are when visitors would notice: a distance in OKLab. */
const NOTICED = 0.05;

/** Text of the brand colour that can't be read as it is, and so is drawn in a darker shade. */
async function changedText(site: Content, node: Scalar): Promise<Finding[]> {
  const { themeOf } = await import('../../theme/theme.ts');
  const { differenceEuclidean } = await import('culori');
  const given = String(node.value);
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
  if (node?.kind !== 'scalar' || typeof node.value !== 'string' || node.value.trim() === '') return [];
  const value = node.value;
  if (!isFontPath(value)) {
    if (familyNamed(value) !== undefined) return [];
    const address = addressOf(value);
    const isThere = address !== undefined && index.isServed(address);
    // Another name is another kind of letter, however it is spelt: Sora isn't Lora.
    const near = fontNames.find((name) => isSlip(value, name));
    const suggestion = isThere ? address : near;
    const facts = { value, suggestion, like: choiceCalled('fonts', value, fontNames), names: fontNames };
    const mistake = finding('unknown-font', inText(site.source, node.range), facts);
    const name = { name: value, suggestion, known: fontNames };
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
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') continue;
    if (node.value.trim() === '' || isName(key, node.value)) continue;
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

/** What a block reads, and nobody sets. */
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
  const edits = suggestion === undefined ? undefined : [rewrite(source, keyRange, suggestion)];
  return [withAnswer(mistake, edits, false)];
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
