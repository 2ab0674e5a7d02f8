import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Family, families, fontFormats } from '../../content/theme/fonts.ts';
import type { Font, FontFaces, FontFile, FontMeasures } from '../../model/theme.ts';
import type { SiteFile } from '../../outputs/output.ts';

const packages = createRequire(import.meta.url);

/** The letters beyond those of English, German and French, for the languages of Europe. Browsers fetch the file for a page that has one. */
const extended =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F';

/** Other scripts, by the languages that are written in them. */
const scripts: readonly (readonly [subset: string, range: string, languages: readonly string[]])[] = [
  ['cyrillic', 'U+400-45F,U+490-491,U+4B0-4B1,U+2116', ['be', 'bg', 'kk', 'mk', 'ru', 'sr', 'uk']],
  ['greek', 'U+370-3FF', ['el']],
  ['vietnamese', 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1B0,U+300-309,U+323,U+329,U+1EA0-1EF9,U+20AB', ['vi']],
];

/** The style sheet of each package: its files are beside it. */
const sheets: Readonly<Record<string, () => string>> = {
  archivo: () => packages.resolve('@fontsource-variable/archivo/index.css'),
  'dm-sans': () => packages.resolve('@fontsource-variable/dm-sans/index.css'),
  fraunces: () => packages.resolve('@fontsource-variable/fraunces/index.css'),
  'ibm-plex-sans': () => packages.resolve('@fontsource-variable/ibm-plex-sans/index.css'),
  inter: () => packages.resolve('@fontsource-variable/inter/index.css'),
  lora: () => packages.resolve('@fontsource-variable/lora/index.css'),
  nunito: () => packages.resolve('@fontsource-variable/nunito/index.css'),
  'source-serif-4': () => packages.resolve('@fontsource-variable/source-serif-4/index.css'),
  'space-grotesk': () => packages.resolve('@fontsource-variable/space-grotesk/index.css'),
};

function packageOf(slug: string): string {
  const sheet = sheets[slug];
  if (sheet === undefined) throw new Error(`There is no package for the font ${slug}.`);
  return dirname(sheet());
}

const folderOf = (slug: string): string => join(packageOf(slug), 'files');

const known = new Map<string, FontFile | undefined>();

/** A file of a family, under a name that changes with what is in it; undefined if the family doesn't have the letters. */
function fileOf(slug: string, subset: string): FontFile | undefined {
  const name = `${slug}-${subset}-wght-normal.woff2`;
  if (known.has(name)) return known.get(name);
  const file = read(slug, name);
  known.set(name, file);
  return file;
}

function read(slug: string, name: string): FontFile | undefined {
  const subsets = Object.keys(unicodeOf(slug)).map((subset) => subset.replace(/[[\]]/g, ''));
  if (!subsets.some((subset) => name === `${slug}-${subset}-wght-normal.woff2`)) return undefined;
  const hash = createHash('sha256')
    .update(readFileSync(join(folderOf(slug), name)))
    .digest('hex')
    .slice(0, 8);
  return { path: `assets/${name.replace('-wght-normal.woff2', '')}-${hash}.woff2`, slug, name };
}

/** The letters in each subset of a family, as its package lists them. */
function unicodeOf(slug: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(packageOf(slug), 'unicode.json'), 'utf8'));
}

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

const standIns = {
  sans: [
    ['Arial', 'Liberation Sans', 'Helvetica'],
    ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
  ],
  serif: [
    ['Times New Roman', 'Liberation Serif', 'Times'],
    ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
  ],
} as const;

/** What stands in for a family until it is there, with its measures, so that nothing moves then. */
function fallbackOf(name: string, { serifs, widths, ascent, descent }: FontMeasures): string {
  const [regular, bold] = standIns[serifs ? 'serif' : 'sans'];
  const face = (weights: string, names: readonly string[], scale: number): string =>
    `@font-face{font-family:"${name} Fallback";font-weight:${weights};` +
    `src:${names.map((local) => `local("${local}")`).join(',')};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`;
  return face('100 599', regular, widths[0]) + face('600 1000', bold, widths[1]);
}

/** A site as its fonts need it. */
export type Setting = {
  /** It says which letters pages may have. */
  readonly language: string;
  /** The path that the site is served under. */
  readonly base: string;
  /** The measures of the author's own fonts, by their addresses. */
  readonly measured?: ReadonlyMap<string, FontMeasures> | undefined;
};

function includedFaces(
  name: string,
  family: Family & { readonly slug: string },
  { language, base }: Setting,
): FontFaces {
  const { slug, weights } = family;
  const [short = ''] = language.split('-');
  const others = scripts.filter(([, , languages]) => languages.includes(short));
  const subsets = [['latin', ''], ['latin-ext', extended], ...others].flatMap(([subset = '', range]) => {
    const file = fileOf(slug, String(subset));
    return file === undefined ? [] : [{ file, range }];
  });
  const css = subsets.map(
    ({ file, range }) =>
      `@font-face{font-family:"${name}";src:url("${base}${file.path}") format("woff2");font-weight:${weights};` +
      `font-display:swap${range === '' ? '' : `;unicode-range:${range}`}}`,
  );
  const [first] = subsets;
  return {
    css: css.join('') + fallbackOf(name, family),
    preloads: first === undefined ? [] : [base + first.file.path],
    files: subsets.map(({ file }) => file),
  };
}

function ownFaces(name: string, file: string, { base, measured }: Setting): FontFaces {
  const measures = measured?.get(file);
  const format = fontFormats[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
  const url = base.slice(0, -1) + file;
  const css = `@font-face{font-family:"${name}";src:url("${url}") format("${format}");font-weight:100 900;font-display:swap}`;
  return { css: css + (measures === undefined ? '' : fallbackOf(name, measures)), preloads: [url], files: [] };
}

function facesOfFont({ name, file }: Font, setting: Setting): FontFaces {
  if (file !== undefined) return ownFaces(name, file, setting);
  const family = families[name];
  // The builder's own comes with the app, and the device's are there.
  if (family?.slug === undefined) return { css: '', preloads: [], files: [] };
  return includedFaces(name, { ...family, slug: family.slug }, setting);
}

/** What pages need of the fonts of a theme. */
export function fontFacesOf(fonts: readonly Font[], setting: Setting): FontFaces {
  const different = fonts.filter(({ name }, index) => fonts.findIndex((other) => other.name === name) === index);
  const faces = different.map((font) => facesOfFont(font, setting));
  return {
    css: faces.map(({ css }) => css).join(''),
    preloads: faces.flatMap(({ preloads }) => preloads),
    files: faces.flatMap(({ files }) => files),
  };
}

/** The files of included fonts, to publish. */
export function fontFiles(faces: FontFaces | undefined): SiteFile[] {
  return (faces?.files ?? []).map(({ path, slug, name }) => ({
    path,
    from: join(folderOf(slug), name),
    inside: folderOf(slug),
    hashed: true,
  }));
}

const rule = '-'.repeat(80);

/** The licences of included fonts, to follow those of all else that visitors receive. */
export function fontNotices(faces: FontFaces | undefined): string {
  const slugs = [...new Set((faces?.files ?? []).map(({ slug }) => slug))];
  return slugs
    .map((slug) => {
      const text = readFileSync(join(packageOf(slug), 'LICENSE'), 'utf8').trim();
      return `\n${rule}\n${slug}, the typeface (OFL-1.1)\n\n${text}\n`;
    })
    .join('');
}
