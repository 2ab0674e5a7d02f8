import { parseUrl, transformUrl } from 'unpic';
import type { Scene } from '../../model/generated/written.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Drawing, Hue, IconNode, Image, ImageFile } from '../../model/media.ts';
import { coverKey, type Size } from '../../model/site.ts';
import type { Ornament } from '../../model/theme.ts';
import type { Facts } from './inputs.ts';
import { withBase } from './links.ts';
import { drawingOf } from './scene/scene.ts';
import { textOf, type WordsContext } from './texts.ts';

const [width, height] = [640, 400];

const [count, gap, radius] = [8, 24, 14];

/** A step of the terraces: how far from the left, and how far down it goes. A rise is below zero. */
type Step = readonly [x: number, drop: number];

const hues: readonly Hue[] = ['brand', 'accent', 'success', 'neutral'];

/** The kinds that every site has; those of an author get one of the hues by their name. */
const ownHues: Readonly<Record<string, Hue>> = {
  article: 'brand',
  webinar: 'accent',
  guide: 'success',
  whitepaper: 'neutral',
  'case-study': 'brand',
};

type DrawnCover = { readonly drawing: Drawing; readonly hue: Hue };

/**
 * A cover for what has no picture: a flight of terraces in section, or rings where the site's ornament isn't a stepwell. The same
 * address always has the same.
 * @param seed the address
 * @param kind what kind of page it is, which decides the hue
 */
export function coverOf(seed: string, kind: string, ornament: Ornament): DrawnCover {
  const chance = chanceFrom(hashOf(seed));
  const shapes = ornament === 'stepwell' ? terraces(chance) : rings(chance);
  const hue = ownHues[kind] ?? hues[hashOf(kind) % hues.length] ?? 'brand';
  return { drawing: { viewBox: `0 0 ${width} ${height}`, shapes, labels: [] }, hue };
}

const strengthOf = (index: number): string =>
  String(Math.round(100 * (0.85 * (1 - index / count) ** 1.2 + 0.12)) / 100).replace(/^0/, '');

function terraces(chance: () => number): IconNode[] {
  const steps = stepsBy(chance);
  const top = 90 + Math.round(chance() * 9) * 10;
  const lines = Array.from({ length: count }, (_, index): IconNode => {
    return ['path', { class: 'strand', opacity: strengthOf(index), d: lineOf(steps, top, index * gap) }];
  });
  return [...lines, lightOn(steps, top, chance)];
}

function rings(chance: () => number): IconNode[] {
  const x = width / 2 + Math.round(chance() * 25) * 10;
  const y = 60 + Math.round(chance() * 28) * 10;
  const first = 40 + Math.round(chance() * 4) * 10;
  return Array.from({ length: count }, (_, index): IconNode => {
    const r = first + (count - 1 - index) * 2 * gap;
    const d = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    return ['path', { class: 'strand', opacity: strengthOf(count - 1 - index), d }];
  });
}

