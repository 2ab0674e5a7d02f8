import { addAll } from '../../model/lists.ts';
import { choiceCalled } from '../../schema/schemas/choice-words.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { type Node, nodeAt } from '../../yaml/syntax/tree.ts';
import { familyNamed, fontFormats, fontNames, isFontPath } from '../theme/fonts.ts';
import { type ColorKey, colorNames } from '../theme/names.ts';
import type { Content } from './contents.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

type Scalar = Extract<Node, { kind: 'scalar' }>;

const isName = (key: ColorKey, value: string): boolean =>
  colorNames[key].some((name) => name === value.trim().toLowerCase());

/** A text that is no colour, and no name of ours. */
async function notAColor(site: Content, key: ColorKey, node: Scalar): Promise<Finding[]> {
  const value = String(node.value);
  const { cssNames, hexOf, isHex } = await import('../theme/color.ts');
  const found = hexOf(value);
  if (isHex(found)) return [];
  const names = colorNames[key];
  const all = [...names, ...cssNames];
  const suggestion = found === 'transparent' ? undefined : (choiceCalled('brand', value, names) ?? nearest(value, all));
  const facts = { key, value, suggestion, names, isTransparent: found === 'transparent' };
  const mistake = finding('unknown-color', inText(site.source, node.range), facts);
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
  return [finding('brand-changed', inText(site.source, node.range), { given, shown })];
}

/** Of the path of a font file, its address: `public/fonts/own.woff2` is at `/fonts/own.woff2`. */
function addressOf(written: string): string | undefined {
  const ending = /\.(\w+)$/.exec(written)?.[1]?.toLowerCase() ?? '';
  const path = written.replaceAll('\\', '/').replace(/^(?:\.?\/)?(?:public\/)?/, '');
  return fontFormats[ending] === undefined ? undefined : `/${path}`;
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
    const suggestion = isThere ? address : nearest(value, fontNames);
    const mistake = finding('unknown-font', inText(site.source, node.range), { value, suggestion, names: fontNames });
    const edits = suggestion === undefined ? undefined : rewriteScalar(site.source, node, suggestion);
    return [withAnswer(mistake, edits, isOnlyNearest(value, suggestion, fontNames))];
  }
  const format = fontFormats[/\.(\w+)$/.exec(value)?.[1]?.toLowerCase() ?? ''];
  const wrong = (problem: 'form' | 'missing' | 'unread'): Finding[] => [
    finding('bad-font-file', inText(site.source, node.range), { value, problem }),
  ];
  if (format === undefined) return wrong('form');
  if (!index.isServed(value)) return wrong('missing');
  return index.isBrokenFont(value) ? wrong('unread') : [];
}

/** The colours and fonts of a site. What knows colours is loaded only for a site that names one. */
export const themeRule: SiteRule = { scope: 'site', find: checkTheme };

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
