import { type Finding, finding, withAnswer } from '../findings/finding.ts';
import { choiceCalled } from '../shape/schema/choice-words.ts';
import { isOnlyNearest, nearest } from '../shape/schema/suggest.ts';
import { familyNamed, fontFormats, fontNames, isFontPath } from '../theme/fonts.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { type Node, nodeAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** The keys of a theme that take a colour. */
const colorKeys = ['brand', 'accent', 'neutral'] as const;
type ColorKey = (typeof colorKeys)[number];

type Scalar = Extract<Node, { kind: 'scalar' }>;
type Colors = typeof import('../theme/color.ts') & typeof import('../theme/neutrals.ts');

/** The names of ours that a key takes. */
const namesFor = (key: ColorKey, { paletteNames, accentNames, neutralNames }: Colors): readonly string[] =>
  key === 'brand' ? paletteNames : key === 'accent' ? accentNames : neutralNames;

/** A text that is no colour. */
function notAColor(site: Content, key: ColorKey, node: Scalar, colors: Colors): Finding[] {
  const value = String(node.value);
  const names = namesFor(key, colors);
  if (value.trim() === '' || names.includes(value.trim().toLowerCase())) return [];
  const found = colors.hexOf(value);
  if (colors.isHex(found)) return [];
  const all = [...names, ...colors.cssNames];
  const suggestion = found === 'transparent' ? undefined : (choiceCalled('brand', value, names) ?? nearest(value, all));
  const facts = { key, value, suggestion, names, isTransparent: found === 'transparent' };
  const mistake = finding('unknown-color', site.source, node.range, facts);
  const edits = suggestion === undefined ? undefined : rewriteScalar(site.source, node, suggestion);
  return [withAnswer(mistake, edits, isOnlyNearest(value, suggestion, all))];
}

/** How far apart two colours are when visitors would notice: a distance in OKLab. */
const NOTICED = 0.05;

/** Text of the brand colour that can't be read as it is, and so is drawn in a darker shade. */
async function changedText(site: Content, node: Scalar): Promise<Finding[]> {
  const { themeOf } = await import('../theme/theme.ts');
  const { differenceEuclidean } = await import('culori');
  const given = String(node.value);
  const shown = themeOf({ brand: given }).brand.light.text;
  if (differenceEuclidean('oklab')(given, shown) < NOTICED) return [];
  return [finding('brand-changed', site.source, node.range, { given, shown })];
}

/** Fonts are included, the device's, or files in `public/`. */
function checkFont(site: Content, key: 'heading' | 'body', publicFiles: ReadonlySet<string>): Finding[] {
  const node = nodeAt(site.root, ['theme', 'fonts', key]);
  if (node?.kind !== 'scalar' || typeof node.value !== 'string' || node.value.trim() === '') return [];
  const value = node.value;
  if (!isFontPath(value)) {
    if (familyNamed(value) !== undefined) return [];
    const suggestion = nearest(value, fontNames);
    const mistake = finding('unknown-font', site.source, node.range, { value, suggestion, names: fontNames });
    const edits = suggestion === undefined ? undefined : rewriteScalar(site.source, node, suggestion);
    return [withAnswer(mistake, edits, isOnlyNearest(value, suggestion, fontNames))];
  }
  const format = fontFormats[/\.(\w+)$/.exec(value)?.[1]?.toLowerCase() ?? ''];
  if (format === undefined) return [finding('bad-font-file', site.source, node.range, { value, isMissing: false })];
  return publicFiles.has(value) ? [] : [finding('bad-font-file', site.source, node.range, { value, isMissing: true })];
}

/** The colours and fonts of a site. What knows colours is loaded only for a site that names one. */
export async function checkTheme(site: Content | undefined, publicFiles: ReadonlySet<string>): Promise<Finding[]> {
  if (site === undefined) return [];
  const found: Finding[] = (['heading', 'body'] as const).flatMap((key) => checkFont(site, key, publicFiles));
  for (const key of colorKeys) {
    const node = nodeAt(site.root, ['theme', key]);
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') continue;
    const colors = { ...(await import('../theme/color.ts')), ...(await import('../theme/neutrals.ts')) };
    const mistakes = notAColor(site, key, node, colors);
    found.push(...mistakes);
    const isOwn = mistakes.length === 0 && !namesFor(key, colors).includes(node.value.trim().toLowerCase());
    if (isOwn && key === 'brand') found.push(...(await changedText(site, node)));
  }
  return found;
}