/** A number for a text, and a wholly other one for a text that is nearly the same (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 to 1 that follow from the first one. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function stepsBy(chance: () => number): readonly Step[] {
  const steps = 3 + Math.floor(chance() * 3);
  const turn = Math.floor(chance() * (steps + 1));
  const wide = (width - 120) / steps;
  return Array.from({ length: steps }, (_, index): Step => {
    const x = 80 + wide * index + chance() * (wide - 50);
    const drop = 50 + 10 * Math.floor(chance() * 5);
    return [Math.round(x / 5) * 5, index < turn ? drop : -drop];
  });
}

function lineOf(steps: readonly Step[], top: number, inset: number): string {
  const treads = steps.map(([x, drop]) => {
    // Inner lines lie lower, and nearer the edges: down steps move left, up steps move right.
    const at = drop > 0 ? x - inset : x + inset;
    const turn = drop > 0 ? radius : -radius;
    return `H${at - radius}q${radius} 0 ${radius} ${turn}v${drop - 2 * turn}q0 ${turn} ${radius} ${turn}`;
  });
  return `M-200 ${top + inset}${treads.join('')}H900V${height + 99}H-200z`.replaceAll(' -', '-');
}

function lightOn(steps: readonly Step[], top: number, chance: () => number): IconNode {
  const at = 1 + Math.floor(chance() * (steps.length - 1));
  const drop = steps.slice(0, at).reduce((sum, [, down]) => sum + down, 0);
  const [right] = steps[at] ?? [width];
  const left = steps[at - 1]?.[0] ?? 40;
  const middle = Math.round((left + right) / 2);
  const half = Math.min(28, Math.max(8, Math.round((right - left) / 2) - radius - 6));
  return ['path', { class: 'light line', d: `M${middle - half} ${top + drop}h${2 * half}` }];
}

export type ImageContext = WordsContext & Pick<Facts, 'measured' | 'ornament'> & { readonly base: string };

export function imageOf(value: Json, context: ImageContext): Image {
  if (!isObject(value)) throw new Error('A picture is not a map.');
  const cover = value[coverKey];
  if (isObject(cover)) return coverImage(cover, context);
  if (value.scene === undefined) return imageFileOf(value, context);
  // The type is generated from the schema that the scene was held against.
  const scene = value.scene as unknown as Scene;
  return { drawing: drawingOf(scene, (text) => textOf(text, context)), alt: altOf(value, context) };
}

function coverImage({ seed, kind, words }: JsonObject, context: ImageContext): Image {
  const { drawing, hue } = coverOf(String(seed), String(kind), context.ornament());
  return { drawing, alt: '', cover: { words: textOf(String(words), context), hue } };
}

export function imageFileOf({ dark, ...value }: JsonObject, context: ImageContext): ImageFile {
  const path = String(value.src);
  const size = sizeOf(value, path, context);
  const srcSet = srcSetOf(path, size);
  return {
    src: withBase(context.base, path),
    alt: altOf(value, context),
    ...(size ?? {}),
    ...(srcSet === undefined ? {} : { srcSet }),
    ...(dark === undefined ? {} : { dark: imageFileOf({ ...value, src: dark }, context) }),
  };
}

function altOf({ decorative, alt }: JsonObject, context: ImageContext): Image['alt'] {
  return decorative === true || alt === undefined ? '' : textOf(String(alt), context);
}

function sizeOf({ width, height }: JsonObject, path: string, context: ImageContext): Size | undefined {
  if (typeof width === 'number' && typeof height === 'number') return { width, height };
  const measured = context.measured(path);
  if (measured === undefined) return undefined;
  if (typeof width === 'number') return { width, height: Math.round((width * measured.height) / measured.width) };
  if (typeof height === 'number') return { width: Math.round((height * measured.width) / measured.height), height };
  return measured;
}

/** In CSS pixels: from a small phone's whole width to a desktop's half, each about a third more than the one before. */
const widths = [360, 480, 640, 828, 1080, 1440, 1920];

/**
 * The `srcset` of a picture whose host makes smaller ones on demand; undefined for any other picture.
 * @param src as the author wrote it
 * @param size as it comes from `src`: no larger one is asked for, and the ratio stays
 */
function srcSetOf(src: string, size: Size | undefined): string | undefined {
  if (size === undefined || !src.startsWith('https://')) return undefined;
  // Asked for only where the address says so already: a height makes some hosts cut the picture.
  const isCut = parseUrl(src)?.operations?.height !== undefined;
  // The host's own widths below the one the author chose, and that one.
  const offered = [...widths.filter((width) => width < size.width * 0.9), size.width];
  const addresses = offered.map((width) => {
    const height = isCut ? { height: Math.round((width * size.height) / size.width) } : {};
    const address = transformUrl({ url: src, width, ...height });
    // Spaces and a comma at the end would end an entry of a `srcset`.
    return address && `${address.replace(/[\s,]/g, encodeURIComponent)} ${width}w`;
  });
  return addresses.includes(undefined) ? undefined : addresses.join(', ');
}
